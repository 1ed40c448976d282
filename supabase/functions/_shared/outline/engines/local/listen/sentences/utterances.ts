import { stopScore } from './boundaries.ts'
import type { Speech } from '../words/speech.ts'
import { meantRoots } from '../words/subject-roots.ts'

/** A run of words that begins and ends where the speaker does, so that it can be read on its own. */
export type Utterance = {
  /** First word and the one after the last, in `Speech.words`. */
  from: number
  to: number
  /** 0 at the beginning of the sermon, 1 at its end. */
  position: number
  /** See `stopScore`: how sure both ends are. */
  startScore: number
  endScore: number
  /** Roots of the words that carry meaning, in order, with repetitions. */
  stems: readonly string[]
}

const SHORTEST = 6
const LONGEST = 46
const IDEAL = 20

function lengthScore(words: number): number {
  const off = (words - IDEAL) / 9
  return words < IDEAL ? -1.1 * off * off : -0.45 * off * off
}

/**
 * Cuts the speech into utterances: the cut, among all possible ones, whose stops are the most natural and
 * whose lengths are the most readable (dynamic programming over the words).
 */
export function cutIntoUtterances(speech: Speech): Utterance[] {
  const count = speech.words.length
  if (count === 0) return []
  const stops = Array.from({ length: count + 1 }, (_, i) => stopScore(speech, i))

  const best = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  const cameFrom = new Int32Array(count + 1)
  best[0] = 0
  for (let to = 1; to <= count; to += 1) {
    for (let length = 1; length <= Math.min(LONGEST, to); length += 1) {
      // A short rest is only allowed where the text itself is at its end.
      if (length < SHORTEST && to !== count) continue
      const score = (best[to - length] ?? 0) + (stops[to] ?? 0) + lengthScore(length)
      if (score > (best[to] ?? 0)) {
        best[to] = score
        cameFrom[to] = to - length
      }
    }
  }

  const utterances: Utterance[] = []
  for (let to = count; to > 0; to = cameFrom[to] ?? 0) {
    const from = cameFrom[to] ?? 0
    utterances.push({
      from,
      to,
      position: (from + to) / 2 / count,
      startScore: stops[from] ?? 0,
      endScore: stops[to] ?? 0,
      stems: meantRoots(speech.words.slice(from, to)),
    })
  }
  return utterances.toReversed()
}
