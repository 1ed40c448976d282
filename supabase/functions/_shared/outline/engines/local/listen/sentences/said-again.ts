import { wordRuns } from '../../../../../transcript/word-runs.ts'
import type { Speech, SpokenWord } from '../words/speech.ts'
import { carriesMeaning } from '../words/stop-words.ts'

/** Words that a speaker says again, word for word, far from where he said them first. */
export type SaidAgain = {
  /** Folded. */
  said: string
  /** Where he says them, in order: words of `Speech.words`, the last one not among them. */
  places: readonly Place[]
}

type Place = { from: number; to: number }

/** Words of a run, and of them, each counted once, that carry meaning. */
const SHORTEST = 5
const LONGEST = 30
const LEAST_MEANING = 3
/** Words between two places: nearer, he only begins his sentence again. */
const APART = 25
/** What is said more often is a way of speaking, or a hostile text. */
const MOST_PLACES = 9

/** 'E', 'então', 'primeiro passo': stands before what is said again, and is no part of it. */
const BEFORE =
  /^(?:e|mas|entao|portanto|porque|pois|agora|ai|que|ora|bom|irmaos|gente|repito|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|passo|ponto)$/
const BEHIND =
  /^(?:e|mas|entao|portanto|porque|pois|agora|ai|que|ou|se|como|quando|amem|irmaos|gente|o|a|os|as|um|uma|de|do|da|em|no|na|com|por|para|pra|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|passo|ponto|verdade)$/

/** What is said again, and where. The work grows with the speech, whatever its words are. */
export function findSaidAgain({ words }: Speech): SaidAgain[] {
  const folded = words.map((word) => word.folded)
  const found = new Map<string, Map<number, Place>>()
  for (const places of placesOfRuns(folded).values()) {
    if (places.length < 2 || places.length > MOST_PLACES) continue
    for (const [index, first] of places.entries()) {
      for (const again of places.slice(index + 1)) {
        // where the word before is the same, the run began there
        if (again - first < APART || (first > 0 && folded[first - 1] === folded[again - 1]))
          continue
        const length = lengthOf(folded, first, again)
        for (const start of [first, again]) {
          const { from, to } = trimmed(words, start, start + length)
          const said = saysEnough(folded.slice(from, to))
          if (said === null) continue
          found.set(said, (found.get(said) ?? new Map()).set(from, { from, to }))
        }
      }
    }
  }
  return Array.from(found, ([said, places]) => ({
    said,
    places: [...places.values()].toSorted((a, b) => a.from - b.from),
  }))
}

/** Where each run of `SHORTEST` words begins. */
function placesOfRuns(folded: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [from, run] of wordRuns(folded, SHORTEST).entries()) {
    if (run.length < SHORTEST) break
    const known = places.get(run)
    if (known === undefined) places.set(run, [from])
    else if (known.length <= MOST_PLACES) known.push(from)
  }
  return places
}

function lengthOf(folded: readonly string[], first: number, again: number): number {
  let length = SHORTEST
  while (
    length < LONGEST &&
    again + length < folded.length &&
    folded[first + length] === folded[again + length]
  )
    length += 1
  return length
}

/** The run without what only joins it to its neighbours. */
function trimmed(words: readonly SpokenWord[], start: number, end: number): Place {
  const joins = (at: number, pattern: RegExp) => {
    const { raw = '', folded = '' } = words[at] ?? {}
    // 'é' and 'e' fold alike
    return pattern.test(folded) && !raw.startsWith('é')
  }
  let [from, to] = [start, end]
  while (from < to && joins(from, BEFORE)) from += 1
  while (from < to && joins(to - 1, BEHIND)) to -= 1
  return { from, to }
}

/** The words of a run; null where they are too few to say something. */
function saysEnough(run: readonly string[]): string | null {
  const meaning = new Set(run.filter(carriesMeaning))
  return run.length < SHORTEST || meaning.size < LEAST_MEANING ? null : run.join(' ')
}
