import { describe, expect, it } from 'vitest'
import { NO_THREAD } from '../listen/thread.ts'
import type { Brief } from './brief.ts'
import { challengeFromSermon, closeFromSermon, completeFromSermon } from './own-words.ts'
import { createChooser } from './seeded-choice.ts'

const key = { book: 'ROM', chapter: 1, verse: 28, endVerse: 30 } as const
const HARSH = [
  { verse: 29, text: 'cheios de toda injustiça, malícia, homicídio, brigas e engano;' },
  { verse: 30, text: 'murmuradores, e odeiam a Deus; inventores de males, sem coração;' },
]
const GENTLE = { verse: 28, text: 'A misericórdia de Deus guarda o coração de quem confia.' }

function writtenOf(verses: Brief['verses'], weights: Brief['weights'], seed: string): string {
  const parts: Partial<Brief> = {
    profile: { audience: 'group' } as Brief['profile'],
    passages: { base: key, key, said: [], suggested: [] },
    thread: NO_THREAD,
    verses,
    weights,
    choose: createChooser(seed, () => false),
  }
  const brief = parts as Brief
  return [completeFromSermon(brief), challengeFromSermon(brief), closeFromSermon(brief)]
    .flat()
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n')
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => `${seed}`)

describe('what is written from the verses of a sermon', () => {
  it('sends nobody home with a verse that only hurts, however much the sermon dwells on it', () => {
    for (const seed of SEEDS) {
      const written = writtenOf(HARSH, new Map([[30, 90]]), seed)
      expect(written).not.toMatch(/Romanos 1:(?:29|30)(?!-)/)
      expect(written).not.toMatch(/[%{}]/)
      expect(written.split('\n').length).toBeGreaterThanOrEqual(4)
    }
  })

  it('takes the verse that says something good', () => {
    const all = SEEDS.map((seed) => writtenOf([GENTLE, ...HARSH], new Map([[30, 90]]), seed)).join(
      '\n',
    )
    expect(all).toContain('Romanos 1:28.')
  })
})
