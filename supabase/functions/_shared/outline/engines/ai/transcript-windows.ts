import { DomainError } from '../../../contract/error-codes.ts'
import type { Cue, Transcript } from '../../../transcript/transcript.ts'
import { estimateTokens, pieces, transcriptForModel } from './transcript-text.ts'

/** Tokens of transcript in one call; about three hours of speech. */
const MAX_CALL_TOKENS = 60_000
/** Tokens of a window: an answer about that much comes well within half of the time there is. */
const WINDOW_TOKENS = 30_000
/** Six hold more than twice what the fastest speaker says in the longest video that is accepted. */
const MAX_WINDOWS = 6
/** Seconds of the window before, so that a sentence across the border is whole in one of the two. */
const OVERLAP = 20

/** True where one call cannot hold the transcript. */
export function isLong(transcript: Transcript): boolean {
  return estimateTokens(transcriptForModel(transcript)) > MAX_CALL_TOKENS
}

/**
 * A transcript in windows of equal time, in order, each beginning up to 20 seconds before its border, at
 * a cue. Nothing is left out; windows in which nobody speaks are.
 *
 * Throws DomainError `body_too_large` for what nobody can have said in that time.
 */
export function windowsOf(transcript: Transcript): Transcript[] {
  const cues = transcript.cues.flatMap(pieces)
  const count = Math.max(
    1,
    Math.ceil(estimateTokens(transcriptForModel(transcript)) / WINDOW_TOKENS),
  )
  if (count > MAX_WINDOWS) throw new DomainError('body_too_large', `${count} windows of transcript`)
  const from = cues[0]?.start ?? 0
  const seconds = ((cues.at(-1)?.end ?? from) - from) / count
  const windows = Array.from({ length: count }, (_, index) => {
    const start = index === 0 ? from : from + index * seconds - OVERLAP
    const isLast = index === count - 1
    const end = isLast ? Number.POSITIVE_INFINITY : from + (index + 1) * seconds
    return { ...transcript, cues: cues.filter((cue: Cue) => cue.start >= start && cue.start < end) }
  }).filter((window) => window.cues.length > 0)
  const longest = Math.max(...windows.map((window) => estimateTokens(transcriptForModel(window))))
  if (longest > MAX_CALL_TOKENS) {
    throw new DomainError('body_too_large', `a window of ${longest} tokens`)
  }
  return windows
}
