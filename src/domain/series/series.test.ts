import { describe, expect, it } from 'vitest'
import { placeOf, readSeries } from './series'
import { inOrder, nextPlace, sameName, seriesNames } from './series-order'

const saved = (
  series: string | null,
  series_number: number | null = null,
  day = 1,
  series_total: number | null = null,
) => ({
  series,
  series_number,
  series_total,
  created_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
})

describe('what comes next', () => {
  it('is the next number of the series of the newest outline', () => {
    const outlines = [
      saved(null, null, 9),
      saved('Salmos', 2, 8, 5),
      saved('Romanos', 7, 3, 8),
      saved('Salmos', 1, 1, 5),
    ]
    expect(nextPlace(outlines)).toEqual({ name: 'Salmos', number: 3, total: 5 })
  })

  it('follows the highest number, whenever it was made', () => {
    expect(nextPlace([saved('Romanos', 1, 9), saved('Romanos', 4, 2)])).toMatchObject({ number: 5 })
  })

  it.each([
    ['without a series', []],
    ['of outlines that have none', [saved(null)]],
    ['of a series that is complete', [saved('Romanos', 8, 1, 8)]],
    ['of one that has no more numbers', [saved('Romanos', 99)]],
  ])('is nothing %s', (_, outlines) => expect(nextPlace(outlines)).toBeNull())
})

it('is no place where the device has stored an outline from before there were series', () => {
  expect(placeOf({})).toBeNull()
  expect(seriesNames([{}, saved('Romanos', 1), saved('Romanos', 2)])).toEqual(['Romanos'])
})

it('is in order by number, and as given among those of one number', () => {
  const [second, first, other, secondAgain] = [
    saved('Romanos', 2, 5),
    saved('Romanos', 1, 1),
    saved('Salmos', 1, 1),
    saved('Romanos', 2, 2),
  ]
  expect(inOrder('Romanos', [second, first, other, secondAgain])).toEqual([
    first,
    second,
    secondAgain,
  ])
})

it.each([
  [' romanos ', 'Romanos'],
  ['ORAÇÃO', 'Oração'],
  ['oracao', 'Oração'],
  ['Salmos  de   subida', 'Salmos de subida'],
])('%j is the series %j', (typed, name) => {
  expect(sameName(typed, ['Romanos', 'Oração'])).toBe(name)
})

describe('what was typed', () => {
  const read = (name: string, number: string, total = '') => readSeries({ name, number, total })

  it('is a place', () => {
    expect(read(' Romanos ', '3', ' 8 ')).toEqual({
      place: { name: 'Romanos', number: 3, total: 8 },
    })
    expect(read('Romanos', '3')).toEqual({ place: { name: 'Romanos', number: 3, total: null } })
    expect(read('Romanos', '8', '8')).toMatchObject({ place: { number: 8, total: 8 } })
  })

  it('is none without a name', () => {
    expect(read(' ', '3', '8')).toEqual({ place: null })
  })

  it.each([
    ['', '', 'number'],
    ['0', '', 'number'],
    ['100', '', 'number'],
    ['3a', '', 'number'],
    ['3', 'x', 'total'],
    ['3', '0', 'total'],
    ['3', '2', 'tooSmall'],
  ])('is wrong with number %j and total %j: %s', (number, total, problem) => {
    expect(read('Romanos', number, total)).toEqual({ problem })
  })
})
