import type { Mention } from './book-mentions.ts'
import { BOOKS } from '../books.ts'
import { existsInCanon } from '../canon.ts'
import { countsSomething, isArticle, isBareChapter, isDoubtfulName } from './false-positives.ts'
import {
  BEFORE_CHAPTER,
  CHAPTER_WORDS,
  FROM_WORDS,
  NUMBER_WORDS,
  RANGE_TAILS,
  RANGE_WORDS,
  VERSE_WORDS,
} from './passage-words.ts'
import type { BibleReference } from '../reference.ts'
import { type ReadNumber, readNumber, readOrdinal } from './spoken-numbers.ts'
import { isMark, isTight, isWord, type Token } from './tokens.ts'
import { readVerseStart } from './verse-start.ts'

/** A reference and the tokens that say it; `to` is exclusive. */
export type Passage = { reference: BibleReference; from: number; to: number }

/** The tokens that may belong to one mention of a book. */
type Scope = { tokens: readonly Token[]; mention: Mention }

type Chapter = { number: ReadNumber; explicit: boolean; plural: boolean }

const DASHES = '-–—'
const LONGEST_LEAD_IN = 5

function skipOrdinalSign({ tokens }: Scope, at: number): number {
  return isTight(tokens, at) && ['ª', 'º', '°'].includes(tokens[at]?.text ?? '') ? at + 1 : at
}

function readChapterWord({ tokens }: Scope, at: number): Chapter | null {
  let word = at
  while (
    word - at < LONGEST_LEAD_IN &&
    (isMark(tokens[word], ',.') || isWord(tokens[word], BEFORE_CHAPTER))
  )
    word++
  const named = isWord(tokens[word], CHAPTER_WORDS)
  if (!named && !isWord(tokens[word], NUMBER_WORDS)) return null
  let start = word + 1
  if (isMark(tokens[start], '.')) start++
  if (tokens[start]?.text === 'de' && isWord(tokens[start + 1], NUMBER_WORDS)) start += 2
  const number = readOrdinal(tokens, start) ?? readNumber(tokens, start)
  const plural = tokens[word]?.text === 'capitulos'
  return number && { number, explicit: true, plural }
}

/** The number after ':' or '.' written close: the 16 of '3:16'. */
function readAfterColon({ tokens }: Scope, at: number): ReadNumber | null {
  if (!isMark(tokens[at], ':.') || !isTight(tokens, at) || !isTight(tokens, at + 1)) return null
  return tokens[at + 1]?.kind === 'number' ? readNumber(tokens, at + 1) : null
}

function readChapter(scope: Scope, at: number): Chapter | null {
  const named = readChapterWord(scope, at)
  if (named !== null) return named
  const { tokens } = scope
  const afterComma = isMark(tokens[at], ',') ? readNumber(tokens, at + 1) : null
  const isVerse = afterComma !== null && readAfterColon(scope, afterComma.next) !== null
  const number = isVerse ? afterComma : readNumber(tokens, at)
  return number && { number, explicit: false, plural: false }
}

/** The end of 'a 18', 'até o versículo 18', '-18', and whether only a word such as 'a' joins it. */
function readRangeEnd({ tokens }: Scope, at: number): { number: ReadNumber; said: boolean } | null {
  const said = isWord(tokens[at], RANGE_WORDS)
  if (!said && !isMark(tokens[at], DASHES)) return null
  let start = at + 1
  if (said && isWord(tokens[start], RANGE_TAILS)) start++
  if (isWord(tokens[start], VERSE_WORDS) || isWord(tokens[start], CHAPTER_WORDS)) start++
  const number = readNumber(tokens, start)
  return number && { number, said }
}

/** Where the next item of a list starts: after ',', 'e', ', e', '&' or ';'. */
function afterSeparator({ tokens }: Scope, at: number): number | null {
  let start = at
  if (isMark(tokens[start], ',;&')) start++
  if (tokens[start]?.text === 'e') start++
  if (start === at) return null
  return isWord(tokens[start], VERSE_WORDS) ? start + 1 : start
}

/** Letters behind a verse: '4a' is verse 4, '4s' verse 4 and the next; how far '4ss' goes is open. */
function readSuffix({ tokens }: Scope, passage: Passage): Passage {
  const letter = isTight(tokens, passage.to) ? tokens[passage.to]?.text : undefined
  if (letter === undefined || !['a', 'b', 'c', 's', 'ss', 'f', 'ff'].includes(letter))
    return passage
  const { verse = 0 } = passage.reference
  const reference = { ...passage.reference, endVerse: verse + 1 }
  const to = passage.to + 1
  return letter === 's' && existsInCanon(reference)
    ? { ...passage, reference, to }
    : { ...passage, to }
}

function readVerseRange(scope: Scope, passage: Passage): Passage {
  const end = readRangeEnd(scope, passage.to)
  if (end === null) return passage
  const { reference } = passage
  const endVerse = readAfterColon(scope, end.number.next)
  if (endVerse !== null) {
    const wide = { ...reference, endChapter: end.number.value, endVerse: endVerse.value }
    return { ...passage, reference: wide, to: endVerse.next }
  }
  if (end.number.value <= (reference.verse ?? 0)) return passage
  const wide = { ...reference, endVerse: end.number.value }
  const doubtful = end.said && (countsSomething(scope.tokens, end.number) || !existsInCanon(wide))
  return doubtful ? passage : { ...passage, reference: wide, to: end.number.next }
}

function readVerse(scope: Scope, chapter: number, from: number, verse: ReadNumber): Passage {
  const { book } = scope.mention
  const passage = { reference: { book, chapter, verse: verse.value }, from, to: verse.next }
  return readVerseRange(scope, readSuffix(scope, passage))
}

/** The 99 of 'Jo 3:16, 99.' can be nothing but a verse, if one that does not exist; '99 pessoas' is none. */
function endsHere({ tokens }: Scope, number: ReadNumber): boolean {
  return (
    !number.spoken && tokens[number.next]?.kind !== 'word' && !isMark(tokens[number.next], ':%/')
  )
}

/** 'João 3:16, versículo 18 de Romanos 5'. */
function belongsToNext({ tokens }: Scope, start: number, number: ReadNumber): boolean {
  if (!isWord(tokens[start - 1], VERSE_WORDS)) return false
  return isWord(tokens[number.next], FROM_WORDS) && tokens[number.next + 1]?.text !== 'mesmo'
}

/** What a list of verses goes on with; it starts where `passage` does if it only makes it longer. */
function nextVerse(scope: Scope, passage: Passage): Passage | null {
  const { tokens } = scope
  const start = afterSeparator(scope, passage.to)
  const number = start === null ? null : readNumber(tokens, start)
  if (start === null || number === null) return null
  const verse = readAfterColon(scope, number.next)
  if (verse !== null) return readVerse(scope, number.value, start, verse)

  const { reference } = passage
  const chapter = reference.endChapter ?? reference.chapter
  const last = reference.endVerse ?? reference.verse ?? 0
  if (number.value <= last || isMark(tokens[passage.to], ';')) return null
  const exists = existsInCanon({ book: reference.book, chapter, verse: number.value })
  if (!exists && !endsHere(scope, number)) return null
  if (countsSomething(tokens, number) || belongsToNext(scope, start, number)) return null
  if (!exists || number.value !== last + 1) return readVerse(scope, chapter, start, number)
  return { ...passage, reference: { ...reference, endVerse: number.value }, to: number.next }
}

function readChapterRange(scope: Scope, passage: Passage): Passage {
  const end = readRangeEnd(scope, passage.to)
  const { reference } = passage
  if (end === null || end.number.value <= reference.chapter) return passage
  const wide = { ...reference, endChapter: end.number.value }
  const endVerse = readAfterColon(scope, end.number.next)
  if (endVerse !== null)
    return {
      ...passage,
      reference: { ...wide, verse: 1, endVerse: endVerse.value },
      to: endVerse.next,
    }
  const doubtful = end.said && (countsSomething(scope.tokens, end.number) || !existsInCanon(wide))
  return doubtful ? passage : { ...passage, reference: wide, to: end.number.next }
}

/** As `nextVerse`, for a list of chapters; after one with a verse, verses follow. */
function nextChapter(scope: Scope, passage: Passage, commas: boolean): Passage | null {
  const { tokens } = scope
  const { reference, to } = passage
  const start = afterSeparator(scope, to)
  const number = start === null ? null : readNumber(tokens, start)
  if (start === null || number === null) return null
  const byComma = isMark(tokens[to], ',')
  const verse = byComma ? null : readAfterColon(scope, number.next)
  if (verse !== null) return readVerse(scope, number.value, start, verse)
  if ((byComma && !commas) || countsSomething(tokens, number)) return null

  const last = reference.endChapter ?? reference.chapter
  const single = { book: reference.book, chapter: number.value }
  if (number.value <= last || !existsInCanon(single)) return null
  if (number.value !== last + 1) return { reference: single, from: start, to: number.next }
  return { ...passage, reference: { ...reference, endChapter: number.value }, to: number.next }
}

/** A passage and the list that it opens: '16, 18-20 e 4:2', '5, 6 e 7'. */
function readList(scope: Scope, first: Passage, commas = false): Passage[] {
  const done: Passage[] = []
  let last = first
  for (;;) {
    const isChapter = last.reference.verse === undefined
    const next = isChapter ? nextChapter(scope, last, commas) : nextVerse(scope, last)
    if (next?.from !== last.from) done.push(last)
    if (next === null) return done
    last = next
  }
}

/** Verses from the token `at` on, and whatever the list goes on with. */
function readVerses(scope: Scope, chapter: number, from: number, at: number): Passage[] {
  const verse = readNumber(scope.tokens, at)
  return verse === null ? [] : readList(scope, readVerse(scope, chapter, from, verse))
}

/** 'Mateus 5, 6 e 7' are chapters: a third number goes on counting. 'João 3, 16' is a verse. */
function countsOn({ tokens }: Scope, chapter: number, at: number): boolean {
  const second = isMark(tokens[at], ',') ? readNumber(tokens, at + 1) : null
  if (second?.value !== chapter + 1) return false
  const separator = tokens[second.next]
  const third =
    isMark(separator, ',') || separator?.text === 'e' ? readNumber(tokens, second.next + 1) : null
  return third?.value === chapter + 2
}

/** A verse that only its place behind the chapter tells: 'Filipenses 4 13', 'João 3, 16'; not '5, 19:30'. */
function looseVerse(scope: Scope, chapter: number, at: number): number | null {
  const { tokens, mention } = scope
  const comma = isMark(tokens[at], ',')
  const start = comma ? at + 1 : at
  const number = readNumber(tokens, start)
  if (number === null || countsSomething(tokens, number)) return null
  if (isDoubtfulName(tokens, mention)) return null
  if (!existsInCanon({ book: mention.book, chapter, verse: number.value })) return null
  // 'Salmos 23, 24' may be two chapters: what both readings share is the chapter.
  const ambiguous = comma && !isTight(tokens, start) && number.value === chapter + 1
  return ambiguous ? null : start
}

function readSingleChapterBook(scope: Scope): Passage[] {
  const { tokens, mention } = scope
  const named = readVerseStart(tokens, mention.to)
  if (named?.said) return readVerses(scope, 1, mention.from, named.at)
  const chapter = readChapter(scope, mention.to)
  if (chapter === null) return []
  const after = readVerseStart(tokens, chapter.number.next)
  const loose = chapter.number.value === 1 ? looseVerse(scope, 1, chapter.number.next) : null
  const verse = after?.at ?? loose
  if (verse !== null && verse !== undefined)
    return readVerses(scope, chapter.number.value, mention.from, verse)
  if (chapter.explicit) return readChapters(scope, chapter)
  if (!isBareChapter(tokens, mention, chapter.number)) return []
  return readVerses(scope, 1, mention.from, mention.to)
}

function readChapters(scope: Scope, { number, explicit, plural }: Chapter): Passage[] {
  const { tokens, mention } = scope
  if (!explicit && !isBareChapter(tokens, mention, number)) return []
  const to = skipOrdinalSign(scope, number.next)
  const passage = {
    reference: { book: mention.book, chapter: number.value },
    from: mention.from,
    to,
  }
  const commas = plural || countsOn(scope, number.value, to)
  return readList(scope, readChapterRange(scope, passage), commas)
}

/** The verse that follows a chapter, however it is said; null where there is none. */
function verseAfter(scope: Scope, chapter: Chapter): number | null {
  const { tokens } = scope
  const at = skipOrdinalSign(scope, chapter.number.next)
  const named = readVerseStart(tokens, at)
  if (named !== null) return named.at
  if (chapter.plural || countsOn(scope, chapter.number.value, at)) return null
  return looseVerse(scope, chapter.number.value, at)
}

/** The passages that follow a book's name, the first of them starting at the name itself. */
export function readPassages(tokens: readonly Token[], mention: Mention): Passage[] {
  const scope = { tokens, mention }
  if (isArticle(tokens, mention)) return []
  if (BOOKS[mention.book].verses.length === 1) return readSingleChapterBook(scope)
  const chapter = readChapter(scope, mention.to)
  if (chapter === null) return []
  const verse = verseAfter(scope, chapter)
  if (verse !== null) return readVerses(scope, chapter.number.value, mention.from, verse)
  return readChapters(scope, chapter)
}

/** Verses of a known chapter from the token `at` on, counted as said from the token `from`. */
export function readVersesAt(
  tokens: readonly Token[],
  mention: Mention,
  chapter: number,
  { from, at }: { from: number; at: number },
): Passage[] {
  return readVerses({ tokens, mention }, chapter, from, at)
}
