import { fold } from '../model/words.ts'
import type { Span } from './sentence-spans.ts'

const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const HUNDREDS =
  '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  )
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, value) => [word, value * 10] as const),
  ...HUNDREDS.map((word, value) => [word, value * 100] as const),
  ['cem', 100],
  ['catorze', 14],
  ['mil', 1_000],
])
/** What counts no further than this is a way of speaking ('dois ou três', 'uma coisa'). */
const COUNTED = 3

/** The numbers of a text, in words or in up to four digits, from four on. */
export function writtenNumbers(text: string): (Span & { value: number })[] {
  const numbers: (Span & { value: number })[] = []
  for (const match of text.matchAll(/(?<![\p{L}\p{N}.,:])\d{1,4}(?![\p{L}\p{N}]|[.,:]\d)/gu)) {
    const span = { start: match.index, end: match.index + match[0].length }
    numbers.push({ ...span, value: Number(match[0]) })
  }
  let open: (Span & { value: number }) | null = null
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = fold(match[0])
    const value = VALUES.get(word)
    const end = match.index + match[0].length
    const joins = open !== null && /^\s+(?:e\s+)?$/u.test(text.slice(open.end, match.index))
    if (value !== undefined && open !== null && joins) {
      open = {
        start: open.start,
        end,
        value: value === 1_000 ? open.value * value : open.value + value,
      }
    } else if (value !== undefined) {
      if (open !== null) numbers.push(open)
      open = { start: match.index, end, value }
    } else if (word !== 'e') {
      if (open !== null) numbers.push(open)
      open = null
    }
  }
  if (open !== null) numbers.push(open)
  return numbers.filter(({ value }) => value > COUNTED)
}

/** How a number may stand in a transcript: in digits, in words without accents, or as '200 mil'. */
export function spokenForms(value: number): string[] {
  const thousands = value > 1_000 && value % 1_000 === 0 ? [`${value / 1_000} mil`] : []
  return [String(value), inWords(value), ...thousands]
}

function inWords(value: number): string {
  if (value < 20) return UNITS[value] ?? ''
  if (value === 100) return 'cem'
  const [size, name] =
    value < 100
      ? [10, TENS[Math.floor(value / 10)]]
      : value < 1_000
        ? [100, HUNDREDS[Math.floor(value / 100)]]
        : [1_000, value < 2_000 ? 'mil' : `${inWords(Math.floor(value / 1_000))} mil`]
  const rest = value % size
  if (rest === 0) return name ?? ''
  const joint = size === 1_000 && rest > 100 && rest % 100 !== 0 ? ' ' : ' e '
  return `${name}${joint}${inWords(rest)}`
}
