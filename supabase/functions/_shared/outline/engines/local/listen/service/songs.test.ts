import { describe, expect, it } from 'vitest'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import { findCeremony } from './ceremony.ts'
import { ofTheMessage } from '../../passages/passages-of-message.ts'
import { ANXIETY } from '../../../../test-support/spoken-sermons.ts'
import { findSongs } from './songs.ts'
import { readSpeech } from '../words/speech.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const speechOf = (...lines: string[]) =>
  readSpeech({
    cues: lines.map((text, i) => ({ start: 6 * i, end: 6 * i + 6, text })),
    timed: true,
    language: 'pt',
    title: null,
  })

const REFRAIN = [
  'cantarei de manhã a tua bondade',
  'e de noite a tua fidelidade senhor',
  'o teu amor me achou no caminho',
  'e a tua mão me trouxe para casa',
  'não há outro que faça o que fazes',
  'para sempre eu vou te louvar',
]
const VERSES = [
  'eu andava longe e sem direção',
  'na poeira da estrada me perdi',
  'veio a chuva e lavou o meu chão',
  'e debaixo da porta eu te ouvi',
]
const SERMON = ANXIETY.cues.map(({ text }) => text)

const sung = (...lines: string[]) => {
  const speech = speechOf(...lines)
  return findSongs(speech).map(({ from, to }) =>
    speech.words
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' '),
  )
}

describe('findSongs', () => {
  it('finds a refrain that is sung three times in a row, from its first word to its last', () => {
    const song = [...REFRAIN, ...REFRAIN, ...REFRAIN]
    expect(sung(...song, ...SERMON)).toEqual([song.join(' ')])
  })

  it('finds it however the captions are cut', () => {
    const words = [...REFRAIN, ...REFRAIN, ...REFRAIN].join(' ').split(' ')
    const lines = words.flatMap((_, i) => (i % 11 === 0 ? [words.slice(i, i + 11).join(' ')] : []))
    expect(sung(...lines, ...SERMON)).toEqual([words.join(' ')])
  })

  it('takes in the verses between refrains', () => {
    const song = [...REFRAIN, ...VERSES, ...REFRAIN, ...VERSES.toReversed(), ...REFRAIN]
    expect(sung(...song, ...SERMON)).toEqual([song.join(' ')])
  })

  it('finds a short refrain that is sung again and again', () => {
    const song = Array.from({ length: 8 }, () => 'santo é o senhor deus do meu caminho')
    expect(sung(...song, ...SERMON)).toEqual([song.join(' ')])
  })

  it('does not take a key sentence that comes back for a song', () => {
    const key = 'o pai viu o filho de longe e correu antes de ouvir o discurso'
    const between = [
      'ninguém na aldeia corria porque um homem velho não mostra as pernas na rua',
      'a gente acha que precisa decorar uma desculpa bonita para chegar perto de deus',
      'o irmão mais velho ouviu a festa do campo e ficou parado do lado de fora',
      'e você talvez tenha vindo aqui com um discurso pronto na cabeça nesta noite',
    ]
    expect(sung(...between.flatMap((line) => [key, line]), key)).toEqual([])
  })

  it('does not take a sentence for a song that the preacher has everybody repeat', () => {
    const key = 'a minha casa é lugar de paz e não de guerra'
    expect(sung(...SERMON, 'repita comigo', key, key, key, 'isso', key, ...SERMON)).toEqual([])
  })

  it('does not take a psalm with its refrain for a song', () => {
    const psalm = [
      'deem graças ao senhor porque ele é bom',
      'ao deus dos deuses que reina nas alturas',
      'àquele que sozinho faz grandes maravilhas',
      'que com entendimento fez os céus e tudo o que há neles',
      'que estendeu a terra por cima das muitas águas',
      'que fez o sol para dominar de dia sobre nós',
    ].map((line) => `${line} porque a sua bondade dura para sempre`)
    expect(sung(...psalm)).toEqual([])
  })
})

describe('a service whose songs are not marked', () => {
  const song = [...REFRAIN, ...REFRAIN, ...REFRAIN]
  const offering = [
    'agora os avisos da semana as inscrições estão na secretaria',
    'vamos ofertar com alegria como diz segunda coríntios nove sete dízimos e ofertas no pix',
  ]
  const speech = speechOf(...song, ...offering, ...SERMON)
  const utterances = cutIntoUtterances(speech)
  const ceremony = findCeremony(speech, utterances)

  it('is quoted from its sermon alone', () => {
    const kept = utterances
      .filter((_, index) => !ceremony.skipped.has(index))
      .map(({ from, to }) =>
        speech.words
          .slice(from, to)
          .map(({ raw }) => raw)
          .join(' '),
      )
      .join(' ')
    for (const line of [...REFRAIN, 'inscrições', 'ofertar']) expect(kept).not.toContain(line)
    expect(kept).toContain('a paz não mora no resultado')
  })

  it('names the texts of its sermon and not those of the offering', () => {
    const said = ofTheMessage(findReferences(speech.text), speech, utterances, ceremony)
    expect(said.map(({ reference }) => `${reference.book} ${reference.chapter}`)).toEqual([
      'PHP 4',
      '1PE 5',
    ])
  })

  it('keeps the reading that is announced among greetings', () => {
    const opening = speechOf('boa noite igreja abra a sua bíblia em lucas capítulo 15', ...SERMON)
    const all = cutIntoUtterances(opening)
    const found = findReferences(opening.text)
    const skipped = new Set([0])
    expect(ofTheMessage(found, opening, all, { skipped })).toEqual(found)
  })
})
