import { verseSpans } from './canon.ts'
import { PACKED_BOOKS, VOCABULARY } from './packed-books.ts'
import type { BibleReference } from './reference.ts'
import { createBookReader } from './unpack-books.ts'

/** Stands under every outline: the licence asks for the source and its authors. */
export const BIBLE_CREDIT =
  'Textos bíblicos: Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, sites.google.com/site/biblialivre, com pequenos ajustes. Licença Creative Commons Atribuição 3.0 Brasil (creativecommons.org/licenses/by/3.0/br).'

type Chapters = readonly (readonly string[])[]

const chaptersOf = createBookReader<Chapters>(PACKED_BOOKS, VOCABULARY)

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
    .flatMap((span) => chapters?.[span.chapter - 1]?.slice(span.first - 1, span.last) ?? [])
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
