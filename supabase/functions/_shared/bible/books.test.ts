import { describe, expect, it } from 'vitest'
import { BOOK_CODES, BOOKS } from './books.ts'

const TEXTS = import.meta.glob<string[][]>('./books/*.json', { eager: true, import: 'default' })

const CHAPTERS = {
  GEN: 50,
  EXO: 40,
  LEV: 27,
  NUM: 36,
  DEU: 34,
  JOS: 24,
  JDG: 21,
  RUT: 4,
  '1SA': 31,
  '2SA': 24,
  '1KI': 22,
  '2KI': 25,
  '1CH': 29,
  '2CH': 36,
  EZR: 10,
  NEH: 13,
  EST: 10,
  JOB: 42,
  PSA: 150,
  PRO: 31,
  ECC: 12,
  SNG: 8,
  ISA: 66,
  JER: 52,
  LAM: 5,
  EZK: 48,
  DAN: 12,
  HOS: 14,
  JOL: 3,
  AMO: 9,
  OBA: 1,
  JON: 4,
  MIC: 7,
  NAM: 3,
  HAB: 3,
  ZEP: 3,
  HAG: 2,
  ZEC: 14,
  MAL: 4,
  MAT: 28,
  MRK: 16,
  LUK: 24,
  JHN: 21,
  ACT: 28,
  ROM: 16,
  '1CO': 16,
  '2CO': 13,
  GAL: 6,
  EPH: 6,
  PHP: 4,
  COL: 4,
  '1TH': 5,
  '2TH': 3,
  '1TI': 6,
  '2TI': 4,
  TIT: 3,
  PHM: 1,
  HEB: 13,
  JAS: 5,
  '1PE': 5,
  '2PE': 3,
  '1JN': 5,
  '2JN': 1,
  '3JN': 1,
  JUD: 1,
  REV: 22,
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the books', () => {
  it('are the 66 of the Protestant canon, each with its chapters', () => {
    const counted = BOOK_CODES.map((code) => [code, BOOKS[code].verses.length])
    expect(Object.fromEntries(counted)).toEqual(CHAPTERS)
    expect(Object.keys(BOOKS)).toEqual([...BOOK_CODES])
  })

  it('hold 31,102 verses', () => {
    expect(sum(BOOK_CODES.map((code) => sum(BOOKS[code].verses)))).toBe(31_102)
  })

  it.each(BOOK_CODES)('%s counts as many verses as its text has', (code) => {
    expect(TEXTS[`./books/${code}.json`]?.map((chapter) => chapter.length)).toEqual(
      BOOKS[code].verses,
    )
  })

  it('have no word twice in a row', () => {
    const twice = /(?<![-\p{L}])(?!se se|um um|[ao]s? )(\p{L}+) \1(?!\p{L})/iu
    const found = Object.values(TEXTS).flatMap((chapters) =>
      chapters.flat().filter((verse) => twice.test(verse)),
    )
    expect(found).toEqual([])
  })

  it('bear the names and abbreviations that Brazilians know, each once', () => {
    expect(BOOKS.JHN).toMatchObject({ name: 'João', abbreviation: 'Jo' })
    expect(BOOKS.JOB).toMatchObject({ name: 'Jó', abbreviation: 'Jó' })
    expect(BOOKS['1CO']).toMatchObject({ name: '1 Coríntios', abbreviation: '1Co' })
    expect(BOOKS.REV).toMatchObject({ name: 'Apocalipse', abbreviation: 'Ap' })
    expect(new Set(BOOK_CODES.map((code) => BOOKS[code].name)).size).toBe(66)
    expect(new Set(BOOK_CODES.map((code) => BOOKS[code].abbreviation)).size).toBe(66)
  })
})
