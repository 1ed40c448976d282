import { z } from 'zod'
import { DomainError } from '../contract/error-codes.ts'
import { parseVideoId, videoUrl } from '../contract/video-url.ts'
import type { Env } from '../env.ts'
import { mistakeInService, type OperatorsService } from '../operators-service.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { readJson, readText } from './read-body.ts'
import { CaptionsError, type TranscriptSource } from './source.ts'
import { parseSrt } from './formats/srt.ts'
import { parseVtt } from './formats/vtt.ts'

/** Captions from a service of the operator's, at an address that YouTube does not refuse. */
export type CaptionsService = Pick<TranscriptSource, 'fetch'>

type Options = { fetch: typeof fetch; timeoutMs?: number }

const TIMEOUT_MS = 20_000
/** About ten hours of automatic captions in WebVTT, which says each line three times. */
const MOST_BYTES = 12_000_000

/** What docs/automation.md asks of it. */
const answerSchema = z.object({
  language: z.string().max(35),
  /** WebVTT or SRT. */
  captions: z.string(),
  title: z.string().nullish(),
  durationSeconds: z.number().positive().nullish(),
})

const refusalSchema = z.object({
  code: z.enum([
    'captions_missing',
    'captions_language',
    'captions_blocked',
    'video_unavailable',
    'video_live',
  ]),
  durationSeconds: z.number().positive().nullish(),
})

/**
 * The service at `CAPTIONS_URL`, called with `CAPTIONS_SECRET` in the header `x-captions-secret`; null where no address
 * is set. A mistake in either is `not_configured` when used.
 *
 * It is told the id of the video and nothing else. No redirect is followed: it would carry the secret to where nobody
 * configured it.
 */
export function captionsServiceFromEnv(env: Env, options: Options): CaptionsService | null {
  const address = env.CAPTIONS_URL?.trim()
  const secret = env.CAPTIONS_SECRET?.trim() ?? ''
  if (!address) return null
  const mistake = mistakeInService('CAPTIONS', { address, secret })
  return {
    async fetch(videoId, signal) {
      if (mistake) throw new DomainError('not_configured', mistake)
      if (parseVideoId(videoUrl(videoId)) !== videoId) throw new DomainError('invalid_url')
      return readAnswer(await ask({ address, secret, ...options }, videoId, signal))
    },
  }
}

async function ask(
  { address, secret, fetch, timeoutMs = TIMEOUT_MS }: Options & OperatorsService,
  videoId: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-captions-secret': secret,
      },
      body: JSON.stringify({ videoId }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new DomainError('captions_blocked', `captions service: status ${response.status}`)
    }
    const text = await readText(response, MOST_BYTES)
    if (text === null) throw new DomainError('captions_blocked', 'captions service: too large')
    return text
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (signal.aborted) throw signal.reason
    // The message of a failed fetch holds the address, which may be a secret of its own.
    const name = error instanceof Error ? error.name : 'unknown'
    throw new DomainError('captions_blocked', `captions service: no answer, ${name}`)
  }
}

function readAnswer(text: string) {
  const json = readJson(text)
  const refusal = refusalSchema.safeParse(json)
  if (refusal.success) {
    const { code, durationSeconds } = refusal.data
    const reason = new DomainError(code, 'said by the captions service')
    throw durationSeconds ? new CaptionsError(reason, durationSeconds) : reason
  }
  const answer = answerSchema.safeParse(json)
  if (!answer.success) {
    throw new DomainError('captions_blocked', 'captions service: not the answer agreed on')
  }
  const { language, captions, title, durationSeconds } = answer.data
  if (!/^pt(?:-|$)/i.test(language)) throw new DomainError('captions_language', language)
  const cleaned = cleanText(captions)
  const parsed = parseVtt(cleaned) ?? parseSrt(cleaned)
  if (!parsed) throw new DomainError('captions_missing', 'captions service: no line with times')
  return {
    cues: parsed.cues,
    timed: true,
    language,
    title: (title && cleanLine(cleanText(title))) || null,
    durationSeconds: durationSeconds ? Math.ceil(durationSeconds) : null,
  }
}
