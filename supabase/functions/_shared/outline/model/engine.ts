import type { SectionKind } from '../../contract/meeting/sections.ts'
import type { Log } from '../../log.ts'
import type { GenerationStage } from '../../contract/calls/generation-stage.ts'
import type { OutlineType } from '../../contract/meeting/meeting-types.ts'
import type { GroupWord } from '../../contract/meeting/group-words.ts'
import type { MeetingBlock } from '../../contract/meeting/structures.ts'
import type { BibleReference } from '../../bible/reference.ts'
import type { Transcript } from '../../transcript/transcript.ts'
import type { OutlineAuthor, OutlineDraft, OutlineSection, DraftSection } from './document.ts'

export type EngineInput = {
  /** Already clipped to the start and end asked for. */
  transcript: Transcript
  videoId: string
  outlineType: OutlineType
  /** Minutes. */
  duration: number
  groupProfile: string | null
  additionalInfo: string | null
  /** The church's word for the group. */
  called?: GroupWord
  /** Of the church's meeting, where it has an order of its own; `duration` is without those that say nothing. */
  blocks?: readonly MeetingBlock[]
  /** The text that is preached, for an engine that does not listen for it itself; null where none is sure. */
  baseText?: BibleReference | null
  /** The leader's last outlines, as Markdown: another question is preferred to one that stands there. */
  earlier?: readonly string[]
}

/** A section that passed verification on its own. Its minutes are known when the whole is. */
export type SectionPreview = Pick<OutlineSection, 'kind' | 'blocks'>

export type EngineOptions = {
  signal: AbortSignal
  onStage: (stage: GenerationStage) => void
  /**
   * Each section as it is ready, verified. What `write` gives in the end takes the place of all of them: a
   * repair may have rewritten one, and a failure takes them back.
   */
  onSection?: (section: SectionPreview) => void
  /** What a model was asked and used, one line per outline; the local engine says nothing. */
  log?: Log
}

/** Throws DomainError `model_failed` or `model_timeout`; never returns an empty draft. */
export type OutlineEngine = {
  readonly author: OutlineAuthor
  write: (input: EngineInput, options: EngineOptions) => Promise<OutlineDraft>
}

export type WantedSection = {
  kind: SectionKind
  minutes: number
  /** As the leader has it, in Markdown. */
  current: string
  /** As it was first made, in Markdown. */
  made: string
  /** 1 for the first new version. */
  version: number
}

/** Throws DomainError `model_failed`, `model_timeout`, `no_other_version` or `not_configured`. */
export type SectionRewriter = {
  rewrite: (
    input: EngineInput,
    wanted: WantedSection,
    options: { signal: AbortSignal; log?: Log },
  ) => Promise<DraftSection>
}
