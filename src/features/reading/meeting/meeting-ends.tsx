import { headingLevels, type Block } from '@parsed-outline/outline-tree'
import type { CSSProperties, ReactNode, RefCallback } from 'react'
import { whatsappAnchor } from '@/lib/message-links'
import { readingMessages } from '@/messages/reading'
import { MessageBubble } from '@/outline-view/message-bubble'
import { OutlineBlocks } from '@/outline-view/outline-blocks'
import { OutlineText } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { Drawing } from '@/ui/elements/drawing'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { CloseIcon, LineIcon } from '@/ui/elements/icons'

/** Before the meeting: with the clock, or once through without it. */
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
  parts: number
  minutes: number
  /** What whoever leads has to know by then. */
  notice: readonly Block[]
  typeSize: number
  onBegin: (how: 'meeting' | 'rehearsal') => void
  onLeave: () => void
}) {
  return (
    <Screen
      title={title}
      passage={passage}
      lead={readingMessages.meetingStartText(parts, minutes)}
      top={<LeaveButton onLeave={onLeave} />}
      foot={
        <>
          <div className="flex w-full gap-3 *:grow sm:justify-center sm:*:grow-0">
            <Button
              ref={focusOn}
              size="lg"
              className="max-sm:px-4 md:px-10"
              aria-describedby={notice.length > 0 ? 'antes' : undefined}
              onClick={() => onBegin('meeting')}
            >
              {readingMessages.meetingStart}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              className="max-sm:px-4 md:px-10"
              aria-describedby="ensaio"
              onClick={() => onBegin('rehearsal')}
            >
              {readingMessages.rehearse}
            </Button>
          </div>
          <p id="ensaio" className="text-center text-sm text-balance text-muted md:text-base">
            {readingMessages.rehearseHint}
          </p>
        </>
      }
    >
      {notice.length > 0 && (
        <div
          id="antes"
          style={{ '--type-scale': typeSize } as CSSProperties}
          className="scaled-type w-full rounded-lg border border-line bg-surface p-5 text-left sm:p-6"
        >
          <OutlineText className="[&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 [&_:is(p,li)]:leading-normal">
            <OutlineBlocks blocks={notice} levels={headingLevels(notice, 3)} />
          </OutlineText>
        </div>
      )}
      <p className="text-balance text-muted">{readingMessages.meetingHint}</p>
    </Screen>
  )
}

/** After it: what the group takes into the week, on its way to them. */
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
  const lead =
    minutes === null
      ? readingMessages.rehearsed
      : minutes > 0
        ? readingMessages.meetingLasted(minutes)
        : null
  return (
    <Screen
      title={readingMessages.meetingOver}
      titleRef={focusOn}
      drawing={
        <Drawing
          name="table"
          className="-ml-12 h-24 self-start md:ml-0 md:self-center md:[@media(height<54rem)]:hidden"
        />
      }
      lead={lead}
      top={
        <Button variant="quiet" className="-ml-3 mr-auto px-3" onClick={onBack}>
          <LineIcon strokeWidth={2} className="size-5">
            <path d="m12.5 4-6 6 6 6" />
          </LineIcon>
          {readingMessages.backToMeeting}
        </Button>
      }
      foot={
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
          {challenge !== null && (
            <a
              {...whatsappAnchor(challenge)}
              className={buttonClass({ size: 'lg', variant: 'primary' })}
            >
              {readingMessages.sendChallenge}
            </a>
          )}
          <Button size="lg" variant="secondary" onClick={onLeave}>
            {readingMessages.closeMeeting}
          </Button>
        </div>
      }
    >
      {challenge !== null && (
        <>
          <p className="text-balance">{readingMessages.challengeLead}</p>
          <MessageBubble
            text={challenge}
            className="w-full p-5 text-left sm:px-7 sm:py-6 [&_p]:font-serif md:[&_p]:text-lg"
          />
        </>
      )}
    </Screen>
  )
}

function Screen({
  title,
  titleRef,
  drawing,
  passage = null,
  lead,
  top,
  foot,
  children,
}: {
  title: string
  titleRef?: RefCallback<HTMLElement>
  drawing?: ReactNode
  passage?: string | null
  lead: string | null
  /** The way out of it, or back. */
  top: ReactNode
  /** What is done next, in sight wherever the rest is scrolled to. */
  foot: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className="flex min-h-header items-center justify-end px-4 py-2 sm:px-6">{top}</div>
      <ScrollRegion label={title} className="grow px-5 pb-8 sm:px-8">
        <div className="mx-auto flex min-h-full w-full max-w-text flex-col justify-center gap-5 md:items-center md:text-center md:text-lg">
          {drawing}
          <div className="flex flex-col gap-1">
            <h2
              ref={titleRef}
              tabIndex={titleRef ? -1 : undefined}
              className="text-2xl text-balance md:text-3xl"
            >
              {title}
            </h2>
            {passage !== null && (
              <p className="font-serif text-lg leading-snug font-semibold md:text-xl">{passage}</p>
            )}
          </div>
          {lead !== null && <p className="text-lg tabular-nums md:text-xl">{lead}</p>}
          {children}
        </div>
      </ScrollRegion>
      <div className="z-10 flex flex-col items-center gap-2 border-t border-line px-5 shadow-[0_-8px_16px_-10px_var(--color-shade-deep)] pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {foot}
      </div>
    </>
  )
}

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
