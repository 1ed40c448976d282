import { formatTime } from '@/lib/formats'
import { readingMessages } from '@/messages/reading'
import { isTimeUp, spentIn, spentInAll, tellTime, wholeMinutes } from './meeting-clock'
import type { MeetingClock } from './meeting-clock'
import type { MeetingPart } from './meeting-parts'
import { useNow } from './use-now'

/*
 * What changes as the clock runs, in pieces so small that nothing else is rendered every second.
 */

/**
 * The time is looked at from where the text is read: it grows with the letters chosen, as far as 'O tempo terminou' has
 * room in one line.
 */
export const partTimeClass =
  'scaled-type text-[length:min(var(--text-xl),5.6vw)] leading-snug! font-semibold tabular-nums'

/** What is left of the part on the screen. */
export function PartTime({ part, clock }: { part: MeetingPart; clock: MeetingClock }) {
  const spent = spentIn(clock, clock.part, useNow(clock.since))
  return (
    <>
      {part.minutes !== null && (
        <p role="timer" className={partTimeClass}>
          {tellTime(part.minutes, spent)}
        </p>
      )}
      {/* a timer is not read out as it runs */}
      <output aria-live="polite" className="sr-only">
        {isTimeUp(part.minutes, spent) && readingMessages.timeUp(part.title)}
      </output>
    </>
  )
}

/** What was spent of the whole meeting. */
export function TimeInAll({
  clock,
  minutes,
}: {
  clock: MeetingClock
  /** Of all parts. */
  minutes: number
}) {
  const spent = wholeMinutes(spentInAll(clock, useNow(clock.since)))
  return (
    <p className="scaled-type text-[length:min(var(--text-base),3.9vw)] leading-snug! text-muted tabular-nums">
      {readingMessages.spent(spent, minutes)}
    </p>
  )
}

/** When it ends that begins now. */
export function EndTime({ minutes }: { minutes: number }) {
  return (
    <p className="text-base font-semibold">
      {readingMessages.meetingEndsAt(formatTime(useNow(null) + minutes * 60_000))}
    </p>
  )
}
