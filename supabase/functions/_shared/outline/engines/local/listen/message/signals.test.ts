import { describe, expect, it } from 'vitest'
import { findEchoes, findReadings } from '../service/readings.ts'
import { ANXIETY } from '../../../../test-support/spoken-sermons.ts'
import { findAnnouncedPoints } from './signals.ts'
import { readSpeech } from '../words/speech.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const speechOf = (text: string) =>
  readSpeech({ cues: [{ start: 0, end: 60, text }], timed: true, language: 'pt', title: null })

const points = (text: string) => {
  const speech = speechOf(text)
  return findAnnouncedPoints(speech, () => false).map(({ number, word }) => [
    number,
    speech.words[word]?.folded,
  ])
}

describe('findAnnouncedPoints', () => {
  it('finds points counted with the same noun, also when they are summed up later', () => {
    expect(
      points(
        'então o primeiro passo é orar e descansar então o primeiro passo é orar o segundo passo é agradecer e o terceiro passo é cuidar',
      ),
    ).toEqual([
      [1, 'o'],
      [2, 'o'],
      [3, 'o'],
    ])
    expect(points('verdade número um eu lembro verdade número dois eu solto')).toEqual([
      [1, 'verdade'],
      [2, 'verdade'],
    ])
  })

  it('takes nothing else for a point', () => {
    expect(points('primeira coríntios treze e segundo a palavra e na primeira vez')).toEqual([])
    expect(points('o primeiro passo é orar e depois é só descansar')).toEqual([])
    expect(points('a segunda coisa veio antes e a primeira coisa depois')).toEqual([])
  })
})

describe('findReadings', () => {
  it("tells a verse read aloud, also in slightly other words, from the preacher's own", () => {
    const speech = readSpeech(ANXIETY)
    const utterances = cutIntoUtterances(speech)
    const verse =
      'Não estejam ansiosos por coisa alguma; mas em tudo, por orações e súplicas com gratidão, os pedidos de vocês sejam conhecidos por Deus.'
    const read = [...findReadings(speech, utterances, [verse])].map((index) => {
      const { from, to } = utterances[index] ?? { from: 0, to: 0 }
      return speech.words
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ')
    })
    expect(read).toHaveLength(1)
    expect(read[0]).toContain('não estejais ansiosos por coisa alguma')
  })

  it('hears a verse in another translation, and leaves the preacher his own words', () => {
    const verse =
      'O rico cercou o campo de pedras, plantou vinhas escolhidas e mandou os servos colher os frutos.'
    const echoed = (text: string) => findEchoes(cutIntoUtterances(speechOf(text)), [verse]).size
    expect(
      echoed('um homem rico cercou o seu campo e nele plantou uma vinha da melhor escolha'),
    ).toBe(1)
    expect(
      echoed('quem é rico de verdade põe os frutos da sua semana na mão de Deus todo dia'),
    ).toBe(0)
  })

  it('knows a few words read word for word, and leaves alike ones alone', () => {
    const verse = 'porque o amanhã se preocupará consigo mesmo. Basta a cada dia o seu mal.'
    const read = (text: string) => {
      const speech = speechOf(text)
      return [...findReadings(speech, cutIntoUtterances(speech), [verse])]
    }
    expect(read('porque o amanhã se preocupará consigo mesmo basta a cada dia o seu mal')).toEqual([
      0,
    ])
    expect(read('o amanhã se preocupa e a gente não basta para cada dia do mal')).toEqual([])
  })
})
