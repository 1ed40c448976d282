import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text'

describe('cutText', () => {
  it.each([
    ['abc', 3, ['abc']],
    ['', 3, []],
    ['um dois três', 8, ['um dois', 'três']],
    ['um dois\ntrês quatro', 13, ['um dois', 'três quatro']],
    ['aaaa\n\nbb\ncc dd', 7, ['aaaa', 'bb\ncc', 'dd']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['ab\u{1F64F}cd', 3, ['ab', '\u{1F64F}c', 'd']],
  ])('cuts %j to %i', (text, limit, pieces) => {
    expect(cutText(text, limit)).toEqual(pieces)
  })
})
