import { foldedText } from './ceremony.ts'
import { trimQuote } from '../sentences/quotes.ts'
import type { Speech } from '../words/speech.ts'
import { meantRoots } from '../words/subject-roots.ts'
import type { Utterance } from '../sentences/utterances.ts'
import { splitWords, wordsOnly } from '../../../../model/words.ts'

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
  const verseRoots = verses.map(rootsOfVerse)
  // a sentence often runs over into the next verse
  const mostHeard = hearing(
    verseRoots.map((roots, index) => new Set([...roots, ...(verseRoots[index + 1] ?? [])])),
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
    if (mostHeard(roots) >= READ_ALOUD * roots.length) read.add(index)
  }
  return read
}

/** Of a verse that is told in other words so much is heard again; fewer words are in every sentence of a sermon. */
const ECHOED = 0.45
const LEAST_ECHOED = 4

/**
 * Utterances in which so much of one verse is heard that they are another translation of it, or its story told again: the
 * Bible's words, and no thought of the preacher's.
 */
export function findEchoes(
  utterances: readonly Utterance[],
  verses: readonly string[],
): ReadonlySet<number> {
  const mostHeard = hearing([...new Set(verses)].map(rootsOfVerse))
  const echoes = new Set<number>()
  for (const [index, { stems }] of utterances.entries()) {
    const roots = [...new Set(stems)]
    const most = mostHeard(roots)
    if (most >= LEAST_ECHOED && most >= ECHOED * roots.length) echoes.add(index)
  }
  return echoes
}

/** How many of these roots the verse has that has most of them. By root, because most verses have none. */
function hearing(verses: readonly ReadonlySet<string>[]): (roots: readonly string[]) => number {
  const places = new Map<string, number[]>()
  for (const [index, verse] of verses.entries()) {
    for (const root of verse) {
      const known = places.get(root)
      if (known) known.push(index)
      else places.set(root, [index])
    }
  }
  const counts = new Uint8Array(verses.length)
  return (roots) => {
    counts.fill(0)
    let most = 0
    for (const root of roots) {
      for (const place of places.get(root) ?? []) {
        const count = (counts[place] ?? 0) + 1
        counts[place] = count
        if (count > most) most = count
      }
    }
    return most
  }
}

function rootsOfVerse(verse: string): Set<string> {
  return new Set(meantRoots(splitWords(verse)))
}
