import { DomainError } from '../_shared/contract/error-codes.ts'
import type { GenerateOutlineAnswer } from '../_shared/contract/calls/generate-outline.ts'
import type { GenerationStage } from '../_shared/contract/calls/generation-stage.ts'
import { MEETING_TYPES } from '../_shared/contract/meeting/meeting-types.ts'
import type { ReadyNotice } from '../_shared/contract/calls/ready-notice.ts'
import { parseVideoId } from '../_shared/contract/video-url.ts'
import { describeFailure } from '../_shared/endpoint/endpoint.ts'
import { errorFields } from '../_shared/log.ts'
import type { Reservation } from '../_shared/charging/metering.ts'
import { refundQuietly } from '../_shared/charging/refund.ts'
import { runError } from '../_shared/charging/run-refusal.ts'
import { watchSpending } from '../_shared/charging/spending.ts'
import type { User } from '../_shared/service-client.ts'
import type { Dependencies } from './dependencies.ts'
import { OUTLINE_ERRORS } from './outline-errors.ts'
import { inputHash } from './input-hash.ts'
import type { KeyedRequest } from './read-request.ts'
import type { SectionEvent } from './sections.ts'
import { MOST_WAITING_MS, RENEWAL_MS, RUN_TIMEOUT_MS } from './time-limits.ts'
import { type StoredOutline, writeOutline } from './write-outline.ts'

const POLL_MS = 2_000

type Options = {
  onStage: (stage: GenerationStage) => void
  onPreview: ((section: SectionEvent) => void) | null
  /** Wait for a run of the same request that is under way, instead of answering `in_progress`. */
  waits: boolean
}

/** reserve -> write -> commit, with the refund of every failure in between. Never rejects. */
export async function generate(
  deps: Dependencies,
  user: User,
  request: KeyedRequest,
  options: Options,
): Promise<GenerateOutlineAnswer> {
  const { requestId } = request
  try {
    const videoId = parseVideoId(request.url)
    if (!videoId) throw new DomainError('invalid_url')
    const stored = await storedOrWritten(deps, user, request, videoId, options)
    return { success: true, ...stored, error: null, requestId }
  } catch (error) {
    const { code, text } = describeFailure(error, OUTLINE_ERRORS)
    deps.log('generation_failed', { requestId, code, ...errorFields(error) })
    return { success: false, outline: null, error: text, code, requestId }
  }
}

async function storedOrWritten(
  deps: Dependencies,
  user: User,
  request: KeyedRequest,
  videoId: string,
  { waits, ...watching }: Options,
): Promise<StoredOutline> {
  // Who had to wait for another run has only the rest of the function's time.
  const signal = AbortSignal.timeout(RUN_TIMEOUT_MS)
  const reservation = await reserve(deps, user, request, videoId, waits)
  if (reservation.status === 'replay') {
    const { outline, title } = reservation.result as StoredOutline
    return { outline, title }
  }
  if (reservation.status === 'limit_reached') {
    throw new DomainError('limit_reached', undefined, { userText: reservation.reason })
  }
  if (reservation.status === 'too_many_runs' || reservation.status === 'paused') {
    throw runError(reservation)
  }
  if (reservation.status !== 'reserved') throw new DomainError(reservation.status)

  const { requestId } = request
  const tell = (notice: ReadyNotice) =>
    deps.keepAlive(deps.sendNotices({ userId: user.id, requestId }, notice, deps.log))
  const spending = watchSpending(deps.log)
  const stopRenewing = keepRenewing(deps, reservation, requestId)
  try {
    const run = { request, videoId, user, signal, spending, ...watching }
    const writing = writeOutline({ ...deps, log: spending.log }, run)
    const written = await Promise.race([writing, aborted(signal)])
    const result = { ...written, input: keptInput(request) }
    const end = { historyTitle: historyTitle(request), paid: spending.paid() }
    if (!(await deps.metering.commit(reservation, result, end))) {
      throw new DomainError('model_timeout', 'the lease ran out before the result came')
    }
    tell({ outcome: 'ready', requestId })
    return written
  } catch (error) {
    const { code } = describeFailure(error, OUTLINE_ERRORS)
    // of a commit whose answer was lost nothing is given back: what is settled stays so
    // a model that hangs has not told of its use yet
    const end = { code, paid: spending.paid() || code === 'model_timeout' }
    const refund = async () => {
      if (await deps.metering.refund(reservation, end)) tell({ outcome: 'failed' })
    }
    await refundQuietly(refund, deps.log, { requestId })
    throw error
  } finally {
    stopRenewing()
  }
}

/** Until it is stopped; a word that did not arrive is made up for by the next. */
function keepRenewing(
  { metering, log }: Dependencies,
  reservation: Extract<Reservation, { status: 'reserved' }>,
  requestId: string,
): () => void {
  const renew = () => {
    metering
      .renew(reservation)
      .catch((error: unknown) => log('lease_not_renewed', { requestId, ...errorFields(error) }))
  }
  renew()
  const timer = setInterval(renew, RENEWAL_MS)
  return () => clearInterval(timer)
}

/** The name that an outline gets in the history (GEN-7), until its owner gives it another. */
function historyTitle({ outlineType }: KeyedRequest): string {
  const date = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return `Esboço de ${MEETING_TYPES[outlineType].label} - ${date.format(new Date())}`
}

/** What the history keeps with an outline; the database writes its row from it. */
function keptInput(request: KeyedRequest) {
  const { url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime } = request
  const { groupId, series } = request
  return {
    url,
    outlineType,
    duration,
    groupProfile: groupProfile ?? '',
    additionalInfo: additionalInfo ?? '',
    startTime,
    endTime,
    ...(groupId && { groupId }),
    ...(series && { series }),
  }
}

/**
 * Asks the ledger again and again while the same request runs elsewhere: its end is a replay, its failure frees the
 * reservation for this caller.
 */
async function reserve(
  { metering }: Dependencies,
  user: User,
  request: KeyedRequest,
  videoId: string,
  waits: boolean,
): Promise<Reservation> {
  const hash = await inputHash(request, videoId)
  const deadline = Date.now() + (waits ? MOST_WAITING_MS : 0)
  for (;;) {
    const reservation = await metering.reserve(user.id, request.requestId, hash)
    if (reservation.status !== 'in_progress' || Date.now() >= deadline) return reservation
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Rejects with the signal's reason: not everything that a run waits for can be told to stop. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
