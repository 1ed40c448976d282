import { DomainError } from '../contract/error-codes.ts'
import {
  MAX_TRANSCRIPT_WORDS,
  MAX_VIDEO_SECONDS,
  MIN_TRANSCRIPT_WORDS,
} from '../contract/limits.ts'
import { plainText, wordsOf } from './transcript-text.ts'
import type { Transcript } from './transcript.ts'
import { wordRuns } from './word-runs.ts'

/**
 * Share of different runs of four words. Sermons lie above 0.9, with refrains and sung choruses above 0.6; a
 * text pasted twice has 0.5, four times 0.25.
 */
const LEAST_VARIETY = 0.3
const RUN = 4

/** Share of all words that one word may have; the commonest of Portuguese ('que', 'e') stay under 0.1. */
const MOST_OF_ONE_WORD = 0.3

/**
 * Refuses what no honest outline can be made from. Call it after `clip`: a long service is fine when the
 * message in it was marked.
 *
 * @throws DomainError `transcript_too_short` under MIN_TRANSCRIPT_WORDS; `transcript_repetitive` where the
 * text repeats itself; `video_too_long` where it spans more than MAX_VIDEO_SECONDS or has more than
 * MAX_TRANSCRIPT_WORDS, whatever its times say (`body_too_large` for a
 * text without times, which cannot be clipped).
 */
export function assertUsable(transcript: Transcript): void {
  const words = wordsOf(plainText(transcript).toLowerCase())
  if (words.length < MIN_TRANSCRIPT_WORDS) {
    throw new DomainError('transcript_too_short', `${words.length} words`)
  }
  const span = (transcript.cues.at(-1)?.end ?? 0) - (transcript.cues[0]?.start ?? 0)
  if (span > MAX_VIDEO_SECONDS || words.length > MAX_TRANSCRIPT_WORDS) {
    throw new DomainError(
      transcript.timed ? 'video_too_long' : 'body_too_large',
      `${Math.round(span)} s, ${words.length} words`,
    )
  }
  if (isRepetitive(words)) throw new DomainError('transcript_repetitive')
}

function isRepetitive(words: readonly string[]): boolean {
  const counts = new Map<string, number>()
  const runs = new Set(wordRuns(words, RUN))
  let most = 0
  for (const word of words) {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    most = Math.max(most, count)
  }
  return most > words.length * MOST_OF_ONE_WORD || runs.size < words.length * LEAST_VARIETY
}
