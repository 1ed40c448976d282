import { isSureStop, stopScore } from '../sentences/boundaries.ts'
import type { Ceremony } from '../service/ceremony.ts'
import { endsSurely, showQuote, trimQuote } from '../sentences/quotes.ts'
import {
  quotability,
  repeatedShare,
  similarity,
  textRank,
  toVector,
  type Vector,
  weighStems,
} from './ranking.ts'
import type { Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'
import { wordsOnly } from '../../../../model/words.ts'

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

type PickOptions = {
  /** Only utterances that begin inside these shares of the sermon. */
  between?: readonly [number, number]
  /** Only utterances of this set (indexes). */
  among?: ReadonlySet<number>
  mostWords?: number
  /** Only what begins and ends with its sentence: a piece of one may say the opposite. */
  whole?: boolean
  /** Nothing is better than a quotation below this score. */
  least?: number
  /** Added to the score of an utterance. */
  bonus?: (index: number) => number
}

/** Gives out pieces of the sermon, each at most once on an outline, and none that says the same again. */
export type QuotePool = {
  best: (options?: PickOptions) => Quote | null
  /** Spread over the three thirds of the message, in order of time. */
  covering: (count: number, options?: PickOptions) => Quote[]
  /** The words from `from` on: whole utterances until `enoughWords` are there, and nothing from word `until` on. */
  startingAt: (from: number, enoughWords: number, mostWords: number, until?: number) => Quote | null
  /** Share of the message before a word: 0 to 1. */
  positionOf: (word: number) => number
}

export type PoolInput = {
  speech: Speech
  utterances: readonly Utterance[]
  ceremony: Ceremony
  /** Passages read aloud: the Bible's words, not the preacher's. */
  readings: ReadonlySet<number>
  relevance: (utterance: Utterance) => number
  /** Quotations on the whole sheet. */
  budget?: number
}

const LEAST_WORDS = 5
const MOST_WORDS = 40
const SAME = 0.62
/** Score of an utterance that says something on its own. */
const GOOD_ENOUGH = 0.8

/** Ranks the utterances once; what the ceremony and the readings are made of is never given out. */
export function createQuotePool({
  speech,
  utterances,
  ceremony,
  readings,
  relevance,
  budget = Number.POSITIVE_INFINITY,
}: PoolInput): QuotePool {
  const weights = weighStems(utterances)
  const vectors = utterances.map(({ stems }) => toVector(stems, weights))
  const ranks = textRank(vectors)
  const repeated = repeatedShare(speech, utterances)
  const eligible = utterances.flatMap((_, index) =>
    ceremony.skipped.has(index) || ceremony.stage.has(index) || readings.has(index) ? [] : [index],
  )
  const scores = utterances.map(
    (utterance, index) =>
      quotability(speech, utterances, index) +
      (ranks[index] ?? 0) +
      0.6 * (repeated[index] ?? 0) +
      relevance(utterance),
  )
  // Where in the message, not in the service: notices and prayers do not count as its beginning or end.
  const firstWord = utterances[eligible[0] ?? 0]?.from ?? 0
  const lastWord = utterances[eligible.at(-1) ?? 0]?.to ?? speech.words.length
  const position = (word: number) => (word - firstWord) / Math.max(1, lastWord - firstWord)

  const taken: { from: number; to: number; vector: Vector }[] = []
  const shown = new Set<string>()

  const isFree = (from: number, to: number) =>
    taken.every((other) => to <= other.from || from >= other.to)
  const likeness = (vector: Vector) =>
    taken.reduce((most, other) => Math.max(most, similarity(vector, other.vector)), 0)

  const take = (from: number, to: number, endScore: number): Quote | null => {
    if (taken.length >= budget) return null
    const range = trimQuote(speech, from, to)
    const sureEnd = endsSurely(speech, range, { to, endScore })
    const text = showQuote(speech, range.from, range.to, sureEnd)
    const words = wordsOnly(text)
    if (!isFree(range.from, range.to) || shown.has(words) || words.split(' ').length < LEAST_WORDS)
      return null
    shown.add(words)
    const inside = utterances.filter((utterance) => utterance.from < to && utterance.to > from)
    taken.push({
      ...range,
      vector: toVector(
        inside.flatMap(({ stems }) => stems),
        weights,
      ),
    })
    const at = speech.timed ? (speech.words[range.from]?.at ?? null) : null
    return { text, at, ...range, end: to, position: position(range.from) }
  }

  const best = (options: PickOptions = {}): Quote | null => {
    const {
      between = [0, 1.01],
      among,
      mostWords = MOST_WORDS,
      whole = false,
      least = Number.NEGATIVE_INFINITY,
      bonus,
    } = options
    const candidates = eligible
      .flatMap((index) => {
        const utterance = utterances[index]
        if (!utterance || (among && !among.has(index)) || !isFree(utterance.from, utterance.to))
          return []
        if (whole && !isWhole(speech, utterance)) return []
        const place = position(utterance.from)
        const range = trimQuote(speech, utterance.from, utterance.to)
        if (place < between[0] || place >= between[1] || range.to - range.from > mostWords)
          return []
        const same = likeness(vectors[index] ?? new Map())
        if (same > SAME) return []
        return [{ utterance, score: (scores[index] ?? 0) - 0.8 * same + (bonus?.(index) ?? 0) }]
      })
      .toSorted((a, b) => b.score - a.score || a.utterance.from - b.utterance.from)
    for (const { utterance, score } of candidates) {
      if (score < least) return null
      const quote = take(utterance.from, utterance.to, utterance.endScore)
      if (quote) return quote
    }
    return null
  }

  const covering = (count: number, options: PickOptions = {}): Quote[] => {
    const quotes: Quote[] = []
    for (let third = 0; third < 3; third += 1) {
      const inThird = Math.floor(count / 3) + (third < count % 3 ? 1 : 0)
      for (let i = 0; i < inThird; i += 1) {
        const between = [(third + i / inThird) / 3, (third + (i + 1) / inThird) / 3] as const
        // A good one nearby is better than a weak one at its very place.
        const quote =
          best({ least: GOOD_ENOUGH, ...options, between }) ??
          best({ ...options, between: [third / 3, (third + 1) / 3] })
        if (quote) quotes.push(quote)
      }
    }
    return quotes.toSorted((a, b) => a.from - b.from)
  }

  const startingAt = (
    from: number,
    enoughWords: number,
    mostWords: number,
    until = speech.words.length,
  ): Quote | null => {
    let index = utterances.findIndex((utterance) => from >= utterance.from && from < utterance.to)
    const start = index
    let to = utterances[index]?.to ?? from
    const ends = () =>
      speech.punctuated
        ? isSureStop(speech, utterances[index]?.endScore ?? 0)
        : (utterances[index]?.endScore ?? 0) >= 0
    while (to - from < enoughWords || !ends()) {
      const next = utterances[index + 1]
      if (
        !next ||
        next.from >= until ||
        next.to - from > mostWords ||
        ceremony.skipped.has(index + 1) ||
        !isFree(next.from, next.to)
      )
        break
      index += 1
      to = next.to
    }
    if (to <= from || ceremony.skipped.has(start)) return null
    return to > until
      ? take(from, until, stopScore(speech, until))
      : take(from, to, utterances[index]?.endScore ?? 0)
  }

  return { best, covering, startingAt, positionOf: position }
}

function isWhole(speech: Speech, utterance: Utterance): boolean {
  const range = trimQuote(speech, utterance.from, utterance.to)
  // Captions leave the beginning open; with punctuation it is known.
  return (
    endsSurely(speech, range, utterance) &&
    (!speech.punctuated || isSureStop(speech, utterance.startScore))
  )
}
