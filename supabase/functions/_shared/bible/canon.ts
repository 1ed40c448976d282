import { type BookCode, BOOKS } from './books.ts'
import type { BibleReference } from './reference.ts'

/** Verses `first` to `last` of one chapter, all counted from 1. */
export type VerseSpan = { chapter: number; first: number; last: number }

function isWellFormed({ chapter, verse, endChapter, endVerse }: BibleReference): boolean {
  const counts = [chapter, verse, endChapter, endVerse].filter((count) => count !== undefined)
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 1)) return false
  if (verse === undefined) return endVerse === undefined
  return endChapter === undefined || endVerse !== undefined
}

/** The passage chapter by chapter; null where any part of it does not exist in the canon. */
export function verseSpans(reference: BibleReference): readonly VerseSpan[] | null {
  if (!isWellFormed(reference)) return null
  const sizes = BOOKS[reference.book].verses
  const lastChapter = reference.endChapter ?? reference.chapter
  if (lastChapter < reference.chapter || lastChapter > sizes.length) return null

  const spans: VerseSpan[] = []
  for (let chapter = reference.chapter; chapter <= lastChapter; chapter++) {
    const size = sizes[chapter - 1] ?? 0
    const first = chapter === reference.chapter ? (reference.verse ?? 1) : 1
    const endsHere = chapter === lastChapter
    const last = endsHere ? (reference.endVerse ?? reference.verse ?? size) : size
    if (first > last || last > size) return null
    spans.push({ chapter, first, last })
  }
  return spans
}

/** Whether every chapter and verse of the passage exists in the Bíblia Livre's versification. */
export function existsInCanon(reference: BibleReference): boolean {
  return verseSpans(reference) !== null
}

/** Whether every verse of `part` is one of `whole`; false where either does not exist. */
export function contains(whole: BibleReference, part: BibleReference): boolean {
  const spans = whole.book === part.book ? verseSpans(part) : null
  if (spans === null || spans.length === 0) return false
  const around = verseSpans(whole) ?? []
  return spans.every((span) =>
    around.some(
      ({ chapter, first, last }) =>
        chapter === span.chapter && first <= span.first && span.last <= last,
    ),
  )
}

/** Whether every verse of `part` is in one of these passages, though none of them may have all of it. */
export function coverTogether(passages: readonly BibleReference[], part: BibleReference): boolean {
  const { book } = part
  const spans = verseSpans(part) ?? []
  return (
    spans.length > 0 &&
    spans.every(({ chapter, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).every((verse) =>
        passages.some((passage) => contains(passage, { book, chapter, verse })),
      ),
    )
  )
}

/** Both as one passage, where the second begins with the verse after the first; else null. */
export function joinedReference(
  before: BibleReference,
  after: BibleReference,
): BibleReference | null {
  const end = verseSpans(after)?.at(-1)
  if (!end || before.book !== after.book || before.verse === undefined || !existsInCanon(before))
    return null
  const { book, chapter, verse } = before
  if (spanInBook(after)[0] !== spanInBook(before)[1] + 1) return null
  return {
    book,
    chapter,
    verse,
    ...(end.chapter !== chapter && { endChapter: end.chapter }),
    endVerse: end.last,
  }
}

/** First and last verse, counted from the beginning of the book. */
export function spanInBook(reference: BibleReference): [number, number] {
  const { book, chapter, verse, endChapter = chapter, endVerse } = reference
  const last =
    endVerse ??
    (verse === undefined || endChapter !== chapter
      ? (BOOKS[book].verses[endChapter - 1] ?? 1)
      : verse)
  return [placeOf(book, chapter, verse ?? 1), placeOf(book, endChapter, last)]
}

function placeOf(book: BookCode, chapter: number, verse: number): number {
  const before = BOOKS[book].verses.slice(0, chapter - 1)
  return before.reduce((sum, verses) => sum + verses, 0) + verse
}

/** How many verses the passage holds; 0 where it does not exist. */
export function verseCount(reference: BibleReference): number {
  const spans = verseSpans(reference) ?? []
  return spans.reduce((sum, span) => sum + span.last - span.first + 1, 0)
}

function range(first: number | string, last: number | string | undefined): string {
  return last === undefined || last === first ? `${first}` : `${first}-${last}`
}

/**
 * As a Brazilian reader writes it: 'João 3:16-18', 'Mateus 5-7', 'João 3:16-4:2'. One whole Psalm is
 * 'Salmo 91', any other passage of them 'Salmos 91:1-4'. Where a book has only one chapter the chapter
 * is left out: 'Judas 3', the whole letter 'Judas 1-25'.
 */
export function formatReference(reference: BibleReference): string {
  const { book, chapter, verse, endChapter, endVerse } = reference
  const { name, verses } = BOOKS[book]
  const crosses = endChapter !== undefined && endChapter !== chapter

  if (verse === undefined) {
    if (verses.length === 1) return `${name} ${range(1, verses[0])}`
    if (book === 'PSA' && !crosses) return `Salmo ${chapter}`
    return `${name} ${range(chapter, endChapter)}`
  }
  if (verses.length === 1) return `${name} ${range(verse, endVerse)}`
  const end = crosses && endVerse !== undefined ? `${endChapter}:${endVerse}` : endVerse
  return `${name} ${chapter}:${range(verse, end)}`
}
