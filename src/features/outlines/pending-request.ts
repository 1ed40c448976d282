import type { OutlineInput } from './outline-input'

const KEY = 'esboca:pending-outline'

type Pending = { requestId: string; fingerprint: string }

/** Stands in where storage is full or blocked; lasts as long as the tab. */
let remembered: Pending | null = null

/**
 * The idempotency key for this input of this user: the one of an earlier try whose result was never seen, so that
 * the server answers what it has stored and charges nothing, else a new one. Kept on this device before the call.
 */
export function requestIdFor(userId: string, input: OutlineInput): string {
  const fingerprint = fingerprintOf(userId, input)
  const pending = read()
  if (pending?.fingerprint === fingerprint) return pending.requestId
  const requestId = crypto.randomUUID()
  write({ requestId, fingerprint })
  return requestId
}

/** The result of the request is on the screen, or the server will not have its key: the next try is a new one. */
export function forgetRequest(requestId: string): void {
  if (read()?.requestId === requestId) write(null)
}

/**
 * 53 bits (cyrb53 by bryc, public domain) of everything that decides the outline. Only this is stored: it tells
 * nobody what was asked. Two inputs that meet in it get 'key_reused' from the server and then a new key.
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

function read(): Pending | null {
  try {
    const stored = window.localStorage.getItem(KEY)
    return stored === null ? remembered : toPending(JSON.parse(stored))
  } catch {
    return remembered
  }
}

function write(pending: Pending | null): void {
  remembered = pending
  try {
    if (pending) window.localStorage.setItem(KEY, JSON.stringify(pending))
    else window.localStorage.removeItem(KEY)
  } catch {
    // full or blocked: what is remembered has to do
  }
}

function toPending(value: unknown): Pending | null {
  if (typeof value !== 'object' || value === null) return null
  const { requestId, fingerprint } = value as Record<string, unknown>
  return typeof requestId === 'string' && typeof fingerprint === 'string'
    ? { requestId, fingerprint }
    : null
}
