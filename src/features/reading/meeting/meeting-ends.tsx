import { headingLevels, type Block } from '@parsed-outline/outline-tree'
import type { CSSProperties } from 'react'
import { whatsappAnchor } from '@/lib/message-links'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { MessageBubble } from '@/outline-view/message-bubble'
import { OutlineBlocks } from '@/outline-view/outline-blocks'
import { labelsAboveClass } from '@/outline-view/outline-sheet'
import { OutlineText } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { classNames } from '@/ui/elements/class-names'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { CloseIcon, LineIcon } from '@/ui/elements/icons'
import { ShareIcon } from '@/ui/elements/share-icon'
import { Evening } from './evening'
import { EndTime } from './meeting-times'
import type { MeetingPart } from './meeting-parts'

/** Before the meeting: the way of the evening, and it begins with the clock, or once through without it. */
export function MeetingStart({
  title,
  passage,
  parts,
  minutes,
  notice,
  typeSize,
  onBegin,
  onLeave,
}: {
  title: string
  passage: string | null
  parts: readonly MeetingPart[]
  minutes: number
  /** What whoever leads has to know by then. */
  notice: readonly Block[]
  typeSize: number
  onBegin: (how: 'meeting' | 'rehearsal') => void
  onLeave: () => void
}) {
  const hasNotice = notice.length > 0
  return (
    <>
      <div className="px-5 sm:px-8">
        <div className="mx-auto flex min-h-header max-w-page items-center justify-between py-2">
          <p className="font-semibold">{readingMessages.meeting}</p>
          <div className="-mr-3">
            <LeaveButton onLeave={onLeave} />
          </div>
        </div>
      </div>
      <ScrollRegion label={title} className="grow scroll-pb-8 px-5 pb-8 sm:px-8">
        {/* what has to be known by then comes before the way; beside it where there is room */}
        <div
          className={classNames(
            'mx-auto flex min-h-full w-full flex-col md:text-lg',
            hasNotice
              ? 'max-w-page gap-3 sm:gap-5 lg:grid lg:min-h-0 lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-0'
              : 'max-w-form justify-center',
          )}
        >
          <div
            className={classNames(
              clothClass,
              'flex flex-col gap-1 lg:gap-2',
              parts.length > 1 &&
                (hasNotice ? 'lg:rounded-b-none lg:border-b-0' : 'rounded-b-none border-b-0'),
            )}
          >
            <h2 className="text-2xl text-balance max-sm:text-xl">{title}</h2>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              {passage !== null && (
                <p className="font-heading text-lg leading-snug font-semibold tracking-tight">
                  {passage}
                </p>
              )}
              <p className="text-base tabular-nums">{readingMessages.meetingStartText(minutes)}</p>
            </div>
            <EndTime minutes={minutes} />
          </div>
          {hasNotice && (
            // one card beside the way; below each other the way comes between its two
            <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block">
              <div
                id="antes"
                style={{ '--type-scale': typeSize } as CSSProperties}
                className="scaled-type rounded-lg border border-line bg-surface p-4 sm:p-7 lg:rounded-b-none lg:border-b-0 lg:pb-5"
              >
                <OutlineText
                  // on a phone all of it is seen before the meeting begins, if it is no longer than most
                  className={`${labelsAboveClass} mx-0! max-sm:gap-3 max-sm:text-sm max-sm:[&>:has(h3)]:mt-1 max-sm:[&>:has(h3)]:pt-3 max-sm:[&_h3]:text-lg [&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 [&_:is(p,li)]:leading-normal`}
                >
                  <OutlineBlocks blocks={notice} levels={headingLevels(notice, 3)} />
                </OutlineText>
              </div>
              <p className="text-base text-muted max-lg:order-last lg:rounded-b-lg lg:border lg:border-t-0 lg:border-line lg:bg-surface lg:px-7 lg:pb-6">
                {readingMessages.meetingHint}
              </p>
            </div>
          )}
          {parts.length > 1 && (
            <div
              className={classNames(
                clothClass,
                hasNotice
                  ? 'lg:row-start-2 lg:self-start lg:rounded-t-none lg:border-t-0 lg:pt-0!'
                  : 'rounded-t-none border-t-0 pt-0!',
              )}
            >
              <Route parts={parts} />
            </div>
          )}
          {!hasNotice && <p className="pt-5 text-base text-muted">{readingMessages.meetingHint}</p>}
        </div>
      </ScrollRegion>
      <div className={`${footClass} relative border-t foot-fade sm:px-8`}>
        <div
          className={classNames(
            'mx-auto flex w-full flex-wrap items-center gap-x-2 gap-y-1 sm:justify-center',
            // below the two of them above
            hasNotice ? 'max-w-page lg:justify-start lg:gap-8' : 'max-w-form',
          )}
        >
          <Button
            ref={focusOn}
            size="lg"
            className={classNames('max-sm:grow sm:px-12!', hasNotice && 'lg:w-[26rem]')}
            aria-describedby={hasNotice ? 'antes' : undefined}
            onClick={() => onBegin('meeting')}
          >
            {readingMessages.meetingStart}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            className="px-4! text-base! max-[18rem]:w-full sm:px-7!"
            aria-describedby="ensaio"
            onClick={() => onBegin('rehearsal')}
          >
            {readingMessages.rehearse}
          </Button>
          <p
            id="ensaio"
            className="text-sm text-balance text-muted max-lg:w-full max-lg:text-center low:sr-only"
          >
            {readingMessages.rehearseHint}
          </p>
        </div>
      </div>
    </>
  )
}

/** The two leaves of the way: what it is called, and its parts. */
const clothClass =
  'rounded-lg border border-cloth-edge bg-cloth px-4 py-4 text-on-cloth sm:px-7 sm:py-6'

/** The parts in their order, with their minutes, along the dotted way of the house's drawings; a ring takes no time. */
function Route({ parts }: { parts: readonly MeetingPart[] }) {
  return (
    <ol className="flex flex-col text-base leading-snug lg:text-[1.1875rem]">
      {parts.map(({ title, minutes, isOpening }, index) => (
        <li
          // the parts of an outline have no other name, and stay where they are
          key={`parte-${String(index)}`}
          className={classNames(
            minutes === null
              ? 'before:border-2 before:border-gilt-bright before:bg-cloth'
              : 'before:bg-gilt-bright',
            'relative flex items-baseline justify-between gap-4 py-1.5 pl-7 before:absolute before:top-[calc(0.375rem+0.35em)] before:left-0 before:z-1 before:size-3 before:rounded-full not-last:after:absolute not-last:after:top-[calc(1.125rem+0.35em)] not-last:after:-bottom-[calc(0.375rem+0.35em)] not-last:after:left-[0.3rem] not-last:after:border-l-3 not-last:after:border-dotted not-last:after:border-gilt-bright',
          )}
        >
          <span className="min-w-0 wrap-anywhere">
            {isOpening ? readingMessages.line.beginning : title}
          </span>
          {minutes !== null && (
            <span className="shrink-0 tabular-nums">{commonMessages.minutes(minutes)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** After it: the evening is over, and what the group takes into the week is on its way to them. */
export function MeetingEnd({
  minutes,
  challenge,
  onBack,
  onLeave,
}: {
  /** Null after a rehearsal. */
  minutes: number | null
  /** The message; null where there is nothing to send. */
  challenge: string | null
  onBack: () => void
  onLeave: () => void
}) {
  const heading = minutes === null ? readingMessages.rehearsalOver : readingMessages.meetingOver
  const lead =
    minutes === null
      ? readingMessages.rehearsed
      : minutes > 0
        ? readingMessages.meetingLasted(minutes)
        : null
  return (
    <ScrollRegion
      label={heading}
      className={classNames(
        'flex grow flex-col',
        challenge !== null && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      <div
        className={classNames(
          'flex flex-col bg-cloth text-on-cloth',
          challenge === null ? 'grow' : 'lg:sticky lg:top-0 lg:h-dvh',
        )}
      >
        <div className="flex min-h-header items-center px-4 py-2 sm:px-6">
          <Button
            variant="quiet"
            className="-ml-3 px-3 text-on-cloth! hover:bg-on-cloth! hover:text-cloth!"
            onClick={onBack}
          >
            <LineIcon strokeWidth={2} className="size-5">
              <path d="m12.5 4-6 6 6 6" />
            </LineIcon>
            {readingMessages.backToMeeting}
          </Button>
        </div>
        <div className="flex grow flex-col items-center justify-center gap-2 px-5 text-center low:pb-5">
          <h2 ref={focusOn} tabIndex={-1} className="text-3xl text-balance lg:text-4xl">
            {heading}
          </h2>
          {lead !== null && <p className="text-lg tabular-nums md:text-xl">{lead}</p>}
        </div>
        <Evening
          className={classNames(
            'mx-auto w-full shrink-0 px-5 pt-4 low:hidden',
            challenge === null ? 'max-h-[45dvh]' : 'lg:max-h-[50dvh] lg:px-8',
          )}
        />
        {/* the way home, as in the other drawings */}
        <div className="h-5 shrink-0 border-t-4 border-dotted border-gilt-bright low:hidden" />
      </div>
      <div
        className={classNames(
          'flex flex-col',
          challenge !== null && 'grow lg:justify-center lg:px-10',
        )}
      >
        {challenge !== null && (
          <div className="mx-auto flex w-full max-w-text flex-col gap-4 px-5 py-6 max-lg:grow sm:px-8 lg:px-0">
            <p className="font-heading text-xl text-balance">{readingMessages.challengeLead}</p>
            <MessageBubble
              text={challenge}
              className="w-full p-5 sm:px-7 sm:py-6 [&_p]:font-serif md:[&_p]:text-lg"
            />
          </div>
        )}
        <div
          className={classNames(
            footClass,
            'sticky bottom-0 [@media(height<30rem)]:static',
            challenge !== null &&
              'mx-auto w-full max-lg:border-t max-lg:[@media(height>=30rem)]:foot-fade lg:max-w-text lg:px-0',
          )}
        >
          <div
            className={classNames(
              'flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center',
              challenge !== null && 'lg:justify-start',
            )}
          >
            {challenge !== null && (
              <a
                {...whatsappAnchor(challenge)}
                className={`${buttonClass({ size: 'lg' })} max-sm:px-4! max-sm:text-base!`}
              >
                <ShareIcon name="whatsapp" />
                {readingMessages.sendChallenge}
              </a>
            )}
            <Button size="lg" variant="secondary" onClick={onLeave}>
              {readingMessages.closeMeeting}
            </Button>
          </div>
        </div>
      </div>
    </ScrollRegion>
  )
}

/** What is done next, in sight wherever the rest is scrolled to. */
const footClass =
  'z-10 flex flex-col gap-2 border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [--fade-to:var(--color-paper)]'

export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <button
      type="button"
      onClick={onLeave}
      className="grid size-target shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
    >
      <CloseIcon />
      <span className="sr-only">{readingMessages.leaveMeeting}</span>
    </button>
  )
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
