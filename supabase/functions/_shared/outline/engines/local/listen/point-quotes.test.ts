import { expect, it } from 'vitest'
import { quotePoints } from './point-quotes.ts'
import { findAnnouncedPoints } from './signals.ts'
import { readSpeech } from './speech.ts'

const pointsOf = (text: string) => {
  const speech = readSpeech({
    cues: [{ start: 5, end: 60, text }],
    timed: true,
    language: null,
    title: null,
  })
  return quotePoints(
    speech,
    findAnnouncedPoints(speech, () => false),
  ).map((quote) => quote.text)
}

it('quotes of captions each point as far as it goes', () => {
  expect(
    pointsOf(
      'hoje são dois passos o primeiro passo é troque a conta pela conversa versículo seis diz assim e o segundo passo é que a gente deixe a paz guardar a casa olha o que vem agora no texto',
    ),
  ).toEqual([
    'O primeiro passo é troque a conta pela conversa.',
    'O segundo passo é que a gente deixe a paz guardar a casa.',
  ])
})

it('leaves out a point of which only the number was heard', () => {
  expect(
    pointsOf(
      'o primeiro ponto versículo seis diz assim não andem ansiosos o segundo ponto da noite é a oração que entrega tudo a Deus e descansa',
    ),
  ).toHaveLength(1)
})
