import {
  joinWords,
  MOST_IN_PHRASE,
} from '../supabase/functions/_shared/bible/packing/word-codes.ts'

/** Of the bank a twentieth less than with single words; with twice as many phrases their own list takes what they save. */
const ROUNDS = 8
const PER_ROUND = 600

type Run = { text: string; words: number }

/**
 * Phrases that are worth a number of their own: the two neighbours that most often stand together become one, and again,
 * so that phrases grow longer.
 *
 * @param texts the words of each
 */
export function commonPhrases(texts: readonly (readonly string[])[]): Set<string> {
  const phrases = new Set<string>()
  let runs = texts.map((words) => words.map((text): Run => ({ text, words: 1 })))
  for (let round = 0; round < ROUNDS; round += 1) {
    const commonest = commonestPairs(runs)
    for (const pair of commonest) phrases.add(pair)
    runs = runs.map((text) => joined(text, commonest))
  }
  return phrases
}

function commonestPairs(texts: readonly (readonly Run[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const runs of texts) {
    for (const [at, run] of runs.entries()) {
      const pair = pairOf(run, runs[at + 1])
      if (pair) counts.set(pair.text, (counts.get(pair.text) ?? 0) + 1)
    }
  }
  const often = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a)
  return new Set(often.slice(0, PER_ROUND).map(([pair]) => pair))
}

function joined(runs: readonly Run[], pairs: ReadonlySet<string>): Run[] {
  const result: Run[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at]
    if (!run) break
    const pair = pairOf(run, runs[at + 1])
    const isCommon = pair !== null && pairs.has(pair.text)
    result.push(isCommon ? pair : run)
    if (isCommon) at += 1
  }
  return result
}

function pairOf(run: Run, next: Run | undefined): Run | null {
  if (!next || run.words + next.words > MOST_IN_PHRASE) return null
  return { text: joinWords(run.text, next.text), words: run.words + next.words }
}
