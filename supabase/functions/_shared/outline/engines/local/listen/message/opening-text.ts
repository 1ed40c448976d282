import type { BibleReference } from '../../../../../bible/reference.ts'
import type { SpokenVerse } from '../../../../../bible/verse-index/spoken-verses.ts'
import type { Speech } from '../words/speech.ts'
import type { SaidReference } from './base-text.ts'

/** Words at the beginning of a message: its first share, and a few minutes at least. */
const BEGINNING = 0.06
const FIRST_WORDS = 600
/** What its verses weigh that are read there, where the text is named, and where it is only recognised. */
const READ = { named: 40, unnamed: 35 } as const
/** Words from one reading to the next: a text that is never opened again was no text of the message. */
const LATER = 300

/**
 * The text that is read aloud at the very beginning of a message and opened again: of a message on a subject it is what
 * the subject is taken from. Null where nothing is sure.
 */
export function findOpeningText(
  { words, text }: Speech,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): BibleReference | null {
  const beginning = Math.max(FIRST_WORDS, BEGINNING * words.length)
  const placeOf = ({ index }: SaidReference) => (index / Math.max(1, text.length)) * words.length
  const first = spoken.find(({ inRun, from }) => inRun && from < beginning)
  if (!first) return null
  const candidates = new Map<string, SpokenVerse[]>()
  for (const verse of spoken) {
    if (!verse.inRun || verse.from >= beginning) continue
    const id = `${verse.book} ${verse.chapter}`
    const known = candidates.get(id)
    if (known) known.push(verse)
    else candidates.set(id, [verse])
  }
  for (const read of candidates.values()) {
    const [{ book, chapter, from } = first] = read
    const isHere = (one: { book: string; chapter: number }) =>
      one.book === book && one.chapter === chapter
    const named = said.filter(({ reference }) => isHere(reference))
    const isNamed = named.some((one) => placeOf(one) < beginning)
    const weight = read.reduce((sum, verse) => sum + verse.weight, 0)
    const isOpenedAgain =
      named.some((one) => placeOf(one) > from + LATER) ||
      spoken.some((one) => isHere(one) && one.inRun && one.from > from + LATER)
    if (!isOpenedAgain || weight < (isNamed ? READ.named : READ.unnamed)) continue
    const numbers = read.map(({ verse }) => verse)
    const announced = named.find(
      (one) => one.reference.endVerse !== undefined && placeOf(one) < beginning,
    )
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    if (least === most) continue
    return announced?.reference ?? { book, chapter, verse: least, endVerse: most }
  }
  return null
}

/** A text that a message goes through is named in its first part. */
const NAMED_FIRST = 0.15
/** It comes back in so many tenths of it for each other chapter that is named. */
const FOR_EACH_OTHER = 0.4
const READ_FIRST = 0.2
const VERSES_READ = 2

/**
 * Of a message on a subject that seems to go through a text, whether it does: named at its beginning, and read there or
 * returned to more than to others. Of 158 sermons on a known text 83 % are told to.
 */
export function isTextOfItsOwn(
  base: BibleReference,
  { words, text }: Speech,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): boolean {
  const isHere = (one: { book: string; chapter: number }) =>
    one.book === base.book && one.chapter === base.chapter
  const places = said
    .filter(({ reference }) => isHere(reference))
    .map(({ index }) => index / Math.max(1, text.length))
  if (!places.some((place) => place <= NAMED_FIRST)) return false
  const heard = spoken.filter((one) => isHere(one) && one.inRun)
  const inFirst = heard.filter(({ from }) => from < READ_FIRST * words.length)
  const tenths = new Set(
    [...places, ...heard.map(({ from }) => from / words.length)].map((place) =>
      Math.floor(10 * place),
    ),
  )
  const others = new Set(
    said
      .filter(({ reference }) => !isHere(reference))
      .map(({ reference: { book, chapter } }) => `${book} ${chapter}`),
  )
  return (
    new Set(inFirst.map(({ verse }) => verse)).size >= VERSES_READ ||
    tenths.size >= FOR_EACH_OTHER * others.size
  )
}
