import { fold } from '../../../../model/words.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning } from './stop-words.ts'

const MOST_SUBJECTS = 25
const LEAST_SAID = 5
const SHORTEST = 4

/** Roots of what this sermon says often and sermons do not. */
export function subjectRoots({ words }: Speech): Set<string> {
  const counts = new Map<string, number>()
  for (const { folded } of words) {
    if (folded.length < SHORTEST || ORDINARY_WORDS.has(folded) || !carriesMeaning(folded)) continue
    counts.set(stem(folded), (counts.get(stem(folded)) ?? 0) + 1)
  }
  return new Set(
    [...counts]
      .filter(([, count]) => count >= LEAST_SAID)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MOST_SUBJECTS)
      .map(([root]) => root),
  )
}

/** Roots of the words that mean something, as often as they are said. */
export function meantRoots(words: readonly { folded: string }[]): string[] {
  return words.flatMap(({ folded }) => (carriesMeaning(folded) ? [stem(folded)] : []))
}

/** Of words as the banks write them: 'filho_prodigo' is two. */
export function rootsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split(/[ _]/)).map((word) => stem(fold(word)))
}
