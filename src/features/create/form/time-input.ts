import { secondsOf } from '@/domain/generation/clip-time'
import { createMessages } from '@/messages/create/create'

const MAX_LENGTH = 5

/** A time as YouTube shows it in a longer video: hours, minutes, and what there is of seconds. */
const WITH_HOURS = /^(\d{1,2}):(\d{2}):(\d*)$/

/**
 * What stands in a time field after typing or pasting `typed` over `before` (GEN-3): digits and one colon, which
 * comes by itself after two digits. With a second colon it had hours, which become minutes where two digits hold them.
 * Taking characters away never puts one back.
 */
export function nextTimeValue(before: string, typed: string): string {
  const text = typed.replace(/[^\d:]/g, '')
  const withHours = WITH_HOURS.exec(text)
  if (withHours) {
    const total = Number(withHours[1]) * 60 + Number(withHours[2])
    if (total < 100) return `${total}:${withHours[3] ?? ''}`.slice(0, MAX_LENGTH)
  }
  const [minutes = '', ...rest] = text.split(':')
  if (rest.length > 0) return `${minutes}:${rest.join('')}`.slice(0, MAX_LENGTH)
  const grows = minutes.length > before.length
  if (minutes.length > 2 || (minutes.length === 2 && grows)) {
    return `${minutes.slice(0, 2)}:${minutes.slice(2)}`.slice(0, MAX_LENGTH)
  }
  return minutes
}

/** What is wrong with the value of one field, in Portuguese; null when it is empty or right (GEN-3). */
export function timeError(value: string): string | null {
  const text = value.trim()
  if (!text) return null
  if (text.startsWith('-')) return createMessages.timeNegative
  if (!/^\d{1,2}:\d{2}$/.test(text)) return createMessages.timeFormat
  return secondsOf(text) === null ? createMessages.timeSeconds : null
}

export type TimeErrors = { start: string | null; end: string | null }

/** Both fields together: an end must come after the start, or after the beginning of the video. */
export function timeErrors({ start, end }: { start: string; end: string }): TimeErrors {
  const errors = { start: timeError(start), end: timeError(end) }
  const endsAt = secondsOf(end)
  if (errors.start === null && endsAt !== null && endsAt <= (secondsOf(start) ?? 0)) {
    return { ...errors, end: createMessages.timeOrder }
  }
  return errors
}

/** Whether more is to be typed before a judgement on the value would be fair. */
export function isUnfinishedTime(value: string): boolean {
  return /^\d{0,2}(:\d?)?$/.test(value)
}
