import type { OutlineType } from '../../contract/meeting/meeting-types.ts'
import type { Origin, SectionKind } from '../../contract/meeting/sections.ts'
import type { GroupWord } from '../../contract/meeting/group-words.ts'
import type { MeetingBlock } from '../../contract/meeting/structures.ts'
import type { BibleReference } from '../../bible/reference.ts'
import type { FollowUp } from '../follow-up.ts'
import type { SeriesThread } from '../series-thread.ts'

export type OutlineBlock =
  | { kind: 'heading'; text: string }
  /** `at`: the second at which what it tells was said; left out, or null, where nobody can tell. */
  | { kind: 'paragraph'; text: string; origin: Origin; at?: number | null }
  | { kind: 'bullets'; items: readonly string[]; origin: Origin }
  | { kind: 'numbered'; items: readonly string[]; origin: Origin }
  /** For whoever leads, about what stands before it: folded away on the screen, not for participants. */
  | { kind: 'note'; text: string }
  /** The preacher's own words, word for word; `at` in seconds, null where the transcript has no times. */
  | { kind: 'quote'; text: string; at: number | null }
  /** From the stored Bible, with the numbers of its verses; empty for a long passage, which is read in the Bible. */
  | { kind: 'verse'; reference: BibleReference; text: string }

export type OutlineSection = {
  kind: SectionKind
  /** Whole minutes; over all sections they add up to the duration asked for. */
  minutes: number
  blocks: readonly OutlineBlock[]
}

export type OutlineAuthor = 'ai' | 'local'

/** A verified outline: what Markdown is written from. */
export type OutlineDocument = {
  title: string
  /** The main idea of the evening in one sentence; null where the engine has none. */
  idea: string | null
  /** What the meeting is for, in one sentence. */
  goal: string | null
  /** What whoever leads does before the people come: what to bring, whom to speak with; null where nothing is needed. */
  preparation: string | null
  type: OutlineType
  /** Minutes, 5 to 120. */
  duration: number
  /** What the meeting begins with, before the sections of an engine; its minutes are part of the duration. */
  followUp?: FollowUp
  /** The message before this one in its series, for one sentence below the title. */
  thread?: SeriesThread
  sections: readonly OutlineSection[]
  /** The church's word for the group. */
  called?: GroupWord
  /** The church's own order of the meeting, and its names. */
  blocks?: readonly MeetingBlock[]
  /** The untimed 'Para quem conduz': where people get lost, whom a question may hurt, what may be left out. */
  leaderNotes: readonly string[]
  /** The untimed 'Textos bíblicos relacionados', in the order in which they were said; text as in a verse. */
  relatedTexts: readonly { reference: BibleReference; text: string }[]
  video: { id: string; title: string | null }
  author: OutlineAuthor
  /** Of an outline by a model, the sections that the local engine had to write. */
  localSections?: readonly SectionKind[]
}

/**
 * A block as an engine writes it: verses are named, their text is not the engine's to give. Where `evidence` is there,
 * empty or not, what is marked as said has to be proven by these words of the preacher's, or by `at`; an engine that
 * takes every word from the transcript leaves it out.
 */
export type DraftBlock =
  | Exclude<OutlineBlock, { kind: 'verse' | 'paragraph' | 'bullets' | 'numbered' }>
  | (Extract<OutlineBlock, { kind: 'paragraph' }> & Evidence)
  | (Extract<OutlineBlock, { kind: 'bullets' | 'numbered' }> & Evidence & { at?: number | null })
  | { kind: 'verse'; reference: string }

type Evidence = { evidence?: string }

export type DraftSection = { kind: SectionKind; minutes: number; blocks: readonly DraftBlock[] }

/** What an engine hands to verification. Nothing in it is trusted. */
export type OutlineDraft = {
  /** Who wrote it, where another engine had to take the place of the one that was asked. */
  author?: OutlineAuthor
  localSections?: readonly SectionKind[]
  title: string
  idea?: string | null
  goal?: string | null
  preparation?: string | null
  leaderNotes?: readonly string[]
  sections: readonly DraftSection[]
  /** As written by the engine ('1 Coríntios 13:4-7'). */
  relatedTexts: readonly string[]
}
