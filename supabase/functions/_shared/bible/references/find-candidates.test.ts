import { describe, expect, it } from 'vitest'
import { formatReference } from '../canon.ts'
import { findReferenceCandidates } from './find-references.ts'

/** Each candidate as it stands in the text, and as what it is known. */
const candidates = (text: string) =>
  findReferenceCandidates(text).map(({ reference, index, length }) => [
    text.slice(index, index + length),
    reference && formatReference(reference),
  ])

describe('candidates that do not exist', () => {
  it.each([
    'Hezequias 4:2',
    'Hezequias 4:2-5',
    'Hezequias, capítulo 4, versículo 2',
    'João 3:99',
    'João 3:16-99',
    'João 0:1',
    'João 22',
    'Judas 2:3',
    '3 Coríntios 1:1',
    'Coríntios 13:4',
    'Felipenses 4:13',
    'Salmo 151',
    'Salmo 23:7',
    'Mateus 5:0',
    'Êxodo 41',
    '4 Reis 2:1',
    'IV Reis 2:1',
    'Tobias 4:15',
    '2 Macabeus 7:1',
    'Sabedoria 3:1',
    'Livro de Enoque 1:9',
    'versículo 45 do Salmo 23',
    'v. 45 do Sl 23',
    'verso 40 de João 3',
    'versículo 30 de 1 João 4',
    'versículos 30 a 40 de Judas',
    'versículos 16 a 99 do evangelho de João 3',
    'versículo 30 de Filemom',
    '30º capítulo de João',
    '4 João 1:1',
    'IV João 1:1',
    '4ª João 1:1',
    'quarta carta de João 1',
    'Terceira Coríntios 2',
    'Terceiro Reis 2:1',
    'terceira carta de Paulo a Timóteo, capítulo 2',
    'Atos dos Profetas 3:2',
    // A score without a word for it cannot be told from a book.
    'Brasil 2:1',
  ])('%s', (text) => {
    expect(candidates(`Leiam **${text}** em casa.`)).toEqual([[text, null]])
  })
})

describe('candidates that exist', () => {
  it('come with their reference, in order, beside those that do not', () => {
    expect(candidates('Leia Hezequias 4:2, João 3:16 e Rm 8:28; 12:99.')).toEqual([
      ['Hezequias 4:2', null],
      ['João 3:16', 'João 3:16'],
      ['Rm 8:28', 'Romanos 8:28'],
      ['12:99', null],
    ])
  })
})

describe('a verse that does not exist behind one that does', () => {
  it.each([
    ['Leia Jo 3:16, 99.', '99', ['Jo 3:16', 'João 3:16']],
    ['Leia João 3:16, 17 e 99.', '99', ['João 3:16, 17', 'João 3:16-17']],
    ['Leia Salmo 23:6, 7', '7', ['Salmo 23:6', 'Salmos 23:6']],
  ])('%s', (text, unknown, known) => {
    expect(candidates(text)).toEqual([known, [unknown, null]])
  })

  it.each([
    'Leia João 3:16, 99 pessoas creram.',
    'Leia João 3:16, 50 anos depois.',
    'Leia João 3:16, 2024.',
    'Leia João 3:16, 40%.',
  ])('a number that counts something is none: %s', (text) => {
    expect(candidates(text)).toEqual([['João 3:16', 'João 3:16']])
  })
})

describe('a number in front that belongs to no book', () => {
  it.each([
    'Dia 4 João 3:16',
    'Passo 4: João 3:16',
    '4. João 3:16',
    'Nesta quarta, João 3:16',
    'Estudo 4 do livro de João 3:16',
  ])('%s', (text) => {
    expect(candidates(text).map(([, known]) => known)).toEqual(['João 3:16'])
  })
})

describe('what is no candidate', () => {
  it.each([
    'às 19:30',
    'Domingo 19:30',
    'Domingo 9:10',
    'Encontro 20:00',
    'sábado 9:30',
    'Sábado 9:30',
    'Quarta-feira 19:30',
    'Das 19:30 às 21:00',
    'Jantar da Família 19:30',
    'Abertura 0:15',
    'Trecho 12:34',
    'Assista 12:34',
    '(12:34)',
    '[12:34](https://www.youtube.com/watch?v=aaaaaaaaaaa&t=754s)',
    'Pregação 1:02:03',
    '1:30 de vídeo',
    'Quebra-gelo (10 min)',
    'Passo 1: 5 minutos',
    'Pergunta 2: 3 respostas',
    'Placar 2:1',
    'Daniel 3 jovens na fornalha',
    'Os 12 discípulos',
    'Hezequias foi rei.',
  ])('%s', (text) => {
    expect(candidates(text)).toEqual([])
  })
})
