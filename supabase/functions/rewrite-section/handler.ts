import { DomainError, ERROR_TEXTS, type ErrorCode } from '../_shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../_shared/contract/limits.ts'
import {
  type RewriteSectionAnswer,
  type RewriteSectionBody,
  rewriteSectionRequest,
} from '../_shared/contract/rewrite-section.ts'
import { parseVideoId } from '../_shared/contract/video-url.ts'
import { bearerToken, json, preflight, readText } from '../_shared/http.ts'
import { errorFields } from '../_shared/log.ts'
import type { SectionRewriter } from '../_shared/outline/model/engine.ts'
import { findSection, rewriteSection } from '../_shared/outline/rewrite-section.ts'
import type { RewriteReservation, Rewrites } from '../_shared/rewrites.ts'
import {
  resolveTranscript,
  type TranscriptSources,
} from '../_shared/transcript/resolve-transcript.ts'

export type Dependencies = TranscriptSources & {
  /** The user to whom a session token belongs; null when it is not valid. */
  findUser: (token: string) => Promise<{ id: string } | null>
  rewrites: Rewrites
  /** Null where an automation of the operator's writes: of its outlines only the text is known. */
  rewriter: SectionRewriter | null
}

/** Milliseconds for everything between reservation and answer. */
const RUN_TIMEOUT_MS = 110_000

/**
 * Another version of one section of an outline that this user had made. So many come with each outline
 * and are not charged to the allowance; what fails is given back. Statuses as of the outline webhook: failures of the
 * domain are 200 with `success: false`; 405, 401 and 400 are a wrong method, a missing login, an unreadable body.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await answer(deps, request)
    } catch (error) {
      deps.log('request_failed', errorFields(error))
      return json(failure('internal'), 500)
    }
  }
}

async function answer(deps: Dependencies, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return json(failure('method_not_allowed'), 405)
  const token = bearerToken(request)
  const user = token && (await deps.findUser(token))
  if (!user) return json(failure('unauthenticated'), 401)
  const text = await readText(request, MAX_BODY_BYTES)
  if (text === null) return json(failure('body_too_large'))
  const asked = readBody(text)
  if (!asked) return json(failure('malformed_body'), 400)
  const { requestId } = asked
  const reservation = await deps.rewrites.reserve(user.id, requestId)
  if (reservation.status !== 'reserved') {
    const isUsedUp = reservation.status === 'limit_reached'
    return json(failure(isUsedUp ? 'rewrite_limit' : 'rewrite_unavailable'))
  }
  try {
    const section = await write(deps, asked, reservation)
    const { left } = reservation
    return json({ success: true, section, left, error: null } satisfies RewriteSectionAnswer)
  } catch (error) {
    const code = codeOf(error)
    deps.log('rewrite_failed', { requestId, code, ...errorFields(error) })
    await deps.rewrites.refund(user.id, requestId)
    return json(failure(code))
  }
}

async function write(
  deps: Dependencies,
  { section: title, current, transcript: pasted }: RewriteSectionBody,
  { version, result }: Extract<RewriteReservation, { status: 'reserved' }>,
): Promise<string> {
  const { input, outline } = result
  const section = findSection(outline, title)
  const videoId = parseVideoId(input.url)
  if (!deps.rewriter || !section || !videoId) throw new DomainError('rewrite_unavailable')
  const signal = AbortSignal.timeout(RUN_TIMEOUT_MS)
  const wanted = { ...input, transcript: pasted }
  const transcript = await resolveTranscript(deps, wanted, videoId, signal)
  return rewriteSection(
    deps.rewriter,
    {
      transcript,
      videoId,
      outlineType: input.outlineType,
      duration: input.duration,
      groupProfile: input.groupProfile || null,
      additionalInfo: input.additionalInfo || null,
    },
    { ...section, current, version },
    { signal, log: deps.log },
  )
}

function readBody(text: string): RewriteSectionBody | null {
  try {
    return rewriteSectionRequest.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code
  const isTimeout = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
  return isTimeout ? 'model_timeout' : 'internal'
}

function failure(code: ErrorCode): RewriteSectionAnswer {
  return { success: false, section: null, error: ERROR_TEXTS[code], code }
}
