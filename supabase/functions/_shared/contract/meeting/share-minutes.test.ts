import { describe, expect, it } from 'vitest'
import { addsUp, type Share, shareMinutes } from './share-minutes.ts'

const required = (minutes: number): Share => ({ minutes, required: true })
const own = (minutes: number): Share => ({ minutes, required: false })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('shareMinutes', () => {
  it('keeps what already adds up', () => {
    expect(shareMinutes([10, 10, 20, 10, 5, 5].map(required), 60)).toEqual([10, 10, 20, 10, 5, 5])
  })

  it('shrinks and grows in proportion', () => {
    expect(shareMinutes([20, 20, 40, 20, 10, 10].map(required), 60)).toEqual([10, 10, 20, 10, 5, 5])
    expect(shareMinutes([1, 1, 2, 1, 1, 0].map(required), 120)).toEqual([20, 20, 39, 20, 20, 1])
  })

  it('gives what is left to the largest remainders', () => {
    expect(shareMinutes([1, 1, 1].map(own), 5)).toEqual([2, 2, 1])
    expect(shareMinutes([3, 3, 4].map(own), 7)).toEqual([2, 2, 3])
  })

  it('gives every required section a minute while the duration allows it', () => {
    expect(shareMinutes([0, 60, 0, 0, 0, 0].map(required), 60)).toEqual([1, 55, 1, 1, 1, 1])
    expect(shareMinutes([...[1, 1, 1, 1, 1, 0].map(required), own(1)], 6)).toEqual([
      1, 1, 1, 1, 1, 1, 0,
    ])
  })

  it('leaves one of six without a minute in a meeting of five', () => {
    const minutes = shareMinutes([5, 5, 20, 10, 5, 5].map(required), 5)
    expect(sum(minutes)).toBe(5)
    expect(minutes.filter((value) => value === 0)).toHaveLength(1)
  })

  it('lets no section weigh more than the whole', () => {
    expect(shareMinutes([9_000, 60, 60, 60, 60, 60].map(required), 60)).toEqual([
      10, 10, 10, 10, 10, 10,
    ])
  })

  it('makes whole minutes of minutes that are none', () => {
    const minutes = shareMinutes(
      [Number.NaN, -10, Number.POSITIVE_INFINITY, 0, 0, 0].map(required),
      30,
    )
    expect(minutes).toEqual([5, 5, 5, 5, 5, 5])
    expect(shareMinutes([7.5, 7.5].map(required), 15)).toEqual([8, 7])
  })

  it('adds up for every duration of the form, whatever was asked for', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    for (let round = 0; round < 600; round += 1) {
      const duration = 5 + 5 * Math.floor(random() * 24)
      const shares = Array.from({ length: 6 + Math.floor(random() * 6) }, (_, index) => ({
        minutes: Math.floor(random() * 60) - 5,
        required: index < 6,
      }))
      const minutes = shareMinutes(shares, duration)
      expect(sum(minutes)).toBe(duration)
      expect(minutes.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
      expect(minutes.slice(0, 6).filter((value) => value >= 1)).toHaveLength(Math.min(6, duration))
    }
  })
})

describe('addsUp', () => {
  it('wants whole minutes, the exact sum and a minute for what is required', () => {
    expect(addsUp([required(5), own(0)], 5)).toBe(true)
    expect(addsUp([required(5), own(1)], 5)).toBe(false)
    expect(addsUp([required(2.5), own(2.5)], 5)).toBe(false)
    expect(addsUp([required(0), own(5)], 5)).toBe(false)
    expect(addsUp([1, 1, 1, 1, 1, 0].map(required), 5)).toBe(true)
    expect(addsUp([1, 1, 1, 1, 2, 0].map(required), 6)).toBe(false)
    expect(addsUp([required(6), own(-1)], 5)).toBe(false)
  })
})
