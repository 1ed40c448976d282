import { deviceStorage } from '@/lib/device/device-storage'

const KEY = 'esboca:meeting'
const HOUR_MS = 60 * 60 * 1000

/** A meeting is over by then; the next one begins at the beginning. */
const LIFETIME_MS = 12 * HOUR_MS

export type MeetingPosition = { part: number; spent: readonly number[] }

/** A position together with whose it is. */
type Place = { userId: string; outlineId: string }

/** Where the meeting with this outline stood when the screen was left, within the last 12 hours. */
export function readPosition({ userId, outlineId }: Place): MeetingPosition | null {
  try {
    const { owner, id, part, spent, leftAt } = stored()
    if (
      owner !== userId ||
      id !== outlineId ||
      typeof leftAt !== 'number' ||
      Date.now() - leftAt > LIFETIME_MS
    ) {
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

/** Takes the place of any other meeting's: a device leads one at a time. */
export function rememberPosition(
  { userId, outlineId }: Place,
  { part, spent }: MeetingPosition,
): void {
  const position = { owner: userId, id: outlineId, part, spent, leftAt: Date.now() }
  deviceStorage.setItem(KEY, JSON.stringify(position))
}

/** The meeting is over: the next one begins at the beginning. */
export function forgetPosition(): void {
  deviceStorage.removeItem(KEY)
}

/** Of whoever was logged in here before: nothing of theirs stays (fault 39). */
export function forgetPositionOfOthers(userId: string): void {
  try {
    if (stored().owner === userId) return
  } catch {
    // nobody's
  }
  deviceStorage.removeItem(KEY)
}

/** Throws where it is not even JSON. */
function stored(): Record<string, unknown> {
  return Object(JSON.parse(deviceStorage.getItem(KEY) ?? 'null')) as Record<string, unknown>
}
