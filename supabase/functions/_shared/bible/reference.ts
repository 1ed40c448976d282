import type { BookCode } from './books.ts'

/**
 * A passage inside one book, as USFM counts it. Without verses it is whole chapters
 * (`chapter` to `endChapter`); without `endChapter` it stays inside `chapter`.
 */
export type BibleReference = {
  book: BookCode
  chapter: number
  verse?: number
  endChapter?: number
  endVerse?: number
}
