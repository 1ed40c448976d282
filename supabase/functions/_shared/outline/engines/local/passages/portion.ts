import { contains, formatReference, verseCount } from '../../../../bible/canon.ts'
import { BOOKS } from '../../../../bible/books.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { PreparedPassage } from './find-passage.ts'
import type { TextQuestion } from './passage.ts'

/** Verses that a group reads aloud without tiring; the same that verification prints. */
export const MOST_READ = 12
/** Of a long text so many are read: what the sermon dwells on most. */
const WINDOW = 10
/** Verses read before and after a single one: alone it says too little to talk about. */
const AROUND = 2

/** How much the sermon dwells on each verse of a chapter. */
export type Weights = ReadonlyMap<number, number>

type Span = { first: number; last: number }

/**
 * What a group reads of the text that was preached: at most twelve verses of one chapter, those of the sermon; a short
 * psalm whole.
 */
export function readingOf(base: BibleReference, weights: Weights): BibleReference {
  const { book, chapter } = base
  const inWhole = versesIn({ book, chapter })
  const span = withNeighbours(preachedSpan(base, weights), inWhole)
  return inChapter(book, chapter, book === 'PSA' ? toEnds(span, inWhole) : span)
}

/**
 * An entry cut to the portion that was preached: the reading moves to its verses where they are others, and of the
 * questions about the text those stay whose verses are read.
 */
export function fitToPortion(
  prepared: PreparedPassage,
  base: BibleReference,
  weights: Weights,
): PreparedPassage {
  const read = wholeWhere(readingWithin(prepared, base, weights), prepared, base)
  const { entry } = prepared
  const questions = [...entry.observe, ...entry.interpret]
  const touched = questions.filter(({ verses }) => touches(verses, base)).length
  const fit = touched / Math.max(1, questions.length)
  // read whole it keeps everything, and its own way to read
  if (read === prepared.whole) return { ...prepared, read, fit: 1 }
  const isSame = formatReference(read) === formatReference(prepared.read)
  if (isSame)
    return { ...prepared, fit: contains(base, prepared.read) || base.verse === undefined ? 1 : fit }
  const fits = ({ verses }: TextQuestion) => isRead(verses, read)
  const observe = entry.observe.filter(fits)
  const interpret = entry.interpret.filter(fits)
  const live = thatPointWithin(entry.live, ({ ask }) => ask, read)
  const complete = thatPointWithin(entry.complete, ({ text }) => text, read)
  const challenges = thatPointWithin(entry.challenges, (one) => one.do, read)
  return {
    ...prepared,
    read,
    // how to read names verses of the portion that it was written for
    entry: {
      ...entry,
      observe,
      interpret,
      live,
      complete,
      challenges,
      read: { ...entry.read, how: HOW },
    },
    fit,
  }
}

/** The reading of an entry with the preached verses that stand before or behind it, where there is room for them. */
export function withPreached(prepared: PreparedPassage, base: BibleReference): PreparedPassage {
  const { book, chapter, verse: opens = 1, endVerse: closes = opens } = prepared.read
  if (base.verse === undefined || base.chapter !== chapter || base.endChapter !== undefined)
    return prepared
  const first = Math.min(opens, base.verse)
  const last = Math.max(closes, base.endVerse ?? base.verse)
  if (last - first >= (book === 'PSA' ? WHOLE_PSALM : MOST_WHOLE)) return prepared
  return { ...prepared, read: inChapter(book, chapter, { first, last }) }
}

/** A passage that was preached whole is read whole where it is hardly longer than a reading: its first verses are its point. */
function wholeWhere(
  read: BibleReference,
  { whole }: PreparedPassage,
  base: BibleReference,
): BibleReference {
  const isNear = whole.endChapter === undefined && verseCount(whole) <= MOST_WHOLE
  return isNear && contains(base, whole) && contains(whole, read) ? whole : read
}

/** Verses, printed in two pieces: a psalm or a story that was preached is understood whole. */
const MOST_WHOLE = 20
const WHOLE_PSALM = 24

const POINTED = /(?<!\p{L})(?:vers[íi]culos?|vv?\.)\s+((?:\d{1,3}(?:\s*(?:,|-|–|a|e)\s*)?)+)/giu

/** Those that name no verse which is not read; all of them where none is left. */
function thatPointWithin<One>(
  some: readonly One[],
  textOf: (one: One) => string,
  { verse: first = 1, endVerse: last = first }: BibleReference,
): readonly One[] {
  const within = some.filter((one) =>
    Array.from(textOf(one).matchAll(POINTED))
      .flatMap(([, numbers = '']) => Array.from(numbers.matchAll(/\d+/g), Number))
      .every((verse) => verse >= first && verse <= last),
  )
  return within.length > 0 ? within : some
}

const HOW = 'Leiam devagar, um de cada vez, e depois releiam em silêncio.'

/** Below this the sermon preached something else in the neighbourhood of the entry. */
export const MOSTLY = 0.5

function readingWithin(
  prepared: PreparedPassage,
  base: BibleReference,
  weights: Weights,
): BibleReference {
  const { read, whole } = prepared
  const { verse: first = 1, endVerse: last = first } = read
  const isSameChapter = base.chapter === read.chapter && base.endChapter === undefined
  if (base.verse === undefined || !isSameChapter) {
    return isSameChapter &&
      shareIn({ first, last }, weights) < DWELT &&
      whole.endChapter === undefined
      ? densestOf(whole, weights, read)
      : read
  }
  const preached = { first: base.verse, last: base.endVerse ?? base.verse }
  if (first >= preached.first && last <= preached.last) return read
  const span = preachedSpan(base, weights)
  const { chapter: begins, endChapter: ends = begins } = whole
  const { first: opens, last: closes } = versesIn(whole)
  const limits = {
    first: begins === base.chapter ? Math.min(opens, span.first) : span.first,
    last: ends === base.chapter && begins === ends ? Math.max(closes, span.last) : span.last,
  }
  // a reading that the sermon's verses only touch at their end is still the entry's
  if (
    last >= preached.first &&
    first <= preached.last &&
    preached.last - preached.first >= MOST_READ
  )
    return read
  const isShort = preached.last - preached.first < SHORT
  const asked = isShort ? mostAsked(prepared, span, limits) : withKey(prepared, span)
  return inChapter(base.book, base.chapter, toEnds(asked, limits))
}

/** Verses fewer than which are understood in their passage: of one or two there is little to ask. */
const SHORT = 3

/**
 * The shortest reading that holds these verses, the one that the entry is about, and as many of its questions as an evening
 * needs.
 */
function mostAsked(
  { entry: { observe, interpret }, key, read: { book, chapter } }: PreparedPassage,
  span: Span,
  limits: Span,
): Span {
  let best = { span, asked: -1 }
  for (let { first } = span; first >= limits.first; first -= 1) {
    for (let { last } = span; last <= limits.last && last - first < MOST_READ; last += 1) {
      const read = inChapter(book, chapter, { first, last })
      const count = [...observe, ...interpret].filter(({ verses }) => isRead(verses, read)).length
      const asked = Math.min(ENOUGH, count) + (contains(read, key) ? OF_THE_KEY : 0)
      const isShorter = last - first < best.span.last - best.span.first
      if (asked > best.asked || (asked === best.asked && isShorter))
        best = { span: { first, last }, asked }
    }
  }
  return best.span
}

/** With the verse that the entry is about, where it is near: the evening that was written on it is understood then. */
function withKey({ key, whole }: PreparedPassage, span: Span): Span {
  const { verse = 0, endVerse = verse } = key
  const first = Math.min(span.first, verse)
  const last = Math.max(span.last, endVerse)
  const added = last - first - (span.last - span.first)
  const isSameChapter = key.chapter === whole.chapter && whole.endChapter === undefined
  return isSameChapter && added <= NEAR_KEY && last - first < MOST_READ ? { first, last } : span
}

const NEAR_KEY = 4

/** Questions on the text of a whole evening. */
const ENOUGH = 4
const OF_THE_KEY = 2

/** With the one or two verses before and behind with which its scene or prayer begins and ends, where there is room. */
function toEnds(span: Span, limits: Span): Span {
  const isNear = (distance: number) => distance > 0 && distance <= AROUND
  const first = isNear(span.first - limits.first) ? limits.first : span.first
  const last = isNear(limits.last - span.last) ? limits.last : span.last
  if (last - first < MOST_READ) return { first, last }
  return span.last - first < MOST_READ ? { first, last: span.last } : span
}

/** Of what the sermon dwells on in the chapter, so much has to be read. */
const DWELT = 0.3

function densestOf(whole: BibleReference, weights: Weights, read: BibleReference): BibleReference {
  const span = preachedSpan(whole, weights)
  const { verse: first = 1, endVerse: last = first } = read
  return shareIn(span, weights) > 2 * shareIn({ first, last }, weights)
    ? inChapter(whole.book, whole.chapter, span)
    : read
}

function shareIn({ first, last }: Span, weights: Weights): number {
  let all = 0
  let inside = 0
  for (const [verse, weight] of weights) {
    all += weight
    if (verse >= first && verse <= last) inside += weight
  }
  return all === 0 ? 1 : inside / all
}

/** The text itself where it is short enough; else the verses in a row that the sermon dwells on most. */
function preachedSpan(base: BibleReference, weights: Weights): Span {
  const { first, last } = versesIn(base)
  if (last - first + 1 <= MOST_READ) return { first, last }
  let best: Span = { first, last: first + WINDOW - 1 }
  let most = -1
  for (let from = first; from + WINDOW - 1 <= last; from += 1) {
    let weight = 0
    for (let verse = from; verse < from + WINDOW; verse += 1) weight += weights.get(verse) ?? 0
    if (weight > most) {
      most = weight
      best = { first: from, last: from + WINDOW - 1 }
    }
  }
  return trimmed(best, weights)
}

/** Without the verses at its ends that the sermon never touches. */
function trimmed({ first, last }: Span, weights: Weights): Span {
  let [from, to] = [first, last]
  while (to - from + 1 > SHORTEST && !weights.has(from)) from += 1
  while (to - from + 1 > SHORTEST && !weights.has(to)) to -= 1
  return { first: from, last: to }
}

const SHORTEST = 5

function versesIn(base: BibleReference): Span {
  const inWholeChapter = BOOKS[base.book].verses[base.chapter - 1] ?? 1
  if (base.verse === undefined) return { first: 1, last: inWholeChapter }
  if (base.endChapter !== undefined && base.endChapter !== base.chapter)
    return { first: base.verse, last: inWholeChapter }
  return { first: base.verse, last: base.endVerse ?? base.verse }
}

function withNeighbours({ first, last }: Span, limits: Span): Span {
  if (last - first >= AROUND) return { first, last }
  return {
    first: Math.max(limits.first, first - AROUND),
    last: Math.min(limits.last, last + AROUND),
  }
}

function inChapter(book: BibleReference['book'], chapter: number, span: Span): BibleReference {
  const verse = Math.max(1, span.first)
  const endVerse = Math.min(BOOKS[book].verses[chapter - 1] ?? span.last, span.last)
  return endVerse > verse ? { book, chapter, verse, endVerse } : { book, chapter, verse }
}

/** Whether any of the verses of a question is of the text that was preached. */
export function touches(verses: string, base: BibleReference | null): boolean {
  if (base?.verse === undefined) return true
  const { verse: first, endVerse: last = first } = base
  return Array.from(verses.matchAll(/(\d+):(\d+)(?:-(\d+))?/g)).some(
    ([, chapter, from, to = from]) =>
      Number(chapter) === base.chapter && Number(from) <= last && Number(to) >= first,
  )
}

/** Whether all verses of a question are read. */
export function isRead(verses: string, read: BibleReference): boolean {
  const { verse: first = 1, endVerse: last = first } = read
  const places = Array.from(verses.matchAll(/(\d+):(\d+)(?:-(\d+))?/g))
  return (
    verseCount(read) > 0 &&
    places.length > 0 &&
    places.every(
      ([, chapter, from, to = from]) =>
        Number(chapter) === read.chapter && Number(from) >= first && Number(to) <= last,
    )
  )
}
