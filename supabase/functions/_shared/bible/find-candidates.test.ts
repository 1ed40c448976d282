import { describe, expect, it } from 'vitest'
import { formatReference } from './canon.ts'
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
