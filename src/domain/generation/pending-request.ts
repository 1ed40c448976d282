import type { SeriesPlace } from '@contract/calls/generate-outline'
import { isOutlineType } from '@contract/meeting/meeting-types'
import { deviceStorage } from '@/lib/device/device-storage'
import { savedInput, type OutlineInput, type SavedInput } from './outline-input'

const KEY = 'esboca:pending-outline'
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
/** More than the server lets run at a time; what is older is found through the ledger. */
const MOST = 5

/** An outline that was asked for on this device and is not yet in the history. */
export type PendingRequest = {
  /** The idempotency key. */
  requestId: string
  userId: string
  fingerprint: string
  input: SavedInput
  /** Milliseconds since 1970. */
  askedAt: number
  /** The person knows that it failed: if the server has never heard of it, there is nothing more to say. */
  told: boolean
  /** The outline, shown but not yet saved. */
  unsaved: string | null
}

/** The requests of this user, newest first. */
export function pendingRequests(userId: string): PendingRequest[] {
  return read().filter((request) => request.userId === userId)
}

/**
 * Stores a request on this device before it is sent. The same input as that of an earlier try whose result was never
 * seen gets the same id, so that the server answers what it has stored and charges nothing.
 */
export function openRequest(userId: string, input: OutlineInput): PendingRequest {
  const fingerprint = fingerprintOf(userId, input)
  const earlier = pendingRequests(userId).find(
    (request) => request.fingerprint === fingerprint && request.unsaved === null,
  )
  const request = {
    requestId: earlier?.requestId ?? crypto.randomUUID(),
    userId,
    fingerprint,
    input: savedInput(input),
    askedAt: Date.now(),
    told: false,
    unsaved: null,
  }
  write([request, ...read().filter(({ requestId }) => requestId !== request.requestId)])
  return request
}

/** Nothing where the request is no longer waited for. */
export function updateRequest(
  requestId: string,
  changed: Partial<Pick<PendingRequest, 'told' | 'unsaved'>>,
): void {
  const requests = read()
  const request = requests.find((stored) => stored.requestId === requestId)
  if (!request) return
  Object.assign(request, changed)
  write(requests)
}

/** Its outline is in the history, or there will be none: the next try is a new request. */
export function forgetRequest(requestId: string): void {
  write(read().filter((request) => request.requestId !== requestId))
}

/** Of whoever was logged in here before: nothing of theirs stays (fault 39). They find it through the ledger. */
export function forgetRequestsOfOthers(userId: string): void {
  const requests = read()
  const own = requests.filter((request) => request.userId === userId)
  if (own.length < requests.length) write(own)
}

/**
 * 53 bits (cyrb53 by bryc, public domain) of everything that decides the outline. Two inputs that meet in it get
 * 'key_reused' from the server and then a new key.
 */
function fingerprintOf(userId: string, input: OutlineInput): string {
  const text = JSON.stringify([
    userId,
    input.url,
    input.outlineType,
    input.duration,
    input.groupProfile,
    input.additionalInfo,
    input.startTime,
    input.endTime,
    input.transcript,
    input.groupId,
    input.previousOutlineId,
    ...(input.series ? [input.series] : []),
  ])
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

function read(): PendingRequest[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]')
    const oldest = Date.now() - LIFETIME_MS
    return Array.isArray(stored)
      ? stored.filter(isPending).filter(({ askedAt }) => askedAt > oldest)
      : []
  } catch {
    return []
  }
}

function write(requests: PendingRequest[]): void {
  if (requests.length === 0) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, JSON.stringify(requests.slice(0, MOST)))
}

function isPending(value: unknown): value is PendingRequest {
  if (typeof value !== 'object' || value === null) return false
  const request = value as Partial<Record<keyof PendingRequest, unknown>>
  return (
    typeof request.requestId === 'string' &&
    typeof request.userId === 'string' &&
    typeof request.fingerprint === 'string' &&
    typeof request.askedAt === 'number' &&
    typeof request.told === 'boolean' &&
    (request.unsaved === null || typeof request.unsaved === 'string') &&
    isSavedInput(request.input)
  )
}

/** Whether something that was stored is the input of an outline. */
function isSavedInput(value: unknown): value is SavedInput {
  if (typeof value !== 'object' || value === null) return false
  const input = value as Partial<Record<keyof SavedInput, unknown>>
  return (
    typeof input.url === 'string' &&
    typeof input.outlineType === 'string' &&
    isOutlineType(input.outlineType) &&
    typeof input.duration === 'number' &&
    typeof input.groupProfile === 'string' &&
    typeof input.additionalInfo === 'string' &&
    isSeconds(input.startTime) &&
    isSeconds(input.endTime) &&
    (input.series === undefined || isPlace(input.series))
  )
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { name, number, total } = value as Partial<Record<keyof SeriesPlace, unknown>>
  return (
    typeof name === 'string' &&
    typeof number === 'number' &&
    (total === null || typeof total === 'number')
  )
}

function isSeconds(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}
