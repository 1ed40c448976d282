import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../worth/key-sentences.ts'
import { readSpeech } from '../words/speech.ts'
import { learnedStops } from './learned-stops.ts'

const captions = (...lines: [number, string][]) =>
  readSpeech({
    cues: lines.map(([start, text], i) => ({ start, end: lines[i + 1]?.[0] ?? start + 9, text })),
    timed: true,
    language: 'pt',
    title: null,
  })

const sure = (said: string) =>
  sentencesOf(captions([0, said]))
    .filter(({ isSure }) => isSure)
    .map(({ raw }) => raw)

describe('sentences of captions', () => {
  it.each([
    [
      'você ama o seu vizinho você conhece o nome dele a igreja não é um prédio a igreja é gente que foi encontrada por jesus então vamos sair',
      'a igreja é gente que foi encontrada por jesus',
    ],
    [
      'o povo esperou muito tempo no deserto o deserto é lugar de aprender a confiar amém igreja',
      'o deserto é lugar de aprender a confiar',
    ],
  ])('are found where one surely begins and ends: %j', (said, sentence) => {
    expect(sure(said)).toContain(sentence)
  })

  it('are no questions', () => {
    const asked =
      'você ama o seu vizinho você conhece o nome dele você sabe o que ele come a igreja é gente'
    expect(sure(asked).filter((one) => one.startsWith('você'))).toEqual([])
  })

  it('do not lose the condition they hang on', () => {
    const said =
      'se você guarda mágoa você não consegue orar em paz ela ficou dez anos sem falar com o irmão'
    expect(sure(said)).not.toContain('você não consegue orar em paz')
  })

  it('do not lose the denial before them', () => {
    const said =
      'em momento algum a carta ensina que a vida de quem crê será fácil ele está dizendo aqui que haverá dor meus irmãos'
    expect(sure(said).filter((one) => one.startsWith('a carta'))).toEqual([])
  })

  it('do not end before what else may be', () => {
    const said =
      'o que importa aqui é isto irmãos nós estamos andando com os filhos da luz ou com os filhos da noite amém'
    expect(sure(said).filter((one) => one.endsWith('filhos da luz'))).toEqual([])
  })

  it('do not end before the verb of the clause that que begins', () => {
    const said =
      'deus tinha dito que o mais novo e toda a sua casa a casa de josé um dia subiriam daquela terra então eles esperaram'
    expect(sure(said).filter((one) => one.endsWith('casa'))).toEqual([])
  })

  it('are what is said again word for word, though no stop is heard around it', () => {
    const said =
      'o primeiro passo é esse aqui troque a conta pela conversa versículo seis o povo andou no deserto muito tempo e comeu o pão que caiu do céu todos os dias de cada ano agora vocês viram então primeiro passo troque a conta pela conversa amém vamos em frente'
    const apart = sentencesOf(captions([0, said])).filter((one) => one.apart)
    expect(apart.map(({ raw, isSure }) => [raw, isSure])).toEqual([
      ['troque a conta pela conversa', true],
      ['troque a conta pela conversa', true],
    ])
  })

  it('hold every word of the speech once, in order', () => {
    const said = 'a paz guarda o coração de quem orou então descansa irmão porque o senhor cuida'
    const all = sentencesOf(captions([0, said]))
    expect(all.map(({ folded }) => folded).join(' ')).toBe(
      'a paz guarda o coracao de quem orou entao descansa irmao porque o senhor cuida',
    )
  })
})

describe('learnedStops', () => {
  const said = ['a graça alcança quem caiu', 'a porta da casa está aberta'] as const

  it('hears an end more surely behind a silence', () => {
    const at = said[0].split(' ').length
    const end = (pause: number) => {
      const speech = readSpeech({
        cues: [
          { start: 0, end: 2, text: said[0] },
          { start: 2 + pause, end: 5 + pause, text: said[1] },
          { start: 5 + pause, end: 7 + pause, text: 'e ninguém fecha' },
          { start: 7 + pause, end: 9 + pause, text: 'a porta outra vez' },
        ],
        timed: true,
        language: 'pt',
        title: null,
      })
      return learnedStops(speech).end[at] ?? 0
    }
    expect(end(1.5)).toBeGreaterThan(end(0))
  })

  it('hears the words that captions write as they are spoken like the written ones', () => {
    const ends = (text: string) => Array.from(learnedStops(captions([0, text])).end)
    expect(ends('o senhor tá perto e eu tô indo pra casa que tava fechada')).toEqual(
      ends('o senhor está perto e eu estou indo para casa que estava fechada'),
    )
  })

  it('hears none after a preposition', () => {
    const { mark } = learnedStops(
      captions([0, 'o homem que perdoa é agora crente em cristo e vive']),
    )
    expect(mark[8]).toBeLessThan(0.05)
  })
})
