import type { TypeProfile } from '../../../../../contract/meeting/meeting-types.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { Group } from '../group/group.ts'
import type { Movement } from '../../listen/message/movements.ts'
import type { Retold } from '../material/retold.ts'
import type { Thread } from '../../listen/thread/thread.ts'
import type { Relation } from '../../passages/choose-entry.ts'
import type { Tie } from '../../passages/topics/open-passage.ts'
import type { ReadVerse } from '../../passages/plain/word-questions.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Passages } from '../../passages/sermon-passages.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'
import type { QuotePool } from '../../listen/worth/quote-pool.ts'
import type { Chooser } from './seeded-choice.ts'
import type { Sentences } from './audience-sentences.ts'
import type { Signals, AnnouncedPoint } from '../../listen/message/signals.ts'
import type { Speech } from '../../listen/words/speech.ts'
import type { Theme } from '../../themes/themes.ts'
import type { ThemeBank } from '../../themes/theme-bank.ts'
import type { Utterance } from '../../listen/sentences/utterances.ts'

/** Everything a section is written from. */
export type Brief = {
  /** Of the type of the meeting. */
  profile: TypeProfile
  sentences: Sentences
  /** Minutes of the whole meeting. */
  duration: number
  group: Group
  speech: Speech
  utterances: readonly Utterance[]
  signals: Signals
  points: readonly AnnouncedPoint[]
  /** The preacher's own challenge for the week, piece after piece; empty where he gave none. */
  announcedChallenge: readonly Quote[]
  pool: QuotePool
  passages: Passages
  /** What the bank by passage has for this sermon, and how it belongs to it; null where it has nothing. */
  prepared: PreparedPassage | null
  relation: Relation
  /** Whether the sermon's own words speak of it: a verse may be preached for its own sake. */
  isSpokenOf: boolean
  /** The preacher took another point from his text than the bank: what he said leads, the text is read all the same. */
  hasOwnPoint: boolean
  /** Nouns that the sermon comes back to from one end to the other, the weightiest first. */
  keyNouns: readonly string[]
  /** The subject of a message on a subject, and how it knows the passage that is opened for it; null where it is on a text. */
  topic: { name: string; tie: Tie | null } | null
  /** An entry of which only some questions are about what was preached; null where there is none. */
  near: PreparedPassage | null
  /** The sermon's own text, where children are told another story and can hear it all the same; else null. */
  heardByChildren: BibleReference | null
  /** The sermon expounds its text, and does not pass through it on its way to a subject. */
  expounds: boolean
  /** The verses that the group reads, and how much the sermon dwells on each verse of their chapter. */
  verses: readonly ReadVerse[]
  weights: ReadonlyMap<number, number>
  /** The steps of a sermon that is long enough to have any. */
  movements: readonly Movement[]
  /** The sentences of the preacher by which they are told; empty where none is sure. */
  thread: Thread
  /** The sermon's text told in steps, and where the sermon is in it; null where the text is not known. */
  retold: Retold | null
  /** Main theme first; empty where none is clear. */
  themes: readonly Theme[]
  /** What the leader asked for besides; null where the sermon speaks of it anyway. */
  wishedTheme: Theme | null
  /** Banks of the themes, the general one last. */
  banks: readonly ThemeBank[]
  main: ThemeBank
  choose: Chooser
  /**
   * The same where nearness to the sermon does not count: the challenge that shares most words with it is seldom what it asks
   * for (read blind on ten sermons, it was worse in five and better in one).
   */
  chooseBySeed: Chooser
}

/**
 * Whether what the sermon itself says and asks goes before what was prepared: that is what holds for every text of its kind.
 * What was written on the text itself is an evening, whatever point the preacher took from it.
 */
export function isLedBySermon({ relation }: Pick<Brief, 'relation'>): boolean {
  return relation === 'plain'
}

/** Whether somebody leads grown people who talk with each other: such a leader is told what to know of them. */
export function isLedForAdults({ profile, group }: Pick<Brief, 'profile' | 'group'>): boolean {
  return profile.audience === 'group' && group.band !== 'infantil'
}

/** The blocks of one section, for so many minutes. */
export type SectionWriter = (brief: Brief, minutes: number) => DraftBlock[]

/** Whether a meeting of this type goes through the points of the sermon one by one. */
export function hasPoints({ sections }: TypeProfile): boolean {
  return sections.some(({ kind }) => kind === 'points')
}

/** The nearest value between these two. */
export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))

/** Longest quote, in words, that this group takes in at one hearing. */
export function quoteLength({ group, duration }: Brief): number {
  if (group.band === 'infantil') return 20
  return duration <= 10 ? 26 : 38
}

/** Whether what was prepared is another text than the sermon's own: its verses are not those that were preached. */
export function opensAnother({ relation }: Pick<Brief, 'relation'>): boolean {
  return relation === 'kindred' || relation === 'parallel'
}
