import { FOLLOW_UP } from '@contract/meeting/follow-up'
import {
  batchQuery,
  putBatch,
  readBatch,
  setBatchRunning,
  updateItem,
  type Batch,
  type BatchForm,
  type BatchItem,
} from '@/domain/generation/batch'
import { describeFailure, type GenerationFailure } from '@/domain/generation/generation-failure'
import { readRequests } from '@/domain/generation/generation-ledger'
import { generationQuery } from '@/domain/generation/generation-state'
import { EMPTY_FORM } from '@/domain/generation/outline-input'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import { openRequest } from '@/domain/generation/pending-request'
import { whileRunning } from '@/domain/generation/running-requests'
import { formOf, type Group } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import { batchMessages } from '@/messages/create/batch'
import { generationMessages } from '@/messages/generation/generation'
import { readForm } from '../form/read-form'
import { makeOutline, mayStillCome, type Maker } from '../generate/make-outline'

/** Makes an outline of the same message for each of these groups. */
export function beginBatch(maker: Maker, form: BatchForm, groups: readonly Group[]): Promise<void> {
  const { url, startTime, endTime, series, seriesNumber, seriesTotal } = form
  putBatch(maker.queryClient, maker.user.id, {
    form: { url, startTime, endTime, series, seriesNumber, seriesTotal },
    items: groups.map(({ id, name }) => ({
      groupId: id,
      name,
      requestId: null,
      state: 'waiting',
      problem: null,
    })),
    askedAt: Date.now(),
  })
  return runBatch(maker)
}

/**
 * Makes what is left of a batch, one outline after the other, each as if the form had been sent. What stands in the way
 * of one nearly always stands in the way of the next, so the first failure stops it. Never rejects.
 */
export async function runBatch(maker: Maker): Promise<void> {
  const { user, queryClient } = maker
  if (queryClient.getQueryData(batchQuery(user.id).queryKey)?.running) return
  setBatchRunning(queryClient, user.id, true)
  try {
    // another tab that is at it is waited for: what it has made is not made again
    await whileRunning(`batch-${user.id}`, async () => {
      for (const { groupId } of leftOf(readBatch(user.id))) {
        const batch = readBatch(user.id)
        const item = batch?.items.find((one) => one.groupId === groupId)
        if (!batch || !item || item.state === 'done') continue
        const problem = await makeItem(maker, batch, item)
        const state = problem === null ? 'done' : 'failed'
        updateItem(queryClient, user.id, groupId, { state, problem })
        if (problem !== null && problem !== batchMessages.groupGone) break
      }
    })
  } finally {
    setBatchRunning(queryClient, user.id, false)
  }
}

/** What was interrupted comes first, what has failed last. */
export function leftOf(batch: Batch | null): BatchItem[] {
  const ofState = (state: BatchItem['state']) =>
    batch?.items.filter((item) => item.state === state) ?? []
  return [...ofState('working'), ...ofState('waiting'), ...ofState('failed')]
}

/** Why there is no outline, or null. */
async function makeItem(maker: Maker, batch: Batch, item: BatchItem): Promise<string | null> {
  const { user, queryClient } = maker
  try {
    await idle(maker)
    if (item.requestId !== null && (await isCommitted(item.requestId))) return null
    const groups = await queryClient.fetchQuery(groupQueries.list(user.id))
    const group = groups.find(({ id }) => id === item.groupId)
    if (!group) return batchMessages.groupGone
    const values = {
      ...EMPTY_FORM,
      ...batch.form,
      ...formOf(group),
      transcript: (await readTranscript(user.id, batch.form.url)) ?? '',
    }
    const read = readForm(values, true, await previousOf(maker, group))
    if ('problem' in read) return read.problem.title
    // it gets the same id when it is made: whoever goes on with the batch can ask what became of it
    const { requestId } = openRequest(user.id, read.input)
    updateItem(queryClient, user.id, item.groupId, { state: 'working', requestId, problem: null })
    const failure = await makeOutline(maker, read.input, false)
    if (failure) return told(failure)
    if (isIdle(maker)) return null
    // its connection was cut: recovery waits for it
    await idle(maker)
    return (await isCommitted(requestId)) ? null : failureOf(maker)
  } catch (error) {
    return describeFailure(error, null).text
  }
}

/** That nothing was charged is said where it is sure. */
function told(failure: GenerationFailure): string {
  return mayStillCome(failure) ? failure.text : `${failure.text} ${batchMessages.notCharged}`
}

async function isCommitted(requestId: string): Promise<boolean> {
  if (!isOwnWebhook()) return false
  const entries = await readRequests([requestId])
  return entries.some((entry) => entry.requestId === requestId && entry.state === 'committed')
}

/** As the form has it: the last outline of the group, where its challenge is not longer ago than people remember. */
async function previousOf(
  { user, queryClient }: Maker,
  { id, duration }: Group,
): Promise<string | null> {
  if (duration < FOLLOW_UP.from) return null
  const last = await queryClient.fetchQuery(groupQueries.lastOutline(user.id, id))
  return last?.recent ? last.id : null
}

function failureOf({ user, queryClient }: Maker): string {
  const { failure } = queryClient.getQueryData(generationQuery(user.id).queryKey) ?? {}
  return failure?.text ?? generationMessages.interrupted
}

/** Until no outline is being made, nor waited for after its connection was cut. */
function idle(maker: Maker): Promise<void> {
  if (isIdle(maker)) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = maker.queryClient.getQueryCache().subscribe(() => {
      if (!isIdle(maker)) return
      unsubscribe()
      resolve()
    })
  })
}

function isIdle({ user, queryClient }: Maker): boolean {
  return !queryClient.getQueryData(generationQuery(user.id).queryKey)?.working
}
