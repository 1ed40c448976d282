import type { Speech } from '../words/speech.ts'
import { isRightAfter, type Weighed } from '../weighed/weighed.ts'

/** Takes half of the sentence before it back. */
export const TAKES_BACK =
  /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|nao apenas|nao somente)\b/

/** 'Mas pare de pensar só na sua defesa. Estamos sendo chamados para atacar.': what he asks instead of what he granted. */
export function findTurn(
  sentences: readonly Weighed[],
  { words, punctuated }: Speech,
): Weighed[] | null {
  if (!punctuated) return null
  for (const first of sentences.toReversed()) {
    if (first.from < words.length * LAST_PART) return null
    if (!sentences[first.index - 1]?.isConceded || !INSTEAD.test(first.folded)) continue
    const run: Weighed[] = []
    for (const one of sentences.slice(first.index, first.index + MOST_OF_TURN)) {
      const isShort = one.to - one.from <= SHORT_SENTENCE
      if (!one.follows || one.isOwn || one.isConceded || (run.length > 0 && !isShort)) break
      run.push(one)
    }
    const length = (run.at(-1)?.to ?? first.from) - first.from
    if (run.length > 1 && length >= LEAST_TURN && length <= LONGEST_RUN) return run
  }
  return null
}

const INSTEAD = /^(?:mas|e) (?:\w+ )?(?:par(?:em?|am? de)|deix[ea]m?|deixemos|nao (?:pare|fique))\b/
const MOST_OF_TURN = 3
const SHORT_SENTENCE = 14
const LEAST_TURN = 12

/**
 * The 'mas Cristo …' that a warning comes to; null where none is near, 'untold' where it cannot be told: then the warning
 * alone says something else than he said.
 */
export function answerTo(sentences: readonly Weighed[], index: number): Weighed | 'untold' | null {
  const end = sentences[index]?.to ?? 0
  const answer = sentences
    .slice(index + 1, index + 1 + ANSWERED_WITHIN)
    .find(({ folded, from }) => from - end < ANSWERED_NEAR && ANSWERS.test(folded))
  if (!answer) return null
  return answer.follows && !answer.isOwn ? answer : 'untold'
}

const ANSWERED_WITHIN = 4
const ANSWERED_NEAR = 70
const ANSWERS =
  /^(?:mas|porem|contudo|todavia) (?:(?:o )?(?:senhor )?(?:jesus|cristo|deus)|pela graca|a graca|em cristo|gracas a)\b|^(?:(?:e|ai|mas|entao|so que|irmaos) )*(?:eis que|(?:surge|vem|veio|entra) (?:entao )?(?:o ultimo adao|jesus|cristo|o filho))\b/

/** Whether the next sentence takes half of it back: told alone it says the other half. */
export function isTakenBack({ index, to }: Weighed, sentences: readonly Weighed[]): boolean {
  const next = sentences[index + 1]
  return next !== undefined && isRightAfter(next, { to }) && TAKES_BACK.test(next.folded)
}

/** A sentence with the next where that one takes half of it back. */
export function withTurn(one: Weighed, sentences: readonly Weighed[]): Weighed[] {
  const next = sentences[one.index + 1]
  return next && TAKES_BACK.test(next.folded) && next.follows && !next.isOwn ? [one, next] : [one]
}

/** Holds for some alone: it can be neither the point of all that was said, nor the last of it. */
export const ON_CONDITION = /^(?:se|quando|enquanto|caso) /

/** Words that may be told together. */
export const LONGEST_RUN = 48
/** From here on a sermon comes to its end. */
export const LAST_PART = 0.7
