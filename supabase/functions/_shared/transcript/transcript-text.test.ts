import { describe, expect, it } from 'vitest'
import { countWords, formatTime, plainText, wordCount } from './transcript-text.ts'
import type { Transcript } from './transcript.ts'

const TRANSCRIPT: Transcript = {
  cues: [
    { start: 0, end: 2, text: 'João, capítulo três,' },
    { start: 2, end: 4, text: 'versículo 16 — guarda-chuva!' },
  ],
  timed: true,
  language: null,
  title: null,
}

describe('plainText', () => {
  it('runs on from cue to cue', () => {
    expect(plainText(TRANSCRIPT)).toBe('João, capítulo três, versículo 16 — guarda-chuva!')
  })
})

describe('wordCount', () => {
  it('counts words and numbers, not punctuation', () => {
    expect(wordCount(TRANSCRIPT)).toBe(6)
    expect(countWords('… — !')).toBe(0)
  })
})

describe('formatTime', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [754, '12:34'],
    [3599, '59:59'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
    [-3, '0:00'],
  ])('%d s is %s', (seconds, expected) => {
    expect(formatTime(seconds)).toBe(expected)
  })
})
