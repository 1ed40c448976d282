import type { Movement } from '../message/movements.ts'
import type { Utterance } from '../sentences/utterances.ts'
import type { Speech } from '../words/speech.ts'
import type { Sentence } from '../worth/key-sentences.ts'

/** A sentence of the sermon: where a telling may put it, and what it is worth. */
export type Weighed = Sentence & {
  index: number
  /** Words left off its beginning. */
  skip: number
  roots: readonly string[]
  score: number
  /** It can be told behind the one before it. */
  follows: boolean
  /** It can be told between two others, though it may be a question, or short. */
  goesOn: boolean
  /** It can stand between two others that are quoted: there 'eu', 'isso' and what he asks are understood. */
  staysInside: boolean
  /** It can stand between two of those: a verse that he reads, somebody whom he answers. */
  isHeard: boolean
  /** A passage of several sentences can begin with it: nothing in its first words points back. */
  beginsPassage: boolean
  /** It can be told without the one before it. */
  opens: boolean
  isOwn: boolean
  /** The preacher himself calls it the heart of what he says. */
  isHeart: boolean
  /** The next sentence takes it back, or sets it against what matters: it was a concession. */
  isConceded: boolean
}

/** What the thread of a sermon is found in. */
export type ThreadInput = {
  speech: Speech
  utterances: readonly Utterance[]
  movements: readonly Movement[]
  isSkipped: (word: number) => boolean
  isScripture: (word: number) => boolean
  about: ReadonlySet<string>
  /** Folded names of those who act in the text that is preached. */
  actors: ReadonlySet<string>
  /** What the video is called; null where nobody knows. */
  title: string | null
}

/** Whether nothing but a word stands between two sentences: the next goes on where the other ends. */
export function isRightAfter(next: Pick<Weighed, 'from'>, before: Pick<Weighed, 'to'>): boolean {
  return next.from - before.to < 2
}

/** The mean of a run, so that a longer one is no better for its length; 0 for none. */
export function scoreOf(run: readonly Weighed[]): number {
  return run.reduce((sum, { score }) => sum + score, 0) / Math.max(1, run.length)
}
