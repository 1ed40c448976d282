import type { BibleReference } from '../../../../../bible/reference.ts'
import type { SpokenVerse } from '../../../../../bible/verse-index/spoken-verses.ts'
import type { SaidReference } from './base-text.ts'
import { findSubjects } from './movement-subjects.ts'
import { similarity, toVector, type Vector, weighStems } from '../worth/ranking.ts'
import { type Speech, wordAt } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** One step of the sermon, in its order. */
export type Movement = {
  /** Words of `Speech.words`. */
  from: number
  to: number
  /** Second of its first word; null where the transcript has no times. */
  at: number | null
  /** First and last verse of the base text's chapter that are read or named in it; null for none. */
  verses: { first: number; last: number } | null
  /** Roots of what it speaks of more than the others do. */
  subjects: ReadonlySet<string>
  /** Where a verse of the base text's chapter is heard or named: by its first word. */
  heard: readonly { verse: number; at: number }[]
  /** What was named in it, each once. */
  references: readonly BibleReference[]
}

/** Words for each movement, about ten minutes of speech. */
const WORDS_EACH = 1_200
const MOST = 5
const LEAST_SHARE = 0.12
/** Utterances on each side of a possible border that are compared. */
const BLOCK = 14

/** The sermon in two to four steps: cut where what comes speaks least of what was before (TextTiling, Hearst 1997). */
export function findMovements(
  speech: Speech,
  utterances: readonly Utterance[],
  {
    isSkipped,
    said,
    base,
    spoken,
  }: {
    isSkipped: (word: number) => boolean
    said: readonly SaidReference[]
    base: BibleReference | null
    spoken: readonly SpokenVerse[]
  },
): Movement[] {
  const message = utterances.filter(({ from }) => !isSkipped(from))
  const first = message[0]
  const last = message.at(-1)
  if (!first || !last) return []
  const borders = bordersOf(message)
  const starts = [first.from, ...borders]
  const ends = starts.map((_, index) => starts[index + 1] ?? last.to)
  const subjects = findSubjects(
    speech,
    starts.map((from, index) => ({ from, to: ends[index] ?? last.to })),
  )
  return starts.map((from, index) => {
    const to = ends[index] ?? last.to
    const textFrom = speech.words[from]?.offset ?? 0
    const textTo = speech.words[to]?.offset ?? speech.text.length
    const isHere = ({ index: place }: SaidReference) => place >= textFrom && place < textTo
    return {
      from,
      to,
      at: speech.timed ? (speech.words[from]?.at ?? null) : null,
      subjects: subjects[index] ?? new Set(),
      heard: base ? heardIn(base, { from, to }, said.filter(isHere), spoken, speech) : [],
      verses: base && versesIn(base, { from, to }, said.filter(isHere), spoken),
      references: distinct(said.filter(isHere).map((one) => one.reference)),
    }
  })
}

const NO_WORDS: Vector = new Map()

function bordersOf(message: readonly Utterance[]): number[] {
  const words = (message.at(-1)?.to ?? 0) - (message[0]?.from ?? 0)
  const wanted = Math.min(MOST, Math.max(2, Math.round(words / WORDS_EACH))) - 1
  const weights = weighStems(message)
  const block = (from: number, to: number) =>
    toVector(
      message.slice(from, to).flatMap(({ stems }) => stems),
      weights,
    )
  const after = message.map((_, index) => block(index, index + BLOCK))
  const before = message.map((_, index) => after[index - BLOCK] ?? block(0, index))
  const cohesion = message.map((_, index) =>
    similarity(before[index] ?? NO_WORDS, after[index] ?? NO_WORDS),
  )
  const start = message[0]?.from ?? 0
  const shareAt = (index: number) => ((message[index]?.from ?? 0) - start) / Math.max(1, words)
  const chosen: number[] = []
  const byDepth = cohesion
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => a.value - b.value)
  for (const { index } of byDepth) {
    if (chosen.length >= wanted) break
    const places = [0, 1, ...chosen.map(shareAt)]
    if (places.every((place) => Math.abs(place - shareAt(index)) >= LEAST_SHARE)) chosen.push(index)
  }
  return chosen.toSorted((a, b) => a - b).map((index) => message[index]?.from ?? 0)
}

/** Heard once, a verse may be an echo of another; from so much on it is read. */
const SURELY_HEARD = 12
const FARTHEST = 12

/** Whether a verse was said, and not only words that it shares with another. */
export function isSurelyHeard({ inRun, weight }: SpokenVerse): boolean {
  return inRun || weight >= SURELY_HEARD
}

function versesIn(
  { book, chapter, verse: first = 1, endVerse }: BibleReference,
  { from, to }: { from: number; to: number },
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): Movement['verses'] {
  const last = endVerse ?? Number.POSITIVE_INFINITY
  const verses = [
    ...spoken
      .filter((one) => one.book === book && one.chapter === chapter)
      .filter((one) => one.from >= from && one.to < to && isSurelyHeard(one))
      .map(({ verse }) => verse),
    ...said
      .filter(({ reference }) => reference.book === book && reference.chapter === chapter)
      .flatMap(({ reference }) => (reference.verse === undefined ? [] : [reference.verse])),
  ].filter((verse) => verse >= first && verse <= last)
  if (verses.length === 0) return null
  const range = { first: Math.min(...verses), last: Math.max(...verses) }
  return range.last - range.first > FARTHEST ? null : range
}

function heardIn(
  { book, chapter }: BibleReference,
  { from, to }: { from: number; to: number },
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
  speech: Speech,
): Movement['heard'] {
  return [
    ...spoken
      .filter((one) => one.book === book && one.chapter === chapter)
      .filter((one) => one.from >= from && one.from < to && isSurelyHeard(one))
      .map(({ verse, from: at }) => ({ verse, at })),
    ...said
      .filter(({ reference }) => reference.book === book && reference.chapter === chapter)
      .flatMap(({ reference: { verse }, index }) =>
        verse === undefined ? [] : [{ verse, at: wordAt(speech, index) }],
      ),
  ]
}

function distinct(references: readonly BibleReference[]): BibleReference[] {
  const seen = new Map(references.map((reference) => [JSON.stringify(reference), reference]))
  return [...seen.values()]
}
