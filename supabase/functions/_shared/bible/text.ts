import type { BookCode } from './books.ts'
import { verseSpans } from './canon.ts'
import type { BibleReference } from './reference.ts'

/** Stands under every outline: the licence asks for the source and its authors. */
export const BIBLE_CREDIT =
  'Textos bíblicos: Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, sites.google.com/site/biblialivre, com pequenos ajustes. Licença Creative Commons Atribuição 3.0 Brasil (creativecommons.org/licenses/by/3.0/br).'

type Chapters = readonly (readonly string[])[]

// Literal specifiers, because a deployed function carries only the files that its imports name.
const LOADERS: Record<BookCode, () => Promise<{ default: Chapters }>> = {
  GEN: () => import('./books/GEN.json', { with: { type: 'json' } }),
  EXO: () => import('./books/EXO.json', { with: { type: 'json' } }),
  LEV: () => import('./books/LEV.json', { with: { type: 'json' } }),
  NUM: () => import('./books/NUM.json', { with: { type: 'json' } }),
  DEU: () => import('./books/DEU.json', { with: { type: 'json' } }),
  JOS: () => import('./books/JOS.json', { with: { type: 'json' } }),
  JDG: () => import('./books/JDG.json', { with: { type: 'json' } }),
  RUT: () => import('./books/RUT.json', { with: { type: 'json' } }),
  '1SA': () => import('./books/1SA.json', { with: { type: 'json' } }),
  '2SA': () => import('./books/2SA.json', { with: { type: 'json' } }),
  '1KI': () => import('./books/1KI.json', { with: { type: 'json' } }),
  '2KI': () => import('./books/2KI.json', { with: { type: 'json' } }),
  '1CH': () => import('./books/1CH.json', { with: { type: 'json' } }),
  '2CH': () => import('./books/2CH.json', { with: { type: 'json' } }),
  EZR: () => import('./books/EZR.json', { with: { type: 'json' } }),
  NEH: () => import('./books/NEH.json', { with: { type: 'json' } }),
  EST: () => import('./books/EST.json', { with: { type: 'json' } }),
  JOB: () => import('./books/JOB.json', { with: { type: 'json' } }),
  PSA: () => import('./books/PSA.json', { with: { type: 'json' } }),
  PRO: () => import('./books/PRO.json', { with: { type: 'json' } }),
  ECC: () => import('./books/ECC.json', { with: { type: 'json' } }),
  SNG: () => import('./books/SNG.json', { with: { type: 'json' } }),
  ISA: () => import('./books/ISA.json', { with: { type: 'json' } }),
  JER: () => import('./books/JER.json', { with: { type: 'json' } }),
  LAM: () => import('./books/LAM.json', { with: { type: 'json' } }),
  EZK: () => import('./books/EZK.json', { with: { type: 'json' } }),
  DAN: () => import('./books/DAN.json', { with: { type: 'json' } }),
  HOS: () => import('./books/HOS.json', { with: { type: 'json' } }),
  JOL: () => import('./books/JOL.json', { with: { type: 'json' } }),
  AMO: () => import('./books/AMO.json', { with: { type: 'json' } }),
  OBA: () => import('./books/OBA.json', { with: { type: 'json' } }),
  JON: () => import('./books/JON.json', { with: { type: 'json' } }),
  MIC: () => import('./books/MIC.json', { with: { type: 'json' } }),
  NAM: () => import('./books/NAM.json', { with: { type: 'json' } }),
  HAB: () => import('./books/HAB.json', { with: { type: 'json' } }),
  ZEP: () => import('./books/ZEP.json', { with: { type: 'json' } }),
  HAG: () => import('./books/HAG.json', { with: { type: 'json' } }),
  ZEC: () => import('./books/ZEC.json', { with: { type: 'json' } }),
  MAL: () => import('./books/MAL.json', { with: { type: 'json' } }),
  MAT: () => import('./books/MAT.json', { with: { type: 'json' } }),
  MRK: () => import('./books/MRK.json', { with: { type: 'json' } }),
  LUK: () => import('./books/LUK.json', { with: { type: 'json' } }),
  JHN: () => import('./books/JHN.json', { with: { type: 'json' } }),
  ACT: () => import('./books/ACT.json', { with: { type: 'json' } }),
  ROM: () => import('./books/ROM.json', { with: { type: 'json' } }),
  '1CO': () => import('./books/1CO.json', { with: { type: 'json' } }),
  '2CO': () => import('./books/2CO.json', { with: { type: 'json' } }),
  GAL: () => import('./books/GAL.json', { with: { type: 'json' } }),
  EPH: () => import('./books/EPH.json', { with: { type: 'json' } }),
  PHP: () => import('./books/PHP.json', { with: { type: 'json' } }),
  COL: () => import('./books/COL.json', { with: { type: 'json' } }),
  '1TH': () => import('./books/1TH.json', { with: { type: 'json' } }),
  '2TH': () => import('./books/2TH.json', { with: { type: 'json' } }),
  '1TI': () => import('./books/1TI.json', { with: { type: 'json' } }),
  '2TI': () => import('./books/2TI.json', { with: { type: 'json' } }),
  TIT: () => import('./books/TIT.json', { with: { type: 'json' } }),
  PHM: () => import('./books/PHM.json', { with: { type: 'json' } }),
  HEB: () => import('./books/HEB.json', { with: { type: 'json' } }),
  JAS: () => import('./books/JAS.json', { with: { type: 'json' } }),
  '1PE': () => import('./books/1PE.json', { with: { type: 'json' } }),
  '2PE': () => import('./books/2PE.json', { with: { type: 'json' } }),
  '1JN': () => import('./books/1JN.json', { with: { type: 'json' } }),
  '2JN': () => import('./books/2JN.json', { with: { type: 'json' } }),
  '3JN': () => import('./books/3JN.json', { with: { type: 'json' } }),
  JUD: () => import('./books/JUD.json', { with: { type: 'json' } }),
  REV: () => import('./books/REV.json', { with: { type: 'json' } }),
}

const loaded = new Map<BookCode, Promise<Chapters>>()

async function load(book: BookCode): Promise<Chapters> {
  const chapters = await LOADERS[book]()
  return chapters.default
}

async function chaptersOf(book: BookCode): Promise<Chapters> {
  const known = loaded.get(book)
  if (known !== undefined) return known
  const loading = load(book)
  loaded.set(book, loading)
  // A failed read is tried again the next time.
  loading.catch(() => loaded.delete(book))
  return loading
}

/**
 * The words of a passage in the Bíblia Livre, verses joined by a space. Null where the passage does
 * not exist or has no words (Acts 28:29). As long as the passage is: a caller that cannot use whole
 * chapters asks `verseCount` first.
 */
export async function verseText(reference: BibleReference): Promise<string | null> {
  const spans = verseSpans(reference)
  if (spans === null) return null
  const chapters = await chaptersOf(reference.book)
  const words = spans
    .flatMap((span) => chapters[span.chapter - 1]?.slice(span.first - 1, span.last) ?? [])
    .filter((verse) => verse !== '')
  return words.length > 0 ? withWholeQuotation(words.join(' ')) : null
}

/** A passage may end, or begin, in the middle of what somebody says: its marks are closed, or opened. */
function withWholeQuotation(text: string): string {
  let before = ''
  const open: string[] = []
  for (const mark of text.match(/[“”]|(?<!\p{L})‘|’(?!\p{L})/gu) ?? []) {
    if (mark === '“') open.push('”')
    else if (mark === '‘') open.push('’')
    else if (open.at(-1) === mark) open.pop()
    else if (mark === '”') before = `“${before}`
  }
  return `${before}${text}${open.toReversed().join('')}`
}
