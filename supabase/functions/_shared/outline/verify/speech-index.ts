import type { Transcript } from '../../transcript/transcript.ts'

/** Characters behind a word in which its sentence may end. */
const MARKS = 8
/** Seconds that a part of a sentence has to be nearer than a whole one. */
const PART_SECONDS = 60
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text for comparison: lower case, without punctuation, accents kept. */
export function comparableWords(text: string): string[] {
  return Array.from(text.normalize('NFC').toLowerCase().matchAll(WORD), ([word]) => word)
}

type Spoken = {
  /** Start of the cue in which it begins, in seconds; null where the transcript has no times. */
  at: number | null
  /** As it stands in the transcript; '…' behind words in the middle of a punctuated sentence. */
  text: string
}

/** Words of the speech by number, `to` exclusive; `at` as in `Spoken`. */
type Passage = { from: number; to: number; at: number | null }

export type Speech = {
  /** True where the transcript holds these words in this order, whatever its punctuation and case. */
  includes: (text: string) => boolean
  /**
   * The place where these words are said; of several, the one nearest to `near` (seconds), else the first, and rather
   * a whole sentence.
   */
  find: (text: string, near?: number | null) => Spoken | null
  /** As `find`, by the numbers of the words. */
  locate: (text: string, near?: number | null) => Passage | null
  /** What is said from one word to another, as it stands; cut to what there is. */
  textOf: (from: number, to: number) => string
  /** The same as `find` gives it. */
  spoken: (from: number, to: number) => Spoken | null
  /** True where a sentence is over behind the word of that number, and before the first; false without punctuation. */
  endsSentence: (word: number) => boolean
  /** The number of the word that is spoken at a second; null as in `timeNear`. */
  wordAt: (second: number) => number | null
  wordCount: number
  /** The start of the cue that is spoken at a second; null without times and outside of what was said. */
  timeNear: (second: number) => number | null
  /** False for automatic captions, which have hardly a full stop. */
  punctuated: boolean
}

/** An index over what was said, to tell what was really said from what a model says was said. */
export function indexSpeech(transcript: Transcript): Speech {
  const text = transcript.cues.map((cue) => cue.text.normalize('NFC')).join(' ')
  const cueStarts = startsOf(transcript.cues.map((cue) => cue.text.normalize('NFC').length + 1))
  const words = Array.from(text.matchAll(WORD), (match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const joined = ` ${words.map(({ word }) => word).join(' ')} `
  const wordStarts = startsOf(words.map(({ word }) => word.length + 1))
  const marks = text.match(/[.!?…](?=\s|$)/g)?.length ?? 0
  const punctuated = words.length > 0 && marks / words.length > 1 / 50

  const atOf = (start: number): number | null => {
    const cue = transcript.cues[lastAtOrBefore(cueStarts, start)]
    return transcript.timed && cue ? cue.start : null
  }

  const spoken: Speech['spoken'] = (from, to) => {
    const first = words[from]
    const last = words[to - 1]
    if (!first || !last) return null
    const after = /^[”"’')\]]*([.!?…]+)/.exec(text.slice(last.end, last.end + MARKS))?.[1]
    return {
      at: atOf(first.start),
      // What goes on behind the words taken must not look finished.
      text: text.slice(first.start, last.end) + (after ?? (punctuated ? '…' : '')),
    }
  }

  /** Said twice, it is rather the whole sentence than a part of one. */
  const far = (passage: Passage, near: number | null): number => {
    const isWhole = endsSentence(passage.from - 1) && endsSentence(passage.to - 1)
    return distance(passage, near) + (isWhole ? 0 : PART_SECONDS)
  }

  const locate: Speech['locate'] = (sought, near = null) => {
    const soughtWords = comparableWords(sought)
    if (soughtWords.length === 0) return null
    const needle = ` ${soughtWords.join(' ')} `
    let best: Passage | null = null
    for (let at = joined.indexOf(needle); at !== -1; at = joined.indexOf(needle, at + 1)) {
      const from = lastAtOrBefore(wordStarts, at)
      const first = words[from]
      if (!first) continue
      const passage = { from, to: from + soughtWords.length, at: atOf(first.start) }
      if (best === null || far(passage, near) < far(best, near)) best = passage
    }
    return best
  }

  const find: Speech['find'] = (sought, near = null) => {
    const passage = locate(sought, near)
    return passage && spoken(passage.from, passage.to)
  }

  const textOf: Speech['textOf'] = (from, to) => {
    const first = words[Math.max(0, from)]
    const last = words[Math.min(words.length, to) - 1]
    return first && last && first.start < last.end ? text.slice(first.start, last.end) : ''
  }

  const endsSentence: Speech['endsSentence'] = (word) => {
    const ended = words[word]
    if (!ended) return true
    const next = words[word + 1]
    if (!next) return true
    const between = text.slice(ended.end, next.start)
    return punctuated && /[.!?…]/.test(between) && /^(?:\p{Lu}|\p{N})/u.test(text.slice(next.start))
  }

  const wordAt: Speech['wordAt'] = (second) => {
    const cue = transcript.cues.findLastIndex(({ start }) => start <= second)
    const offset = cueStarts[cue]
    if (timeNear(second) === null || offset === undefined) return null
    const index = words.findIndex(({ start }) => start >= offset)
    return index === -1 ? null : index
  }

  const timeNear: Speech['timeNear'] = (second) => {
    const last = transcript.cues.at(-1)
    const cue = transcript.cues.findLast(({ start }) => start <= second)
    return transcript.timed && cue && last && second <= last.end ? cue.start : null
  }

  return {
    find,
    locate,
    textOf,
    spoken,
    endsSentence,
    wordAt,
    wordCount: words.length,
    timeNear,
    includes: (sought) => find(sought) !== null,
    punctuated,
  }
}

function distance(spoken: Pick<Passage, 'at'>, near: number | null): number {
  return near === null || spoken.at === null ? 0 : Math.abs(spoken.at - near)
}

function startsOf(lengths: readonly number[]): number[] {
  let at = 0
  return lengths.map((length) => {
    const start = at
    at += length
    return start
  })
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
