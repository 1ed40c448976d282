import type { GenerateOutlineRequest } from '../_shared/contract/generate-outline.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import type { TranscriptCache } from '../_shared/transcript-cache.ts'
import { assertUsable } from '../_shared/transcript/check.ts'
import { clip } from '../_shared/transcript/clip.ts'
import { parsePasted } from '../_shared/transcript/parse-pasted.ts'
import type { TranscriptSource } from '../_shared/transcript/source.ts'
import type { Transcript } from '../_shared/transcript/transcript.ts'

/** Milliseconds. A YouTube that has not answered by then is one that does not want to. */
const YOUTUBE_TIMEOUT_MS = 20_000

type Sources = { cache: TranscriptCache; youtube: TranscriptSource; log: Log }

/**
 * What was said, clipped to the times asked for: pasted by the user, else from our cache, else from YouTube.
 * Throws DomainError with the code of what stands in the way.
 */
export async function resolveTranscript(
  sources: Sources,
  request: GenerateOutlineRequest,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const whole = request.transcript?.trim()
    ? parsePasted(request.transcript)
    : await ofVideo(sources, videoId, signal)
  const transcript = clip(whole, request.startTime, request.endTime)
  assertUsable(transcript)
  return transcript
}

async function ofVideo(
  { cache, youtube, log }: Sources,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcript> {
  const cached = await cache.find(videoId)
  if (cached) return cached
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
