import type { Weighed } from './weighed.ts'

/** From here on two sentences say the same. */
const SAME = 0.5

/** Shorter sentences are contained in too many others. */
const FEW_ROOTS = 4

/** What share of their words two sentences have in common: 0 to 1. */
export function likeness(one: Weighed, other: Weighed): number {
  if (one.index === other.index) return 1
  const [small, large] =
    one.roots.length < other.roots.length ? [one.roots, other.roots] : [other.roots, one.roots]
  const shared = small.filter((root) => large.includes(root)).length
  return small.length === 0 ? 0 : shared / Math.max(small.length, FEW_ROOTS)
}

/** Whether one of these says the same already. */
export function isSaidIn(one: Weighed, others: readonly Weighed[]): boolean {
  return others.some((other) => likeness(one, other) >= SAME)
}

/**
 * The best of these that says nothing that is taken.
 *
 * @param bonus what speaks for a sentence besides its own worth
 * @param most up to which its own worth counts
 */
export function best(
  sentences: readonly Weighed[],
  taken: readonly Weighed[],
  bonus: (sentence: Weighed) => number = () => 0,
  most = Number.POSITIVE_INFINITY,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of sentences) {
    if (isSaidIn(sentence, taken)) continue
    const score = Math.min(most, sentence.score) + bonus(sentence)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found?.sentence ?? null
}

const MOST_STRONG = 12

/** The strongest first, as far as they say different things. */
export function strongest(sentences: readonly Weighed[]): Weighed[] {
  const kept: Weighed[] = []
  for (const one of sentences.toSorted((a, b) => b.score - a.score)) {
    if (kept.length >= MOST_STRONG) break
    if (!isSaidIn(one, kept)) kept.push(one)
  }
  return kept
}
