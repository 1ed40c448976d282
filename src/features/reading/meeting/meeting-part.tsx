import { headingLevels, isIdea } from '@parsed-outline/outline-tree'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { OutlineBlocks } from '@/outline-view/outline-blocks'
import { labelsAboveClass } from '@/outline-view/outline-sheet'
import { OutlineText } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon, LineIcon } from '@/ui/elements/icons'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { TypeSizeControl } from '@/outline-view/type-size-control'
import { LeaveButton } from './meeting-ends'
import type { MeetingPart } from './meeting-parts'
import { PartTime, partTimeClass, TimeInAll } from './meeting-times'
import type { useMeeting } from './use-meeting'
import type { useSwipe } from './use-swipe'

/**
 * Against the size on the page: a tablet lies on the table, a television is read from across the room. A phone zoomed in
 * has large letters already; its headings are no larger than lets a long word stand in one line.
 */
const MEETING_SCALE =
  'hyphens-auto max-sm:[&_:is(h2,h3)]:text-[length:min(var(--text-xl),11vw)] [--meeting-scale:1.2] max-[18rem]:[--meeting-scale:1] md:[--meeting-scale:1.4] xl:[--meeting-scale:1.6] min-[110rem]:[--meeting-scale:2.3]'

/** What it begins with: from across the room its title is told from all that is below it. */
const OPENING = `${labelsAboveClass} md:gap-6 [&>p.font-heading]:font-medium`

type PartOf = {
  part: MeetingPart
  /** How many there are. */
  of: number
  meeting: ReturnType<typeof useMeeting>
}

/** Which part it is, and its time. */
export function PartTop({
  part,
  of,
  meeting: { stage, clock },
  typeSize,
  onTypeSize,
  onLeave,
}: PartOf & { typeSize: number; onTypeSize: (size: number) => void; onLeave: () => void }) {
  const partText = readingMessages.part(clock.part + 1, of)
  return (
    <div
      style={letters(typeSize)}
      className="flex flex-col gap-2 border-b border-line px-4 py-2 max-[24rem]:px-3 sm:px-6"
    >
      <div className="flex items-center justify-between gap-3 max-[24rem]:gap-1 max-[18rem]:flex-wrap">
        {/* as high with a time as without one */}
        <div className="flex min-h-12 min-w-0 gap-x-4 leading-snug max-md:flex-col max-md:justify-center md:items-center">
          <p className="shrink-0 text-sm text-muted md:text-base">{partText}</p>
          {stage === 'meeting' ? (
            <PartTime part={part} clock={clock} />
          ) : (
            part.minutes !== null && (
              <p className={partTimeClass}>{commonMessages.minutes(part.minutes)}</p>
            )
          )}
        </div>
        <div className="flex shrink-0 items-center gap-2 max-[24rem]:gap-1">
          <TypeSizeControl size={typeSize} onChange={onTypeSize} />
          <LeaveButton onLeave={onLeave} />
        </div>
      </div>
      <ProgressBar
        label={readingMessages.progress}
        value={clock.part + 1}
        max={of}
        valueText={partText}
      />
    </div>
  )
}

/** What is read, asked and done in it. To be mounted anew for each: it takes the focus. */
export function PartText({
  part,
  of,
  meeting: { clock },
  typeSize,
  swipe,
}: PartOf & { typeSize: number; swipe: ReturnType<typeof useSwipe> }) {
  return (
    <ScrollRegion
      // the part on the screen is what is read and scrolled
      ref={focusOn}
      label={`${readingMessages.part(clock.part + 1, of)}: ${part.title}`}
      {...swipe}
      // where it was put one reads on; who comes back to it with Tab sees where that is
      onBlur={({ currentTarget }) => {
        currentTarget.dataset.left = ''
      }}
      style={letters(`calc(${typeSize} * var(--meeting-scale))`)}
      className={classNames(
        MEETING_SCALE,
        'scaled-type grow touch-pan-y scroll-pb-8 px-5 py-6 -outline-offset-4 not-data-left:outline-none sm:px-8 sm:py-10',
      )}
    >
      {/* the minutes of the part stand above, as they run, and leave the line to its title */}
      <OutlineText
        className={classNames(
          part.blocks.some(isIdea) && OPENING,
          '[&_h2>:nth-child(2)]:hidden [&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 [&_li]:break-inside-avoid',
        )}
      >
        <OutlineBlocks blocks={part.blocks} levels={headingLevels(part.blocks, 2)} />
      </OutlineText>
    </ScrollRegion>
  )
}

/** The way to the other parts, and the pause between them. */
export function PartFoot({
  of,
  meeting: { stage, clock, toggle, turn },
  minutes,
  typeSize,
}: Omit<PartOf, 'part'> & {
  typeSize: number
  /** Of the whole meeting. */
  minutes: number
}) {
  const isLast = clock.part === of - 1
  return (
    <div
      style={letters(typeSize)}
      className="relative flex items-center justify-between gap-2 border-t foot-fade [--fade-to:var(--color-paper)] border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[24rem]:px-3 max-[18rem]:flex-wrap max-[18rem]:py-1 sm:px-6"
    >
      <TurnButton
        variant="secondary"
        name={readingMessages.previous}
        word={readingMessages.previousShort}
        // keeps the focus where it is
        aria-disabled={clock.part === 0}
        onClick={() => turn(-1)}
      >
        <TurnIcon path="m12.5 4-6 6 6 6" />
      </TurnButton>
      {stage === 'meeting' ? (
        <div className="flex min-w-0 flex-col items-center text-center max-[18rem]:order-first max-[18rem]:w-full max-[18rem]:flex-row max-[18rem]:justify-between">
          <TimeInAll clock={clock} minutes={minutes} />
          <Button variant="quiet" className="px-3" onClick={toggle}>
            {clock.since === null ? readingMessages.resume : readingMessages.pause}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{readingMessages.rehearsal}</p>
      )}
      {isLast ? (
        <TurnButton
          name={readingMessages.finishMeeting}
          word={readingMessages.finishShort}
          onClick={() => turn(1)}
        >
          <CheckIcon className="size-6 max-[24rem]:hidden" />
        </TurnButton>
      ) : (
        <TurnButton
          name={readingMessages.next}
          word={readingMessages.nextShort}
          onClick={() => turn(1)}
        >
          <TurnIcon path="m7.5 4 6 6-6 6" className="order-last" />
        </TurnButton>
      )}
    </div>
  )
}

/** A phone has room for one of the words, of which its name begins or ends. */
function TurnButton({
  name,
  word,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'size' | 'className'> & {
  name: string
  word: string
  children: ReactNode
}) {
  return (
    <Button
      {...rest}
      size="lg"
      aria-label={name}
      className="min-w-24 shrink-0 max-sm:px-3! max-sm:text-base aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-[24rem]:min-w-[3.5rem] max-[24rem]:px-2!"
    >
      {children}
      <span className="lg:hidden">{word}</span>
      <span className="max-lg:hidden">{name}</span>
    </Button>
  )
}

function TurnIcon({ path, className }: { path: string; className?: string }) {
  return (
    <LineIcon strokeWidth={2} className={classNames('size-6 max-[24rem]:hidden', className)}>
      <path d={path} />
    </LineIcon>
  )
}

/** Of what is `scaled-type`. */
function letters(scale: number | string): CSSProperties {
  return { '--type-scale': scale } as CSSProperties
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
