import { CONTRAST } from '../worth/key-sentences.ts'
import { GOOD } from '../worth/worth.ts'
import { isGospel, isStrong } from '../weighed/claims.ts'
import { findCaptionStories } from './caption-stories.ts'
import { type CountedPoint, findCounted } from './counted.ts'
import { findExcerpts } from '../excerpts/excerpts.ts'
import { learnPassages } from '../excerpts/learned-telling.ts'
import { best, strongest } from '../weighed/likeness.ts'
import { findMainLines } from './main-lines.ts'
import { withNeighbours } from '../weighed/neighbours.ts'
import { namesActor } from './step-worth.ts'
import { findSteps } from './steps.ts'
import { findStory, findStoryStarts, type Story, type StoryStart } from './stories.ts'
import { type Told, told } from './telling.ts'
import { isTakenBack, LAST_PART, ON_CONDITION, withTurn } from './turns.ts'
import { type WeighedSermon, weighSermon } from '../weighed/weighed-sermon.ts'
import type { ThreadInput, Weighed } from '../weighed/weighed.ts'
import { comesBackTo } from '../weighed/words-that-return.ts'

/** What holds a sermon together, each part in the preacher's own sentences. Whoever doubts leaves a part out. */
export type Thread = {
  /** The sentence that carries the sermon: said to be its point, or said again at its end; null where none is sure. */
  thesis: Told | null
  /** What costs something, or warns. */
  hard: Told | null
  /** What it asks for at the end. */
  appeal: Told | null
  /** Where it comes to what Christ did; null where no sentence that stands alone says so, or one above does. */
  gospel: Told | null
  story: Story | null
  /** Where others begin, that cannot be told here. */
  storyStarts: readonly StoryStart[]
  /** What he counts up, in its order; empty where fewer than two of it are sure. */
  points: readonly CountedPoint[]
  /** For each movement, in the order preached, what carries it. */
  steps: readonly (readonly Told[])[]
  /** Passages of a few sentences by which it is heard again, the best first (`findExcerpts`). */
  excerpts: readonly Told[]
  /** Of these the one in which it comes to Christ at its end: the evening ends with it. Null where none does. */
  landing: Told | null
  /** 'Não X, mas Y', said so by the preacher. */
  contrast: Told | null
  /** Other sentences that stand alone, the strongest first. */
  strong: readonly Told[]
  /** Kept for the questions, and told nowhere else: first what is said of us, then of God. */
  asked: readonly Told[]
  /** A last word: of the end of the sermon, in his own words from the first to the last. */
  closing: Told | null
  /** The same with the sentences around it that belong to it, where there are any. */
  wider: ReadonlyMap<Told, Told>
  /** By its first word, what each sentence that stands alone is worth. */
  worth: ReadonlyMap<number, number>
}

export const NO_THREAD: Thread = {
  thesis: null,
  hard: null,
  appeal: null,
  gospel: null,
  story: null,
  storyStarts: [],
  points: [],
  steps: [],
  excerpts: [],
  landing: null,
  contrast: null,
  strong: [],
  asked: [],
  closing: null,
  wider: new Map(),
  worth: new Map(),
}

/** What carries the sermon, as far as it was found. */
export function mainLines({ thesis, hard, appeal, gospel }: Thread): readonly Told[] {
  return [thesis, hard, appeal, gospel].filter((one) => one !== null)
}

/** Everything that an outline tells of it besides its story. */
export function toldIn(thread: Thread): readonly Told[] {
  return [
    ...mainLines(thread),
    ...thread.points.map(({ told: one }) => one),
    ...thread.steps.flat(),
    ...thread.excerpts,
    ...(thread.landing ? [thread.landing] : []),
    ...thread.wider.values(),
    ...(thread.closing ? [thread.closing] : []),
  ]
}

/**
 * Finds the thread by which a sermon can be told again without a model: its own whole sentences, chosen by how much of
 * its vocabulary they carry, never turned round and never cut.
 */
export function findThread(input: ThreadInput): Thread {
  const whole = weighSermon(input)
  const points = findCounted(whole.sentences)
  const counted = new Set(points.flatMap(({ places }) => places))
  // what is told as one of several is not told again for itself
  const sermon = { ...whole, opening: whole.opening.filter((one) => !counted.has(one)) }
  const { speech, sentences, opening, begins, returning, actors } = sermon
  const worthOf = learnPassages(whole, input)
  const excerpts = findExcerpts(sentences, speech.words.length, begins, worthOf)
  const quoted = excerpts.flat()
  const landing = findLanding(excerpts, speech.words.length)
  const { thesis, turn, appeal, gospel, hard, taken: lines } = findMainLines(sermon)
  const taken = [...lines, ...counted]
  const contrast = best(
    opening.filter(({ folded, score }) => score >= GOOD && CONTRAST.test(folded)),
    taken,
  )
  const found = [thesis, appeal, gospel].filter((one) => one !== null).length
  const { runs, asked } = findSteps(sermon, quoted, found + points.length, taken)
  const closing = findClosing(sermon, taken.concat(quoted))
  if (closing) taken.push(closing)
  const story = findStory(input, sentences)

  const show = (run: readonly Weighed[]): Told => told(speech, run)
  const isFree = (one: Weighed) =>
    !taken.includes(one) && !(story && one.from < story.told.to && one.to > story.told.from)
  const wider = new Map<Told, Told>()
  const showWider = (run: readonly Weighed[]): Told => {
    const alone = show(run)
    // what he sets apart himself stands apart
    if (run.some(({ apart }) => apart)) return alone
    const around = withNeighbours(run, sentences, isFree, comesBackTo(returning))
    taken.push(...around)
    if (around.length > run.length) wider.set(alone, show(around))
    return alone
  }
  const strong = opening.filter(
    (one) => !namesActor(one, actors) && isStrong(one) && !isTakenBack(one, sentences),
  )
  return {
    thesis: thesis && showWider(withTurn(thesis, sentences)),
    hard: hard && showWider(withTurn(hard, sentences)),
    appeal: turn ? show(turn) : appeal && showWider(withTurn(appeal, sentences)),
    gospel: gospel && showWider([gospel]),
    story,
    storyStarts: speech.punctuated
      ? findStoryStarts(input, sentences, story?.told ?? null)
      : findCaptionStories(input),
    points: points.map(({ numbered, one }) => ({ numbered, told: show([one]) })),
    steps: runs.map((here) => here.map(showWider).toSorted((a, b) => a.from - b.from)),
    excerpts: excerpts.filter((run) => run !== landing).map(show),
    landing: landing && show(landing),
    contrast: contrast && show([contrast]),
    strong: strongest(strong).map((one) => show([one])),
    asked: asked.map((one) => show([one])),
    closing: closing && show([closing]),
    wider,
    worth: new Map(opening.map(({ from, score }) => [from, score])),
  }
}

/** The last of the passages that say what Christ did, where others are left to tell the sermon by. */
function findLanding(
  excerpts: readonly (readonly Weighed[])[],
  words: number,
): readonly Weighed[] | null {
  if (excerpts.length < ENOUGH_BESIDE) return null
  const landings = excerpts.filter(
    (run) =>
      (run[0]?.from ?? 0) >= LANDS * words &&
      endsInGrace(run.map(({ folded }) => folded).join(' ')) &&
      !run.at(-1)?.raw.endsWith('?'),
  )
  const last = Math.max(...landings.map(([first]) => first?.from ?? 0))
  return landings.find(([first]) => first?.from === last) ?? null
}

/** 'Ele voltará para destruir': on the way to Christ, and not where the evening ends. */
function endsInGrace(folded: string): boolean {
  return isGospel(folded) && (!OF_WRATH.test(folded) || OF_GRACE.test(folded))
}

const OF_WRATH =
  /\b(?:destru\w+|amaldico\w+|maldicao|inferno|conden\w+|castig\w+|vinganca|matar|choro)\b/
const OF_GRACE =
  /\b(?:cruz|morreu|(?:nosso|seu|teu|meu) (?:lugar|favor)|perdo\w+|salv\w+|graca|ressuscit\w+|venceu|por (?:voce|nos)|reconcili\w+)\b/

const LANDS = 0.6
const ENOUGH_BESIDE = 3

/** A last word, whole and strong in itself: the later the better. */
function findClosing(
  { speech, sentences, opening }: WeighedSermon,
  taken: readonly Weighed[],
): Weighed | null {
  return best(
    opening.filter(
      (one) =>
        one.from >= speech.words.length * LAST_PART &&
        one.skip === 0 &&
        isStrong(one) &&
        !ON_CONDITION.test(one.folded) &&
        !isTakenBack(one, sentences),
    ),
    taken,
    ({ from }) => from / speech.words.length,
  )
}
