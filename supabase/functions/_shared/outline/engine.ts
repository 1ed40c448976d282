import type { GenerationStage } from '../contract/generation-stage.ts'
import type { OutlineType } from '../contract/outline-type.ts'
import type { Transcript } from '../transcript/transcript.ts'
import type { OutlineAuthor, OutlineDraft } from './document.ts'

export type EngineInput = {
  /** Already clipped to the start and end asked for. */
  transcript: Transcript
  videoId: string
  outlineType: OutlineType
  /** Minutes. */
  duration: number
  groupProfile: string | null
  additionalInfo: string | null
}

export type EngineOptions = { signal: AbortSignal; onStage: (stage: GenerationStage) => void }

/** Throws DomainError `model_failed` or `model_timeout`; never returns an empty draft. */
export type OutlineEngine = {
  readonly author: OutlineAuthor
  write: (input: EngineInput, options: EngineOptions) => Promise<OutlineDraft>
}
