import { describe, expect, it } from 'vitest'
import { fromBase91, toBase91 } from './base91.ts'

describe('base91', () => {
  it.each([
    ['nothing', []],
    ['one byte', [255]],
    ['two bytes', [0, 255]],
    ['three bytes', [255, 255, 255]],
    ['zeros', [0, 0, 0, 0, 0]],
    ['every byte', Array.from({ length: 256 }, (_, byte) => byte)],
  ])('gives back %s', (_, bytes) => {
    expect([...fromBase91(toBase91(Uint8Array.from(bytes)))]).toEqual(bytes)
  })

  it('gives back as many bytes as there were, whatever is left for the end', () => {
    for (let length = 0; length < 60; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => 255 - at * 7)
      expect(fromBase91(toBase91(bytes))).toEqual(bytes)
    }
  })

  it('makes sixteen characters of thirteen bytes', () => {
    expect(toBase91(new Uint8Array(13))).toHaveLength(16)
    expect(toBase91(new Uint8Array(14))).toHaveLength(18)
  })

  it('stands between single quotes as it is, and looks like no path, link or comment', () => {
    const text = toBase91(Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) >> (at % 9)))
    expect(text).not.toMatch(/[\s'\\/]/)
  })
})
