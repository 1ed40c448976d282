import { fromBase91 } from '../packing/base91.ts'
import { createPlaceReader } from '../packing/bit-codes.ts'
import { BOOK_CODES, BOOKS, type BookCode } from '../books.ts'
import { readShared } from '../packing/shared-letters.ts'
import { KEYS, PLACES } from './verse-index.ts'
import { verseKey } from './verse-keys.ts'

/** A verse whose telling words are spoken close together, in whatever translation. */
export type SpokenVerse = {
  book: BookCode
  chapter: number
  verse: number
  /** First and last of its words in the speech. */
  from: number
  to: number
  /** Weight of the telling words that were heard: the rarer a word, the more. 9 is the least that counts. */
  weight: number
  /** Whether a neighbouring verse is spoken just before or after it, in the order of the text: a passage read aloud. */
  inRun: boolean
}

/** A telling word, and where it was spoken. */
type Hit = { at: number; key: string }

type Heard = { ordinal: number; verse: SpokenVerse }

type Index = {
  /** Verse ordinals by key. */
  places: ReadonlyMap<string, readonly number[]>
  weights: ReadonlyMap<string, number>
  /** By ordinal: the weight of all of a verse's telling words, and how many they are. */
  totals: Float32Array
  counts: Uint8Array
}

/** Measured on 233 sermons with a known text: below, verses are 'heard' that nobody read. */
const LEAST_SHARE = 0.5
const LEAST_WEIGHT = 9
/** Words of speech within which a verse has to be heard: as many again as it has telling words, and some. */
const WINDOW_WORDS = 14
const WINDOW_PER_KEY = 4
/** Words that lie between the beginnings of two verses read one after the other, at most. */
const VERSE_WORDS = 70

let index: Index | null = null

/** Whether a folded word begins like one of the Bible's rarer words, among them its names. */
export function isBibleKey(folded: string): boolean {
  index ??= readIndex()
  const key = verseKey(folded)
  return key !== null && index.places.has(key)
}

/** Every word of the Bible's rarer ones by its first letters, as many as `letters`. */
export function bibleStarts(letters: number): Set<string> {
  index ??= readIndex()
  return new Set(Array.from(index.places.keys(), (key) => key.slice(0, letters)))
}

/** @param words the folded words of the speech. */
export function findSpokenVerses(words: readonly string[]): SpokenVerse[] {
  index ??= readIndex()
  const { places, weights, totals, counts } = index
  const hits = words.flatMap((word, at) => {
    const key = verseKey(word)
    return key !== null && places.has(key) ? [{ at, key }] : []
  })
  const keys = new Set(hits.map(({ key }) => key))
  const could = couldBeHeard(keys, index)
  const candidates = new Map(
    Array.from(keys, (key) => [key, places.get(key)?.filter((ordinal) => could[ordinal] === 1)]),
  )
  const heard = new Map<number, Hit[]>()
  for (const hit of hits) {
    for (const ordinal of candidates.get(hit.key) ?? []) {
      const known = heard.get(ordinal)
      if (known) known.push(hit)
      else heard.set(ordinal, [hit])
    }
  }

  const found: Heard[] = []
  for (const [ordinal, hitsOfVerse] of heard) {
    const window = WINDOW_WORDS + WINDOW_PER_KEY * (counts[ordinal] ?? 0)
    for (const best of bestWindows(hitsOfVerse, window, weights)) {
      const enough = best.weight >= LEAST_SHARE * (totals[ordinal] ?? 0)
      if (best.keys < 2 || !enough || best.weight < LEAST_WEIGHT) continue
      const { from, to, weight } = best
      found.push({ ordinal, verse: { ...verseAt(ordinal), from, to, weight, inRun: false } })
    }
  }
  return inOrder(found)
}

/** Most verses share a word or two with a sermon: they are put aside before anything is searched for. 1 for the others. */
function couldBeHeard(
  keys: ReadonlySet<string>,
  { places, weights, totals }: Index,
): Readonly<Uint8Array> {
  const heard = new Float64Array(totals.length)
  for (const key of keys) {
    const weight = weights.get(key) ?? 0
    for (const ordinal of places.get(key) ?? []) heard[ordinal] = (heard[ordinal] ?? 0) + weight
  }
  return Uint8Array.from(totals, (total, ordinal) => {
    const weight = heard[ordinal] ?? 0
    return weight >= LEAST_WEIGHT && weight >= LEAST_SHARE * total ? 1 : 0
  })
}

type Window = { from: number; to: number; weight: number; keys: number }

/** The best place of a verse, and every other one apart from it: a preacher reads his verse again and again. */
function bestWindows(
  hits: readonly Hit[],
  length: number,
  weights: ReadonlyMap<string, number>,
): Window[] {
  const windows: Window[] = []
  for (const [start, first] of hits.entries()) {
    const seen = new Set<string>()
    let weight = 0
    let to = first.at
    for (let i = start; i < hits.length; i += 1) {
      const hit = hits[i]
      if (!hit || hit.at - first.at > length) break
      if (seen.has(hit.key)) continue
      seen.add(hit.key)
      weight += weights.get(hit.key) ?? 0
      to = hit.at
    }
    if (seen.size > 1) windows.push({ from: first.at, to, weight, keys: seen.size })
  }
  const kept: Window[] = []
  for (const window of windows.toSorted((a, b) => b.weight - a.weight)) {
    if (kept.every(({ from, to }) => window.to < from || window.from > to)) kept.push(window)
  }
  return kept
}

function inOrder(found: readonly Heard[]): SpokenVerse[] {
  const byOrdinal = new Map<number, SpokenVerse[]>()
  for (const { ordinal, verse } of found) {
    byOrdinal.set(ordinal, [...(byOrdinal.get(ordinal) ?? []), verse])
  }
  const isReadBeside = (verse: SpokenVerse, step: number, other: SpokenVerse) =>
    other.book === verse.book &&
    other.chapter === verse.chapter &&
    (other.from - verse.from) * step >= 0 &&
    Math.abs(other.from - verse.from) <= VERSE_WORDS * Math.abs(step)
  return found
    .map(({ ordinal, verse }) => ({
      ...verse,
      inRun: [-2, -1, 1, 2].some((step) =>
        (byOrdinal.get(ordinal + step) ?? []).some((other) => isReadBeside(verse, step, other)),
      ),
    }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
}

function readIndex(): Index {
  const keys = readShared(KEYS)
  const verses = STARTS.at(-1)?.end ?? 0
  const nextPlaces = createPlaceReader(fromBase91(PLACES), verses)
  const places = new Map<string, number[]>()
  const weights = new Map<string, number>()
  const totals = new Float32Array(verses)
  const counts = new Uint8Array(verses)
  for (const key of keys) {
    const ordinals = nextPlaces()
    const weight = Math.log(verses / ordinals.length)
    for (const ordinal of ordinals) {
      totals[ordinal] = (totals[ordinal] ?? 0) + weight
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
    places.set(key, ordinals)
    weights.set(key, weight)
  }
  return { places, weights, totals, counts }
}

type ChapterStart = { book: BookCode; chapter: number; start: number; end: number }

/** Where each chapter begins among all verses of the Bible. */
const STARTS: readonly ChapterStart[] = chapterStarts()

function chapterStarts(): ChapterStart[] {
  const starts: ChapterStart[] = []
  let start = 0
  for (const book of BOOK_CODES) {
    for (const [place, verses] of BOOKS[book].verses.entries()) {
      starts.push({ book, chapter: place + 1, start, end: start + verses })
      start += verses
    }
  }
  return starts
}

function verseAt(ordinal: number): { book: BookCode; chapter: number; verse: number } {
  let low = 0
  let high = STARTS.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((STARTS[middle]?.end ?? 0) > ordinal) high = middle
    else low = middle + 1
  }
  const { book, chapter, start } = STARTS[low] ?? { book: 'GEN', chapter: 1, start: 0 }
  return { book, chapter, verse: ordinal - start + 1 }
}
