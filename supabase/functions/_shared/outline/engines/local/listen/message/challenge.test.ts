import { describe, expect, it } from 'vitest'
import { findCeremony } from '../service/ceremony.ts'
import { announcedChallenge, findChallenge } from './challenge.ts'
import { ANXIETY } from '../../../../test-support/spoken-sermons.ts'
import { findSignals } from './signals.ts'
import type { QuotePool } from '../worth/quote-pool.ts'
import { readSpeech } from '../words/speech.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const speechOf = (text: string) =>
  readSpeech({ cues: [{ start: 0, end: 60, text }], timed: true, language: 'pt', title: null })

describe('findChallenge', () => {
  it('begins where the challenge is announced', () => {
    const speech = readSpeech(ANXIETY)
    const utterances = cutIntoUtterances(speech)
    const span = findChallenge(
      speech,
      utterances,
      findSignals(speech, utterances),
      findCeremony(speech, utterances),
    )
    expect(
      speech.words
        .slice(span?.from, (span?.from ?? 0) + 6)
        .map(({ raw }) => raw)
        .join(' '),
    ).toBe('o desafio da semana é simples')
  })

  it('is none where the preacher gave none', () => {
    const speech = speechOf('a graça de deus basta para cada um de nós em todo o tempo e lugar')
    const utterances = cutIntoUtterances(speech)
    expect(
      findChallenge(
        speech,
        utterances,
        findSignals(speech, utterances),
        findCeremony(speech, utterances),
      ),
    ).toBeNull()
  })

  const challengeIn = (...cues: [start: number, end: number, text: string][]) => {
    const speech = readSpeech({
      cues: cues.map(([start, end, text]) => ({ start, end, text })),
      timed: true,
      language: 'pt',
      title: null,
    })
    const utterances = cutIntoUtterances(speech)
    const ceremony = findCeremony(speech, utterances)
    const span = findChallenge(speech, utterances, findSignals(speech, utterances), ceremony)
    return speech.words
      .slice(span?.from, span?.to)
      .map(({ raw }) => raw)
      .join(' ')
  }
  const BEFORE = 'quem agradece se lembra de onde foi tirado e descansa para onde vai ser levado'
  const CHALLENGE = 'o desafio da semana é escrever três motivos de gratidão por dia no papel'

  it('ends where the preacher begins to pray', () => {
    expect(
      challengeIn(
        [0, 8, BEFORE],
        [8, 16, CHALLENGE],
        [16, 20, 'vamos orar senhor nós te damos graças pela casa de cada um'],
      ),
    ).toBe(CHALLENGE)
  })

  it('goes on where praying is what is to be done', () => {
    expect(
      challengeIn([0, 8, BEFORE], [8, 16, CHALLENGE], [16, 20, 'e vamos orar dez minutos por dia']),
    ).toBe(`${CHALLENGE} e vamos orar dez minutos por dia`)
  })

  it('ends at a long silence, also where a cue seems to last until the next one', () => {
    for (const end of [16, 140]) {
      expect(
        challengeIn(
          [0, 8, BEFORE],
          [8, end, CHALLENGE],
          [140, 146, 'quem é de fora fique mais um pouco'],
        ),
      ).toBe(CHALLENGE)
    }
  })
})

describe('announcedChallenge', () => {
  const said = (text: string) => {
    const speech = speechOf(text)
    const to = speech.words.length
    const whole = { from: 0, to, end: to, text, at: 0 }
    const pool = { startingAt: () => whole } as unknown as QuotePool
    return announcedChallenge(speech, pool, { from: 0, to }).map((piece) => piece.text)
  }

  it('is what he asks for, and no story that he begins', () => {
    const asked = 'Nesta semana, escreva o nome de alguém e ore por ele toda noite.'
    expect(said(asked)).toEqual([asked])
    expect(
      said('Deixe-me contar uma bela história e orar depois: é uma história de um piloto, Jacob.'),
    ).toEqual([])
  })
})
