import type { Transcript } from '../../../../../transcript/transcript.ts'
import { splitWords } from '../../../../model/words.ts'

/** A spoken word and where it was said. */
export type SpokenWord = {
  raw: string
  folded: string
  /** Whole seconds: the start of its cue. */
  at: number
  /** Offset in `Speech.text`. */
  offset: number
  /** Seconds of silence before it; 0 inside a cue and where the transcript has no times. */
  pause: number
  /** Music, applause or laughter was marked just before it. */
  afterMark: boolean
}

/** A whole sermon as one run of words. */
export type Speech = {
  words: readonly SpokenWord[]
  /** Every word, one blank apart, as written: what references are looked for in. */
  text: string
  timed: boolean
  /** False for automatic captions: neither full stops nor capitals. */
  punctuated: boolean
  /** Median silence between two cues, in seconds: longer ones mean something. */
  usualPause: number
}

/** '[Música]', '(risos)', '♪': written by the captioner, never said. */
const MARKS = /\[[^\]]{0,40}\]|\((?:risos?|aplausos?|m[úu]sica|choro|palmas)\)|[♪♫]+|>>+/giu

const SENTENCE_END = /[.!?…]["'”’)\]]*$/

/** Seconds that nobody takes to say a word, so what is left of a cue is silence. */
const SLOWEST_WORD = 1.5
/** Seconds of silence behind which something else begins, whatever the words. */
export const LONG_GAP = 20

/** Words for each sentence end, at most, in a text that somebody punctuated. */
const WORDS_PER_FULL_STOP = 45

/** The word at this offset of `Speech.text`, or the one after it; -1 behind the last. */
export function wordAt({ words }: Pick<Speech, 'words'>, offset: number): number {
  return words.findIndex((word) => word.offset >= offset)
}

/** The words of a transcript with their times, without what a captioner wrote of sounds. */
export function readSpeech(transcript: Transcript): Speech {
  const words: SpokenWord[] = []
  let offset = 0
  let previousEnd: number | null = null
  let previous: { start: number; words: number } | null = null
  let afterMark = false
  const silences: number[] = []
  for (const cue of transcript.cues) {
    const text = cue.text.normalize('NFC')
    let firstOfCue = true
    const shown = previousEnd === null ? 0 : Math.max(0, cue.start - previousEnd)
    if (transcript.timed && previousEnd !== null) silences.push(shown)
    // A pasted transcript has only starts, so that a cue seems to last until the next one.
    const left = previous ? cue.start - previous.start - previous.words * SLOWEST_WORD : 0
    const silence = left >= LONG_GAP ? Math.max(shown, left) : shown
    const wordsBefore = words.length
    let rest = 0
    const pieces = [...text.matchAll(MARKS)]
    for (let piece = 0; piece <= pieces.length; piece += 1) {
      const mark = pieces[piece]
      for (const { raw, folded } of splitWords(text.slice(rest, mark?.index))) {
        words.push({
          raw,
          folded,
          at: Math.floor(cue.start),
          offset,
          pause: firstOfCue && transcript.timed ? silence : 0,
          afterMark,
        })
        offset += raw.length + 1
        firstOfCue = false
        afterMark = false
      }
      if (mark) {
        afterMark = true
        rest = mark.index + mark[0].length
      }
    }
    previousEnd = cue.end
    previous = { start: cue.start, words: words.length - wordsBefore }
  }
  silences.sort((a, b) => a - b)
  const stops = words.filter((word) => SENTENCE_END.test(word.raw)).length
  return {
    words,
    text: words.map((word) => word.raw).join(' '),
    timed: transcript.timed,
    usualPause: silences[Math.floor(silences.length / 2)] ?? 0,
    punctuated: stops * WORDS_PER_FULL_STOP >= words.length,
  }
}

/** 'C.S. Lewis' is one name. */
const ABBREVIATION =
  /^(?:(?:v|vv|vs|cap|pr|pra|pe|dr|dra|sr|sra|st|sto|sta|prof|ex|etc|pg|p)\.|(?:\p{L}\.){1,3})$/iu

/** Whether a sentence ends with this word, going by its punctuation. */
export function endsSentence(word: SpokenWord): boolean {
  return SENTENCE_END.test(word.raw) && !ABBREVIATION.test(word.raw) && !/^\d+\.$/.test(word.raw)
}
