import { oncePer } from '../../../../model/once-per.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { rarityOf } from './usual-roots.ts'

const SHORTEST = 4
/** Of what a sermon says, so many roots, each said so often at least. */
const MOST_ROOTS = 120
const LEAST_SAID = 3

/** The roots that a sermon says more than sermons do, each with its weight; of all of them together the length is 1. */
export const heaviestRoots = oncePer(({ words }: Speech): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { folded } of words) {
    if (folded.length < SHORTEST) continue
    const root = stem(folded)
    counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  const heaviest = Array.from(counts)
    .filter(([, count]) => count >= LEAST_SAID)
    .map(([root, count]) => [root, (1 + Math.log2(count)) * rarityOf(root)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_ROOTS)
  const length = Math.hypot(...heaviest.map(([, weight]) => weight))
  return new Map(heaviest.map(([root, weight]) => [root, weight / length]))
})
