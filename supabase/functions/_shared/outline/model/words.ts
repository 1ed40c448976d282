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
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text, in order; a piece without a letter or a digit (a dash, a bracket) is none. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const folded = fold(match[0]).replace(/[^a-z0-9]+/g, '')
    if (folded) {
      words.push({ raw: match[0], folded, at: match.index, end: match.index + match[0].length })
    }
  }
  return words
}

/** Words only, folded, one blank apart: two texts with the same words give the same string. */
export function wordsOnly(text: string): string {
  return splitWords(text)
    .map((word) => word.folded)
    .join(' ')
}
