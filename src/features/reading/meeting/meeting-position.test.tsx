import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPositionOfOthers, readPosition, rememberPosition } from './meeting-position'
import { readTypeSize, rememberTypeSize, typeSizeBeside } from '@/outline-view/type-size'

const UM = { userId: 'ana', outlineId: 'um' }
const HOURS = 60 * 60 * 1000

describe('the place in a meeting', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is remembered for its outline, for half a day', () => {
    rememberPosition(UM, { part: 2, spent: [1000, 0, 500] })
    expect(readPosition(UM)).toEqual({ part: 2, spent: [1000, 0, 500] })
    expect(readPosition({ userId: 'ana', outlineId: 'dois' })).toBeNull()
    expect(readPosition({ userId: 'bia', outlineId: 'um' })).toBeNull()
    vi.setSystemTime(Date.now() + 13 * HOURS)
    expect(readPosition(UM)).toBeNull()
  })

  it.each(['', 'x', '{}', 'null', '{"owner":"ana","id":"um","part":-1,"spent":[],"leftAt":9e15}'])(
    'is none where this is stored: %s',
    (stored) => {
      localStorage.setItem('esboca:meeting', stored)
      expect(readPosition(UM)).toBeNull()
    },
  )

  it('is dropped where somebody else logs in', () => {
    rememberPosition(UM, { part: 2, spent: [] })
    forgetPositionOfOthers('ana')
    expect(readPosition(UM)).not.toBeNull()
    forgetPositionOfOthers('bia')
    expect(localStorage.getItem('esboca:meeting')).toBeNull()
    localStorage.setItem('esboca:meeting', 'x')
    forgetPositionOfOthers('bia')
    expect(localStorage.getItem('esboca:meeting')).toBeNull()
  })
})

describe('the size of the type', () => {
  it('is 115% until another is chosen', () => {
    expect(readTypeSize('page')).toBe(1.15)
    rememberTypeSize('page', 1.5)
    expect(readTypeSize('page')).toBe(1.5)
    localStorage.setItem('esboca:type-size', '40')
    expect(readTypeSize('page')).toBe(1.15)
  })

  it('of a meeting is its own once it was chosen there, and the page keeps its own', () => {
    rememberTypeSize('page', 1.3)
    expect(readTypeSize('meeting')).toBe(1.3)
    rememberTypeSize('meeting', 2)
    expect(readTypeSize('meeting')).toBe(2)
    expect(readTypeSize('page')).toBe(1.3)
  })

  it('has ends', () => {
    expect(typeSizeBeside(1, 1)).toBe(1.15)
    expect(typeSizeBeside(0.9, -1)).toBeNull()
    expect(typeSizeBeside(2, 1)).toBeNull()
  })
})
