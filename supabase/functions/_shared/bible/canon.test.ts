import { describe, expect, it } from 'vitest'
import {
  coverTogether,
  existsInCanon,
  formatReference,
  joinedReference,
  verseCount,
} from './canon.ts'
import type { BibleReference } from './reference.ts'

describe('existsInCanon', () => {
  it.each<BibleReference>([
    { book: 'JHN', chapter: 3, verse: 16 },
    { book: 'JHN', chapter: 3, verse: 36 },
    { book: 'JHN', chapter: 21 },
    { book: 'MAT', chapter: 5, endChapter: 7 },
    { book: 'JHN', chapter: 3, verse: 16, endChapter: 4, endVerse: 2 },
    { book: 'JUD', chapter: 1, verse: 25 },
    { book: '3JN', chapter: 1, verse: 14 },
    { book: '2CO', chapter: 13, verse: 14 },
    { book: 'PSA', chapter: 119, verse: 1, endVerse: 176 },
  ])('%o exists', (reference) => {
    expect(existsInCanon(reference)).toBe(true)
  })

  it.each<BibleReference>([
    { book: 'JHN', chapter: 3, verse: 37 },
    { book: 'JHN', chapter: 22 },
    { book: 'JHN', chapter: 0 },
    { book: 'JHN', chapter: 3, verse: 0 },
    { book: 'JHN', chapter: 3.5 },
    { book: 'JHN', chapter: 3, verse: 16, endVerse: 37 },
    { book: 'JHN', chapter: 3, verse: 16, endVerse: 15 },
    { book: 'JHN', chapter: 3, verse: 16, endChapter: 2, endVerse: 20 },
    { book: 'JHN', chapter: 3, verse: 16, endChapter: 4 },
    { book: 'JHN', chapter: 3, endVerse: 4 },
    { book: 'MAT', chapter: 5, endChapter: 29 },
    { book: 'JUD', chapter: 2, verse: 3 },
    { book: '3JN', chapter: 1, verse: 15 },
    { book: 'PSA', chapter: 151 },
  ])('%o does not', (reference) => {
    expect(existsInCanon(reference)).toBe(false)
  })
})

describe('coverTogether', () => {
  const of = (verse: number, endVerse: number, chapter = 18): BibleReference => ({
    book: 'MAT',
    chapter,
    verse,
    endVerse,
  })

  it('counts every verse, in whichever passage it is', () => {
    expect(coverTogether([of(21, 27), of(28, 35)], of(21, 35))).toBe(true)
    expect(coverTogether([of(15, 30), of(25, 35)], of(21, 35))).toBe(true)
    expect(coverTogether([of(21, 27), of(29, 35)], of(21, 35))).toBe(false)
    expect(coverTogether([of(21, 35, 19)], of(21, 35))).toBe(false)
    expect(coverTogether([of(21, 35)], of(21, 99))).toBe(false)
    expect(coverTogether([], of(21, 21))).toBe(false)
  })
})

describe('verseCount', () => {
  it.each<[BibleReference, number]>([
    [{ book: 'JHN', chapter: 3, verse: 16 }, 1],
    [{ book: 'JHN', chapter: 3, verse: 16, endVerse: 18 }, 3],
    [{ book: 'JHN', chapter: 3, verse: 36, endChapter: 4, endVerse: 2 }, 3],
    [{ book: 'PSA', chapter: 119 }, 176],
    [{ book: 'MAT', chapter: 5, endChapter: 7 }, 111],
    [{ book: 'JHN', chapter: 3, verse: 99 }, 0],
  ])('of %o is %i', (reference, count) => {
    expect(verseCount(reference)).toBe(count)
  })
})

describe('joinedReference', () => {
  const joined = (before: BibleReference, after: BibleReference) => {
    const both = joinedReference(before, after)
    return both && formatReference(both)
  }

  it.each<[string, BibleReference, BibleReference]>([
    [
      'Gênesis 33:1-17',
      { book: 'GEN', chapter: 33, verse: 1, endVerse: 8 },
      { book: 'GEN', chapter: 33, verse: 9, endVerse: 17 },
    ],
    [
      'João 3:35-4:2',
      { book: 'JHN', chapter: 3, verse: 35, endVerse: 36 },
      { book: 'JHN', chapter: 4, verse: 1, endVerse: 2 },
    ],
  ])('makes one of what follows on: %s', (text, before, after) => {
    expect(joined(before, after)).toBe(text)
  })

  it('leaves what is apart', () => {
    const before: BibleReference = { book: 'JHN', chapter: 3, verse: 1, endVerse: 8 }
    expect(joined(before, { book: 'JHN', chapter: 3, verse: 10 })).toBeNull()
    expect(joined(before, { book: 'JHN', chapter: 4, verse: 1 })).toBeNull()
    expect(joined(before, { book: 'LUK', chapter: 3, verse: 9 })).toBeNull()
  })
})

describe('formatReference', () => {
  it.each<[BibleReference, string]>([
    [{ book: 'JHN', chapter: 3, verse: 16 }, 'João 3:16'],
    [{ book: 'JHN', chapter: 3, verse: 16, endVerse: 18 }, 'João 3:16-18'],
    [{ book: 'JHN', chapter: 3, verse: 16, endVerse: 16 }, 'João 3:16'],
    [{ book: 'JHN', chapter: 3, verse: 16, endChapter: 3, endVerse: 18 }, 'João 3:16-18'],
    [{ book: 'JHN', chapter: 3, verse: 16, endChapter: 4, endVerse: 2 }, 'João 3:16-4:2'],
    [{ book: '1CO', chapter: 13 }, '1 Coríntios 13'],
    [{ book: 'MAT', chapter: 5, endChapter: 7 }, 'Mateus 5-7'],
    [{ book: 'PSA', chapter: 91 }, 'Salmo 91'],
    [{ book: 'PSA', chapter: 91, verse: 1, endVerse: 4 }, 'Salmos 91:1-4'],
    [{ book: 'PSA', chapter: 23, endChapter: 24 }, 'Salmos 23-24'],
    [{ book: 'JUD', chapter: 1, verse: 3 }, 'Judas 3'],
    [{ book: '2JN', chapter: 1, verse: 4, endVerse: 6 }, '2 João 4-6'],
    [{ book: 'JUD', chapter: 1 }, 'Judas 1-25'],
  ])('writes %o as %s', (reference, text) => {
    expect(formatReference(reference)).toBe(text)
  })
})
