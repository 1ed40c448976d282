import type { Mention } from './book-mentions.ts'
import { BOOKS } from '../books.ts'
import {
  BEFORE_BOOK,
  CHAPTER_WORDS,
  FROM_WORDS,
  ORDINAL_SIGNS,
  RANGE_TAILS,
  RANGE_WORDS,
  VERSE_WORDS,
} from './passage-words.ts'
import { type Passage, readVersesAt } from './read-passage.ts'
import { type ReadNumber, readNumber, readOrdinal } from './spoken-numbers.ts'
import { isMark, isTight, isWord, type Token } from './tokens.ts'
import { readVerseStart } from './verse-start.ts'

/** Tokens looked back over: 'capítulo trinta e dois da primeira carta do apóstolo Paulo aos'. */
const LONGEST_WAY_BACK = 12
/** 'versículos dezesseis, dezessete e dezoito do'. */
const LONGEST_VERSES = 10

/** Where 'capítulo' and its number start. */
type Found = { at: number; number: ReadNumber }

function isSign(tokens: readonly Token[], at: number): boolean {
  return ORDINAL_SIGNS.has(tokens[at]?.text ?? '') && isTight(tokens, at)
}

/** 'capítulo 3', 'capítulo terceiro', 'terceiro capítulo', '3º capítulo'. */
function chapterNumber(tokens: readonly Token[], word: number): Found | null {
  const after = readOrdinal(tokens, word + 1) ?? readNumber(tokens, word + 1)
  if (after !== null) {
    const next = isSign(tokens, after.next) ? after.next + 1 : after.next
    return { at: word, number: { ...after, next } }
  }
  const signed = isSign(tokens, word - 1) ? readNumber(tokens, word - 2) : null
  if (signed !== null) return { at: word - 2, number: { ...signed, next: word } }
  const before = readOrdinal(tokens, word - 1)
  return before && { at: word - 1, number: before }
}

function chapterBefore(tokens: readonly Token[], mention: Mention): Found | null {
  const earliest = Math.max(0, mention.from - LONGEST_WAY_BACK)
  for (let at = mention.from - 1; at >= earliest; at--) {
    if (!isWord(tokens[at], CHAPTER_WORDS)) continue
    const found = chapterNumber(tokens, at)
    if (found === null) return null
    const between = tokens.slice(Math.max(found.number.next, at + 1), mention.from)
    const leadsToBook = between.length > 0 && between.every((token) => isWord(token, BEFORE_BOOK))
    return leadsToBook ? found : null
  }
  return null
}

/** 'versículos 30 a 40' to the last token, whether or not there are so many. */
function wholeRange(tokens: readonly Token[], passage: Passage, end: number): Passage | null {
  if (!isWord(tokens[passage.to], RANGE_WORDS)) return null
  const tail = isWord(tokens[passage.to + 1], RANGE_TAILS) ? 1 : 0
  const last = readNumber(tokens, passage.to + 1 + tail)
  if (last?.next !== end) return null
  return { ...passage, reference: { ...passage.reference, endVerse: last.value }, to: end }
}

/** The verses, announced by 'versículo', that end right before the token `end`. */
function versesEndingAt(
  tokens: readonly Token[],
  mention: Mention,
  chapter: number,
  end: number,
): Passage[] {
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_VERSES); at--) {
    if (!isWord(tokens[at], VERSE_WORDS)) continue
    const start = isMark(tokens[at + 1], '.') ? at + 2 : at + 1
    const passages = readVersesAt(tokens, mention, chapter, { from: at, at: start })
    const [first] = passages
    if (passages.at(-1)?.to === end) return passages
    const range = first && wholeRange(tokens, first, end)
    return range ? [range] : []
  }
  return []
}

function versesBefore(tokens: readonly Token[], mention: Mention, chapter: Found): Passage[] {
  const end = isWord(tokens[chapter.at - 1], FROM_WORDS) ? chapter.at - 1 : chapter.at
  return versesEndingAt(tokens, mention, chapter.number.value, end)
}

/** The verses counted up to the token `to`, which is that of the book or its chapter. */
function upTo(passages: readonly Passage[], to: number): Passage[] {
  const [first, ...rest] = passages
  if (first === undefined) return []
  return rest.length === 0 ? [{ ...first, to }] : [first, ...rest]
}

/**
 * Passages whose verse stands before the book and its chapter: 'versículo 4 do Salmo 23', 'verso 16 do
 * evangelho de João 3'. `to` is where the chapter behind the name ends.
 */
export function readVersesOf(
  tokens: readonly Token[],
  mention: Mention,
  { chapter, to }: { chapter: number; to: number },
): Passage[] {
  let end = mention.from
  while (isWord(tokens[end - 1], BEFORE_BOOK)) end--
  if (end === mention.from) return []
  return upTo(versesEndingAt(tokens, mention, chapter, end), to)
}

/**
 * Passages whose chapter stands before the book: 'capítulo 3 de João, versículo 16' and
 * 'versículo 16 do capítulo 3 do evangelho de João'.
 */
export function readReversedPassages(tokens: readonly Token[], mention: Mention): Passage[] {
  const chapter = chapterBefore(tokens, mention)
  if (chapter === null) {
    const isOnly = BOOKS[mention.book].verses.length === 1
    return isOnly ? readVersesOf(tokens, mention, { chapter: 1, to: mention.to }) : []
  }
  const { value } = chapter.number
  const earlier = upTo(versesBefore(tokens, mention, chapter), mention.to)
  if (earlier.length > 0) return earlier

  const later = readVerseStart(tokens, mention.to)
  if (later !== null && later.said)
    return readVersesAt(tokens, mention, value, { from: chapter.at, at: later.at })
  const reference = { book: mention.book, chapter: value }
  return [{ reference, from: chapter.at, to: mention.to }]
}
