import { deviceStorage } from '@/lib/device-storage'

const KEY = 'esboca:meeting'
const HOUR_MS = 60 * 60 * 1000

/** A meeting is over by then; the next one begins at the beginning. */
const LIFETIME_MS = 12 * HOUR_MS

export type MeetingPosition = { part: number; spent: readonly number[] }

/** Where the meeting with this outline stood when the screen was left, within the last 12 hours. */
export function readPosition(outlineId: string): MeetingPosition | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { id, part, spent, leftAt } = stored as Record<string, unknown>
    if (id !== outlineId || typeof leftAt !== 'number' || Date.now() - leftAt > LIFETIME_MS) {
      return null
    }
    const isPosition =
      typeof part === 'number' &&
      Number.isSafeInteger(part) &&
      part >= 0 &&
      Array.isArray(spent) &&
      spent.every((time) => typeof time === 'number')
    return isPosition ? { part, spent } : null
  } catch {
    return null
  }
}

export function rememberPosition(outlineId: string, { part, spent }: MeetingPosition): void {
  deviceStorage.setItem(KEY, JSON.stringify({ id: outlineId, part, spent, leftAt: Date.now() }))
}
