import { expect, it } from 'vitest'
import { createChooser } from './seeded-choice.ts'

const TEXTS = ['a paz', 'a casa', 'o perdão']

it('gives the nearest first, whatever the seed, and what is known last', () => {
  const nearness = (text: string) => (text === 'o perdão' ? 1 : 0)
  for (const seed of ['um', 'dois', 'três']) {
    expect(createChooser(seed, { nearness }).take(TEXTS, 1)).toEqual(['o perdão'])
    const isKnown = (text: string) => text === 'o perdão'
    expect(createChooser(seed, { nearness, isKnown }).take(TEXTS, 3).at(-1)).toBe('o perdão')
  }
})

it('gives the same for the same seed, and nothing twice', () => {
  const [one, other] = [createChooser('um'), createChooser('um')]
  const first = one.take(TEXTS, 2)
  expect(other.take(TEXTS, 2)).toEqual(first)
  expect(one.take(TEXTS, 3)).toHaveLength(1)
})
