import { verseSpans } from './canon.ts'
import { PACKED_BOOKS, VOCABULARY } from './packed-books.ts'
import type { BibleReference } from './reference.ts'
import { createBookReader } from './packing/unpack-books.ts'
import { VERSE_FIGURES } from './verse-figures.ts'

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
  const verses = await versesOf(reference)
  return verses.length > 0 ? withWholeQuotation(verses.map(({ text }) => text).join(' ')) : null
}

/**
 * The same as it is printed for a group: of more than one verse, each begins with its number in small figures, so that
 * 'olhem o versículo 9' can be found.
 */
export async function printedText(reference: BibleReference): Promise<string | null> {
  const verses = await versesOf(reference)
  const numbered = verses.length > 1
  const words = verses.map(({ number, text }) => (numbered ? small(number) + text : text))
  return words.length > 0 ? asQuoted(withWholeQuotation(words.join(' '))) : null
}

/** A printed text without the numbers of its verses. */
export function withoutVerseNumbers(printed: string): string {
  return printed.replace(NUMBERS, '')
}

async function versesOf(reference: BibleReference): Promise<{ number: number; text: string }[]> {
  const spans = verseSpans(reference)
  if (spans === null) return []
  const chapters = await chaptersOf(reference.book)
  return spans
    .flatMap(({ chapter, first, last }) =>
      (chapters?.[chapter - 1]?.slice(first - 1, last) ?? []).map((text, index) => ({
        number: first + index,
        text,
      })),
    )
    .filter(({ text }) => text !== '')
}

const NUMBERS = new RegExp(`[${VERSE_FIGURES}]+`, 'gu')
const FIRST_NUMBER = new RegExp(`^[${VERSE_FIGURES}]*`, 'u')

function small(number: number): string {
  return String(number).replace(/\d/g, (figure) => VERSE_FIGURES[Number(figure)] ?? '')
}

/**
 * A passage as it is printed by itself: its last mark does not lead on to a verse that is not there. A semicolon ends
 * a clause and becomes a full stop; after a comma or a colon the text goes on, and three dots say so.
 */
export function asQuoted(text: string): string {
  return text.replace(LEADS_ON, (_, end: string, mark: string, closing: string) =>
    end === '' ? `${mark === ';' ? '.' : '…'}${closing}` : `${end}${closing}`,
  )
}

const LEADS_ON = /([?!…]?)\s*([;,:])([”’)]*)$/u

/**
 * A passage may end, or begin, in the middle of what somebody says: its marks are closed, or opened. A long speech opens
 * again at each of its paragraphs and is closed once (Revelation 2).
 */
function withWholeQuotation(text: string): string {
  let before = ''
  let again = 0
  const open: string[] = []
  for (const mark of text.match(/[“”]|(?<!\p{L})‘|’(?!\p{L})/gu) ?? []) {
    if (mark === '“' && open.includes('”')) again += 1
    else if (mark === '“') open.push('”')
    else if (mark === '‘') open.push('’')
    else if (open.at(-1) === mark) open.pop()
    else if (mark === '”' && again > 0) again -= 1
    else if (mark === '”') before = `“${before}`
  }
  const [number = ''] = FIRST_NUMBER.exec(text) ?? []
  return `${number}${before}${text.slice(number.length)}${open.toReversed().join('')}`
}
