import { describe, expect, it } from 'vitest'
import { findCounted } from './counted.ts'
import { weighed } from '../weighed/weighed.test-support.ts'
import type { Weighed } from '../weighed/weighed.ts'

function said(
  raw: string,
  index: number,
  number: number,
  noun: string | null = 'passo',
  parts: Partial<Weighed> = {},
): Weighed {
  const one = weighed(raw, 100 * index, index)
  const { from, to, folded } = one
  const apart = { from, to, said: folded, numbered: { number, noun }, isMessage: false }
  return { ...one, apart, ...parts }
}

const told = (sentences: readonly Weighed[]) =>
  findCounted(sentences).map(({ numbered, one }) => [numbered.number, numbered.noun, one.raw])

describe('findCounted', () => {
  it('tells each number once, from where it is said first', () => {
    const first = [said('troque a conta', 0, 1), said('troque a conta', 2, 1)]
    const sentences = [...first, said('deixe a paz', 3, 2, null), said('cuide da porta', 4, 3)]
    expect(told(sentences)).toEqual([
      [1, 'passo', 'troque a conta'],
      [2, 'passo', 'deixe a paz'],
      [3, 'passo', 'cuide da porta'],
    ])
    expect(findCounted(sentences)[0]).toMatchObject({ one: { from: 0 }, places: first })
  })

  it('prefers of two with one number what says more', () => {
    expect(
      told([
        said('vamos ver isso', 0, 1, 'ponto', { score: 1 }),
        said('deus chama você', 1, 1, 'ponto', { score: 2 }),
        said('deus envia você', 2, 2, 'ponto'),
      ]),
    ).toEqual([
      [1, 'ponto', 'deus chama você'],
      [2, 'ponto', 'deus envia você'],
    ])
  })

  it('mixes no two lists, and takes no single point for a list', () => {
    expect(told([said('deus chama', 0, 1, 'ponto'), said('deus envia', 1, 2, 'motivo')])).toEqual(
      [],
    )
    expect(
      told([said('deus chama', 0, 1), said('deus envia', 1, 2, 'passo', { opens: false })]),
    ).toEqual([])
  })
})
