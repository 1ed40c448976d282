import { wordsOnly } from '../../../../model/words.ts'
import { endsSurely, showQuote, trimQuote } from '../sentences/quotes.ts'
import type { Utterance } from '../sentences/utterances.ts'
import type { Speech } from '../words/speech.ts'
import { similarity, toVector, type Vector, type weighStems } from './ranking.ts'

export type Quote = {
  text: string
  /** Second of its first word; null where the transcript has no times. */
  at: number | null
  /** Words of `Speech.words`, trimmed; `end` is where the utterance ended before its trimming. */
  from: number
  to: number
  end: number
  position: number
}

/** The pieces of the sermon that an outline has already. */
export type GivenQuotes = {
  /** Whether none of these words is quoted. */
  isFree: (from: number, to: number) => boolean
  /** How much of a piece was said in another one: 0 to 1. */
  likeness: (vector: Vector) => number
  /** Trims and prints a piece; null where nothing to quote is left, it is given already, or enough is. */
  give: (from: number, to: number, endScore: number) => Quote | null
}

const LEAST_WORDS = 5

type Source = {
  speech: Speech
  utterances: readonly Utterance[]
  weights: ReturnType<typeof weighStems>
  positionOf: (word: number) => number
  /** Quotations on the whole sheet. */
  budget?: number
}

/** Remembers what was given out, so that nothing is quoted twice. */
export function createGivenQuotes({
  speech,
  utterances,
  weights,
  positionOf,
  budget = Number.POSITIVE_INFINITY,
}: Source): GivenQuotes {
  const given: { from: number; to: number; vector: Vector }[] = []
  const shown = new Set<string>()
  const isFree = (from: number, to: number) =>
    given.every((other) => to <= other.from || from >= other.to)
  return {
    isFree,
    likeness: (vector) =>
      given.reduce((most, other) => Math.max(most, similarity(vector, other.vector)), 0),
    give(from, to, endScore) {
      if (given.length >= budget) return null
      const range = trimQuote(speech, from, to)
      const sureEnd = endsSurely(speech, range, { to, endScore })
      const text = showQuote(speech, range.from, range.to, sureEnd)
      const words = wordsOnly(text)
      const isShort = words.split(' ').length < LEAST_WORDS
      if (!isFree(range.from, range.to) || shown.has(words) || isShort) return null
      shown.add(words)
      const stems = utterances
        .filter((utterance) => utterance.from < to && utterance.to > from)
        .flatMap((inside) => inside.stems)
      given.push({ ...range, vector: toVector(stems, weights) })
      const at = speech.timed ? (speech.words[range.from]?.at ?? null) : null
      return { text, at, ...range, end: to, position: positionOf(range.from) }
    },
  }
}
