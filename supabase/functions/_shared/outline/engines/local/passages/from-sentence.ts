import type { BibleReference } from '../../../../bible/reference.ts'
import { verseText } from '../../../../bible/verse-text.ts'
import { MOST_READ } from './portion.ts'

/** Whether a verse goes on with the sentence of the one before it. */
export function goesOn(verse: string): boolean {
  return /^\P{L}*\p{Ll}/u.test(verse)
}

/** Verses that may be read before a portion, so that it begins with a sentence. */
const MOST_BEFORE = 2

/**
 * The same reading from where its first sentence begins: of 'disse à sua senhora' nobody knows who. As it is where it would
 * be too long to be printed.
 */
export async function fromSentence(read: BibleReference): Promise<BibleReference> {
  const { book, chapter, verse: first } = read
  if (first === undefined) return read
  const { endVerse = first } = read
  for (let verse = first; verse >= Math.max(1, first - MOST_BEFORE); verse -= 1) {
    const text = await verseText({ book, chapter, verse })
    if (text === null || goesOn(text)) continue
    const isShort = endVerse - verse < MOST_READ
    return verse === first || !isShort ? read : { ...read, verse, endVerse }
  }
  return read
}
