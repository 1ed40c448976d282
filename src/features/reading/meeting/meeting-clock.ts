import { readingMessages } from '@/messages/reading'

const MINUTE = 60_000

/**
 * The time of each part in milliseconds, for the parts that were opened. It runs for one part at a time, from
 * `since` on (a time of the clock); null while it is paused.
 */
export type MeetingClock = { part: number; spent: readonly number[]; since: number | null }

export function startClock(part: number, now: number, spent: readonly number[] = []): MeetingClock {
  return { part, spent, since: now }
}

export function spentIn(clock: MeetingClock, part: number, now: number): number {
  const running = clock.part === part && clock.since !== null ? Math.max(0, now - clock.since) : 0
  return (clock.spent[part] ?? 0) + running
}

export function spentInAll(clock: MeetingClock, now: number): number {
  const before = clock.spent.reduce((sum, spent) => sum + spent, 0)
  return before - (clock.spent[clock.part] ?? 0) + spentIn(clock, clock.part, now)
}

/** The same moment, with another part on the screen. A pause goes on. */
export function turnTo(clock: MeetingClock, part: number, now: number): MeetingClock {
  return { ...stop(clock, now), part, since: clock.since === null ? null : now }
}

export function pause(clock: MeetingClock, now: number): MeetingClock {
  return stop(clock, now)
}

export function resume(clock: MeetingClock, now: number): MeetingClock {
  return { ...clock, since: clock.since ?? now }
}

function stop(clock: MeetingClock, now: number): MeetingClock {
  // parts that were skipped took no time
  const spent = Array.from({ length: Math.max(clock.spent.length, clock.part + 1) }, (_, part) =>
    spentIn(clock, part, now),
  )
  return { ...clock, spent, since: null }
}

/** What the clock says of a part: whole minutes only, so that nobody is hurried. */
export function tellTime(minutes: number, spent: number): string {
  const left = minutes * MINUTE - spent
  if (left > MINUTE) {
    const whole = Math.ceil(left / MINUTE)
    return readingMessages.left(whole)
  }
  if (left === MINUTE) return readingMessages.leftOne
  if (left > 0) return readingMessages.leftLess
  const over = Math.floor(-left / MINUTE)
  return over === 0 ? readingMessages.full : readingMessages.over(over)
}

/** Never of a part without a time of its own. */
export function isTimeUp(minutes: number | null, spent: number): boolean {
  return minutes !== null && spent >= minutes * MINUTE
}

export function wholeMinutes(milliseconds: number): number {
  return Math.floor(milliseconds / MINUTE)
}
