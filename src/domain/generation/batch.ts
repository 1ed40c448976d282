import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { deviceStorage } from '@/lib/device/device-storage'
import type { OutlineFormValues } from './outline-input'

/*
 * The same message for several groups, one outline after the other. It stays on the device until its owner closes it, so
 * that a tab that dies in the middle can be gone on from; each outline is looked after by its own pending request.
 */

const KEY = 'esboca:batch'
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type BatchItem = {
  groupId: string
  /** Of the group. */
  name: string
  /** Of the last try. */
  requestId: string | null
  state: 'waiting' | 'working' | 'done' | 'failed'
  /** Why the last try brought no outline. */
  problem: string | null
}

/** What all outlines of a batch have in common; a pasted transcript is kept elsewhere. */
export type BatchForm = Pick<
  OutlineFormValues,
  'url' | 'startTime' | 'endTime' | 'series' | 'seriesNumber' | 'seriesTotal'
>

export type Batch = {
  form: BatchForm
  items: readonly BatchItem[]
  /** Milliseconds since 1970. */
  askedAt: number
}

export type BatchState = {
  batch: Batch | null
  /** Whether this tab is working on it. */
  running: boolean
}

/** Among the queries, so that it outlives the page and goes with the person. */
export const batchQuery = (userId: string) =>
  queryOptions({
    queryKey: ['batch', userId],
    queryFn: (): BatchState => ({ batch: readBatch(userId), running: false }),
    enabled: false,
    initialData: (): BatchState => ({ batch: readBatch(userId), running: false }),
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Null ends it. */
export function putBatch(queryClient: QueryClient, userId: string, batch: Batch | null): void {
  if (batch === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, JSON.stringify({ userId, batch }))
  change(queryClient, userId, { batch })
}

/** Changes what is known of one group's outline; nothing where the batch is over. */
export function updateItem(
  queryClient: QueryClient,
  userId: string,
  groupId: string,
  changed: Partial<BatchItem>,
): void {
  const batch = readBatch(userId)
  if (!batch) return
  const items = batch.items.map((item) =>
    item.groupId === groupId ? { ...item, ...changed } : item,
  )
  putBatch(queryClient, userId, { ...batch, items })
}

/** Whether this tab works on the batch: never stored, as no other tab does. */
export function setBatchRunning(queryClient: QueryClient, userId: string, running: boolean): void {
  change(queryClient, userId, { running })
}

function change(queryClient: QueryClient, userId: string, changed: Partial<BatchState>): void {
  queryClient.setQueryData<BatchState>(batchQuery(userId).queryKey, (before) => ({
    batch: null,
    running: false,
    ...before,
    ...changed,
  }))
}

/** The batch of this user that was not closed, within the last 30 days. */
export function readBatch(userId: string): Batch | null {
  const stored = readStored()
  if (stored?.userId !== userId || !isBatch(stored.batch)) return null
  return Date.now() - stored.batch.askedAt < LIFETIME_MS ? stored.batch : null
}

/** Of whoever was logged in here before: nothing of theirs stays (fault 39). */
export function forgetBatchOfOthers(userId: string): void {
  if (readStored()?.userId !== userId) deviceStorage.removeItem(KEY)
}

function readStored(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? 'null')
    return typeof stored === 'object' ? (stored as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

const FORM_FIELDS = [
  'url',
  'startTime',
  'endTime',
  'series',
  'seriesNumber',
  'seriesTotal',
] as const
const STATES: ReadonlySet<unknown> = new Set(['waiting', 'working', 'done', 'failed'])

function isBatch(value: unknown): value is Batch {
  if (typeof value !== 'object' || value === null) return false
  const { form, items, askedAt } = value as Partial<Record<keyof Batch, unknown>>
  if (typeof form !== 'object' || form === null) return false
  const fields = form as Record<string, unknown>
  return (
    FORM_FIELDS.every((field) => typeof fields[field] === 'string') &&
    Array.isArray(items) &&
    items.every(isItem) &&
    typeof askedAt === 'number'
  )
}

function isItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof BatchItem, unknown>>
  return (
    typeof item.groupId === 'string' &&
    typeof item.name === 'string' &&
    STATES.has(item.state) &&
    isText(item.requestId) &&
    isText(item.problem)
  )
}

function isText(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
