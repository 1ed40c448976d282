import type { BookCode } from '../../../../../bible/books.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { verseCount } from '../../../../../bible/canon.ts'
import type { SpokenVerse } from '../../../../../bible/verse-index/spoken-verses.ts'
import type { SaidReference } from '../../listen/message/base-text.ts'
import type { Speech } from '../../listen/words/speech.ts'
import { overlaps } from '../../themes/theme-detection.ts'
import { findPassage, partsOf, type PreparedPassage, preparedAt, rangeOf } from '../find-passage.ts'
import type { Topic } from './topic.ts'

/** How the passage of an evening belongs to the message: read in it, named on the way, or on the same subject. */
export type Tie = 'read' | 'named' | 'alike'

export type HeardTexts = {
  speech: Speech
  said: readonly SaidReference[]
  spoken: readonly SpokenVerse[]
}

/** A verse heard so clearly counts also without its neighbours. */
const SURE_WEIGHT = 14
/** What one naming of its verses is worth: as much as a verse that is clearly heard. */
const OF_A_NAME = 1
const OF_A_CHAPTER = 0.25
const OF_A_VERSE = 1 / 20
/** In its first part a message tells what it stands on. */
const FIRST_PART = 1 / 3
const IN_FIRST_PART = 2
/** The table has the best first: a later one has to be heard more. */
const LATER_IN_ROW = 0.04
const LEAST_OF_ROW = 0.5
const LEAST_HEARD = 1
const MOST_OPENED = 3
/** Of the text that a message goes through, whatever is heard besides; of one that seems to be its own, a little. */
const OF_ITS_TEXT = { through: 20, among: 2 } as const
/** Of the verses that the group reads so many at least: else the message did not read them. */
const HALF = 0.5

/**
 * Of a topic's passages the one that the message itself dwells on, in its first part above all; the first of the row
 * where it opens none of them, unless it read another text at length: a text that nobody heard serves less.
 *
 * @param base the text that the message seems to stand on, and whether it goes through it
 */
export async function openPassage(
  { passages }: Topic,
  { speech, said, spoken }: HeardTexts,
  base: { text: BibleReference; expounds: boolean } | null,
): Promise<{ prepared: PreparedPassage; tie: Tie; isOfTopic: boolean } | null> {
  const named = said.map(({ reference, index }) => ({
    reference,
    place: index / Math.max(1, speech.text.length),
  }))
  const heard = spoken
    .filter(({ inRun, weight }) => inRun || weight >= SURE_WEIGHT)
    .map(({ book, chapter, verse, from, weight }) => ({
      reference: { book, chapter, verse },
      place: from / Math.max(1, speech.words.length),
      weight,
    }))
  const inPart = (place: number) => (place < FIRST_PART ? IN_FIRST_PART : 1)
  const scoreOf = (whole: BibleReference) => {
    let score = 0
    for (const { reference, place } of named) {
      if (overlaps(reference, whole))
        score += (reference.verse === undefined ? OF_A_CHAPTER : OF_A_NAME) * inPart(place)
    }
    for (const { reference, place, weight } of heard) {
      if (overlaps(reference, whole)) score += OF_A_VERSE * weight * inPart(place)
    }
    if (base && overlaps(base.text, whole))
      score += base.expounds ? OF_ITS_TEXT.through : OF_ITS_TEXT.among
    return score
  }
  const tieOf = (text: BibleReference): Tie => {
    // words of another Gospel are heard as these
    const isOpened = named.some(
      ({ reference }) => reference.book === text.book && reference.chapter === text.chapter,
    )
    const verses = new Set(
      heard.flatMap(({ reference }) => (overlaps(reference, text) ? [reference.verse] : [])),
    )
    if (!isOpened) return 'alike'
    if (verses.size >= HALF * verseCount(text)) return 'read'
    const isNamed = named.some(
      ({ reference }) => reference.verse !== undefined && overlaps(reference, text),
    )
    return isNamed || verses.size > 0 ? 'named' : 'alike'
  }
  // by where they stand: a book is large, and one or two are opened
  const dwelt = passages
    .map((id, index) => {
      const whole = rangeOfId(id)
      const score = scoreOf(whole) * Math.max(LEAST_OF_ROW, 1 - LATER_IN_ROW * index)
      return { id, tie: tieOf(whole), score }
    })
    .filter(({ tie, score }) => tie !== 'alike' && score >= LEAST_HEARD)
    .toSorted((a, b) => b.score - a.score)
  for (const { id } of dwelt.slice(0, MOST_OPENED)) {
    const prepared = await preparedAtId(id)
    const tie = prepared && tieOf(prepared.read)
    // what was cited may stand in another part of it than the group reads
    if (prepared && tie && tie !== 'alike') return { prepared, tie, isOfTopic: true }
  }
  const atLength = await readAtLength(heard)
  if (atLength && tieOf(atLength.read) === 'read')
    return { prepared: atLength, tie: 'read', isOfTopic: false }
  const [first] = passages
  const prepared = first === undefined ? null : await preparedAtId(first)
  return prepared && { prepared, tie: 'alike', isOfTopic: true }
}

/** Verses of one chapter that are read one after the other, and within how many they stand. */
const AT_LENGTH = 6
const NEXT_TO = 2

/** The text that a message on a subject read longest, where the bank has it; null where it read none at length. */
async function readAtLength(
  heard: readonly { reference: { book: BookCode; chapter: number; verse: number } }[],
): Promise<PreparedPassage | null> {
  const chapters = new Map<string, { book: BookCode; chapter: number; verses: Set<number> }>()
  for (const { reference } of heard) {
    const { book, chapter, verse } = reference
    const one = chapters.get(`${book} ${chapter}`) ?? { book, chapter, verses: new Set<number>() }
    one.verses.add(verse)
    chapters.set(`${book} ${chapter}`, one)
  }
  let longest: BibleReference | null = null
  for (const { book, chapter, verses } of chapters.values()) {
    for (const run of runsOf([...verses].toSorted((a, b) => a - b))) {
      const [verse = 1] = run
      const endVerse = run.at(-1) ?? verse
      if (run.length < Math.max(AT_LENGTH, (longest ? verseCount(longest) : 0) + 1)) continue
      longest = { book, chapter, verse, endVerse }
    }
  }
  return longest && (await findPassage(longest, new Map()))
}

function runsOf(verses: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const verse of verses) {
    const last = runs.at(-1)
    if (last && verse - (last.at(-1) ?? 0) <= NEXT_TO) last.push(verse)
    else runs.push([verse])
  }
  return runs
}

/** 'GAL 5:16-26'. */
export async function preparedAtId(id: string): Promise<PreparedPassage | null> {
  return preparedAt(...partsOf(id))
}

/** Where its entry stands, without opening the book. */
export function rangeOfId(id: string): BibleReference {
  return rangeOf(...partsOf(id))
}
