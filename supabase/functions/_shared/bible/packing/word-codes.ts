/*
 * Text as numbers of words, the commonest in one byte: gzip makes a quarter less of it. A blank between two words is left
 * out; everything else that is no letter is a word as well, and so is a key of JSON with the marks around it.
 */

const PARTS = /[^\p{L}\p{M}]*"[a-z][a-z0-9]*":[^\p{L}\p{M}]*|[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu
const LETTER = /^(?:[A-Za-z]|[\p{L}\p{M}])/u

/** So many words have a byte of their own, so many two bytes; the others have three. */
const ONE = 192
const TWO = (240 - ONE) * 256
/** So many words have less than three. */
export const SHORT_CODES = ONE + TWO

/** The words of a text, in their order. */
export function wordsOf(text: string): string[] {
  const parts = text.match(PARTS) ?? []
  const isBetween = (at: number) => at > 0 && at < parts.length - 1
  return parts.filter((part, at) => part !== ' ' || !isBetween(at))
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

/** @param numbers of the words; one of the text that is missing throws */
export function toCodes(text: string, numbers: ReadonlyMap<string, number>): Uint8Array {
  const codes: number[] = []
  for (const word of wordsOf(text)) {
    const number = numbers.get(word)
    if (number === undefined) throw new Error(`no number for '${word}'`)
    const second = number - ONE
    const third = second - TWO
    if (second < 0) codes.push(number)
    else if (third < 0) codes.push(ONE + (second >> 8), second & 255)
    else codes.push(240 + (third >> 16), (third >> 8) & 255, third & 255)
  }
  return Uint8Array.from(codes)
}

/** Makes the text of codes; one decoder for all texts of one vocabulary. */
export function createDecoder(words: readonly string[]): (codes: Uint8Array) => string {
  // a text has few of all words: each is looked at when it comes
  const kinds: (boolean | undefined)[] = []
  const areLetters = (number: number) => (kinds[number] ??= LETTER.test(words[number] ?? ''))
  return (codes) => decode(codes, words, areLetters)
}

function decode(
  codes: Uint8Array,
  words: readonly string[],
  areLetters: (number: number) => boolean,
): string {
  const parts: string[] = []
  let afterLetters = false
  for (let at = 0; at < codes.length; at += 1) {
    let number = codes[at] ?? 0
    if (number >= 240) {
      number = ONE + TWO + ((number - 240) << 16) + ((codes[++at] ?? 0) << 8)
      number += codes[++at] ?? 0
    } else if (number >= ONE) {
      number = ONE + ((number - ONE) << 8) + (codes[++at] ?? 0)
    }
    const isLetters = areLetters(number)
    if (afterLetters && isLetters) parts.push(' ')
    parts.push(words[number] ?? '')
    afterLetters = isLetters
  }
  return parts.join('')
}
