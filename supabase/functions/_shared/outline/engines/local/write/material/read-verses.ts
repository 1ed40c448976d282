import { verseCount } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { verseText } from '../../../../../bible/verse-text.ts'
import type { ReadVerse } from '../../passages/plain/word-questions.ts'

/** The verses of a passage inside one chapter, with their numbers; those that have no words are left out. */
export async function readVerses(passage: BibleReference): Promise<ReadVerse[]> {
  const { book, chapter, verse = 1, endVerse = verse } = passage
  const verses: ReadVerse[] = []
  for (let one = verse; one <= endVerse; one += 1) {
    const text = await verseText({ book, chapter, verse: one })
    if (text !== null) verses.push({ verse: one, text })
  }
  return verses
}

/** Passages up to this long are compared with the speech, verse by verse. */
const COMPARED_VERSES = 60

/** The words of each verse of some passages, once; without those that go on in another chapter or are longer than that. */
export async function versesOf(references: readonly BibleReference[]): Promise<string[]> {
  const verses = new Map<string, BibleReference>()
  for (const reference of references) {
    if (reference.endChapter !== undefined || verseCount(reference) > COMPARED_VERSES) continue
    const first = reference.verse ?? 1
    const last = reference.endVerse ?? reference.verse ?? verseCount(reference)
    for (let verse = first; verse <= last; verse += 1) {
      verses.set(`${reference.book} ${reference.chapter}:${verse}`, {
        book: reference.book,
        chapter: reference.chapter,
        verse,
      })
    }
  }
  const texts = await Promise.all([...verses.values()].map(verseText))
  return texts.filter((text) => text !== null)
}
