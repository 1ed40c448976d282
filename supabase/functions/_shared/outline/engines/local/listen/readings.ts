import { foldedText } from './ceremony.ts'
import { trimQuote } from './quotes.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning } from './stop-words.ts'
import type { Utterance } from './utterances.ts'
import { splitWords, wordsOnly } from '../../../model/words.ts'

/** Share of an utterance's telling words that a verse has too, from which on it is that verse being read. */
const READ_ALOUD = 0.6
const LEAST_ROOTS = 3
const LEAST_WORDS = 6

/**
 * Utterances in which a verse is read aloud (by roots and not word for word, because
 * translations differ a little): these
 * are the Bible's words, which the outline shows from the stored text and never as the preacher's.
 */
export function findReadings(
  speech: Speech,
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
  const folded = verses.map((verse) => ` ${wordsOnly(verse)} `)
  const read = new Set<number>()
  for (const [index, { from, to, stems }] of utterances.entries()) {
    const roots = [...new Set(stems)]
    if (roots.length < LEAST_ROOTS) {
      // Too little to go by the roots: 'basta a cada dia o seu mal' is read word for word or not at all.
      const own = trimQuote(speech, from, to)
      const said = ` ${foldedText(speech, own.from, own.to)} `
      if (own.to - own.from >= LEAST_WORDS && folded.some((verse) => verse.includes(said)))
        read.add(index)
      continue
    }
    if (
      pairs.some(
        (pair) => roots.filter((root) => pair.has(root)).length >= READ_ALOUD * roots.length,
      )
    )
      read.add(index)
  }
  return read
}
