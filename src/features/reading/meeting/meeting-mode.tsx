import { useMemo, type CSSProperties } from 'react'
import { challengeText } from '@/domain/export/whatsapp-text'
import { headingLevels, titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import { ownHeading } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { readingMessages } from '@/messages/reading'
import { OutlineBlocks, OutlineText } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon, LineIcon } from '@/ui/elements/icons'
import { FullScreenDialog } from '@/ui/elements/full-screen-dialog'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { enterFullScreen, useFullScreenEnd } from '../full-screen'
import { isTimeUp, spentIn, spentInAll, tellTime, wholeMinutes } from './meeting-clock'
import { LeaveButton, MeetingEnd, MeetingStart } from './meeting-ends'
import { leaderNotice, meetingParts } from './meeting-parts'
import { TypeSizeControl } from '../type-size-control'
import { useMeeting } from './use-meeting'
import { useSwipe } from './use-swipe'
import { useWakeLock } from './use-wake-lock'

/**
 * Against the size on the page: a tablet lies on the table, a television is read from across the room. A phone zoomed in
 * has large letters already; its headings are no larger than lets a long word stand in one line.
 */
const MEETING_SCALE =
  'hyphens-auto max-[24rem]:[&_:is(h2,h3)]:text-[length:min(var(--text-xl),11vw)] [--meeting-scale:1.2] max-[18rem]:[--meeting-scale:1] md:[--meeting-scale:1.4] xl:[--meeting-scale:1.6] min-[110rem]:[--meeting-scale:2.3]'

/** On a phone with the letters enlarged there is room for the arrow, the pause between them and a margin. */
const TURN_WIDTH = 'shrink-0 min-w-20 max-[24rem]:min-w-14 max-[24rem]:px-3 sm:min-w-24'

type MeetingModeProps = {
  outline: { id: string; user_id: string; title: string }
  /** What the outline is known by. */
  name: string
  /** Of all its parts. */
  minutes: number
  tree: OutlineTree
  typeSize: number
  onTypeSize: (size: number) => void
  onLeave: () => void
}

/** The outline in the meeting: it begins, goes on one part at a time, with its minutes, and ends. */
export function MeetingMode({
  outline,
  name,
  minutes,
  tree,
  typeSize,
  onTypeSize,
  onLeave,
}: MeetingModeProps) {
  const parts = useMemo(() => meetingParts(tree, outline.title), [tree, outline.title])
  const notice = useMemo(() => leaderNotice(tree), [tree])
  const meeting = useMeeting(outline, parts.length)
  const { stage, clock, now, turn } = meeting
  useWakeLock()
  useFullScreenEnd(onLeave)

  const part = parts[clock.part]
  const back = () => turn(-1)
  const forth = () => turn(1)
  const swipe = useSwipe({ onLeft: forth, onRight: back })

  if (!part) return null
  const isTimed = stage === 'meeting'
  const partText = readingMessages.part(clock.part + 1, parts.length)
  const isLast = clock.part === parts.length - 1
  const levels = headingLevels(part.blocks, 2)
  const own = ownHeading(titleOf(tree))
  return (
    <FullScreenDialog
      label={`${readingMessages.meeting}: ${name}`}
      onClose={onLeave}
      onKeyDown={(event) => {
        const step = stepOf(event.key, event.target)
        if (step === null || stage === 'start') return
        event.preventDefault()
        turn(step)
      }}
    >
      {stage === 'start' && (
        <MeetingStart
          title={withBoundDash(own?.sermon ?? outline.title)}
          passage={own?.passage ?? null}
          parts={parts.length}
          minutes={minutes}
          notice={notice}
          typeSize={typeSize}
          onBegin={(how) => {
            // it is not yet where the address led to the meeting
            void enterFullScreen()
            meeting.begin(how)
          }}
          onLeave={onLeave}
        />
      )}
      {stage === 'end' && (
        <MeetingEnd
          minutes={meeting.rehearsing ? null : wholeMinutes(spentInAll(clock, now))}
          challenge={meeting.rehearsing ? null : challengeText(tree)}
          onBack={back}
          onLeave={onLeave}
        />
      )}
      {stage !== 'start' && stage !== 'end' && (
        <>
          <div className="flex flex-col gap-2 border-b border-line px-4 py-2 max-[24rem]:px-3 sm:px-6">
            <div className="flex items-center justify-between gap-3 max-[24rem]:gap-1 max-[18rem]:flex-wrap">
              <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 leading-snug md:text-lg">
                <p className="text-sm text-muted md:text-base">{partText}</p>
                {part.minutes !== null && (
                  <p
                    role={isTimed ? 'timer' : undefined}
                    className="font-semibold tabular-nums sm:text-lg md:text-xl"
                  >
                    {isTimed
                      ? tellTime(part.minutes, spentIn(clock, clock.part, now))
                      : readingMessages.minutes(part.minutes)}
                  </p>
                )}
              </div>
              <div className="flex shrink-0 items-center gap-2 max-[24rem]:gap-1">
                <TypeSizeControl size={typeSize} onChange={onTypeSize} />
                <LeaveButton onLeave={onLeave} />
              </div>
            </div>
            {/* a timer is not read out as it runs */}
            <output aria-live="polite" className="sr-only">
              {isTimed &&
                isTimeUp(part.minutes, spentIn(clock, clock.part, now)) &&
                readingMessages.timeUp(part.title)}
            </output>
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
            style={{ '--type-scale': `calc(${typeSize} * var(--meeting-scale))` } as CSSProperties}
            className={classNames(
              MEETING_SCALE,
              'scaled-type grow touch-pan-y px-5 py-6 outline-none sm:px-8 sm:py-10',
            )}
          >
            {/* the minutes of the part stand above, as they run */}
            <OutlineText className="max-sm:[&_h2>:nth-child(2)]:hidden [&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 [&_li]:break-inside-avoid">
              <OutlineBlocks blocks={part.blocks} levels={levels} />
            </OutlineText>
          </ScrollRegion>
          <div className="flex items-center justify-between gap-2 border-t border-line px-4 py-3 max-[24rem]:px-3 max-[18rem]:flex-wrap max-[18rem]:py-1 sm:px-6">
            <TurnButton way="back" gone={clock.part === 0} onClick={back} />
            {isTimed ? (
              <div className="flex min-w-0 flex-col items-center text-center max-[18rem]:order-first max-[18rem]:w-full max-[18rem]:flex-row max-[18rem]:justify-between">
                <p className="text-sm text-muted tabular-nums md:text-base">
                  {readingMessages.spent(wholeMinutes(spentInAll(clock, now)), minutes)}
                </p>
                <Button variant="quiet" className="px-3" onClick={meeting.toggle}>
                  {clock.since === null ? readingMessages.resume : readingMessages.pause}
                </Button>
              </div>
            ) : (
              <p className="text-muted">{readingMessages.rehearsal}</p>
            )}
            {isLast ? (
              <Button
                size="lg"
                aria-label={readingMessages.finishMeeting}
                onClick={forth}
                className={TURN_WIDTH}
              >
                <CheckIcon className="size-6" />
              </Button>
            ) : (
              <TurnButton way="forth" onClick={forth} />
            )}
          </div>
        </>
      )}
    </FullScreenDialog>
  )
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
  gone = false,
  onClick,
}: {
  way: 'back' | 'forth'
  /** There is no part on that side. */
  gone?: boolean
  onClick: () => void
}) {
  return (
    <Button
      size="lg"
      variant={way === 'back' ? 'secondary' : 'primary'}
      // keeps the focus where it is
      aria-disabled={gone}
      onClick={onClick}
      className={classNames(
        TURN_WIDTH,
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
      )}
    >
      <LineIcon strokeWidth={2} className={classNames('size-6', way === 'forth' && 'order-last')}>
        <path d={way === 'back' ? 'm12.5 4-6 6 6 6' : 'm7.5 4 6 6-6 6'} />
      </LineIcon>
      <span className="sr-only lg:not-sr-only">
        {way === 'back' ? readingMessages.previous : readingMessages.next}
      </span>
    </Button>
  )
}
