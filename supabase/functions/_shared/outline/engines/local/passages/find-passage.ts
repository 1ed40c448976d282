import type { BookCode } from '../../../../bible/books.ts'
import { BOOKS } from '../../../../bible/books.ts'
import { contains, spanInBook, verseCount } from '../../../../bible/canon.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { createBookReader } from '../../../../bible/packing/unpack-books.ts'
import { PACKED_BOOKS, VOCABULARY } from './packed-books.ts'
import { overlaps } from '../themes/theme-detection.ts'
import { PARALLELS } from './parallels.ts'
import type { BookPassages, Passage } from './passage.ts'

/** An entry of the bank, with the passages it names as references. */
export type PreparedPassage = {
  entry: Passage
  whole: BibleReference
  read: BibleReference
  key: BibleReference
  /** Of the entry's questions about the text, the share whose verses were preached: 0 to 1. */
  fit: number
}

const entriesOf = createBookReader<BookPassages>(PACKED_BOOKS, VOCABULARY)

/** Of the base text or of the entry, so much has to be the other's: a neighbour's questions fit no sermon. */
const LEAST_SHARED = 0.5
/** Of what the sermon dwells on in a chapter that was named as a whole, so much has to lie in the entry. */
const LEAST_DWELT = 0.4

/** Of what the sermon dwells on in the chapter: then the rest was read for its sake. */
const NEARLY_ALL = 0.75

const RANGE = /^(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/

/**
 * The entry that prepares a sermon's base text; null where the bank has none that fits.
 *
 * @param weights how much the sermon dwells on each verse of the base text's chapter
 */
export async function findPassage(
  base: BibleReference,
  weights: ReadonlyMap<number, number>,
): Promise<PreparedPassage | null> {
  const entries = (await entriesOf(base.book)) ?? []
  const best = fittest(entries, ({ verses }) => fit(base, rangeOf(base.book, verses), weights))
  return best && prepared(base.book, dwelled(best, entries, base, weights) ?? best)
}

/** Of the entries inside another the one that nearly all of the sermon is on: ten commandments read, and one preached. */
function dwelled(
  { verses }: Passage,
  entries: readonly Passage[],
  base: BibleReference,
  weights: ReadonlyMap<number, number>,
): Passage | undefined {
  const whole = rangeOf(base.book, verses)
  const sizeOf = (entry: Passage) => verseCount(rangeOf(base.book, entry.verses))
  return entries
    .filter((entry) => {
      const range = rangeOf(base.book, entry.verses)
      return (
        entry.verses !== verses &&
        contains(whole, range) &&
        (dwellingShare(base, range, weights) ?? 0) >= NEARLY_ALL
      )
    })
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]
}

/**
 * The entry on the same event or saying as another book of the Bible tells it (`parallels.ts`); null where none is known.
 *
 * @param weights how much the sermon dwells on each verse of the base text's chapter
 */
export async function findParallel(
  base: BibleReference,
  weights: ReadonlyMap<number, number>,
): Promise<PreparedPassage | null> {
  const best = fittest(PARALLELS, ([told]) => {
    const [book, verses] = partsOf(told)
    const range = rangeOf(book, verses)
    const isTold = book === base.book && shareIn(range, base) >= LEAST_SHARED
    return isTold ? fit(base, range, weights) : null
  })
  return best && preparedAt(...partsOf(best[1]))
}

/** The one that fits best, the first of equals; null where none fits. */
function fittest<One>(all: readonly One[], fitOf: (one: One) => number | null): One | null {
  let best: { one: One; score: number } | null = null
  for (const one of all) {
    const score = fitOf(one)
    if (score !== null && (!best || score > best.score)) best = { one, score }
  }
  return best && best.one
}

/** The entries that have a verse of this text, in its order. */
export async function entriesIn(text: BibleReference): Promise<readonly Passage[]> {
  const entries = (await entriesOf(text.book)) ?? []
  return entries.filter(({ verses }) => overlaps(rangeOf(text.book, verses), text))
}

/** The entry of these verses, as it writes them; null where the bank has none. */
export async function preparedAt(book: BookCode, verses: string): Promise<PreparedPassage | null> {
  const entry = (await entriesOf(book))?.find((one) => one.verses === verses)
  return entry ? prepared(book, entry) : null
}

function prepared(book: BookCode, entry: Passage): PreparedPassage {
  return {
    entry: withBook(book, entry),
    whole: rangeOf(book, entry.verses),
    read: rangeOf(book, entry.read.verses),
    key: rangeOf(book, entry.key),
    fit: 1,
  }
}

const BARE = /(?<![\d:])\d{1,3}:\d{1,3}(?![\d:])/g

/**
 * The entry with its bare references ('4:22-24') under the name of their book: on the sheet they stand beside marks of
 * time. The references that the entry is found by stay as they are.
 */
function withBook(book: BookCode, entry: Passage): Passage {
  const { name } = BOOKS[book]
  const named = (text: string) => {
    const known = findReferences(text)
    return text.replaceAll(BARE, (bare, offset: number) =>
      known.some(({ index, length }) => offset >= index && offset < index + length)
        ? bare
        : `${name} ${bare}`,
    )
  }
  const { context, idea, leader, comfort } = entry
  return {
    ...entry,
    context: named(context),
    idea: named(idea),
    comfort: named(comfort),
    leader: {
      lost: named(leader.lost),
      ...(leader.tender !== undefined && { tender: named(leader.tender) }),
      ...(leader.differ !== undefined && { differ: named(leader.differ) }),
    },
  }
}

/** An entry's book and its verses, of how the tables name it: 'MRK 5:35-43'. */
export function partsOf(id: string): [book: BookCode, verses: string] {
  const [book = '', verses = ''] = id.split(' ')
  return [book as BookCode, verses]
}

/** 'chapter:verse', 'chapter:verse-verse' or 'chapter:verse-chapter:verse' of a book. */
export function rangeOf(book: BookCode, text: string): BibleReference {
  const [, chapter, verse, endChapter, endVerse] = RANGE.exec(text) ?? []
  if (chapter === undefined || verse === undefined) throw new Error(`not a range: ${text}`)
  const start = { book, chapter: Number(chapter), verse: Number(verse) }
  if (endVerse === undefined) return start
  return endChapter === undefined
    ? { ...start, endVerse: Number(endVerse) }
    : { ...start, endChapter: Number(endChapter), endVerse: Number(endVerse) }
}

/** Null where the two do not fit; the better they do, the higher. */
function fit(
  base: BibleReference,
  entry: BibleReference,
  weights: ReadonlyMap<number, number>,
): number | null {
  const ofBase = shareIn(entry, base)
  const ofEntry = shareIn(base, entry)
  if (ofBase === 0) return null
  const dwelt = dwellingShare(base, entry, weights)
  const isWholeChapter = base.verse === undefined
  const fits = isWholeChapter
    ? ofBase >= LEAST_SHARED || (dwelt ?? 0) >= LEAST_DWELT
    : ofBase >= LEAST_SHARED || ofEntry >= LEAST_SHARED
  // one beatitude is preached with all of them in mind
  const isExact = ofBase === 1 && ofEntry === 1 ? 1 : 0
  return fits ? isExact + ofBase + 0.5 * ofEntry + (isWholeChapter ? 2 : 1) * (dwelt ?? 0) : null
}

/** Of the verses of the chapter that the sermon dwells on, the entry's share; null where it dwells on none. */
function dwellingShare(
  { chapter }: BibleReference,
  entry: BibleReference,
  weights: ReadonlyMap<number, number>,
): number | null {
  const [from, to] = spanInBook(entry)
  let all = 0
  let inside = 0
  for (const [verse, weight] of weights) {
    const [place] = spanInBook({ book: entry.book, chapter, verse })
    all += weight
    if (place >= from && place <= to) inside += weight
  }
  return all === 0 ? null : inside / all
}

/** Of the verses of a passage, the share that is also in the other, of the same book: 0 to 1. */
export function shareIn(other: BibleReference, passage: BibleReference): number {
  const [from, to] = spanInBook(passage)
  const [fromOther, toOther] = spanInBook(other)
  return Math.max(0, Math.min(to, toOther) - Math.max(from, fromOther) + 1) / (to - from + 1)
}
