import type { Token } from './tokens.ts'

export type ReadNumber = {
  value: number
  /** Index of the first token after the number. */
  next: number
  spoken: boolean
}

function numbered(first: number, step: number, words: string): [string, number][] {
  return words.split(' ').map((word, index) => [word, first + step * index])
}

const UNITS = new Map(numbered(1, 1, 'um dois tres quatro cinco seis sete oito nove'))
const TEENS = new Map([
  ...numbered(10, 1, 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'),
  ['catorze', 14],
])
const TENS = new Map(
  numbered(20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
)
const ORDINALS = new Map([
  ...numbered(1, 1, 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'),
  ...numbered(1, 1, 'primeira segunda terceira'),
])

/** No chapter or verse of the Bible has more than three digits. */
const LONGEST = 3

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}

function readBelowHundred(tokens: readonly Token[], at: number): ReadNumber | null {
  const word = wordAt(tokens, at)
  const small = UNITS.get(word) ?? TEENS.get(word)
  if (small !== undefined) return { value: small, next: at + 1, spoken: true }

  const tens = TENS.get(word)
  if (tens === undefined) return null
  const unit = wordAt(tokens, at + 1) === 'e' ? UNITS.get(wordAt(tokens, at + 2)) : undefined
  if (unit !== undefined) return { value: tens + unit, next: at + 3, spoken: true }
  // 'vinte três' is heard for 23 and for chapter 20, verse 3: nobody can tell, so it is no number.
  if (UNITS.has(wordAt(tokens, at + 1))) return null
  return { value: tens, next: at + 1, spoken: true }
}

/** A number in digits or in Portuguese words, 1 to 199 ('cento e dezenove'); null where there is none. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at]
  if (token?.kind === 'number') {
    if (token.text.length > LONGEST) return null
    return { value: Number(token.text), next: at + 1, spoken: false }
  }
  const word = wordAt(tokens, at)
  if (word === 'cem') return { value: 100, next: at + 1, spoken: true }
  if (word !== 'cento') return readBelowHundred(tokens, at)
  const rest = wordAt(tokens, at + 1) === 'e' ? readBelowHundred(tokens, at + 2) : null
  return rest && { ...rest, value: 100 + rest.value }
}

/** 'primeiro' to 'décimo': people say 'capítulo primeiro'. */
export function readOrdinal(tokens: readonly Token[], at: number): ReadNumber | null {
  const value = ORDINALS.get(wordAt(tokens, at))
  return value === undefined ? null : { value, next: at + 1, spoken: true }
}
