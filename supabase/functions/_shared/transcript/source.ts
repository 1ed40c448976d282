import { DomainError } from '../contract/error-codes.ts'
import type { Log } from '../log.ts'
import type { Transcript } from './transcript.ts'

export type FetchedTranscript = Transcript & {
  /** BCP 47, as the source names it. */
  language: string
  /** Of the whole video, where the source tells it. The caller clips first and then checks the length. */
  durationSeconds: number | null
}

/** Where the words of a video come from, when nobody pasted them. */
export interface TranscriptSource {
  /**
   * @param videoId an id that `parseVideoId` gave.
   * @param signal ends the request; its time-out counts as `captions_blocked`.
   * @throws DomainError (CaptionsError where the length of the video is known) `captions_missing`, `captions_language`, `captions_blocked`, `video_unavailable`,
   * `video_live`, `video_too_long`.
   */
  fetch(videoId: string, signal: AbortSignal): Promise<FetchedTranscript>
  /** Whether everybody can see this video; false too where nobody can tell. */
  isPublic(videoId: string, signal: AbortSignal): Promise<boolean>
}

/** As a request marks it, in seconds: null is from the beginning, or to the end. */
export type VideoClip = { videoId: string; startTime: number | null; endTime: number | null }

/** Seconds from the start of the video. Both are needed: nobody else tells a model where to stop. */
export type VideoPart = { videoId: string; startSeconds: number; endSeconds: number }

/** Writes down what is said in a video without captions. */
export type VideoTranscriber = {
  transcribe: (part: VideoPart, options: { signal: AbortSignal; log?: Log }) => Promise<Transcript>
}

/** Why a video's captions could not be had, where the source told how long the video is all the same. */
export class CaptionsError extends DomainError {
  readonly durationSeconds: number

  constructor(reason: DomainError, durationSeconds: number) {
    super(reason.code, `video of ${durationSeconds} s`, { cause: reason })
    this.durationSeconds = durationSeconds
  }
}
