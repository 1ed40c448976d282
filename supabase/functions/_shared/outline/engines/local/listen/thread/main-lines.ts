import { GOOD } from '../worth/worth.ts'
import { isGospel, OF_US, SAVES, TELLS, timesNarrated } from '../weighed/claims.ts'
import { best } from '../weighed/likeness.ts'
import { findThesis } from './thesis.ts'
import { answerTo, findTurn } from './turns.ts'
import type { WeighedSermon } from '../weighed/weighed-sermon.ts'
import type { Weighed } from '../weighed/weighed.ts'

/** What carries a sermon, as far as it was found; `taken` holds also what gave way to something better. */
export type MainLines = {
  thesis: Weighed | null
  /** The sentences in which he asks for something instead of what he granted. */
  turn: readonly Weighed[] | null
  appeal: Weighed | null
  gospel: Weighed | null
  hard: Weighed | null
  taken: readonly Weighed[]
}

/** Finds what carries a sermon: its point, what it asks for, where it comes to Christ, and what costs something. */
export function findMainLines(sermon: WeighedSermon): MainLines {
  const { speech, sentences, opening, returning } = sermon
  const thesis = findThesis(opening, sentences, speech, returning)
  const taken: Weighed[] = thesis ? [thesis] : []
  const turn = findTurn(sentences, speech)
  const appeal = turn?.[0] ?? findAppeal(sermon, taken)
  if (appeal) taken.push(appeal)
  const early = findGospel(sermon, taken)
  if (early) taken.push(early)
  const hard = findHard(sermon, taken)
  const gospel = (hard && graceAfter(hard, sentences, taken)) ?? early
  if (hard) taken.push(hard)
  if (gospel && gospel !== early) taken.push(gospel)
  return { thesis, turn, appeal, gospel, hard, taken }
}

/** What it asks for at its end; of a sermon without steps nothing. */
function findAppeal(
  { speech, movements, opening }: WeighedSermon,
  taken: readonly Weighed[],
): Weighed | null {
  if (movements.length === 0) return null
  return best(
    opening.filter(
      ({ from, folded, score }) =>
        from >= speech.words.length * ENDING &&
        score >= GOOD &&
        ASKS.test(folded) &&
        !OF_GOD.test(folded),
    ),
    taken,
    ({ folded, from, skip }) =>
      (OF_US.test(folded) ? 0.4 : 0) + from / speech.words.length + (skip === 0 ? WHOLE : 0),
  )
}

/** Where it comes to what Christ did, unless one of those that are taken says so. */
function findGospel({ speech, opening }: WeighedSermon, taken: readonly Weighed[]): Weighed | null {
  if (taken.some(({ folded }) => isGospel(folded))) return null
  return best(
    opening.filter(
      ({ from, folded, score }) =>
        score >= LEAST_GOSPEL && from >= speech.words.length * MIDDLE && isGospel(folded),
    ),
    taken,
    ({ from }) => from / speech.words.length,
  )
}

/** What costs something, or warns. */
function findHard(
  { sentences, opening }: WeighedSermon,
  taken: readonly Weighed[],
): Weighed | null {
  return best(
    opening.filter(
      (one) =>
        one.score >= (SAYS_SO.test(one.folded) ? LEAST_COST : GOOD) &&
        !SAVES.test(one.folded) &&
        !OF_GOD.test(one.folded) &&
        answerTo(sentences, one.index) !== 'untold' &&
        timesNarrated(one) < 2 &&
        (COSTS.test(one.folded) || (WARNS.test(one.folded) && OF_US.test(one.folded))),
    ),
    taken,
    ({ folded, skip }) =>
      (COSTS.test(folded) ? 0.9 : 0) +
      (skip === 0 ? WHOLE : 0) -
      0.4 * Math.min(3, folded.match(TELLS)?.length ?? 0),
    2,
  )
}

/** The grace that a warning comes to: the next sentence is told with it; one that comes later stands alone. */
function graceAfter(
  hard: Weighed,
  sentences: readonly Weighed[],
  taken: readonly Weighed[],
): Weighed | null {
  const answer = answerTo(sentences, hard.index)
  if (answer === null || answer === 'untold' || answer.index <= hard.index + 1) return null
  return answer.opens && isGospel(answer.folded) && !taken.includes(answer) ? answer : null
}

export const WARNS =
  /\b(?:nao adianta|nao basta|arrepend\w+|conden\w+|juizo|julgar\w*|inferno|castigo|custa|custo|risco|cuide\w*|morrer para|negar a si|renunci\w+|hipocri\w+|idolatr\w+|idolos?|pecados?|orgulho|soberba|nao pode(?:mos)?|desculpa|engan\w+|cuidado|perigo|advert\w+|ameaca|culpa|dureza|incredul\w+|rebel\w+|desobed\w+)\b/

const COSTS =
  /\b(?:nao adianta|nao basta|nao e desculpa|arrepend\w+|custa|morrer para|negar a si|renunci\w+|hipocri\w+|inferno|juizo|conden\w+|nao podemos|voce nao pode|nao pode(?:mos)? (?:servir|continuar|viver))\b/

/** Says what God is or does, or what we can do: a promise, whatever word of judgement is in it. */
const OF_GOD =
  /^(?:\w+ )?(?:deus|jesus|cristo|o senhor|o espirito|a (?:palavra|graca)|o evangelho)\b|\bpodemos (?:hoje|sempre|confiar|descansar|nos arrepender)\b/

/** The sentence itself asks: 'nós precisamos', 'perdoe'. */
const ASKS =
  /^(?:\w+ ){0,4}(?:precisamos|devemos|vamos|temos (?:que|de)|sejamos|estejamos|busquemos)\b|^(?:(?:entao|portanto|por isso|irmaos|queridos|meus irmaos) )*(?:busque|confie|creia|ame|ore|lembre|perdoe|abra|volte|entregue|venha|viva|obedeca|descanse|olhe para|confiem|vivam)\b|\bvoce (?:deve|precisa)\b/

const ENDING = 0.82
/** The way to Christ is the second half of a sermon. */
const MIDDLE = 0.5
const LEAST_GOSPEL = 1.2

/** What begins with its own first word can be quoted. */
const WHOLE = 0.4

/** What warns in so many words is told, even where it is said plainly. */
const SAYS_SO = /\bnao (?:adianta|basta|e desculpa)\b/
const LEAST_COST = 0.9
