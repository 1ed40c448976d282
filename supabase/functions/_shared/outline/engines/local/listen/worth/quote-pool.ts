import { isSureStop, stopScore } from '../sentences/boundaries.ts'
import type { Ceremony } from '../service/ceremony.ts'
import { endsSurely, trimQuote } from '../sentences/quotes.ts'
import {
  quotability,
  repeatedShare,
  textRank,
  toVector,
  type Vector,
  weighStems,
} from './ranking.ts'
import { createGivenQuotes, type Quote } from './given-quotes.ts'
import type { Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

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

const MOST_WORDS = 40
const SAME = 0.62
/** Score of an utterance that says something on its own. */
const GOOD_ENOUGH = 0.8

/** Ranks the utterances when it is first asked for one; what the ceremony and the readings are made of is never given out. */
export function createQuotePool(input: PoolInput): QuotePool {
  const { speech, utterances, ceremony } = input
  const weights = weighStems(utterances)
  let ranked: Ranked | undefined
  const eligible = utterances.flatMap((_, index) =>
    ceremony.skipped.has(index) || ceremony.stage.has(index) || input.readings.has(index)
      ? []
      : [index],
  )
  const positionOf = placeIn(speech, utterances, eligible)
  const given = createGivenQuotes({ ...input, weights, positionOf })

  const candidatesFor = ({
    between = [0, 1.01],
    among,
    mostWords = MOST_WORDS,
    whole = false,
    bonus,
  }: PickOptions) => {
    ranked ??= rank(input, weights)
    const { vectors, scores } = ranked
    return eligible
      .flatMap((index) => {
        const utterance = utterances[index]
        if (!utterance || (among && !among.has(index))) return []
        if (!given.isFree(utterance.from, utterance.to)) return []
        if (whole && !isWhole(speech, utterance)) return []
        const place = positionOf(utterance.from)
        const range = trimQuote(speech, utterance.from, utterance.to)
        if (place < between[0] || place >= between[1] || range.to - range.from > mostWords)
          return []
        const same = given.likeness(vectors[index] ?? new Map())
        if (same > SAME) return []
        return [{ utterance, score: (scores[index] ?? 0) - 0.8 * same + (bonus?.(index) ?? 0) }]
      })
      .toSorted((a, b) => b.score - a.score || a.utterance.from - b.utterance.from)
  }

  const best = (options: PickOptions = {}): Quote | null => {
    const { least = Number.NEGATIVE_INFINITY } = options
    for (const { utterance, score } of candidatesFor(options)) {
      if (score < least) return null
      const quote = given.give(utterance.from, utterance.to, utterance.endScore)
      if (quote) return quote
    }
    return null
  }

  const startingAt: QuotePool['startingAt'] = (
    from,
    enoughWords,
    mostWords,
    until = speech.words.length,
  ) => {
    const start = utterances.findIndex((utterance) => from >= utterance.from && from < utterance.to)
    const canGoOn = (index: number) => {
      const next = utterances[index]
      return (
        next !== undefined &&
        next.from < until &&
        next.to - from <= mostWords &&
        !ceremony.skipped.has(index) &&
        given.isFree(next.from, next.to)
      )
    }
    const isEnough = (index: number) =>
      (utterances[index]?.to ?? from) - from >= enoughWords && endsAt(speech, utterances[index])
    let last = start
    while (!isEnough(last) && canGoOn(last + 1)) last += 1
    const to = utterances[last]?.to ?? from
    if (to <= from || ceremony.skipped.has(start)) return null
    return to > until
      ? given.give(from, until, stopScore(speech, until))
      : given.give(from, to, utterances[last]?.endScore ?? 0)
  }

  return {
    best,
    covering: (count, options = {}) => coverThirds(best, count, options),
    startingAt,
    positionOf,
  }
}

type Ranked = {
  vectors: readonly Vector[]
  /** What each utterance is worth as a quotation. */
  scores: readonly number[]
}

function rank(
  { speech, utterances, relevance }: PoolInput,
  weights: ReturnType<typeof weighStems>,
): Ranked {
  const vectors = utterances.map(({ stems }) => toVector(stems, weights))
  const ranks = textRank(vectors)
  const repeated = repeatedShare(speech, utterances)
  const scores = utterances.map(
    (utterance, index) =>
      quotability(speech, utterances, index) +
      (ranks[index] ?? 0) +
      0.6 * (repeated[index] ?? 0) +
      relevance(utterance),
  )
  return { vectors, scores }
}

/** Where in the message, not in the service: notices and prayers do not count as its beginning or end. */
function placeIn(
  speech: Speech,
  utterances: readonly Utterance[],
  eligible: readonly number[],
): QuotePool['positionOf'] {
  const firstWord = utterances[eligible[0] ?? 0]?.from ?? 0
  const lastWord = utterances[eligible.at(-1) ?? 0]?.to ?? speech.words.length
  return (word) => (word - firstWord) / Math.max(1, lastWord - firstWord)
}

/** As many from each third, each third cut into as many places. */
function coverThirds(best: QuotePool['best'], count: number, options: PickOptions): Quote[] {
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

/** Whether a sentence ends with this utterance: of captions it is enough that it may. */
function endsAt(speech: Speech, utterance: Utterance | undefined): boolean {
  const score = utterance?.endScore ?? 0
  return speech.punctuated ? isSureStop(speech, score) : score >= 0
}

function isWhole(speech: Speech, utterance: Utterance): boolean {
  const range = trimQuote(speech, utterance.from, utterance.to)
  // Captions leave the beginning open; with punctuation it is known.
  return (
    endsSurely(speech, range, utterance) &&
    (!speech.punctuated || isSureStop(speech, utterance.startScore))
  )
}
