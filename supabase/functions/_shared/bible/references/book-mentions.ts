import {
  ABBREVIATIONS,
  FAMILIES,
  FAMILY_ABBREVIATIONS,
  FAMILY_NAMES,
  type Family,
  FULL_NAMES,
  NAME_TAILS,
  NEED_TAIL,
} from '../book-names.ts'
import type { BookCode } from '../books.ts'
import {
  AFTER_ORDINAL,
  BEFORE_CHAPTER,
  BEFORE_NUMBERED_BOOK,
  CARDINAL_WORDS,
  CHAPTER_WORDS,
  KINDS_OF_BOOK,
  LATER_ORDINALS,
  ORDINAL_SIGNS,
  ORDINAL_WORDS,
  PLURAL_ARTICLES,
} from './passage-words.ts'
import { readNumber } from './spoken-numbers.ts'
import { isMark, isTight, isWord, type Token } from './tokens.ts'

/** A book's name, with all that belongs to it ('primeira carta de Paulo aos Coríntios'). */
export type Mention = {
  book: BookCode
  /** Token indices; `to` is exclusive. */
  from: number
  to: number
  abbreviated: boolean
  /** The Bible has no such letter or book: 'Terceira Coríntios', '4 João'. `book` is then its last one. */
  invented?: true
}

type Ordinal = { value: number; from: number; said: 'ordinal' | 'plain'; word: string }

const ROMAN: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
])
const LONGEST_FILL = 7
/** Above this a number before a name counts something else. */
const MOST_INVENTED = 9

/** '1ª', '1.ª', '1º', '2a' whose sign is the token `at`. */
function signedOrdinal(tokens: readonly Token[], at: number): Ordinal | null {
  if (!ORDINAL_SIGNS.has(tokens[at]?.text ?? '') || !isTight(tokens, at)) return null
  const dotted = isMark(tokens[at - 1], '.') && isTight(tokens, at - 1)
  const from = dotted ? at - 2 : at - 1
  const number = tokens[from]
  if (number?.kind !== 'number') return null
  return { value: Number(number.text), from, said: 'ordinal', word: '' }
}

function ordinalEndingAt(tokens: readonly Token[], end: number): Ordinal | null {
  const at = isMark(tokens[end], '.') && signedOrdinal(tokens, end - 1) ? end - 1 : end
  const token = tokens[at]
  if (token === undefined) return null
  const signed = signedOrdinal(tokens, at)
  if (signed !== null) return signed
  if (token.kind === 'number') {
    // The 1 of 'João 3:1' belongs to João, whatever follows it.
    const belongs = isTight(tokens, at) && isMark(tokens[at - 1], ':.,-–')
    return belongs ? null : { value: Number(token.text), from: at, said: 'plain', word: '' }
  }
  const word = token.text
  const ordinal = ORDINAL_WORDS.get(word)
  if (ordinal !== undefined) return { value: ordinal, from: at, said: 'ordinal', word }
  const cardinal = isWord(tokens[at - 1], PLURAL_ARTICLES) ? undefined : CARDINAL_WORDS.get(word)
  const value = ROMAN.get(token.raw) ?? cardinal
  return value === undefined ? null : { value, from: at, said: 'plain', word }
}

function ordinalBefore(tokens: readonly Token[], at: number): Ordinal | null {
  const direct = ordinalEndingAt(tokens, at - 1)
  if (direct !== null) return direct
  let first = at
  let namesKind = false
  while (at - first < LONGEST_FILL) {
    const token = tokens[first - 1]
    const ofSaint = isMark(token, '.') && tokens[first - 2]?.text === 's'
    if (!ofSaint && !isWord(token, AFTER_ORDINAL)) break
    namesKind ||= isWord(token, KINDS_OF_BOOK)
    first--
  }
  const kindFollows = isWord(tokens[first], KINDS_OF_BOOK)
  const later = kindFollows ? LATER_ORDINALS.get(tokens[first - 1]?.text ?? '') : undefined
  if (later !== undefined) return { value: later, from: first - 1, said: 'ordinal', word: '' }
  const ordinal = ordinalEndingAt(tokens, first - 1)
  return ordinal?.said === 'plain' && !namesKind ? null : ordinal
}

/** Whether a chapter follows at once: it tells '1 João 4' from 'versículo 1 João disse'. */
function chapterFollows(tokens: readonly Token[], at: number): boolean {
  let next = at
  while (next - at < 3 && (isMark(tokens[next], ',.') || isWord(tokens[next], BEFORE_CHAPTER)))
    next++
  return isWord(tokens[next], CHAPTER_WORDS) || readNumber(tokens, next) !== null
}

/** Whether a bare number is the book's own: at the start of something, or after 'em', 'leiam' and the like. */
function standsBeforeBook(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before?.kind === 'mark') return before.text !== ',' || tokens[at - 2]?.kind === 'word'
  return before?.kind !== 'word' || isWord(before, BEFORE_NUMBERED_BOOK)
}

type NumberedBook = Pick<Mention, 'book' | 'from' | 'invented'>

function numberedBook(
  tokens: readonly Token[],
  at: number,
  family: Family,
  to: number,
): NumberedBook | null {
  const ordinal = ordinalBefore(tokens, at)
  // 'Segundo João' is 'according to João'; the letter is called 'segunda'.
  if (ordinal === null || (family === 'john' && ordinal.word === 'segundo')) return null
  if (ordinal.said === 'plain' && !chapterFollows(tokens, to)) return null
  const { from, value } = ordinal
  const book = FAMILIES[family][value - 1]
  if (book !== undefined) return { book, from }
  const last = FAMILIES[family].at(-1)
  if (last === undefined || value < 1 || value > MOST_INVENTED) return null
  if (ordinal.said === 'plain' && !standsBeforeBook(tokens, from)) return null
  return { book: last, from, invented: true }
}

function tailEnd(tokens: readonly Token[], at: number, book: BookCode): number {
  for (const tail of NAME_TAILS[book] ?? []) {
    const words = tail.split(' ')
    if (words.every((word, offset) => tokens[at + offset]?.text === word)) return at + words.length
  }
  return at
}

function unnumberedBook(token: Token): { book: BookCode; abbreviated: boolean } | null {
  // The accent is all that tells Jó from João's abbreviation.
  if (token.text === 'jo' && token.raw.normalize('NFC').toLowerCase() === 'jó') {
    return { book: 'JOB', abbreviated: false }
  }
  const full = FULL_NAMES.get(token.text)
  if (full !== undefined) return { book: full, abbreviated: false }
  const short = ABBREVIATIONS.get(token.text)
  return short === undefined ? null : { book: short, abbreviated: true }
}

function mentionAt(tokens: readonly Token[], at: number): Mention | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (isTight(tokens, at) && isMark(tokens[at - 1], '@#/_\\')) return null

  const familyShort = FAMILY_ABBREVIATIONS.get(token.text)
  const family = FAMILY_NAMES.get(token.text) ?? familyShort
  const unnumbered = unnumberedBook(token)
  if (family === undefined && unnumbered === null) return null
  const abbreviated = familyShort !== undefined || (unnumbered?.abbreviated ?? false)
  const dotted = abbreviated && isMark(tokens[at + 1], '.') && isTight(tokens, at + 1)
  const to = dotted ? at + 2 : at + 1

  const isJob = unnumbered?.book === 'JOB'
  const numbered = family && !isJob ? numberedBook(tokens, at, family, to) : null
  if (numbered !== null) return { ...numbered, to, abbreviated }
  if (unnumbered === null) return null
  const end = tailEnd(tokens, to, unnumbered.book)
  if (NEED_TAIL.has(token.text) && end === to) return null
  return { book: unnumbered.book, from: at, to: end, abbreviated }
}

/** Every name of a book in the text, whether or not a passage comes with it; they never overlap. */
export function findMentions(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  let free = 0
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at)
    if (mention === null || at < free) continue
    mentions.push({ ...mention, from: Math.max(mention.from, free) })
    free = mention.to
  }
  return mentions
}
