import {
  DomainError,
  REWRITE_ERROR_TEXTS,
  type RewriteErrorCode,
} from '../_shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../_shared/contract/limits.ts'
import {
  type RewriteSectionAnswer,
  type RewriteSectionBody,
  rewriteSectionRequest,
} from '../_shared/contract/calls/rewrite-section.ts'
import { parseVideoId } from '../_shared/contract/video-url.ts'
import {
  defineEndpoint,
  describeFailure,
  type Errors,
  jsonBody,
  loggedIn,
} from '../_shared/endpoint/endpoint.ts'
import { isTimeout } from '../_shared/is-timeout.ts'
import { errorFields } from '../_shared/log.ts'
import type { SectionRewriter } from '../_shared/outline/model/engine.ts'
import { findSection, rewriteSection, wordIn } from '../_shared/outline/rewrite-section.ts'
import { refundQuietly } from '../_shared/charging/refund.ts'
import { runError } from '../_shared/charging/run-refusal.ts'
import { watchSpending } from '../_shared/charging/spending.ts'
import type { RewriteReservation, Rewrites } from '../_shared/charging/rewrites.ts'
import {
  resolveTranscript,
  type TranscriptSources,
} from '../_shared/transcript/resolve-transcript.ts'
import type { FindUser } from '../_shared/service-client.ts'

export type Dependencies = TranscriptSources & {
  findUser: FindUser
  rewrites: Rewrites
  /** Null where an automation of the operator's writes: of its outlines only the text is known. */
  rewriter: SectionRewriter | null
}

const REWRITE_ERRORS: Errors<RewriteErrorCode> = {
  texts: REWRITE_ERROR_TEXTS,
  status: { method_not_allowed: 405, unauthenticated: 401, malformed_body: 400, internal: 500 },
  codeOf: (error) => (isTimeout(error) ? 'model_timeout' : 'internal'),
  answer: { success: false, section: null },
}

const readRequest = jsonBody(rewriteSectionRequest, {
  tooLarge: { code: 'body_too_large' },
  malformed: 'malformed_body',
  invalid: (): { code: RewriteErrorCode } => ({ code: 'malformed_body' }),
})

/** Milliseconds for everything between reservation and answer. */
const RUN_TIMEOUT_MS = 110_000

/**
 * Another version of one section of an outline that this user had made. So many come with each outline
 * and are not charged to the allowance; what fails is given back. Statuses as of the outline webhook: failures of the
 * domain are 200 with `success: false`; 405, 401 and 400 are a wrong method, a missing login, an unreadable body.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: loggedIn(deps.findUser),
    body: {
      maxBytes: MAX_BODY_BYTES,
      read: readRequest,
    },
    errors: REWRITE_ERRORS,
    async answer({
      caller,
      body: { requestId, ...asked },
      refusal,
      log,
      hide,
    }): Promise<RewriteSectionAnswer> {
      const reservation = await deps.rewrites.reserve(caller.id, requestId)
      if (reservation.status === 'too_many_runs' || reservation.status === 'paused') {
        throw runError(reservation)
      }
      if (reservation.status !== 'reserved') {
        const isUsedUp = reservation.status === 'limit_reached'
        throw refusal(isUsedUp ? 'rewrite_limit' : 'rewrite_unavailable')
      }
      hide(JSON.stringify(reservation.result))
      const spending = watchSpending(log)
      try {
        const section = await write({ ...deps, log: spending.log, hide }, asked, reservation)
        return { success: true, section, left: reservation.left, error: null }
      } catch (error) {
        const { code, text } = describeFailure(error, REWRITE_ERRORS)
        log('rewrite_failed', { requestId, code, ...errorFields(error) })
        const paid = spending.paid() || code === 'model_timeout'
        const end = { run: reservation.run, paid }
        await refundQuietly(() => deps.rewrites.refund(caller.id, requestId, end), log, {
          requestId,
        })
        return { success: false, section: null, error: text, code }
      }
    },
  })
}

async function write(
  deps: Dependencies,
  { section: title, current, transcript: pasted }: Omit<RewriteSectionBody, 'requestId'>,
  { version, result }: Extract<RewriteReservation, { status: 'reserved' }>,
): Promise<string> {
  const { input, outline } = result
  const section = findSection(outline, title)
  const called = wordIn(outline)
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
      ...(called && { called }),
    },
    { ...section, current, version },
    { signal, log: deps.log },
  )
}
