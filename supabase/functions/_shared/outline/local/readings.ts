import { stem } from './stem.ts'
import { carriesMeaning } from './stop-words.ts'
import type { Utterance } from './utterances.ts'
import { splitWords } from './words.ts'

/** Share of an utterance's telling words that a verse has too, from which on it is that verse being read. */
const READ_ALOUD = 0.6
const LEAST_ROOTS = 3

/**
 * Utterances in which a verse is read aloud (by roots and not word for word, because
 * translations differ a little): these
 * are the Bible's words, which the sheet shows from the stored text and never as the preacher's.
 */
export function findReadings(
  utterances: readonly Utterance[],
  verses: readonly string[],
): ReadonlySet<number> {
  const verseRoots = verses.map(
    (verse) =>
      new Set(
        splitWords(verse)
          .filter(({ folded }) => carriesMeaning(folded))
          .map(({ folded }) => stem(folded)),
      ),
  )
  // A sentence often runs over into the next verse.
  const pairs = verseRoots.map(
    (roots, index) => new Set([...roots, ...(verseRoots[index + 1] ?? [])]),
  )
  const read = new Set<number>()
  for (const [index, { stems }] of utterances.entries()) {
    const roots = [...new Set(stems)]
    if (roots.length < LEAST_ROOTS) continue
    if (
      pairs.some(
        (pair) => roots.filter((root) => pair.has(root)).length >= READ_ALOUD * roots.length,
      )
    )
      read.add(index)
  }
  return read
}
