import { DomainError } from '../contract/error-codes.ts'
import type { GenerateOutlineRequest } from '../contract/calls/generate-outline.ts'
import { errorFields, type Log } from '../log.ts'
import type { TranscriptCache } from './transcript-cache.ts'
import { assertSermon } from './assert-sermon.ts'
import { assertUsable } from './assert-usable.ts'
import type { CaptionsService } from './captions-service.ts'
import { clip } from './clip.ts'
import { parsePasted } from './formats/parse-pasted.ts'
import {
  CaptionsError,
  type FetchedTranscript,
  type TranscriptSource,
  type VideoTranscriber,
} from './source.ts'
import type { Transcript } from './transcript.ts'

/** Milliseconds. A YouTube that has not answered by then is one that does not want to. */
export const YOUTUBE_TIMEOUT_MS = 15_000

export type TranscriptSources = {
  cache: TranscriptCache
  youtube: TranscriptSource
  /** Asked where YouTube has no captions for us; null where the operator has none. */
  captionsService: CaptionsService | null
  /** Hears what YouTube gives no captions for; null where no model can. */
  transcriber: VideoTranscriber | null
  log: Log
  /** Keeps what was said out of the log. */
  hide?: (text: string) => void
}

type Wanted = Pick<GenerateOutlineRequest, 'transcript' | 'startTime' | 'endTime'>

/** Which road the words of a request came by, for the log; `none` where all were closed. */
type Roads = {
  road: 'pasted' | 'cache' | 'youtube' | 'service' | 'heard' | 'none'
  /** What YouTube said, where it was asked: 'ok', or the code of its refusal. */
  youtube?: string
  /** The same of the operator's service. */
  service?: string
}

/**
 * What was said, clipped to the times asked for: pasted by the user, else from our cache, else YouTube's captions, else
 * those of the operator's service, else heard by a model that can. Throws DomainError with the code of what stands in
 * the way.
 */
export async function resolveTranscript(
  sources: TranscriptSources,
  request: Wanted,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const roads: Roads = { road: 'none' }
  const whole = await wholeTranscript(sources, request, videoId, signal, roads).finally(() =>
    sources.log('transcript_road', roads),
  )
  const transcript = clip(whole, request.startTime, request.endTime)
  assertUsable(transcript)
  assertSermon(transcript)
  return transcript
}

async function wholeTranscript(
  sources: TranscriptSources,
  request: Wanted,
  videoId: string,
  signal: AbortSignal,
  roads: Roads,
): Promise<Transcript> {
  if (request.transcript?.trim()) {
    roads.road = 'pasted'
    return parsePasted(request.transcript)
  }
  const cached = await sources.cache.find(videoId)
  if (cached) {
    roads.road = 'cache'
    return hidden(sources, cached)
  }
  try {
    return await captionsOf(sources, videoId, signal, roads)
  } catch (error) {
    const heard = await heardInstead(sources, request, videoId, signal, error)
    if (!heard) throw error
    roads.road = 'heard'
    return heard
  }
}

async function captionsOf(
  sources: TranscriptSources,
  videoId: string,
  signal: AbortSignal,
  roads: Roads,
): Promise<Transcript> {
  const { youtube, captionsService } = sources
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(YOUTUBE_TIMEOUT_MS)])
    const fetched = await youtube.fetch(videoId, limit)
    Object.assign(roads, { road: 'youtube', youtube: 'ok' })
    return await kept(sources, videoId, fetched, 'youtube')
  } catch (error) {
    roads.youtube ??= codeOf(error)
    if (!captionsService || !isWithoutCaptions(error)) throw error
    const fetched = await captionsService.fetch(videoId, signal).catch((failure: unknown) => {
      roads.service = codeOf(failure)
      sources.log('captions_service_failed', { videoId, ...errorFields(failure) })
      throw whyNot(error, failure)
    })
    Object.assign(roads, { road: 'service', service: 'ok' })
    return kept(sources, videoId, fetched, 'service')
  }
}

async function kept(
  sources: TranscriptSources,
  videoId: string,
  fetched: FetchedTranscript,
  source: 'youtube' | 'service',
): Promise<Transcript> {
  const { cache, log } = sources
  hidden(sources, fetched)
  if (isWorthKeeping(fetched)) await keep(cache.store(videoId, fetched, source), videoId, log)
  return fetched
}

/** What the service knows where YouTube would not talk to us; of what YouTube knows, YouTube's word stands. */
function whyNot(refusal: DomainError, failure: unknown): unknown {
  const isInformed =
    failure instanceof DomainError &&
    failure.code !== 'captions_blocked' &&
    failure.code !== 'not_configured'
  if (refusal.code !== 'captions_blocked' || !isInformed) return refusal
  return refusal instanceof CaptionsError && !(failure instanceof CaptionsError)
    ? new CaptionsError(failure, refusal.durationSeconds)
    : failure
}

function isWithoutCaptions(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    (error.code === 'captions_missing' || error.code === 'captions_blocked')
  )
}

function codeOf(error: unknown): string {
  return error instanceof DomainError ? error.code : 'internal'
}

/** What was said is in no line of the log, also where an error quotes it. */
function hidden({ hide }: TranscriptSources, transcript: Transcript): Transcript {
  hide?.(transcript.cues.map(({ text }) => text).join(' '))
  return transcript
}

/** Captions that no outline can be made from are asked for again: YouTube's may be there later. */
function isWorthKeeping(transcript: Transcript): boolean {
  try {
    assertUsable(transcript)
    return true
  } catch (error) {
    // as a whole, and perhaps not the part that is marked
    return error instanceof DomainError && error.code === 'video_too_long'
  }
}

/** The outline does not depend on the cache: a write that fails costs the next reader time, nothing else. */
async function keep(storing: Promise<void>, videoId: string, log: Log): Promise<void> {
  await storing.catch((error: unknown) => {
    log('transcript_not_cached', { videoId, ...errorFields(error) })
  })
}

/**
 * Null where nobody can hear the video, or nobody knows where it ends: then the missing captions are the reason. Without
 * a marked end it is heard to its own, which YouTube tells with most refusals. What is not known to exist is not heard:
 * a model would be paid for whatever it makes up.
 */
async function heardInstead(
  sources: TranscriptSources,
  { startTime, endTime }: Wanted,
  videoId: string,
  signal: AbortSignal,
  reason: unknown,
): Promise<Transcript | null> {
  const { transcriber, cache, youtube, log } = sources
  if (!isWithoutCaptions(reason) || !transcriber) return null
  try {
    const wanted = { videoId, startTime, endTime }
    const heardBefore = await cache.findHeard(wanted)
    if (heardBefore) return hidden(sources, heardBefore)
    const lasts = reason instanceof CaptionsError ? reason.durationSeconds : null
    const endSeconds = endTime ?? lasts
    if (endSeconds === null) return null
    if (lasts === null && !(await youtube.isPublic(videoId, signal))) return null
    const part = { videoId, startSeconds: startTime ?? 0, endSeconds }
    const heard = await transcriber.transcribe(part, { signal, log })
    hidden(sources, heard)
    await keep(cache.storeHeard(wanted, heard), videoId, log)
    return heard
  } catch (error) {
    log('video_not_heard', { videoId, ...errorFields(error) })
    return null
  }
}
