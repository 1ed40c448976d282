import { describe, expect, it } from 'vitest'
import { removeSpans, sentenceSpans } from './sentence-spans.ts'

const sentences = (text: string) =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim())

const without = (text: string, part: string) => {
  const start = text.indexOf(part)
  return removeSpans(text, [{ start, end: start + part.length }])
}

describe('sentenceSpans', () => {
  it('ends a sentence at its mark', () => {
    expect(sentences('Deus é amor. Ele perdoa! Você crê? Sim…')).toEqual([
      'Deus é amor.',
      'Ele perdoa!',
      'Você crê?',
      'Sim…',
    ])
  })

  it('does not end one inside quotation marks or brackets', () => {
    expect(sentences('Jesus disse: “Eu sou o caminho. Ninguém vem ao Pai.” Depois saiu.')).toEqual([
      'Jesus disse: “Eu sou o caminho. Ninguém vem ao Pai.”',
      'Depois saiu.',
    ])
    expect(sentences('Ele leu (foi longo. Muito longo) e parou. Fim.')).toEqual([
      'Ele leu (foi longo. Muito longo) e parou.',
      'Fim.',
    ])
  })

  it('does not end one at an abbreviation or before a small letter', () => {
    expect(sentences('O Pr. João leu o cap. 3 e a Sra. Ana orou. Amém.')).toEqual([
      'O Pr. João leu o cap. 3 e a Sra. Ana orou.',
      'Amém.',
    ])
    expect(sentences('“Vem!” disse ele. Fomos.')).toEqual(['“Vem!” disse ele.', 'Fomos.'])
  })

  it('survives a mark that is never closed', () => {
    expect(sentences('Ele disse "vem. E fomos. Fim.')).toHaveLength(3)
    expect(sentences('')).toEqual([])
  })
})

describe('removeSpans', () => {
  it('takes the brackets along', () => {
    expect(without('Deus amou o mundo (João 3:99). E ama.', 'João 3:99')).toBe(
      'Deus amou o mundo. E ama.',
    )
    expect(without('Deus amou [cf. João 3:99] o mundo.', 'João 3:99')).toBe('Deus amou o mundo.')
  })

  it('takes one part of a list in brackets', () => {
    expect(without('Fé (João 3:16; João 3:99) e obras.', 'João 3:99')).toBe(
      'Fé (João 3:16) e obras.',
    )
    expect(without('Fé (João 3:99; João 3:16) e obras.', 'João 3:99')).toBe(
      'Fé (João 3:16) e obras.',
    )
    const text = 'Fé (João 3:98; João 3:99) e obras.'
    expect(
      removeSpans(text, [
        { start: 4, end: 13 },
        { start: 15, end: 24 },
      ]),
    ).toBe('Fé e obras.')
  })

  it('takes the whole sentence where the reference is part of it', () => {
    expect(without('Oremos. Em João 3:99 lemos isso. Amém.', 'João 3:99')).toBe('Oremos. Amém.')
    expect(without('Em João 3:99 lemos isso', 'João 3:99')).toBe('')
  })
})
