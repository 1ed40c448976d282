import { describe, expect, it } from 'vitest'
import { readSpeech } from '../words/speech.ts'
import { findNumbered, messageStarts } from './announced.ts'

const wordsOf = (text: string) =>
  readSpeech({ cues: [{ start: 0, end: 9, text }], timed: true, language: 'pt', title: null }).words

describe('findNumbered', () => {
  it.each([
    ['então o primeiro passo', 1, 'passo'],
    ['o primeiro passo é esse aqui', 1, 'passo'],
    ['verdade número dois', 2, 'verdade'],
    ['verdade número quatro a última', 4, 'verdade'],
    ['em terceiro lugar', 3, 'lugar'],
    ['a segunda lição é que', 2, 'licao'],
    ['troque a conta o segundo', 2, null],
  ])('hears what is counted up: %s', (said, number, noun) => {
    const words = wordsOf(`${said} deus`)
    expect(findNumbered(words).get(words.length - 1)).toEqual({ number, noun })
  })

  it.each(['pela segunda vez', 'o primeiro passo que eu', 'número dois'])(
    'hears none: %s',
    (said) => {
      const words = wordsOf(`${said} deus`)
      expect(findNumbered(words).get(words.length - 1)).toBeUndefined()
    },
  )

  it('tells each by the word right behind it', () => {
    const words = wordsOf(
      'vamos lá primeiro ponto deus chama e o segundo ponto é que deus envia porque o terceiro também',
    )
    expect([...findNumbered(words)]).toEqual([
      [4, { number: 1, noun: 'ponto' }],
      [12, { number: 2, noun: 'ponto' }],
      [17, { number: 3, noun: null }],
    ])
  })
})

describe('messageStarts', () => {
  it('are the words right behind “a mensagem de hoje numa frase só”', () => {
    const words = wordsOf('qual é a mensagem de hoje numa frase só anota aí a paz guarda')
    expect(messageStarts(words)).toEqual([11])
    expect(messageStarts(wordsOf('essa frase está na bíblia e a mensagem é outra'))).toEqual([])
  })
})
