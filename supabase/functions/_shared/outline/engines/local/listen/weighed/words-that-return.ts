import type { Speech } from '../words/speech.ts'
import { rarityOf } from '../words/usual-roots.ts'
import type { Weighed } from './weighed.ts'

/** Tenths of the sermon in which a word comes back, and times in all, before it is one of its own. */
const LEAST_TENTHS = 3
const LEAST_SAID = 4
/** In a quarter of all sermons or fewer. */
const RARE = 1.5
const MOST = 14

/**
 * The words that this preacher comes back to from one end of the sermon to the other and others seldom say, each with its
 * weight: 1 for the first of them.
 */
export function wordsThatReturn(
  sentences: readonly Pick<Weighed, 'from' | 'roots'>[],
  { words }: Pick<Speech, 'words'>,
  leastSaid = LEAST_SAID,
  leastTenths = LEAST_TENTHS,
): ReadonlyMap<string, number> {
  const said = new Map<string, { times: number; tenths: Set<number> }>()
  for (const { from, roots } of sentences) {
    for (const root of roots) {
      const one = said.get(root) ?? { times: 0, tenths: new Set<number>() }
      one.times += 1
      one.tenths.add(Math.floor((10 * from) / Math.max(1, words.length)))
      said.set(root, one)
    }
  }
  const weighed = [...said]
    .filter(
      ([root, { times, tenths }]) =>
        times >= leastSaid && tenths.size >= leastTenths && rarityOf(root) >= RARE,
    )
    .map(([root, { times, tenths }]) => ({
      root,
      weight: rarityOf(root) * Math.log2(1 + times) * Math.sqrt(tenths.size),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
  const most = weighed[0]?.weight ?? 1
  return new Map(weighed.map(({ root, weight }) => [root, weight / most]))
}

/** What these roots are worth as words that the sermon comes back to. */
export function returningIn(
  roots: readonly string[],
  returning: ReadonlyMap<string, number>,
): number {
  return roots.reduce((sum, root) => sum + (returning.get(root) ?? 0), 0)
}

/** What that counts for a sentence that says them. */
export function returningWorth(returning: number): number {
  return RETURNING * Math.min(MOST_RETURNING, returning)
}

const RETURNING = 0.35
const MOST_RETURNING = 2.5

/** Whether a sentence says a word that the sermon comes back to. */
export function comesBackTo(
  returning: ReadonlyMap<string, number>,
): (sentence: Pick<Weighed, 'roots'>) => boolean {
  return ({ roots }) => roots.some((root) => returning.has(root))
}
