import { describe, expect, it } from 'vitest'
import { findCeremony } from '../service/ceremony.ts'
import { showQuote, trimQuote } from './quotes.ts'
import { ANXIETY, SAMARITAN, SERMONS } from '../../../../test-support/spoken-sermons.ts'
import { readSpeech } from '../words/speech.ts'
import { cutIntoUtterances } from './utterances.ts'

function utterancesOf(transcript: typeof ANXIETY): string[] {
  const speech = readSpeech(transcript)
  return cutIntoUtterances(speech).map(({ from, to }) =>
    speech.words
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' '),
  )
}

describe('readSpeech', () => {
  it('tells captions without punctuation from a punctuated text', () => {
    expect(readSpeech(ANXIETY).punctuated).toBe(false)
    expect(readSpeech(SAMARITAN).punctuated).toBe(true)
  })

  it('leaves out what nobody said', () => {
    expect(readSpeech(ANXIETY).text).not.toContain('Música')
  })

  it('knows no pauses where the transcript has no times', () => {
    expect(readSpeech(SERMONS.FORGIVENESS).words.every(({ pause }) => pause === 0)).toBe(true)
    expect(readSpeech(ANXIETY).words.some(({ pause }) => pause > 0)).toBe(true)
  })
})

describe('cutIntoUtterances', () => {
  it.each(Object.entries(SERMONS))(
    'keeps every word of %s once and in order',
    (_name, transcript) => {
      expect(utterancesOf(transcript).join(' ')).toBe(readSpeech(transcript).text)
    },
  )

  it('makes pieces that can be read in one breath', () => {
    for (const transcript of Object.values(SERMONS)) {
      for (const utterance of utterancesOf(transcript)) {
        expect(utterance.split(' ').length).toBeLessThanOrEqual(46)
      }
    }
  })

  it('stops where the speaker pauses, without punctuation', () => {
    expect(utterancesOf(ANXIETY)).toContain(
      'a paz não mora no resultado a paz mora numa pessoa e essa pessoa é jesus',
    )
  })

  it('never stops after an article or a preposition in captions', () => {
    const ends = utterancesOf(ANXIETY).map((utterance) => utterance.split(' ').at(-1))
    for (const open of ['a', 'o', 'de', 'com', 'que', 'na', 'por', 'um'])
      expect(ends).not.toContain(open)
  })

  it('stops at full stops where there are any', () => {
    const ends = utterancesOf(SAMARITAN).map((utterance) => utterance.at(-1))
    expect(ends.filter((end) => end === '.' || end === '?').length).toBe(ends.length)
  })
})

describe('findCeremony', () => {
  it('skips greeting, notices and the closing prayer, and keeps the message', () => {
    const speech = readSpeech(ANXIETY)
    const utterances = cutIntoUtterances(speech)
    const { skipped } = findCeremony(speech, utterances)
    const kept = utterances
      .filter((_, index) => !skipped.has(index))
      .map(({ from, to }) =>
        speech.words
          .slice(from, to)
          .map(({ raw }) => raw)
          .join(' '),
      )
      .join(' ')
    expect(kept).not.toContain('inscrições')
    expect(kept).not.toContain('boa noite')
    expect(kept).not.toContain('te agradecemos')
    expect(kept).toContain('a paz de deus não é o prêmio')
    expect(kept).toContain('a paz não mora no resultado')
  })

  it('keeps a story in which somebody says let us pray', () => {
    const story = `a moça morava longe e trabalhava no hospital da cidade de noite

    ela me ligou e eu falei vamos orar e a gente chorou as duas no telefone

    no outro dia ela voltou para o trabalho e abraçou a mãe na porta`
    const cues = story.split('\n\n').map((text, i) => ({ start: 10 * i, end: 10 * i + 8, text }))
    const speech = readSpeech({ ...ANXIETY, cues })
    const utterances = cutIntoUtterances(speech)
    const { skipped } = findCeremony(speech, utterances)
    expect(utterances.length).toBeGreaterThanOrEqual(3)
    expect(skipped.size).toBe(0)
  })
})

describe('quotes', () => {
  const quote = (text: string) => {
    const speech = readSpeech({
      cues: [{ start: 0, end: 9, text }],
      timed: true,
      language: 'pt',
      title: null,
    })
    const { from, to } = trimQuote(speech, 0, speech.words.length)
    return showQuote(speech, from, to, true)
  }

  it('trims what is said to take a breath, only at the ends', () => {
    expect(quote('então olha a paz de deus né guarda o coração amém gente')).toBe(
      'A paz de Deus, né, guarda o coração.',
    )
  })

  it('keeps an end that the sentence needs', () => {
    expect(quote('quem nunca recebeu o perdão começa por aí')).toBe(
      'Quem nunca recebeu o perdão começa por aí.',
    )
    expect(quote('deus cuida muito bem de toda a gente')).toBe(
      'Deus cuida muito bem de toda a gente.',
    )
    expect(quote('é deus quem guarda o coração de quem ora')).toBe(
      'É Deus quem guarda o coração de quem ora.',
    )
  })

  it('asks only where the words leave no doubt', () => {
    expect(quote('será que você tem orado ou só tem feito conta')).toBe(
      'Será que você tem orado ou só tem feito conta?',
    )
    expect(quote('o que a gente entrega ao pai a gente não segura')).toBe(
      'O que a gente entrega ao pai, a gente não segura.',
    )
  })

  it('leaves a punctuated sentence as it is', () => {
    expect(quote('E Deus nunca passou com pressa pela nossa dor.')).toBe(
      'E Deus nunca passou com pressa pela nossa dor.',
    )
  })
})
