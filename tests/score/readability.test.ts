import { describe, expect, it } from 'vitest'
import { readingEase, sentencesIn, syllablesIn } from './readability.ts'

describe('syllablesIn', () => {
  it.each([
    ['paz', 1],
    ['pai', 1],
    ['mãe', 1],
    ['muito', 2],
    ['quero', 2],
    ['guerra', 2],
    ['água', 2],
    ['coração', 3],
    ['orações', 3],
    ['história', 3],
    ['família', 3],
    ['alegria', 4],
    ['dia', 2],
    ['ainda', 3],
    ['raiz', 2],
    ['rainha', 3],
    ['saúde', 3],
    ['graça', 2],
    ['ansiedade', 5],
    ['igreja', 3],
    ['céu', 1],
    ['viu', 1],
    ['voo', 2],
    ['28', 1],
  ])('%s has %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count)
  })
})

describe('sentencesIn', () => {
  it('ends them at full stops and lines, not at times or in the middle', () => {
    expect(sentencesIn('Ore. "Leia!" Às 19.30, venha…\nFim')).toEqual([
      'Ore.',
      '"Leia!',
      'Às 19.30, venha…',
      'Fim',
    ])
  })
})

describe('readingEase', () => {
  it('is the formula of Martins et al.', () => {
    // 6 words, 2 sentences, 10 syllables
    expect(readingEase(['Deus te ama.', 'Ele cuida de você.'])).toBeCloseTo(
      248.835 - 1.015 * (7 / 2) - 84.6 * (11 / 7),
      6,
    )
  })

  it('is lower for an official letter than for a talk', () => {
    const talk = readingEase(['Conte para Deus o que tira o seu sono. Ele ouve.'])
    const letter = readingEase([
      'Solicitamos encarecidamente a regularização imediata das documentações comprobatórias supramencionadas anteriormente.',
    ])
    expect(talk).toBeGreaterThan(75)
    expect(letter).toBeLessThan(0)
  })

  it('is none for no words', () => {
    expect(readingEase(['—'])).toBeNull()
  })
})
