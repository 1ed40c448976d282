import { formatReference, verseSpans } from '@bible/canon'
import { findReferences } from '@bible/references/find-references'
import type { BibleReference } from '@bible/reference'

/*
 * The stored Bible as the browser has it: a book is a file of its own, fetched when first asked for. Weighs 10 kB gz
 * without the books, so whoever shows text imports it when the text is there.
 */

type Chapters = readonly (readonly string[])[]

// An address for each book, with a hash in the build; small ones must not become data: URLs, which the CSP refuses.
const ADDRESSES = import.meta.glob<string>('@bible/books/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const addressOf = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [/(\w+)\.json$/.exec(file)?.[1], address]),
)

const fetched = new Map<string, Promise<Chapters>>()

/** A piece of a text, `at` its place there: words, or a Bible reference as it is written. */
export type Piece = { at: number; text: string; reference: BibleReference | null }

/** Cuts a text at the Bible references in it. The pieces joined are the text. */
export function splitAtReferences(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const cut = (to: number, reference: BibleReference | null) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), reference })
    end = to
  }
  for (const { reference, index, length } of findReferences(text)) {
    cut(index, null)
    cut(index + length, reference)
  }
  cut(text.length, null)
  return pieces
}

/** 'João 3:16-18'. */
export function nameOf(reference: BibleReference): string {
  return formatReference(reference)
}

/** All of the chapters that a passage lies in. */
export function wholeChapters({ book, chapter, endChapter }: BibleReference): BibleReference {
  return { book, chapter, ...(endChapter !== undefined && { endChapter }) }
}

/** Whether a passage is made of whole chapters as it is written ('Salmo 23'). */
export function isWholeChapters(reference: BibleReference): boolean {
  return reference.verse === undefined
}

export type Verse = { chapter: number; verse: number; text: string }

/**
 * The verses of a passage in the Bíblia Livre; those without words (Acts 28:29) are left out. Rejects where the book
 * could not be fetched; the next call tries again.
 */
export async function readPassage(reference: BibleReference): Promise<readonly Verse[]> {
  const chapters = await readBook(reference.book)
  return (verseSpans(reference) ?? []).flatMap(({ chapter, first, last }) =>
    (chapters[chapter - 1] ?? [])
      .slice(first - 1, last)
      .map((text, index) => ({ chapter, verse: first + index, text }))
      .filter(({ text }) => text !== ''),
  )
}

/** Fetches every book that a text refers to, so that its verses open without a connection later. Never rejects. */
export async function fetchBooksOf(text: string): Promise<void> {
  const books = new Set(findReferences(text).map(({ reference }) => reference.book))
  await Promise.allSettled([...books].map((book) => readBook(book)))
}

function readBook(book: string): Promise<Chapters> {
  const known = fetched.get(book)
  if (known) return known
  const reading = fetchBook(book)
  fetched.set(book, reading)
  reading.catch(() => fetched.delete(book))
  return reading
}

async function fetchBook(book: string): Promise<Chapters> {
  const address = addressOf.get(book)
  if (address === undefined) throw new Error(`no book ${book}`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as Chapters
}
