import { outlineMessages } from '@/messages/outline'

const MAX_LENGTH = 5

/**
 * What stands in a time field after typing or pasting `typed` over `before` (GEN-3): digits and one colon, which
 * comes by itself after two digits. Taking characters away never puts one back.
 */
export function nextTimeValue(before: string, typed: string): string {
  const [minutes = '', ...rest] = typed.replace(/[^\d:]/g, '').split(':')
  if (rest.length > 0) return `${minutes}:${rest.join('')}`.slice(0, MAX_LENGTH)
  const grows = minutes.length > before.length
  if (minutes.length > 2 || (minutes.length === 2 && grows)) {
    return `${minutes.slice(0, 2)}:${minutes.slice(2)}`.slice(0, MAX_LENGTH)
  }
  return minutes
}

/** Seconds; null when the field is empty or holds no valid time. */
export function secondsOf(value: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(value.trim())
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** What `secondsOf` reads as these seconds: '02:30'. */
export function timeValue(seconds: number): string {
  const pair = (count: number) => String(count).padStart(2, '0')
  return `${pair(Math.floor(seconds / 60))}:${pair(seconds % 60)}`
}

/** What is wrong with the value of one field, in Portuguese; null when it is empty or right (GEN-3). */
export function timeError(value: string): string | null {
  const text = value.trim()
  if (!text) return null
  if (text.startsWith('-')) return outlineMessages.timeNegative
  if (!/^\d{1,2}:\d{2}$/.test(text)) return outlineMessages.timeFormat
  return secondsOf(text) === null ? outlineMessages.timeSeconds : null
}

export type TimeErrors = { start: string | null; end: string | null }

/** Both fields together: an end must come after the start, or after the beginning of the video. */
export function timeErrors({ start, end }: { start: string; end: string }): TimeErrors {
  const errors = { start: timeError(start), end: timeError(end) }
  const endsAt = secondsOf(end)
  if (errors.start === null && endsAt !== null && endsAt <= (secondsOf(start) ?? 0)) {
    return { ...errors, end: outlineMessages.timeOrder }
  }
  return errors
}

/** Whether more is to be typed before a judgement on the value would be fair. */
export function isUnfinishedTime(value: string): boolean {
  return /^\d{0,2}(:\d?)?$/.test(value)
}
