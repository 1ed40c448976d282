import type { Movement } from '../message/movements.ts'
import { stem } from '../words/stem.ts'
import { GOOD, KEPT } from '../worth/worth.ts'
import { ANNOUNCED, isAnnounced, isClaim, isStrong, OF_US, saysWhatIs } from '../weighed/claims.ts'
import { best, isSaidIn } from '../weighed/likeness.ts'
import { WARNS } from './main-lines.ts'
import { ANNOUNCES_SEVERAL } from '../weighed/stands-alone.ts'
import { createStepWorth, namesActor } from './step-worth.ts'
import { answerTo, isTakenBack, LONGEST_RUN } from './turns.ts'
import type { WeighedSermon } from '../weighed/weighed-sermon.ts'
import { isRightAfter, scoreOf, type Weighed } from '../weighed/weighed.ts'

/** The steps of a sermon, a list for each movement, and what is kept for the questions. */
type Steps = { runs: readonly (readonly (readonly Weighed[])[])[]; asked: readonly Weighed[] }

/**
 * Finds what carries each movement: the best tell the sermon, the next are talked about, the others tell what is left.
 *
 * @param quoted sentences of the excerpts, which are not asked about
 * @param lines how many sentences carry the whole sermon already
 * @param taken what is told already; what is found is added
 */
export function findSteps(
  sermon: WeighedSermon,
  quoted: readonly Weighed[],
  lines: number,
  taken: Weighed[],
): Steps {
  const {
    speech: { punctuated },
    movements,
    sentences,
    opening,
    actors,
  } = sermon
  const stepOf = stepFinder(sermon, taken)
  const keepForQuestions = () => {
    // of the people of the text one asks by the text
    const ofAll = opening.filter((one) => !namesActor(one, actors) && !isTakenBack(one, sentences))
    const kept = keptForQuestions(ofAll, taken.concat(quoted))
    taken.push(...kept)
    return kept
  }
  const surest = movements.map((movement) => stepOf(movement, BEST))
  const askedFirst = punctuated ? keepForQuestions() : null
  const runs = movements.map((movement, index) => {
    const run = surest[index] ?? stepOf(movement, punctuated ? PLAIN : LEAST_IN_CAPTIONS)
    return run ? [run] : []
  })
  const fill = (enough: number, next: (movement: Movement) => readonly Weighed[] | null) => {
    for (const [index, movement] of movements.entries()) {
      if (runs.flat().length + lines >= enough) return
      if ((runs[index]?.length ?? 0) > 1) continue
      const run = next(movement)
      if (run) runs[index]?.push(run)
    }
  }
  // where hardly a part has its sentence, the others may have two
  for (const least of punctuated ? [KEPT, GOOD, PLAIN] : [LEAST_IN_CAPTIONS]) {
    fill(FEW_TOLD, (movement) => stepOf(movement, least))
  }
  // two sentences tell no sermon: then any claim that stands alone
  const fair = punctuated ? FAIR : LEAST_IN_CAPTIONS
  fill(LEAST_TOLD, (movement) =>
    stepOf(
      movement,
      Math.min(PLAIN, fair),
      (one) => one.score >= fair && (isClaim(one) || (!punctuated && saysWhatIs(one))),
    ),
  )
  // captions have few sure sentences, and the summary comes first
  return { runs, asked: askedFirst ?? keepForQuestions() }
}

const FEW_TOLD = 7
const LEAST_TOLD = 4
const FAIR = 1.25
/** A sentence that says what its part says, where none of it shines. */
const PLAIN = 1.05

/** Of captions so few pieces are sure to be sentences that one need not shine. */
const LEAST_IN_CAPTIONS = 1.0

/** A sentence of the summary before any is kept for the questions. */
const BEST = 2.2

/** How much better a step is for speaking of what its part speaks of, and how much worse for not doing so. */
const ON_SUBJECT = 0.2
const OFF_SUBJECT = 0.3
/** What speaks of its part need not shine. */
const LENIENCE = 0.15

type StepFinder = (
  movement: Movement,
  /** Its worth at least. */
  least: number,
  /** Whether a sentence that does not shine says enough all the same. */
  speaks?: (sentence: Weighed) => boolean,
) => readonly Weighed[] | null

/** Finds a sentence of a movement, with the next where that one goes on from it, and takes it. */
function stepFinder(sermon: WeighedSermon, taken: Weighed[]): StepFinder {
  const { sentences, begins } = sermon
  const { weight, speaks: saysEnough } = createStepWorth(sermon)
  return ({ from, to, subjects }, least, speaks = saysEnough) => {
    const here = sentences.filter((one) => one.from >= Math.max(from, begins) && one.to <= to)
    let found: { run: readonly Weighed[]; score: number } | null = null
    for (const run of runsIn(here, sermon, taken)) {
      const [first] = run
      if (!first) continue
      const worth = run.length > 1 ? Math.max(first.score, scoreOf(run) + GOES_ON) : first.score
      const touched = new Set(
        run.flatMap(({ roots }) => roots.filter((root) => subjects.has(root))),
      )
      const enough = touched.size > 0 ? least - LENIENCE : least
      // what does not shine has at least to speak of what the sermon speaks of
      if (worth < enough || (least <= PLAIN && worth < GOOD && !speaks(first))) continue
      const score =
        worth +
        weight(first) +
        (isAnnounced(first, sentences) ? ANNOUNCED : 0) +
        (subjects.size === 0 ? 0 : touched.size === 0 ? -OFF_SUBJECT : ON_SUBJECT * touched.size)
      if (!found || score > found.score) found = { run, score }
    }
    if (found) taken.push(...found.run)
    return found?.run ?? null
  }
}

/** What a step can be made of: a sentence that opens, with the next one or alone. */
function runsIn(
  here: readonly Weighed[],
  { sentences, speech: { punctuated } }: WeighedSermon,
  taken: readonly Weighed[],
): readonly (readonly Weighed[])[] {
  const shortest = punctuated ? SHORTEST_STEP : SHORTEST_IN_CAPTIONS
  return here.flatMap((first): (readonly Weighed[])[] => {
    if (!first.opens || first.isOwn || isSaidIn(first, taken)) return []
    const next = sentences[first.index + 1]
    const goesOn =
      // what he says again is whole
      first.apart === null &&
      next &&
      goesOnFrom(first, next) &&
      here.includes(next) &&
      !isSaidIn(next, [first, ...taken])
    if (!goesOn && first.apart === null && first.to - first.from < shortest) return []
    // 'aquele que não tinha pecado. Mas se fez pecado por nós': half of what was said
    if (!goesOn && isTakenBack(first, sentences)) return []
    const run = goesOn ? [first, next] : [first]
    const warns = run.some(({ folded }) => WARNS.test(folded) || ACCUSES.test(folded))
    return warns && answerTo(sentences, run.at(-1)?.index ?? 0) === 'untold' ? [] : [run]
  })
}

const SHORTEST_STEP = 10
/** The sure sentences of captions are the short ones. */
const SHORTEST_IN_CAPTIONS = 7

/** Whether the next sentence goes on from this one, and is told in one breath with it. */
function goesOnFrom(first: Weighed, next: Weighed): boolean {
  return (
    next.follows &&
    next.score >= LEAST_NEXT &&
    isRightAfter(next, first) &&
    !/^(?:que|nao estou)\b/.test(next.folded) &&
    !ANNOUNCES_SEVERAL.test(next.folded) &&
    !pointsElsewhere(first, next) &&
    !next.isOwn &&
    next.to - first.from <= LONGEST_RUN
  )
}

const ACCUSES =
  /\b(?:pecador(?:es|a)?|nao merece\w*|impi[oa]s?|impur[oa]s?|miserave(?:l|is)|inimigos de deus|nao (?:pode|pod[ei]a|conseguiu|consegue) (?:cumprir|obedecer|guardar|salvar)|traz morte)\b/

/** 'Até este homem', whom the sentence before does not name. */
function pointsElsewhere(first: Weighed, { folded }: Weighed): boolean {
  return Array.from(folded.matchAll(POINTS_AT)).some(
    ([, noun = '']) => !first.roots.includes(stem(noun)),
  )
}

const POINTS_AT =
  /\b(?:[dn]?(?:este|esta|esse|essa|aquele|aquela)s?|outr[oa]s?|mesm[oa]s?) (?!que\b|mund|vida)(\w{3,})/g

/** A sentence that goes on from the one before it is better understood than one alone. */
const GOES_ON = 0.15
const LEAST_NEXT = 0.8

const MOST_ASKED = 2
const LONGEST_ASKED = 28

/** The best of what can be talked about for itself: one of what we do or are, one of what God does. */
function keptForQuestions(opening: readonly Weighed[], taken: readonly Weighed[]): Weighed[] {
  const fitting = opening.filter(
    (one) =>
      isStrong(one) && one.to - one.from - one.skip <= LONGEST_ASKED && !isSaidIn(one, taken),
  )
  const ofUs = best(
    fitting.filter(({ folded }) => OF_US.test(folded)),
    [],
  )
  const other = best(fitting, ofUs ? [ofUs] : [])
  return [ofUs, other].filter((one) => one !== null).slice(0, MOST_ASKED)
}
