import {
  AFTER_VERSE_WORD,
  BEFORE_VERSE,
  FROM_WORDS,
  RANGE_TAILS,
  RANGE_WORDS,
  TIME_UNITS,
  TIMES_OF_DAY,
  VERSE_WORDS,
} from './passage-words.ts'
import { readNumber } from './spoken-numbers.ts'
import { isMark, isTight, isWord, type Token } from './tokens.ts'

/** Where the first verse's number stands; `said` where the word 'versículo' announces it. */
export type VerseStart = { at: number; said: boolean }

const LONGEST_FILL = 5

/** 'Lucas 19:30h', 'Marcos 10:15 da manhã'. */
function tellsTime(tokens: readonly Token[], at: number): boolean {
  if (isWord(tokens[at], TIME_UNITS)) return true
  return tokens[at]?.text === 'da' && isWord(tokens[at + 1], TIMES_OF_DAY)
}

function colonStart(tokens: readonly Token[], at: number): VerseStart | null {
  const next = tokens[at + 1]
  if (next?.kind !== 'number' || next.text.length > 3 || tellsTime(tokens, at + 2)) return null
  const colon = isMark(tokens[at], ':')
  const dot = isMark(tokens[at], '.') && isTight(tokens, at) && isTight(tokens, at + 1)
  return colon || dot ? { at: at + 1, said: false } : null
}

/** 'versículo 16', 'a partir do versículo 16', 'começando com o verso de número 16', 'v. 16'. */
function wordStart(tokens: readonly Token[], at: number): VerseStart | null {
  let word = at
  while (
    word - at < LONGEST_FILL &&
    (isMark(tokens[word], ',.;(–-') || isWord(tokens[word], BEFORE_VERSE))
  )
    word++
  if (!isWord(tokens[word], VERSE_WORDS)) return null
  let start = word + 1
  if (isMark(tokens[start], '.')) start++
  while (isWord(tokens[start], AFTER_VERSE_WORD)) start++
  return readNumber(tokens, start) && { at: start, said: true }
}

/** 'do 11 ao 32': without the word 'versículo' only a range is safe. */
function fromToStart(tokens: readonly Token[], at: number): VerseStart | null {
  const from = isMark(tokens[at], ',') ? at + 1 : at
  if (!isWord(tokens[from], FROM_WORDS)) return null
  const first = readNumber(tokens, from + 1)
  if (first === null || !isWord(tokens[first.next], RANGE_WORDS)) return null
  const tail = isWord(tokens[first.next + 1], RANGE_TAILS) ? 1 : 0
  const last = readNumber(tokens, first.next + 1 + tail)
  return last && { at: from + 1, said: false }
}

/** 'três dois pontos dezesseis', as dictated. */
function dictatedColon(tokens: readonly Token[], at: number): VerseStart | null {
  if (tokens[at]?.text !== 'dois' || tokens[at + 1]?.text !== 'pontos') return null
  return readNumber(tokens, at + 2) && { at: at + 2, said: false }
}

/** The verse that a chapter's number is followed by, if anything says that it is one. */
export function readVerseStart(tokens: readonly Token[], at: number): VerseStart | null {
  return (
    colonStart(tokens, at) ??
    wordStart(tokens, at) ??
    fromToStart(tokens, at) ??
    dictatedColon(tokens, at)
  )
}
