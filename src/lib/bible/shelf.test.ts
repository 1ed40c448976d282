import { BOOK_CODES, BOOKS, type BookCode } from '@bible/books'
import { expect, it } from 'vitest'
import { shelfOf, type Shelf } from './shelf'

/** The first book of each, in the order of the canon. */
const FIRST: readonly [BookCode, Shelf][] = [
  ['GEN', 'law'],
  ['JOB', 'poetry'],
  ['ISA', 'prophets'],
  ['MAT', 'gospels'],
  ['ROM', 'letters'],
]

it('every book of the canon stands on its shelf', () => {
  let shelf: Shelf = 'law'
  for (const code of BOOK_CODES) {
    shelf = FIRST.find(([first]) => first === code)?.[1] ?? shelf
    expect([code, shelfOf(BOOKS[code].name)]).toEqual([code, shelf])
  }
})

it('one psalm stands with the others', () => {
  expect(shelfOf('Salmo')).toBe('poetry')
  expect(shelfOf('Cântico dos Cânticos')).toBe('poetry')
})
