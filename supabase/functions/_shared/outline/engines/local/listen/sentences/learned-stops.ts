import { readShared } from '../../../../../bible/packing/shared-letters.ts'
import { oncePer } from '../../../../model/once-per.ts'
import { type Levels, readLevels } from '../words/levels.ts'
import { LONG_GAP, type Speech, type SpokenWord } from '../words/speech.ts'
import {
  AFTER,
  BEFORE,
  ENDINGS,
  MARKS,
  MARKS_AT_REST,
  MEANINGS,
  SIGNALS,
  SIGNALS_AT_REST,
  WORDS,
} from './learned-weights.ts'

/** How likely a speaker's stops are, before each word and behind the last: 0 to 1. */
export type LearnedStops = {
  /** Any mark: a comma, or the end of a sentence. */
  mark: Float64Array
  /** The end of a sentence. */
  end: Float64Array
  /** The end of a question. */
  question: Float64Array
}

/** How likely a mark is where a comma is set. A comma, for it is no fault where the speaker did not stop. */
export const COMMA = 0.7
/** The same where a sentence is judged by it. */
export const SURE_COMMA = 0.8

/** A gated recurrent unit: for each of its cells how much it keeps, how much it hears of itself, and what is new. */
export type Memory = { fromWord: Levels; fromState: Levels; atRest: Levels; toSignals: Levels }

/** Words heard on each side of a gap. */
const SIDE = 4
const PLACES = 2 * SIDE
/** Numbers that tell a word. */
const NUMBERS = 8
const SIGNAL_COUNT = 32
const CELLS = 24
const GATES = 3 * CELLS
const ENDING = 3
/** No mark, a comma, a full stop, a question mark. */
const KINDS = 4

type ReadMemory = Record<keyof Memory, Float64Array>

type Network = {
  /** Where the numbers of a word stand. */
  rowOf: ReadonlyMap<string, number>
  rowOfEnding: ReadonlyMap<string, number>
  unknown: number
  silence: number
  meanings: Float64Array
  before: ReadMemory
  after: ReadMemory
  signals: Float64Array
  signalsAtRest: Float64Array
  marks: Float64Array
  marksAtRest: Float64Array
}

let network: Network | undefined

function loadNetwork(): Network {
  const words = readShared(WORDS)
  const endings = ENDINGS.trim().split(/\s+/)
  const count = words.length + endings.length
  return {
    rowOf: new Map(words.map((word, row) => [word, row])),
    rowOfEnding: new Map(endings.map((ending, row) => [ending, words.length + row])),
    unknown: count,
    silence: count + 1,
    meanings: readLevels(MEANINGS),
    before: readMemory(BEFORE),
    after: readMemory(AFTER),
    signals: readLevels(SIGNALS),
    signalsAtRest: readNumbers(SIGNALS_AT_REST),
    marks: readNumbers(MARKS),
    marksAtRest: readNumbers(MARKS_AT_REST),
  }
}

function readMemory({ fromWord, fromState, atRest, toSignals }: Memory): ReadMemory {
  return {
    fromWord: readLevels(fromWord),
    fromState: readLevels(fromState),
    atRest: readLevels(atRest),
    toSignals: readLevels(toSignals),
  }
}

function readNumbers(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/), Number)
}

/** Where sentences end in a speech without punctuation, by its words and its silences. */
export const learnedStops = oncePer((speech: Speech): LearnedStops => {
  network ??= loadNetwork()
  return findStops(speech, network)
})

function findStops(speech: Speech, net: Network): LearnedStops {
  const count = speech.words.length
  const known = new Map<string, number>()
  const rows = Int32Array.from(speech.words, ({ raw }) => {
    const row = known.get(raw) ?? rowOf(raw, net)
    known.set(raw, row)
    return row
  })
  const signals = new Float64Array(count * SIGNAL_COUNT)
  for (let gap = 0; gap < count; gap += 1) signals.set(net.signalsAtRest, gap * SIGNAL_COUNT)
  hearAround(rows, net, signals)
  remember(rows, net, net.before, 1, signals)
  remember(rows, net, net.after, -1, signals)
  const stops = {
    mark: new Float64Array(count + 1).fill(1),
    end: new Float64Array(count + 1).fill(1),
    question: new Float64Array(count + 1),
  }
  for (let gap = 1; gap < count; gap += 1) {
    const after = speech.words[gap]
    if (!after || after.afterMark || after.pause >= LONG_GAP) continue
    const heard = signals.subarray(gap * SIGNAL_COUNT, (gap + 1) * SIGNAL_COUNT)
    const [none, comma, end, question] = likelihoods(heard, net, silenceScore(after, speech))
    const all = none + comma + end + question
    stops.mark[gap] = 1 - none / all
    stops.end[gap] = (end + question) / all
    stops.question[gap] = question / all
  }
  return stops
}

/** Captions write some words as they are spoken; the network learned from the written ones. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['tá', 'está'],
  ['tô', 'estou'],
  ['tava', 'estava'],
  ['pra', 'para'],
  ['pras', 'para'],
  ['pro', 'ao'],
  ['pros', 'aos'],
])

function rowOf(raw: string, net: Network): number {
  const heard = raw.toLowerCase().replaceAll(/[^\p{L}\p{N}-]/gu, '')
  const word = WRITTEN.get(heard) ?? heard
  const name = /^\d+$/.test(word) ? '#' : word
  return net.rowOf.get(name) ?? net.rowOfEnding.get(name.slice(-ENDING)) ?? net.unknown
}

/** `sum[to …] += value * table[from …]`, `length` numbers. */
function add(
  sum: Float64Array,
  to: number,
  value: number,
  table: Float64Array,
  from: number,
  length: number,
) {
  for (let i = 0; i < length; i += 1)
    sum[to + i] = (sum[to + i] ?? 0) + value * (table[from + i] ?? 0)
}

/** The same for every word of a row, so it is worked out once. */
function once(make: (row: number) => Float64Array): (row: number) => Float64Array {
  const made: (Float64Array | undefined)[] = []
  return (row) => (made[row] ??= make(row))
}

function hearAround(rows: Int32Array, net: Network, signals: Float64Array) {
  const size = PLACES * SIGNAL_COUNT
  const shareOf = once((row) => {
    const share = new Float64Array(size)
    for (let place = 0; place < PLACES; place += 1) {
      for (let number = 0; number < NUMBERS; number += 1) {
        const value = net.meanings[row * NUMBERS + number] ?? 0
        const from = (place * NUMBERS + number) * SIGNAL_COUNT
        add(share, place * SIGNAL_COUNT, value, net.signals, from, SIGNAL_COUNT)
      }
    }
    return share
  })
  for (let gap = 0; gap < rows.length; gap += 1) {
    for (let place = 0; place < PLACES; place += 1) {
      const share = shareOf(rows[gap - SIDE + place] ?? net.silence)
      add(signals, gap * SIGNAL_COUNT, 1, share, place * SIGNAL_COUNT, SIGNAL_COUNT)
    }
  }
}

/** What was said before each gap, or (`step` -1) is said after it. */
function remember(
  rows: Int32Array,
  net: Network,
  memory: ReadMemory,
  step: 1 | -1,
  signals: Float64Array,
) {
  const { fromWord, fromState, atRest, toSignals } = memory
  const newsOf = once((row) => {
    const news = Float64Array.from(atRest)
    for (let number = 0; number < NUMBERS; number += 1) {
      const value = net.meanings[row * NUMBERS + number] ?? 0
      add(news, 0, value, fromWord, number * GATES, GATES)
    }
    return news
  })
  const count = rows.length
  const state = new Float64Array(CELLS)
  const own = new Float64Array(GATES)
  for (let heard = 0; heard < count; heard += 1) {
    const word = step > 0 ? heard : count - 1 - heard
    const news = newsOf(rows[word] ?? net.unknown)
    for (let gate = 0; gate < GATES; gate += 1) own[gate] = product(state, fromState, gate * CELLS)
    for (let cell = 0; cell < CELLS; cell += 1) {
      const keeps = sigmoid((news[cell] ?? 0) + (own[cell] ?? 0))
      const hears = sigmoid((news[CELLS + cell] ?? 0) + (own[CELLS + cell] ?? 0))
      const fresh = (news[2 * CELLS + cell] ?? 0) + hears * (own[2 * CELLS + cell] ?? 0)
      state[cell] = (1 - keeps) * (2 * sigmoid(2 * fresh) - 1) + keeps * (state[cell] ?? 0)
    }
    const gap = step > 0 ? word + 1 : word
    if (gap >= count) continue
    for (let signal = 0; signal < SIGNAL_COUNT; signal += 1) {
      const at = gap * SIGNAL_COUNT + signal
      signals[at] = (signals[at] ?? 0) + product(state, toSignals, signal * CELLS)
    }
  }
}

/** The state of all cells by a row of a table, four at a time: most of the time goes here. */
function product(state: Float64Array, table: Float64Array, from: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let cell = 0; cell < CELLS; cell += 4) {
    a += (state[cell] ?? 0) * (table[from + cell] ?? 0)
    b += (state[cell + 1] ?? 0) * (table[from + cell + 1] ?? 0)
    c += (state[cell + 2] ?? 0) * (table[from + cell + 2] ?? 0)
    d += (state[cell + 3] ?? 0) * (table[from + cell + 3] ?? 0)
  }
  return a + b + c + d
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** Of no mark, a comma, a full stop, a question mark, to one another. */
function likelihoods(
  signals: Float64Array,
  { marks, marksAtRest }: Network,
  silence: number,
): [number, number, number, number] {
  let none = marksAtRest[0] ?? 0
  let comma = marksAtRest[1] ?? 0
  let end = marksAtRest[2] ?? 0
  let question = marksAtRest[3] ?? 0
  // fourteen thousand times in a long sermon: without arrays of its own
  for (let signal = 0; signal < SIGNAL_COUNT; signal += 1) {
    const value = signals[signal] ?? 0
    if (value <= 0) continue
    none += value * (marks[signal * KINDS] ?? 0)
    comma += value * (marks[signal * KINDS + 1] ?? 0)
    end += value * (marks[signal * KINDS + 2] ?? 0)
    question += value * (marks[signal * KINDS + 3] ?? 0)
  }
  return [
    Math.exp(none),
    Math.exp(comma + silence / 2),
    Math.exp(end + silence),
    Math.exp(question + silence),
  ]
}

/** Captions written by hand leave gaps everywhere; a longer one is a pause all the same. Seconds. */
const MOST_USUAL = 0.5

/** What a silence speaks for a stop, whatever the words: set by hand, for captions to learn from have no times. */
function silenceScore({ pause }: SpokenWord, { usualPause }: Speech): number {
  const silence = pause - Math.min(usualPause, MOST_USUAL)
  if (silence >= 1.2) return 2.5
  if (silence >= 0.6) return 1.8
  if (silence >= 0.25) return 1
  return 0
}
