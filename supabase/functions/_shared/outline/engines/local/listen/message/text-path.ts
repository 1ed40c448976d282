import { splitWords } from '../../../../model/words.ts'
import type { Speech } from '../words/speech.ts'
import { meantRoots } from '../words/subject-roots.ts'
import { rarityOf } from '../words/usual-roots.ts'

/** One step of a text: its words in the Bible, and the verses that were heard of it by their first word in the speech. */
export type TextStep = { text: string; heardAt: readonly number[] }

/** Words of speech that are looked at together: half a minute. */
const BLOCK = 60
/** What a block says of a step where it speaks of something else: below this nobody is on it. */
const ELSEWHERE = 4.5
/** A verse that is read or named says more than a word that the step has too. */
const OF_A_VERSE = 5

const ON_TO_THE_NEXT = 0.5
const LEAVES = 1
/** A text is read whole before it is gone through; later it is looked back at, and seldom begun again. */
const BACK = { early: 5, late: 14 } as const

/** From here on a sermon is at its end: what it says there it says of the whole. */
const ENDING = 0.88

/**
 * Where in its text a sermon is, word by word: the likeliest path over the steps in their order (Viterbi), by the words
 * that only some of them have and by their verses. Between two mentions it is still with the step that it came from: what
 * follows a verse is what he makes of it.
 *
 * @returns the step at these words; null before it comes to the first, and at its end
 */
export function findTextPath(
  { words }: Speech,
  steps: readonly TextStep[],
): (from: number, to: number) => number | null {
  const count = Math.ceil(words.length / BLOCK)
  const emitted = emissions(words, steps, count)
  const path = likeliestPath(emitted, steps.length)
  const begins = beginOf(path)
  return (from, to) => {
    if (from >= ENDING * words.length) return null
    const here = Math.floor((from + to) / 2 / BLOCK)
    return path.slice(begins, here + 1).findLast(({ isOn }) => isOn)?.step ?? null
  }
}

/** A text is read whole before it is gone through: where he comes back to its beginning. */
function beginOf(path: readonly Place[]): number {
  const back = path
    .slice(0, READ_BY * path.length)
    .findLastIndex(({ step }, block) => step < (path[block - 1]?.step ?? 0))
  return Math.max(0, back)
}

const READ_BY = 0.4

function emissions(
  words: Speech['words'],
  steps: readonly TextStep[],
  count: number,
): readonly Float64Array[] {
  const rootsOf = steps.map(({ text }) => new Set(meantRoots(splitWords(text))))
  const stepsWith = new Map<string, number>()
  for (const roots of rootsOf)
    for (const root of roots) stepsWith.set(root, (stepsWith.get(root) ?? 0) + 1)
  const emitted = Array.from({ length: count }, () => new Float64Array(steps.length))
  for (let block = 0; block < count; block += 1) {
    const here = new Set(meantRoots(words.slice(block * BLOCK, (block + 1) * BLOCK)))
    for (const [step, roots] of rootsOf.entries()) {
      const row = emitted[block]
      if (!row) continue
      for (const root of roots)
        if (here.has(root)) row[step] = (row[step] ?? 0) + weightOf(root, stepsWith, steps.length)
    }
  }
  for (const [step, { heardAt }] of steps.entries()) {
    for (const at of heardAt) {
      const row = emitted[Math.floor(at / BLOCK)]
      if (row) row[step] = (row[step] ?? 0) + OF_A_VERSE
    }
  }
  return emitted
}

/** What all steps have says nothing of any. */
function weightOf(root: string, stepsWith: ReadonlyMap<string, number>, steps: number): number {
  const shared = stepsWith.get(root) ?? 1
  return shared === steps && steps > 1 ? 0 : rarityOf(root) / shared
}

type Place = { step: number; isOn: boolean }

/** On each step, or gone from it: the best of all ways to go from block to block. */
function likeliestPath(emitted: readonly Float64Array[], steps: number): readonly Place[] {
  const places = Array.from({ length: steps * 2 }, (_, state): Place => ({
    step: Math.floor(state / 2),
    isOn: state % 2 === 0,
  }))
  const cost = (from: Place, to: Place, back: number): number => {
    const ahead = to.step - from.step
    if (!to.isOn) return ahead === 0 ? (from.isOn ? LEAVES : 0) : Number.POSITIVE_INFINITY
    if (ahead < 0) return back
    return ahead * ON_TO_THE_NEXT
  }
  let values = places.map(({ step, isOn }) => (isOn ? 0 : ELSEWHERE) - step * ON_TO_THE_NEXT)
  const cameFrom: number[][] = []
  for (const [block, row] of emitted.entries()) {
    const back = block < READ_BY * emitted.length ? BACK.early : BACK.late
    const before = values
    const ways = places.map((to) => {
      const worth = places.map((place, state) => (before[state] ?? 0) - cost(place, to, back))
      const most = Math.max(...worth)
      return {
        from: worth.indexOf(most),
        value: most + (to.isOn ? (row[to.step] ?? 0) : ELSEWHERE),
      }
    })
    values = ways.map(({ value }) => value)
    cameFrom.push(ways.map(({ from }) => from))
  }
  let state = values.indexOf(Math.max(...values))
  const path: Place[] = []
  for (const from of cameFrom.toReversed()) {
    path.push(places[state] ?? { step: 0, isOn: false })
    state = from[state] ?? 0
  }
  return path.toReversed()
}
