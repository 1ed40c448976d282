import { describe, expect, it } from 'vitest'
import { createDecoder, inPhrases, packWords, toCodes, unpackWords, wordsOf } from './word-codes.ts'

const numbered = (words: readonly string[]) => new Map(words.map((word, at) => [word, at]))

/** There and back, with a vocabulary whose first numbers others have. */
function round(text: string, before = 0): string {
  const words = [...Array.from({ length: before }, (_, at) => `palavra${at}`), ...wordsOf(text)]
  const unique = [...new Set(words)]
  return createDecoder(unique)(toCodes(text, numbered(unique)))
}

describe('a text by the numbers of its words', () => {
  it.each([
    '["No princípio criou Deus os céus e a terra.","E a terra"]',
    '[{"verses":"1:1-2","read":{"how":"Leiam."},"to7":[{"ask":"Quem?","words":["fé"]}]}]',
    'duas  lacunas, três   lacunas',
    ' no começo e no fim ',
    '“Senhor”, disse ele: 70 x 7 … coração\u0301',
    'uma',
    '',
  ])('is the same again: %s', (text) => {
    for (const before of [0, 190, 200, 12_470, 12_600, 80_000]) {
      expect(round(text, before)).toBe(text)
    }
  })

  it('leaves out the blank between two words', () => {
    const words = ['os', 'céus']
    expect([...toCodes('os céus os', numbered(words))]).toEqual([0, 1, 0])
    expect(createDecoder(words)(Uint8Array.from([0, 1, 0]))).toBe('os céus os')
  })

  it('takes a key of JSON and the marks around it for one word', () => {
    expect(wordsOf('[{"ask":"Quem?","listen":"Ele."}]')).toEqual([
      '[{"ask":"',
      'Quem',
      '?","listen":"',
      'Ele',
      '."}]',
    ])
  })

  it('has one number for the longest phrase that is known', () => {
    const words = ['os', 'os céus', 'os céus, os', ', ', 'mares']
    expect(inPhrases(wordsOf('os céus, os mares'), new Set(words))).toEqual([
      'os céus, os',
      'mares',
    ])
    const codes = toCodes('os céus, os mares', numbered(words))
    expect([...codes]).toEqual([2, 4])
    expect(createDecoder(words)(codes)).toBe('os céus, os mares')
  })

  it('keeps figures apart from the marks beside them', () => {
    expect(wordsOf('(12:3), 3a')).toEqual(['(', '12', ':', '3', '), ', '3a'])
  })

  it('names a word that nobody has numbered', () => {
    expect(() => toCodes('os céus', numbered(['os']))).toThrow("no number for 'céus'")
  })
})

describe('a vocabulary', () => {
  it('is the same again, whatever its words share', () => {
    const long = 'a'.repeat(40)
    const words = [' ', 'amar', 'amara', 'amará', 'a', long, `${long}b`, '😀', '😁', '", "', 'Amar']
    expect(unpackWords(packWords(words))).toEqual(words)
  })

  it('says once what two words share', () => {
    expect(packWords(['amar', 'amara'])).toBe('\u0001amar\u0005a')
  })

  it('is not read from what was packed in another way', () => {
    expect(() => unpackWords('amar\namara')).toThrow('not a vocabulary')
  })
})
