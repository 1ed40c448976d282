import { wordRuns } from '../../../../../transcript/word-runs.ts'
import { oncePer } from '../../../../model/once-per.ts'
import type { Speech } from '../words/speech.ts'

/** Words in a row that are compared: fewer come back by chance. */
export const RUN = 5
/** A refrain comes back this often within this many words. */
const TIMES = 3
const NEAR = 250
/** Words between two pieces of the same song: a verse that is sung once, between two refrains. */
const GAP = 40
/** Repeated words, from which on they may be a song: a key sentence said four times has fewer. */
const LEAST = 60
/** Different runs of a song with verses (a sentence of 24 words has 20), and the share that is repeated. */
const LONG_REFRAIN = { runs: 20, share: 0.4 }
/** A short refrain is a song only where hardly anything else is said. */
const SHORT_REFRAIN_SHARE = 0.75

/** A key for every run, by its first word. */
export const runsOf = oncePer(({ words }: Speech): readonly string[] =>
  wordRuns(
    words.map(({ folded }) => folded),
    RUN,
  ),
)

/**
 * Where something is sung: stretches of `Speech.words` made of the same lines again and again. They are told
 * from a sentence that a preacher repeats by how much comes back and how little stands between.
 */
export function findSongs(speech: Speech): Stretch[] {
  const runs = runsOf(speech)
  const comesBack = findRepeatedNearby(runs)
  const stretches: Stretch[] = []
  for (const index of comesBack) {
    const last = stretches.at(-1)
    if (last && index - last.to <= GAP) last.to = index + RUN
    else stretches.push({ from: index, to: index + RUN })
  }
  return stretches.filter((stretch) => isSong(runs, comesBack, stretch))
}

type Stretch = { from: number; to: number }

/** First words, in order, of the runs that come back often enough nearby. */
function findRepeatedNearby(runs: readonly string[]): ReadonlySet<number> {
  const places = new Map<string, number[]>()
  for (const [index, run] of runs.entries()) {
    if (run.length < RUN) break
    const known = places.get(run)
    if (known) known.push(index)
    else places.set(run, [index])
  }
  const found: number[] = []
  for (const at of places.values()) {
    for (let first = 0; first + TIMES <= at.length; first += 1) {
      const group = at.slice(first, first + TIMES)
      if ((group.at(-1) ?? 0) - (group[0] ?? 0) <= NEAR) found.push(...group)
    }
  }
  return new Set(found.toSorted((a, b) => a - b))
}

function isSong(
  runs: readonly string[],
  comesBack: ReadonlySet<number>,
  { from, to }: Stretch,
): boolean {
  const different = new Set<string>()
  let repeated = 0
  let covered = from
  for (let index = from; index < to; index += 1) {
    if (!comesBack.has(index)) continue
    different.add(runs[index] ?? '')
    repeated += index + RUN - Math.max(covered, index)
    covered = index + RUN
  }
  const share = repeated / (to - from)
  if (repeated < LEAST) return false
  return different.size >= LONG_REFRAIN.runs
    ? share >= LONG_REFRAIN.share
    : share >= SHORT_REFRAIN_SHARE
}
