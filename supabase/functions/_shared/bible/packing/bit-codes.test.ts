import { array, assert, nat, property, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { createPlaceReader, writePlaces } from './bit-codes.ts'

const ALL = 31_102

const lists = array(
  uniqueArray(nat({ max: ALL - 1 }), { minLength: 1, maxLength: 200 }).map((places) =>
    places.toSorted((a, b) => a - b),
  ),
  { minLength: 1 },
)

it('reads every list as it was written', () => {
  assert(
    property(lists, (written) => {
      const read = createPlaceReader(writePlaces(written, ALL), ALL)
      expect(written.map(() => read())).toEqual(written)
    }),
  )
})

it('does not read on where there is nothing more', () => {
  const read = createPlaceReader(writePlaces([[3]], ALL), ALL)
  expect(read()).toEqual([3])
  expect(read).toThrow('no more places')
})
