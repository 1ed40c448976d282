import { DomainError } from '../_shared/contract/error-codes.ts'
import type { GenerateOutlineRequest } from '../_shared/contract/generate-outline.ts'
import { errorFields } from '../_shared/log.ts'
import { assertUsable } from '../_shared/transcript/check.ts'
import { CaptionsError } from '../_shared/transcript/source.ts'
import { clip } from '../_shared/transcript/clip.ts'
import { parsePasted } from '../_shared/transcript/parse-pasted.ts'
import type { Transcript } from '../_shared/transcript/transcript.ts'
import type { Dependencies } from './dependencies.ts'
import { YOUTUBE_TIMEOUT_MS } from './time-limits.ts'

type Sources = Pick<Dependencies, 'cache' | 'youtube' | 'transcriber' | 'log'>

/**
 * What was said, clipped to the times asked for: pasted by the user, else from our cache, else YouTube's captions, else
 * heard by a model that can. Throws DomainError with the code of what stands in the way.
 */
export async function resolveTranscript(
  sources: Sources,
  request: GenerateOutlineRequest,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const whole = request.transcript?.trim()
    ? parsePasted(request.transcript)
    : await ofVideo(sources, request, videoId, signal)
  const transcript = clip(whole, request.startTime, request.endTime)
  assertUsable(transcript)
  return transcript
}

async function ofVideo(
  sources: Sources,
  request: GenerateOutlineRequest,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const cached = await sources.cache.find(videoId)
  if (cached) return cached
  try {
    return await captionsOf(sources, videoId, signal)
  } catch (error) {
    const heard = await heardInstead(sources, request, videoId, signal, error)
    if (heard) return heard
    throw error
  }
}

async function captionsOf(
  { cache, youtube, log }: Sources,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const fetched = await youtube.fetch(
    videoId,
    AbortSignal.any([signal, AbortSignal.timeout(YOUTUBE_TIMEOUT_MS)]),
  )
  // The outline does not depend on the cache: a write that fails costs the next reader time, nothing else.
  await cache.store(videoId, fetched).catch((error: unknown) => {
    log('transcript_not_cached', { videoId, ...errorFields(error) })
  })
  return fetched
}

/**
 * Null where nobody can hear the video, or nobody knows where it ends: then the missing captions are the reason. Without
 * a marked end it is heard to its own, which YouTube tells with most refusals.
 */
async function heardInstead(
  { transcriber, log }: Sources,
  { startTime, endTime }: GenerateOutlineRequest,
  videoId: string,
  signal: AbortSignal,
  reason: unknown,
): Promise<Transcript | null> {
  const noCaptions =
    reason instanceof DomainError &&
    (reason.code === 'captions_missing' || reason.code === 'captions_blocked')
  const lasts = reason instanceof CaptionsError ? reason.durationSeconds : null
  const endSeconds = endTime ?? lasts
  if (!noCaptions || !transcriber || endSeconds === null) return null
  try {
    const part = { videoId, startSeconds: startTime ?? 0, endSeconds }
    return await transcriber.transcribe(part, { signal, log })
  } catch (error) {
    log('video_not_heard', { videoId, ...errorFields(error) })
    return null
  }
}
