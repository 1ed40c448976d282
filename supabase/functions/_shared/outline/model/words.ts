/** A word as it stands in the text: `at` and `end` are offsets into that text. */
export type Word = {
  /** With the punctuation that touches it, as written. */
  raw: string
  /** Lower case, without accents and punctuation: what everything is compared by. */
  folded: string
  at: number
  end: number
}

/** Lower case, without accents. Keeps the length of Portuguese text in NFC, so offsets stay valid. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ACCENTED.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower
}

/** Of most words there is nothing to take off. */
const ACCENTED = /[\u0080-\uffff]/
const PLAIN = /^[a-z0-9]+$/

/** The words of a text, in order; a piece without a letter or a digit (a dash, a bracket) is none. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const [raw] = match
    const folded = PLAIN.test(raw) ? raw : fold(raw).replace(/[^a-z0-9]+/g, '')
    if (folded) words.push({ raw, folded, at: match.index, end: match.index + raw.length })
  }
  return words
}

/** Words only, folded, one blank apart: two texts with the same words give the same string. */
export function wordsOnly(text: string): string {
  return splitWords(text)
    .map((word) => word.folded)
    .join(' ')
}
