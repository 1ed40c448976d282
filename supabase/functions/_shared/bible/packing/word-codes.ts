/*
 * Text as numbers of words, the commonest in one byte: gzip makes a quarter less of it. A blank between two words is left
 * out; everything else that is no letter or digit is a word as well, and so is a key of JSON with the marks around it. Words
 * that often follow one another have a number together: such a phrase stands in the vocabulary like a word.
 */

const PARTS =
  /[^\p{L}\p{M}\p{N}]*"[a-z][a-z0-9]*":[^\p{L}\p{M}\p{N}]*|[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
const BEGINS_AS_WORD = /^(?:[A-Za-z]|[\p{L}\p{M}\p{N}])/u
const ENDS_AS_WORD = /(?:[A-Za-z]|[\p{L}\p{M}\p{N}])$/u
/** A phrase has no more words, marks included. */
export const MOST_IN_PHRASE = 8

/** So many words have a byte of their own, so many two bytes; the others have three. */
const ONE = 200
const THREE_FROM = 250
const TWO = (THREE_FROM - ONE) * 256
/** Within each of these ranges of numbers a word costs the same: up to where each goes, in ascending order. */
export const SAME_COST = [
  ...Array.from({ length: THREE_FROM - ONE + 1 }, (_, range) => ONE + range * 256),
  Infinity,
]

/** The words of a text, in their order. */
export function wordsOf(text: string): string[] {
  const parts = text.match(PARTS) ?? []
  const isBetween = (at: number) => at > 0 && at < parts.length - 1
  return parts.filter((part, at) => part !== ' ' || !isBetween(at))
}

/** The text of words or phrases that follow one another. */
export function joinWords(first: string, second: string): string {
  return first + (ENDS_AS_WORD.test(first) && BEGINS_AS_WORD.test(second) ? ' ' : '') + second
}

/** A word of a vocabulary: how many letters it shares with the one before it, and the rest. Gzip makes a fifth less of it. */
const MOST_SHARED = 30
const HIGHEST_MARK = 1 + MOST_SHARED

/** The words of a vocabulary as one text. */
export function packWords(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) {
        shared += 1
      }
      // half of an emoji is no text
      if (/[\uD800-\uDBFF]$/.test(word.slice(0, shared))) shared -= 1
      before = word
      return String.fromCharCode(1 + shared) + word.slice(shared)
    })
    .join('')
}

/** @throws for what was packed in another way */
export function unpackWords(packed: string): string[] {
  if (!packed.startsWith('\u0001')) throw new Error('not a vocabulary')
  const words: string[] = []
  let before = ''
  for (let start = 0; start < packed.length;) {
    let end = start + 1
    while (end < packed.length && packed.charCodeAt(end) > HIGHEST_MARK) end += 1
    before = before.slice(0, packed.charCodeAt(start) - 1) + packed.slice(start + 1, end)
    words.push(before)
    start = end
  }
  return words
}

/** @param numbers of the words and phrases; a word of the text that is missing throws */
export function toCodes(text: string, numbers: ReadonlyMap<string, number>): Uint8Array {
  const codes: number[] = []
  for (const word of inPhrases(wordsOf(text), numbers)) {
    const number = numbers.get(word)
    if (number === undefined) throw new Error(`no number for '${word}'`)
    const second = number - ONE
    const third = second - TWO
    if (second < 0) codes.push(number)
    else if (third < 0) codes.push(ONE + (second >> 8), second & 255)
    else codes.push(THREE_FROM + (third >> 16), (third >> 8) & 255, third & 255)
  }
  return Uint8Array.from(codes)
}

/** Words in the longest phrases that are known, from the first word on. */
export function inPhrases(
  words: readonly string[],
  known: { has: (phrase: string) => boolean },
): string[] {
  const phrases: string[] = []
  for (let at = 0; at < words.length;) {
    let phrase = words[at] ?? ''
    let longest = phrase
    let length = 1
    const most = Math.min(MOST_IN_PHRASE, words.length - at)
    for (let more = 1; more < most; more += 1) {
      phrase = joinWords(phrase, words[at + more] ?? '')
      if (!known.has(phrase)) continue
      longest = phrase
      length = more + 1
    }
    phrases.push(longest)
    at += length
  }
  return phrases
}

/** Makes the text of codes; one decoder for all texts of one vocabulary. */
export function createDecoder(words: readonly string[]): (codes: Uint8Array) => string {
  const begins = matching(words, BEGINS_AS_WORD)
  const ends = matching(words, ENDS_AS_WORD)
  return (codes) => decode(codes, words, begins, ends)
}

const [NO, YES] = [1, 2]

/** Whether a word, by its number, matches. A text has few of all words: each is looked at when it comes. */
function matching(words: readonly string[], pattern: RegExp): (number: number) => boolean {
  const known = new Uint8Array(words.length)
  return (number) => {
    if (known[number] === 0) known[number] = pattern.test(words[number] ?? '') ? YES : NO
    return known[number] === YES
  }
}

function decode(
  codes: Uint8Array,
  words: readonly string[],
  begins: (number: number) => boolean,
  ends: (number: number) => boolean,
): string {
  const parts: string[] = []
  let afterWord = false
  for (let at = 0; at < codes.length; at += 1) {
    let number = codes[at] ?? 0
    if (number >= THREE_FROM) {
      number = ONE + TWO + ((number - THREE_FROM) << 16) + ((codes[++at] ?? 0) << 8)
      number += codes[++at] ?? 0
    } else if (number >= ONE) {
      number = ONE + ((number - ONE) << 8) + (codes[++at] ?? 0)
    }
    if (afterWord && begins(number)) parts.push(' ')
    parts.push(words[number] ?? '')
    afterWord = ends(number)
  }
  return parts.join('')
}
