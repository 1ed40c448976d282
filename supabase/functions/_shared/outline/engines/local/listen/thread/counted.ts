import type { Numbered } from '../sentences/announced.ts'
import type { Told } from './telling.ts'
import type { Weighed } from '../weighed/weighed.ts'

/** One of the points that a preacher counts up, in his own words. */
export type CountedPoint = { numbered: Numbered; told: Told }

type Counted = {
  numbered: Numbered
  /** Where it is told from. */
  one: Weighed
  /** Everywhere it is said. */
  places: readonly Weighed[]
}

/** The points that a preacher counts up, each by its sentence, in their order; none where fewer than two are sure. */
export function findCounted(sentences: readonly Weighed[]): Counted[] {
  const found = sentences.flatMap((one) => {
    const numbered = one.apart?.numbered
    return numbered && one.opens ? [{ one, numbered }] : []
  })
  const nouns = new Set(found.flatMap(({ numbered: { noun } }) => noun ?? []))
  const lists = [...(nouns.size > 0 ? nouns : [null])].map((noun) =>
    rising(found.filter(({ numbered }) => numbered.noun === null || numbered.noun === noun)).map(
      ({ one, numbered: { number } }) => ({
        numbered: { number, noun },
        one,
        places: sentences.filter(({ apart }) => apart?.said === one.apart?.said),
      }),
    ),
  )
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length)
  return longest.length < 2 ? [] : longest
}

type Found = Pick<Counted, 'numbered' | 'one'>

/** Each number once, behind the one before it: where it says most, and first of places that say the same. */
function rising(found: readonly Found[]): Found[] {
  const list: Found[] = []
  for (const next of found) {
    const last = list.at(-1)
    if (next.numbered.number > (last?.numbered.number ?? 0)) list.push(next)
    else if (
      last?.numbered.number === next.numbered.number &&
      last.one.apart?.said !== next.one.apart?.said &&
      next.one.score > last.one.score
    )
      list.splice(-1, 1, next)
  }
  return list
}
