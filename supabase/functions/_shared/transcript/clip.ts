import { DomainError } from '../contract/error-codes.ts'
import type { Transcript } from './transcript.ts'

/**
 * The part between two times in seconds; null means from the beginning, or to the end.
 *
 * A cue that crosses a border belongs to the side where its middle lies (`start <= middle < end`). Times are
 * not counted anew: links point into the video. A transcript without times is given back whole, because who
 * pastes text pastes what is meant, and a clip of made-up times would cut at random.
 *
 * @throws DomainError `clip_empty` where nobody speaks between the two times.
 */
export function clip(
  transcript: Transcript,
  startSeconds: number | null,
  endSeconds: number | null,
): Transcript {
  if (!transcript.timed || (startSeconds === null && endSeconds === null)) return transcript
  const from = startSeconds ?? 0
  const to = endSeconds ?? Number.POSITIVE_INFINITY
  const cues = transcript.cues.filter((cue) => {
    const middle = (cue.start + cue.end) / 2
    return middle >= from && middle < to
  })
  if (cues.length === 0) throw new DomainError('clip_empty', `${from} to ${to} s`)
  return { ...transcript, cues }
}
