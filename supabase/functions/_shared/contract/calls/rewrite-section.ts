import { z } from 'zod'
import type { RewriteErrorCode } from '../error-codes.ts'
import { MAX_LENGTH } from '../limits.ts'

/** What asks for another version of one section of an outline that was made. */
export const rewriteSectionRequest = z.object({
  /** The id under which the outline was made. */
  requestId: z.uuid(),
  /** The section's title as on the outline, without its minutes. */
  section: z.string().trim().min(1).max(100),
  /** The section as the leader has it: the new version is to differ from it. */
  current: z.string().max(MAX_LENGTH.section),
  /** Needed where the outline was made from a pasted one, which is not stored. */
  transcript: z.string().max(MAX_LENGTH.transcript).nullish(),
})

export type RewriteSectionBody = z.input<typeof rewriteSectionRequest>

export type RewriteSectionAnswer =
  /** The Markdown below the section's heading, and how many versions this outline has left. */
  | { success: true; section: string; left: number; error: null }
  | { success: false; section: null; error: string; code: RewriteErrorCode }
