import { DomainError, ERROR_TEXTS, type ErrorCode } from '../_shared/contract/error-codes.ts'
import {
  type GenerateOutlineAnswer,
  type GenerateOutlineRequest,
  generateOutlineRequest,
} from '../_shared/contract/generate-outline.ts'
import type { GenerationStage } from '../_shared/contract/generation-stage.ts'
import { MAX_BODY_BYTES } from '../_shared/contract/limits.ts'
import { parseVideoId } from '../_shared/contract/video-url.ts'
import { eventStream } from '../_shared/event-stream.ts'
import { bearerToken, json, preflight, readText } from '../_shared/http.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import type { Metering } from '../_shared/metering.ts'
import type { OutlineEngine } from '../_shared/outline/engine.ts'
import { writeMarkdown } from '../_shared/outline/markdown.ts'
import { countRepairs } from '../_shared/outline/repair.ts'
import { verifyOutline } from '../_shared/outline/verify.ts'
import type { TranscriptCache } from '../_shared/transcript-cache.ts'
import type { TranscriptSource } from '../_shared/transcript/source.ts'
import { inputHash } from './input-hash.ts'
import { resolveTranscript } from './resolve-transcript.ts'

/** Milliseconds for everything between reservation and answer; the lease of the reservation is 300 s. */
const RUN_TIMEOUT_MS = 140_000

export type Dependencies = {
  /** The id of the user to whom a session token belongs; null when it is not valid. */
  findUser: (token: string) => Promise<string | null>
  metering: Metering
  cache: TranscriptCache
  youtube: TranscriptSource
  /** Made per request, so that a missing setting is an answer and not a crash at start. */
  engine: () => OutlineEngine
  log: Log
  /** Keeps the process alive for work that outlives its reader. */
  keepAlive: (running: Promise<unknown>) => void
}

type Stored = { outline: string; title: string }

/**
 * The outline webhook (GEN-5). Domain failures are status 200 with `success: false`; a wrong method, a missing
 * login, an unreadable body and a request id used for another input are 405, 401, 400 and 409. With `Accept: text/event-stream` the same answer comes as
 * the event `result`, after `progress` events.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') return json(failure('method_not_allowed'), 405)

    const token = bearerToken(request)
    const userId = token && (await deps.findUser(token))
    if (!userId) return json(failure('unauthenticated'), 401)

    const text = await readText(request, MAX_BODY_BYTES)
    if (text === null) return json(failure('body_too_large'))
    const parsed = parseBody(text)
    if (!parsed) return json(failure('malformed_body'), 400)
    if (typeof parsed === 'string') return json(failure(parsed))

    const answer = (onStage: (stage: GenerationStage) => void) =>
      generate(
        deps,
        userId,
        { ...parsed, requestId: parsed.requestId ?? crypto.randomUUID() },
        onStage,
      )

    if (request.headers.get('accept')?.includes('text/event-stream')) {
      return eventStream(async (send) => {
        send('result', await answer((stage) => send('progress', { stage })))
      }, deps.keepAlive)
    }
    const running = answer(() => {})
    deps.keepAlive(running)
    const result = await running
    return json(result, !result.success && result.code === 'key_reused' ? 409 : 200)
  }
}

/** The request; the code of what is wrong with its values; null when it cannot be read at all. */
function parseBody(text: string): GenerateOutlineRequest | ErrorCode | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const result = generateOutlineRequest.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (issue?.message === 'invalid_times') return 'invalid_times'
  return issue?.path[0] === 'transcript' && issue.code === 'too_big'
    ? 'body_too_large'
    : 'invalid_input'
}

async function generate(
  deps: Dependencies,
  userId: string,
  request: GenerateOutlineRequest & { requestId: string },
  onStage: (stage: GenerationStage) => void,
): Promise<GenerateOutlineAnswer> {
  const { requestId } = request
  try {
    const videoId = parseVideoId(request.url)
    if (!videoId) throw new DomainError('invalid_url')
    const stored = await reserveAndRun(deps, userId, request, videoId, onStage)
    return { success: true, ...stored, error: null, requestId }
  } catch (error) {
    const known = toDomainError(error)
    deps.log('generation_failed', { requestId, code: known.code, ...errorFields(error) })
    return { ...failure(known.code, known.userText), requestId }
  }
}

async function reserveAndRun(
  deps: Dependencies,
  userId: string,
  request: GenerateOutlineRequest & { requestId: string },
  videoId: string,
  onStage: (stage: GenerationStage) => void,
): Promise<Stored> {
  const reservation = await deps.metering.reserve(
    userId,
    request.requestId,
    await inputHash(request, videoId),
  )
  if (reservation.status === 'replay') return reservation.result as Stored
  if (reservation.status === 'limit_reached') {
    throw new DomainError('limit_reached', undefined, { userText: reservation.reason })
  }
  if (reservation.status !== 'reserved') throw new DomainError(reservation.status)

  let stored: Stored
  try {
    stored = await run(deps, request, videoId, onStage)
  } catch (error) {
    const { code } = toDomainError(error)
    // A refund that fails is made up for by the lease: it ends by itself.
    await deps.metering.refund(reservation, code).catch((refundError: unknown) => {
      deps.log('refund_failed', { requestId: request.requestId, ...errorFields(refundError) })
    })
    throw error
  }
  if (!(await deps.metering.commit(reservation, stored))) {
    throw new DomainError('model_timeout', 'the lease ran out before the result came')
  }
  return stored
}

async function run(
  deps: Dependencies,
  request: GenerateOutlineRequest,
  videoId: string,
  onStage: (stage: GenerationStage) => void,
): Promise<Stored> {
  const signal = AbortSignal.timeout(RUN_TIMEOUT_MS)
  onStage('transcript')
  const transcript = await resolveTranscript(deps, request, videoId, signal)
  const input = {
    transcript,
    videoId,
    outlineType: request.outlineType,
    duration: request.duration,
    groupProfile: request.groupProfile || null,
    additionalInfo: request.additionalInfo || null,
  }
  const engine = deps.engine()
  const draft = await engine.write(input, { signal, onStage })
  onStage('checking')
  const { document, repairs } = await verifyOutline(draft, input, engine.author)
  deps.log('outline_verified', {
    author: engine.author,
    outlineType: request.outlineType,
    duration: request.duration,
    repairs: countRepairs(repairs),
  })
  return { outline: writeMarkdown(document), title: document.title }
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new DomainError('model_timeout', error.message, { cause: error })
  }
  return new DomainError('internal', undefined, { cause: error })
}

function failure(
  code: ErrorCode,
  text: string = ERROR_TEXTS[code],
): Extract<GenerateOutlineAnswer, { success: false }> {
  return { success: false, outline: null, error: text, code }
}
