import { describe, expect, it } from 'vitest'
import { fromBase85, toBase85 } from './base85.ts'

describe('base85', () => {
  it.each([
    ['nothing', []],
    ['one byte', [255]],
    ['two bytes', [0, 255]],
    ['three bytes', [255, 255, 255]],
    ['four bytes', [255, 255, 255, 255]],
    ['zeros', [0, 0, 0, 0, 0]],
    ['every byte', Array.from({ length: 256 }, (_, byte) => byte)],
  ])('gives back %s', (_, bytes) => {
    expect([...fromBase85(toBase85(Uint8Array.from(bytes)))]).toEqual(bytes)
  })

  it('makes five characters of four bytes, and one more than its bytes of a last group', () => {
    expect(toBase85(new Uint8Array(8))).toHaveLength(10)
    expect(toBase85(new Uint8Array(9))).toHaveLength(12)
  })

  it('stands between single quotes as it is, and looks like no path, link or comment', () => {
    const text = toBase85(Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) >> (at % 9)))
    expect(text).toMatch(/^[\w!#&()*+,\-;<=>?@[\]^{|}~]+$/)
  })
})
