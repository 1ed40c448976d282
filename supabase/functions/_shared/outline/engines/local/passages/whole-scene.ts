import { BOOKS, type BookCode } from '../../../../bible/books.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { verseText } from '../../../../bible/verse-text.ts'
import { MOST_READ, type Weights } from './portion.ts'

/** Books that tell of one king after the other. */
const OF_KINGS: ReadonlySet<BookCode> = new Set(['1KI', '2KI', '1CH', '2CH'])

/** Who reigned when and lies where: it stands between two stories. */
const REGNAL =
  /(?:começou a reinar|reinou em (?:seu|teu) lugar|sepultaram-no|foi sepultado|(?:dormiu|descansou) \p{Lu}\p{L}+ com seus pais|^(?:Os demais|O demais|Quanto aos? (?:demais|mais))|^E fez o que era (?:mau|reto))/u

/** It is not the beginning of a scene. */
const GOES_ON = /^(?:\P{L}*\p{Ll}|(?:Então|Mas|Porém|Assim|Pois|Porque)(?!\p{L}))/u

/** How far one reads on to a verse that the sermon touches. */
const BRIDGED = [1, 2, 3] as const

/** Verses of a story that are left however much stands before it. */
const SHORTEST = 4

/**
 * A reading that was cut from a longer text, as far as its scene goes and can be printed: it does not begin with the notes
 * on the king before, and does not stop before the end of what is told or of what the sermon touches.
 *
 * @param text the text that it was cut from
 */
export async function toWholeScene(
  read: BibleReference,
  text: BibleReference,
  weights: Weights,
): Promise<BibleReference> {
  const { book, chapter, verse, endVerse } = read
  if (verse === undefined || endVerse === undefined) return read
  const end = endOf(text)
  if (end <= endVerse) return read
  const textOf = async (at: number) => (await verseText({ book, chapter, verse: at })) ?? ''
  let first = verse
  if (OF_KINGS.has(book)) {
    while (end - first >= SHORTEST && REGNAL.test(await textOf(first))) first += 1
  }
  let last = Math.max(endVerse, first)
  const furthest = Math.min(end, first + MOST_READ - 1)
  while (last < furthest) {
    const touched = BRIDGED.find((on) => last + on <= furthest && weights.has(last + on))
    if (touched === undefined && !GOES_ON.test(await textOf(last + 1))) break
    last += touched ?? 1
  }
  return first === verse && last === endVerse ? read : { ...read, verse: first, endVerse: last }
}

function endOf({ book, chapter, verse, endVerse, endChapter }: BibleReference): number {
  const inChapter = BOOKS[book].verses[chapter - 1] ?? 1
  if (verse === undefined || (endChapter !== undefined && endChapter !== chapter)) return inChapter
  return Math.min(inChapter, endVerse ?? verse)
}
