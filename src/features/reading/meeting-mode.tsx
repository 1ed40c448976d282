import { useEffect, useEffectEvent, useMemo, useState, type CSSProperties } from 'react'
import { headingLevels, type OutlineTree } from '@outline-text/outline-tree'
import { readingMessages } from '@/messages/reading'
import { OutlineBlocks, OutlineText } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { FullScreenDialog } from '@/ui/elements/full-screen-dialog'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { useFullScreenEnd } from './full-screen'
import {
  pause,
  resume,
  spentIn,
  spentInAll,
  startClock,
  tellTime,
  turnTo,
  type MeetingClock,
  wholeMinutes,
} from './meeting-clock'
import { meetingParts } from './meeting-parts'
import { readPosition, rememberPosition } from './meeting-position'
import { TypeSizeControl } from './type-size-control'
import { useSwipe } from './use-swipe'
import { useWakeLock } from './use-wake-lock'

/** Against the size on the page: this is read from where the leader sits. */
const MEETING_SCALE = 1.2

const TICK_MS = 1000

type MeetingModeProps = {
  outline: { id: string; user_id: string; title: string; duration: number }
  tree: OutlineTree
  typeSize: number
  onTypeSize: (size: number) => void
  onLeave: () => void
}

/** The outline in the meeting: one part at a time, with its minutes. */
export function MeetingMode({ outline, tree, typeSize, onTypeSize, onLeave }: MeetingModeProps) {
  const parts = useMemo(() => meetingParts(tree, outline.title), [tree, outline.title])
  const { clock, now, turn, toggle } = useMeetingClock(outline, parts.length)
  useWakeLock()
  useFullScreenEnd(onLeave)

  const part = parts[clock.part]
  const back = () => turn(-1)
  const forth = () => turn(1)
  const swipe = useSwipe({ onLeft: forth, onRight: back })

  if (!part) return null
  const paused = clock.since === null
  const partText = readingMessages.part(clock.part + 1, parts.length)
  const levels = headingLevels(part.blocks, 2)
  return (
    <FullScreenDialog
      label={`${readingMessages.meeting}: ${outline.title}`}
      onClose={onLeave}
      onKeyDown={(event) => {
        const step = stepOf(event.key, event.target)
        if (step === null) return
        event.preventDefault()
        turn(step)
      }}
    >
      <div className="flex flex-col gap-2 border-b border-line px-4 py-2 sm:px-6">
        <div className="flex items-center justify-between gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3 leading-snug">
            <p className="text-sm text-muted">{partText}</p>
            <p role="timer" className="font-semibold tabular-nums sm:text-lg">
              {tellTime(part.minutes, spentIn(clock, clock.part, now))}
            </p>
          </div>
          <div className="flex items-center gap-2">
            <TypeSizeControl size={typeSize} onChange={onTypeSize} />
            <button
              type="button"
              onClick={onLeave}
              className="grid size-target shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <LeaveIcon />
              <span className="sr-only">{readingMessages.leaveMeeting}</span>
            </button>
          </div>
        </div>
        <ProgressBar
          label={readingMessages.progress}
          value={clock.part + 1}
          max={parts.length}
          valueText={partText}
        />
      </div>
      <ScrollRegion
        key={clock.part}
        // the part on the screen is what is read and scrolled
        ref={focusOn}
        label={`${partText}: ${part.title}`}
        {...swipe}
        style={{ '--type-scale': typeSize * MEETING_SCALE } as CSSProperties}
        className="scaled-type grow touch-pan-y px-5 py-6 focus-visible:outline-1 outline-offset-[-1px] sm:px-8 sm:py-10"
      >
        <OutlineText className="[&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 [&_li]:break-inside-avoid">
          <OutlineBlocks blocks={part.blocks} levels={levels} />
        </OutlineText>
      </ScrollRegion>
      <div className="flex items-center justify-between gap-2 border-t border-line px-4 py-3 sm:px-6">
        <TurnButton way="back" gone={clock.part === 0} onClick={back} />
        <div className="flex flex-col items-center">
          <p className="text-sm text-muted tabular-nums">
            {readingMessages.spent(wholeMinutes(spentInAll(clock, now)), outline.duration)}
          </p>
          <Button variant="quiet" className="px-3" onClick={toggle}>
            {paused ? readingMessages.resume : readingMessages.pause}
          </Button>
        </div>
        <TurnButton way="forth" gone={clock.part === parts.length - 1} onClick={forth} />
      </div>
    </FullScreenDialog>
  )
}

function useMeetingClock(
  { id: outlineId, user_id: userId }: MeetingModeProps['outline'],
  parts: number,
) {
  const [clock, setClock] = useState(() => {
    const { part = 0, spent = [] } = readPosition({ userId, outlineId }) ?? {}
    return startClock(Math.min(part, parts - 1), Date.now(), spent)
  })
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => keepPosition({ userId, outlineId }, clock), [userId, outlineId, clock])
  const remember = useEffectEvent(() => keepPosition({ userId, outlineId }, clock))
  useEffect(() => {
    // the last that a phone tells a page before it is gone
    document.addEventListener('visibilitychange', remember)
    return () => document.removeEventListener('visibilitychange', remember)
  }, [])
  useEffect(() => () => remember(), [])

  return {
    clock,
    // a tick may be older than what was just pressed
    now: Math.max(now, clock.since ?? 0),
    turn: (step: 1 | -1) => {
      const next = clock.part + step
      if (next >= 0 && next < parts) setClock(turnTo(clock, next, Date.now()))
    },
    toggle: () => {
      const pressedAt = Date.now()
      setClock(clock.since === null ? resume(clock, pressedAt) : pause(clock, pressedAt))
    },
  }
}

function keepPosition(place: Parameters<typeof rememberPosition>[0], clock: MeetingClock): void {
  rememberPosition(place, { part: clock.part, spent: pause(clock, Date.now()).spent })
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** Presenters for slides send the page keys; in a chapter that was opened these scroll. */
function stepOf(key: string, target: EventTarget): 1 | -1 | null {
  const inPassage = target instanceof Element && target.closest('section section') !== null
  if (key === 'ArrowRight' || (key === 'PageDown' && !inPassage)) return 1
  if (key === 'ArrowLeft' || (key === 'PageUp' && !inPassage)) return -1
  return null
}

function TurnButton({
  way,
  gone,
  onClick,
}: {
  way: 'back' | 'forth'
  /** There is no part on that side. */
  gone: boolean
  onClick: () => void
}) {
  return (
    <Button
      size="lg"
      variant={way === 'back' ? 'secondary' : 'primary'}
      // keeps the focus where it is
      aria-disabled={gone}
      aria-label={way === 'back' ? readingMessages.previous : readingMessages.next}
      onClick={onClick}
      className="min-w-20 sm:min-w-24 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-6"
      >
        <path d={way === 'back' ? 'm12.5 4-6 6 6 6' : 'm7.5 4 6 6-6 6'} />
      </svg>
    </Button>
  )
}

function LeaveIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      className="size-6"
    >
      <path d="m5 5 10 10M15 5 5 15" />
    </svg>
  )
}
