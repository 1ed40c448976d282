import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../transcript/formats/parse-pasted.ts'
import type { Subject } from '../listen/message/movement-subjects.ts'
import { readSpeech } from '../listen/words/speech.ts'
import { stem } from '../listen/words/stem.ts'
import type { Brief } from './brief.ts'
import { spokenOf, whatIsSpokenOf } from './spoken-of.ts'

const VERSES = [{ verse: 1, text: 'E disse Labão a Jacó: que será o teu salário?' }]

const noun = (name: string, article: Subject['article'], isName = false): Subject => ({
  root: stem(name.toLowerCase()),
  name,
  article,
  isName,
})

function saidOf(subjects: readonly Subject[][], text = 'Bom dia.', punctuated = true): string[] {
  const speech = { ...readSpeech(parsePasted(text)), punctuated }
  const parts: Pick<Brief, 'movements' | 'verses' | 'prepared' | 'speech'> = {
    movements: subjects.map((some) => ({
      from: 0,
      to: speech.words.length,
      at: 0,
      verses: null,
      subjects: some,
      heard: [],
      references: [],
    })),
    verses: VERSES,
    prepared: null,
    speech,
  }
  return spokenOf(parts).map((one) => whatIsSpokenOf(one) ?? '')
}

describe('what the parts of a sermon speak of', () => {
  it('stands with its article, three of it at most', () => {
    const some = [
      noun('caverna', 'a'),
      noun('furto', 'o'),
      noun('ovelhas', 'as'),
      noun('poço', 'o'),
    ]
    expect(saidOf([some])).toEqual(['fala da caverna, do furto e das ovelhas'])
  })

  it('names whoever stands in the text, and nobody who may be misheard or sit in the hall', () => {
    const some = [noun('Labao', null, true), noun('Gustavo', null, true), noun('poço', 'o')]
    expect(saidOf([some])).toEqual(['fala de Labão e do poço'])
  })

  it('is not said again, nor with another ending', () => {
    const some = [noun('hipócritas', 'os'), noun('hipocrisia', 'a')]
    expect(saidOf([some, [noun('hipócrita', 'o')]])).toEqual(['fala dos hipócritas', ''])
  })

  it('leaves out what every sermon speaks of, and of captions what may be a name', () => {
    expect(saidOf([[noun('pecado', 'o'), noun('Jesus', null, true)]])).toEqual([''])
    expect(saidOf([[noun('gorbachovo', 'o')]], 'bom dia', false)).toEqual([''])
    expect(saidOf([[noun('bucket', 'a')]])).toEqual([''])
  })

  it('cites who is known everywhere, named more than once', () => {
    const text =
      'Agostinho orou. E Agostinho chorou. Depois veio Lutero, e Gustavo sorriu, o Gustavo.'
    expect(saidOf([[noun('furto', 'o')]], text)).toEqual(['fala do furto, e cita Agostinho'])
    expect(saidOf([[]], text)).toEqual(['cita Agostinho'])
  })
})
