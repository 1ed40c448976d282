import { describeFailure } from '@/domain/generation/generation-failure'
import {
  ledgerError,
  readRequests,
  readResult,
  type LedgerEntry,
} from '@/domain/generation/generation-ledger'
import {
  generationQuery,
  updateGeneration,
  type Recovery,
} from '@/domain/generation/generation-state'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import {
  forgetRequest,
  pendingRequests,
  type PendingRequest,
} from '@/domain/generation/pending-request'
import { runningAmong, whileRunning } from '@/domain/generation/running-requests'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { reloadPlan } from '@/domain/plan/plan-cache'
import { AppError } from '@/lib/app-error'
import { generationMessages } from '@/messages/generation/generation'
import { deliverOutline, saveRequest, type Account } from '@/outline-view/deliver-outline'
import { notify } from '@/ui/feedback/notify'

/** Milliseconds until a request that the server has not heard of is taken for lost: it may be starting up. */
const ARRIVAL_MS = 20_000

/**
 * Looks after every outline that was asked for and has not come into the history (faults 19-21): saves what is ready,
 * once; tells what failed; answers what is still to be waited for, which without a connection is all of it. Rejects where
 * the server cannot be asked.
 */
export async function recoverOutlines(
  account: Account,
  before: Recovery | undefined,
): Promise<Recovery> {
  const { user, queryClient } = account
  const pending = pendingRequests(user.id)
  const running = await runningAmong(pending.map(({ requestId }) => requestId))
  const mine = pending.filter(({ requestId }) => !running.has(requestId))

  if (!navigator.onLine) {
    const awaited = mine.filter(({ told, unsaved }) => !told && unsaved === null)
    showWaiting(account, awaited[0] ?? null)
    const unsaved = mine.filter((request) => request.unsaved !== null).length
    return { waiting: awaited.length, elsewhere: before?.elsewhere ?? 0, unsaved }
  }

  const unsaved = await saveAgain(account, mine)
  const open = mine.filter((request) => request.unsaved === null)
  const ledger = isOwnWebhook() ? await readRequests(open.map(({ requestId }) => requestId)) : []

  const awaited: PendingRequest[] = []
  // the oldest first, so that the newest is what stays on the screen
  for (const request of open.toReversed()) {
    const entry = ledger.find(({ requestId }) => requestId === request.requestId)
    if (await isAwaited(account, request, entry)) awaited.push(request)
  }
  const isMine = new Set(pending.map(({ requestId }) => requestId))
  const others = ledger.filter(
    ({ requestId, state }) => !isMine.has(requestId) && state === 'running',
  )
  const elsewhere = running.size + others.length

  showWaiting(account, awaited.at(-1) ?? null)
  // what has ended there is in the history by now
  if ((before?.elsewhere ?? 0) > elsewhere) {
    await queryClient.invalidateQueries({ queryKey: outlineQueries.lists(user.id) })
  }
  return { waiting: awaited.length, elsewhere, unsaved }
}

/** Leaves alone what this tab is working on. */
function showWaiting({ user, queryClient }: Account, request: PendingRequest | null): void {
  const shown = queryClient.getQueryData(generationQuery(user.id).queryKey)
  if (shown?.working && !shown.resumed) return
  const waiting = request !== null
  if (waiting !== (shown?.working ?? false) || request?.requestId !== shown?.request?.requestId) {
    const stage = null
    updateGeneration(queryClient, user.id, { working: waiting, resumed: waiting, request, stage })
  }
}

/** Whether the end of this request has still to be waited for; what has ended is brought to its end here. */
async function isAwaited(
  account: Account,
  request: PendingRequest,
  entry: LedgerEntry | undefined,
): Promise<boolean> {
  if (!entry) {
    if (request.told) return false
    const own = isOwnWebhook()
    if (own && Date.now() - request.askedAt < ARRIVAL_MS) return true
    const userText = own ? generationMessages.neverArrived : generationMessages.interrupted
    await giveUp(account, request, new AppError('unreachable', { userText }))
    return false
  }
  if (entry.state === 'running') return true
  if (entry.state !== 'committed') {
    await giveUp(account, request, ledgerError(entry))
    return false
  }
  const markdown = await readResult(request.requestId)
  if (markdown === null) {
    // deleted meanwhile, on another device
    forgetRequest(request.requestId)
    return false
  }
  await whileRunning(request.requestId, async () => {
    // another tab may have been quicker
    if (!isPending(request)) return
    showWaiting(account, null)
    await deliverOutline(account, request, markdown)
  })
  return false
}

function isPending({ userId, requestId }: PendingRequest): boolean {
  return pendingRequests(userId).some((request) => request.requestId === requestId)
}

/** The form's page tells it, whenever that is next opened; what was typed is there too. */
async function giveUp(account: Account, request: PendingRequest, error: AppError): Promise<void> {
  const { user, queryClient } = account
  forgetRequest(request.requestId)
  showWaiting(account, null)
  updateGeneration(queryClient, user.id, { failure: describeFailure(error, null) })
  await reloadPlan(queryClient, user.id)
}

/** How many could not be saved this time either. */
async function saveAgain(
  { user, queryClient }: Account,
  requests: readonly PendingRequest[],
): Promise<number> {
  let unsaved = 0
  for (const request of requests) {
    if (request.unsaved === null) continue
    if ((await saveRequest(request, request.unsaved)) === null) {
      notify.success(generationMessages.savedLater)
      await queryClient.invalidateQueries({ queryKey: outlineQueries.lists(user.id) })
    } else unsaved += 1
  }
  return unsaved
}
