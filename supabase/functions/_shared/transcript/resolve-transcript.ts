import { DomainError } from '../contract/error-codes.ts'
import type { GenerateOutlineRequest } from '../contract/generate-outline.ts'
import { errorFields, type Log } from '../log.ts'
import type { TranscriptCache } from '../transcript-cache.ts'
import { assertSermon } from './assert-sermon.ts'
import { assertUsable } from './assert-usable.ts'
import { clip } from './clip.ts'
import { parsePasted } from './parse-pasted.ts'
import { CaptionsError, type TranscriptSource, type VideoTranscriber } from './source.ts'
import type { Transcript } from './transcript.ts'

/** Milliseconds. A YouTube that has not answered by then is one that does not want to. */
export const YOUTUBE_TIMEOUT_MS = 15_000

export type TranscriptSources = {
  cache: TranscriptCache
  youtube: TranscriptSource
  /** Hears what YouTube gives no captions for; null where no model can. */
  transcriber: VideoTranscriber | null
  log: Log
  /** Keeps what was said out of the log. */
  hide?: (text: string) => void
}

type Wanted = Pick<GenerateOutlineRequest, 'transcript' | 'startTime' | 'endTime'>

/**
 * What was said, clipped to the times asked for: pasted by the user, else from our cache, else YouTube's captions, else
 * heard by a model that can. Throws DomainError with the code of what stands in the way.
 */
export async function resolveTranscript(
  sources: TranscriptSources,
  request: Wanted,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const whole = request.transcript?.trim()
    ? parsePasted(request.transcript)
    : await ofVideo(sources, request, videoId, signal)
  const transcript = clip(whole, request.startTime, request.endTime)
  assertUsable(transcript)
  assertSermon(transcript)
  return transcript
}

async function ofVideo(
  sources: TranscriptSources,
  request: Wanted,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const cached = await sources.cache.find(videoId)
  if (cached) return hidden(sources, cached)
  try {
    return await captionsOf(sources, videoId, signal)
  } catch (error) {
    const heard = await heardInstead(sources, request, videoId, signal, error)
    if (heard) return heard
    throw error
  }
}

async function captionsOf(
  sources: TranscriptSources,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const { cache, youtube, log } = sources
  const fetched = await youtube.fetch(
    videoId,
    AbortSignal.any([signal, AbortSignal.timeout(YOUTUBE_TIMEOUT_MS)]),
  )
  hidden(sources, fetched)
  if (isWorthKeeping(fetched)) await keep(cache.store(videoId, fetched), videoId, log)
  return fetched
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
  const noCaptions =
    reason instanceof DomainError &&
    (reason.code === 'captions_missing' || reason.code === 'captions_blocked')
  if (!noCaptions || !transcriber) return null
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
