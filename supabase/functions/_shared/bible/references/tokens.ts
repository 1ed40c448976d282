export type Token = {
  /** A `break` is where a line ends for good: a blank line, a list item, a heading. */
  kind: 'number' | 'word' | 'mark' | 'break'
  /** Words without accents and in lower case; everything else as it stands. */
  text: string
  raw: string
  /** Offsets in the text, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

const TOKEN =
  /\d+|[\p{L}\p{M}]+|\r?\n[^\S\n]*\r?\n|\r?\n(?=[^\S\n]*(?:\d+[.)]|[-*#>•])[^\S\n])|\S/gu

const ACCENTS = /\p{M}+/gu
/** Of most words there is nothing to take off. */
const ACCENTED = /[\u0080-\uffff]/

/** 'João' and 'JOÃO' become 'joao'. */
function fold(word: string): string {
  const plain = ACCENTED.test(word) ? word.normalize('NFD').replace(ACCENTS, '') : word
  return plain.toLowerCase()
}

/** Of a whole match of `TOKEN`: its first character tells. */
function kindOf(raw: string): Token['kind'] {
  if (/^(?:[A-Za-z]|[\p{L}\p{M}])/u.test(raw)) return 'word'
  if (/^\d/.test(raw)) return 'number'
  return /^\r?\n/.test(raw) ? 'break' : 'mark'
}

/** Words, numbers and marks in order of appearance; white space is what lies between them. */
export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => {
    const [raw] = match
    const kind = kindOf(raw)
    const end = match.index + raw.length
    return { kind, text: kind === 'word' ? fold(raw) : raw, raw, start: match.index, end }
  })
}

/** Whether nothing, not even a space, stands between a token and the one before it. */
export function isTight(tokens: readonly Token[], at: number): boolean {
  return tokens[at] !== undefined && tokens[at].start === tokens[at - 1]?.end
}

export function isWord(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.text)
}

export function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === 'mark' && marks.includes(token.text)
}

export function isCapitalised(token: Token): boolean {
  return /^\p{Lu}/u.test(token.raw)
}
