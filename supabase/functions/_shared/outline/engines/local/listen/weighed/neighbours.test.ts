import { describe, expect, it } from 'vitest'
import { withNeighbours } from './neighbours.ts'
import { weighed } from './weighed.test-support.ts'
import type { Weighed } from './weighed.ts'

/** One right after the other. */
function spoken(...texts: readonly (string | [string, Partial<Weighed>])[]): Weighed[] {
  let from = 0
  return texts.map((one, index) => {
    const [raw, parts] = typeof one === 'string' ? [one, {}] : one
    const plain = weighed(raw, from, index)
    from = plain.to
    return Object.assign(plain, parts)
  })
}

/** What is told with the sentence at `at`, as indexes. */
const around = (sentences: readonly Weighed[], at: number, isFree = () => true) =>
  withNeighbours(sentences.slice(at, at + 1), sentences, isFree).map(({ index }) => index)

describe('withNeighbours', () => {
  it('takes what goes on from a sentence, and what it goes on from', () => {
    const sentences = spoken(
      'O jejum é fome de Deus.',
      ['Porque o jejum põe o resto em silêncio.', { skip: 1 }],
      'Ele não compra nada.',
      'A chuva caiu a noite toda.',
    )
    expect(around(sentences, 1)).toEqual([0, 1, 2])
  })

  it('stops before what may be a question that lost its mark', () => {
    const sentences = spoken('A multidão ficou maravilhada.', 'Houve conversão na multidão.')
    expect(around(sentences, 0)).toEqual([0])
  })

  it('stops before what cannot be told, or is told elsewhere', () => {
    const second = 'Ele não compra nada.'
    expect(
      around(
        spoken('O jejum é fome.', [second, { follows: false, goesOn: false, staysInside: false }]),
        0,
      ),
    ).toEqual([0])
    expect(around(spoken('O jejum é fome.', second), 0, () => false)).toEqual([0])
  })

  it('ends with nothing that the next sentence takes back', () => {
    const sentences = spoken('O jejum é fome de Deus.', 'Ele parece vazio.', [
      'Mas ele enche.',
      { follows: false },
    ])
    expect(around(sentences, 0)).toEqual([0])
  })

  it('takes a question only with its answer, and a short sentence between others', () => {
    const asked: [string, Partial<Weighed>] = ['E o que o jejum muda?', { follows: false }]
    const answer = 'O jejum muda a fome de lugar.'
    const short: [string, Partial<Weighed>] = ['Isso basta.', { follows: false }]
    expect(around(spoken('O jejum é fome.', asked, answer), 0)).toEqual([0, 1, 2])
    expect(around(spoken('O jejum é fome.', asked, 'A chuva caiu.'), 0)).toEqual([0])
    expect(around(spoken('O jejum é fome.', short, answer), 0)).toEqual([0, 1, 2])
  })

  it('ends in captions also where a sentence most likely ends', () => {
    const likely: Partial<Weighed> = { follows: false, isSure: false }
    const sentences = spoken('O jejum é fome.', ['Ele muda a fome de lugar.', likely])
    expect(around(sentences, 0)).toEqual([0, 1])
    expect(around(spoken('O jejum é fome.', ['Ele basta.', likely]), 0)).toEqual([0])
  })

  it('ends with nothing that waits for what comes next', () => {
    expect(
      around(spoken('O jejum é fome de Deus.', 'Quando o jejum termina.', 'A chuva caiu.'), 0),
    ).toEqual([0])
  })

  it('goes on with a word that the sermon comes back to', () => {
    const sentences = spoken('O jejum é fome.', 'A mesa dos pobres fica cheia.')
    expect(around(sentences, 0)).toEqual([0])
    const told = withNeighbours(
      sentences.slice(0, 1),
      sentences,
      () => true,
      ({ roots }) => roots.includes('pobres'),
    )
    expect(told).toHaveLength(2)
  })

  it('is no longer than one hears at one go', () => {
    const long = `Ele ${'espera '.repeat(50)}o jejum.`
    expect(around(spoken(long, long), 0)).toEqual([0])
  })
})
