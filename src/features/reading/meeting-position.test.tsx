import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPosition, rememberPosition } from './meeting-position'
import { readTypeSize, rememberTypeSize, typeSizeBeside } from './type-size'

const HOURS = 60 * 60 * 1000

describe('the place in a meeting', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is remembered for its outline, for half a day', () => {
    rememberPosition('um', { part: 2, spent: [1000, 0, 500] })
    expect(readPosition('um')).toEqual({ part: 2, spent: [1000, 0, 500] })
    expect(readPosition('dois')).toBeNull()
    vi.setSystemTime(Date.now() + 13 * HOURS)
    expect(readPosition('um')).toBeNull()
  })

  it.each(['', 'x', '{}', 'null', '{"id":"um","part":-1,"spent":[],"leftAt":9e15}'])(
    'is none where this is stored: %s',
    (stored) => {
      localStorage.setItem('esboca:meeting', stored)
      expect(readPosition('um')).toBeNull()
    },
  )
})

describe('the size of the type', () => {
  it('is 115% until another is chosen', () => {
    expect(readTypeSize()).toBe(1.15)
    rememberTypeSize(1.5)
    expect(readTypeSize()).toBe(1.5)
    localStorage.setItem('esboca:type-size', '40')
    expect(readTypeSize()).toBe(1.15)
  })

  it('has ends', () => {
    expect(typeSizeBeside(1, 1)).toBe(1.15)
    expect(typeSizeBeside(0.9, -1)).toBeNull()
    expect(typeSizeBeside(2, 1)).toBeNull()
  })
})
