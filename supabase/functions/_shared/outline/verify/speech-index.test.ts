import { describe, expect, it } from 'vitest'
import type { Transcript } from '../../transcript/transcript.ts'
import { comparableWords, indexSpeech } from './speech-index.ts'

const captions: Transcript = {
  cues: [
    { start: 0, end: 4, text: 'boa noite igreja hoje nós' },
    { start: 4.5, end: 8, text: 'vamos falar da graça de Deus' },
    { start: 754.2, end: 760, text: 'a graça de Deus alcança o caído' },
  ],
  timed: true,
  language: 'pt',
  title: null,
}

describe('indexSpeech', () => {
  const speech = indexSpeech(captions)

  it('finds words whatever their case and punctuation, across cues', () => {
    expect(speech.find('“Hoje nós vamos falar, da Graça…”')).toEqual({
      at: 0,
      text: 'hoje nós vamos falar da graça',
    })
  })

  it('tells when it is said by the cue in which it begins', () => {
    expect(speech.find('alcança o caído')?.at).toBe(754.2)
  })

  it('takes the first of several, or the nearest to a hint', () => {
    expect(speech.find('a graça de Deus')?.at).toBe(754.2)
    expect(speech.find('graça de Deus')?.at).toBe(4.5)
    expect(speech.find('graça de Deus', 700)?.at).toBe(754.2)
  })

  it('keeps accents, word borders and order', () => {
    expect(speech.includes('graca de deus')).toBe(false)
    expect(speech.includes('raça de Deus')).toBe(false)
    expect(speech.includes('Deus de graça')).toBe(false)
    expect(speech.includes('…')).toBe(false)
  })

  it('never tells a time that was made up', () => {
    expect(indexSpeech({ ...captions, timed: false }).find('boa noite')).toEqual({
      at: null,
      text: 'boa noite',
    })
  })

  it('knows punctuated text and gives it as it stands', () => {
    const cues = [{ start: 0, end: 9, text: 'Deus não falha. Você crê nisso? Eu creio!' }]
    const punctuated = indexSpeech({ ...captions, cues })
    expect(punctuated.punctuated).toBe(true)
    expect(punctuated.find('você crê nisso.')?.text).toBe('Você crê nisso?')
    expect(speech.punctuated).toBe(false)
  })

  it('shows that a punctuated sentence goes on behind the words', () => {
    const text = 'Deus não falha, mas espera. “Você crê nisso?” Eu creio, disse ele, e muito.'
    const { find } = indexSpeech({ ...captions, cues: [{ start: 0, end: 9, text }] })
    expect(find('Deus não falha')?.text).toBe('Deus não falha…')
    expect(find('Você crê nisso')?.text).toBe('Você crê nisso?')
    expect(find('Eu creio')?.text).toBe('Eu creio…')
  })

  it('is empty for an empty transcript', () => {
    expect(indexSpeech({ ...captions, cues: [] }).find('a')).toBeNull()
  })
})

describe('comparableWords', () => {
  it('splits at hyphens and apostrophes as captions do', () => {
    expect(comparableWords('Disse-lhe: “Água d’alma!”')).toEqual([
      'disse',
      'lhe',
      'água',
      'd',
      'alma',
    ])
  })
})
