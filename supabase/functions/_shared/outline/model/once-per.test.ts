import { expect, it, vi } from 'vitest'
import { oncePer } from './once-per.ts'

it('works once for each object, also where nothing came of it', () => {
  const make = vi.fn((about: { words: number }) => (about.words > 1 ? about.words : undefined))
  const known = oncePer(make)
  const [short, long] = [{ words: 1 }, { words: 9 }]
  expect([short, long, short, long].map(known)).toEqual([undefined, 9, undefined, 9])
  expect(make).toHaveBeenCalledTimes(2)
  expect(known({ words: 9 })).toBe(9)
  expect(make).toHaveBeenCalledTimes(3)
})
