import { useEffect, useRef, useState, type RefObject } from 'react'
import { GENERATION_STAGES, type GenerationStage } from '@contract/calls/generation-stage'
import type { Generation } from '@/domain/generation/generation-state'
import { useIsOnline } from '@/lib/device/use-is-online'
import { lazyComponent } from '@/lib/lazy-component'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import { createMessages } from '@/messages/create/create'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { Spinner } from '@/ui/feedback/spinner'
import { EarlySections } from './early-sections'
import type { ScrollAnchor } from './scroll-anchor'

// only who waits may come to see it; where it cannot be fetched, nothing is offered
const NoticeOffer = lazyComponent(
  async () => (await import('./notice-offer')).NoticeOffer,
  null,
  () => null,
)

/** Pixels of the window from which on the form stands beside what comes of it. */
const BESIDE = 1024

type StepState = 'done' | 'current' | 'next'

/**
 * What is being done, as the server tells it, and below it what is ready. A webhook that tells nothing gets no steps,
 * nor does work that was `resumed`: begun before this page was opened. `anchorRef` is where somebody was reading when the
 * work ended.
 */
export function GenerationProgress({
  stage,
  resumed,
  sermon,
  request,
  sections,
  anchorRef,
}: {
  stage: GenerationStage | null
  resumed: boolean
  /** What is heard, where it is known. */
  sermon: string | undefined
  request: Generation['request']
  sections: readonly string[]
  anchorRef: RefObject<ScrollAnchor | null>
}) {
  const online = useIsOnline()
  const area = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // it appears below a long form, or beside it; what is ready comes below it
  useEffect(() => {
    anchorRef.current = null
    area.current?.scrollIntoView({ block: window.innerWidth < BESIDE ? 'start' : 'nearest' })
  }, [anchorRef])
  // the button that was pressed is disabled and has lost the focus; whoever comes back has pressed none
  const asked = useRef(!resumed)
  useEffect(() => {
    if (asked.current) heading.current?.focus({ preventScroll: true })
  }, [])
  const current = stage ? GENERATION_STAGES.indexOf(stage) : -1
  return (
    <>
      <Card
        ref={area}
        as="section"
        tone="accent"
        className="flex scroll-mt-1 flex-col gap-4 lg:scroll-mt-0"
      >
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2 text-lg sm:gap-3 sm:text-xl"
        >
          {/* the step that is under way moves as well */}
          {!stage && <Spinner className="size-5 text-accent sm:size-6" />}
          {createMessages.progressTitle}
          {request && !resumed && <Elapsed since={request.askedAt} />}
        </h2>
        {sermon && (
          <p className="-mt-3 font-heading leading-snug font-semibold text-accent sm:text-lg">
            {sermon}
          </p>
        )}
        {stage && (
          <ol className="flex flex-col">
            {GENERATION_STAGES.map((step, index) => (
              <Step
                key={step}
                text={createMessages.stages[step]}
                state={index < current ? 'done' : index === current ? 'current' : 'next'}
              />
            ))}
          </ol>
        )}
        <p className="text-balance text-muted">
          {!online
            ? createMessages.offlineText
            : resumed
              ? createMessages.resumedText
              : createMessages.progressText}
        </p>
        {PUSH_PUBLIC_KEY && request && (
          <NoticeOffer
            key={request.requestId}
            requestId={request.requestId}
            askedAt={request.askedAt}
          />
        )}
        <output className="sr-only">
          {stage
            ? createMessages.progressStep(
                current + 1,
                GENERATION_STAGES.length,
                createMessages.stages[stage],
              )
            : // the heading says it where it takes the focus
              resumed && createMessages.progressTitle}
        </output>
        <output className="sr-only">{sections.length > 0 && createMessages.earlyHeard}</output>
      </Card>
      {sections.length > 0 && <EarlySections {...{ sections, stage, anchorRef }} />}
    </>
  )
}

/** How long it takes, as it passes: whoever looks sees that something is going on. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className="ml-auto font-sans text-base text-muted tabular-nums">
      {clockTime(Math.max(0, now - since))}
    </span>
  )
}

function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

function Step({ text, state }: { text: string; state: StepState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames(
        'group relative flex min-h-target items-center gap-3',
        state === 'current' ? 'font-semibold' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-[calc(50%+0.8125rem)] left-[0.6875rem] h-[calc(100%-1.625rem)] border-l-2 group-last:hidden',
          state === 'done' ? 'border-accent' : 'border-line',
        )}
      />
      <StepMark state={state} />
      {text}
      {state === 'done' && <span className="sr-only">({createMessages.stepDone})</span>}
      {state === 'current' && <span className="sr-only">({createMessages.stepCurrent})</span>}
    </li>
  )
}

function StepMark({ state }: { state: StepState }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className="size-6 shrink-0">
      {state === 'done' && (
        <>
          <circle cx="10" cy="10" r="9" className="fill-accent" />
          <path
            d="m6 10.3 2.7 2.7L14 7.5"
            className="stroke-on-accent"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {state === 'current' && (
        <>
          <circle cx="10" cy="10" r="8" className="stroke-accent" strokeWidth="2" />
          <circle cx="10" cy="10" r="4" className="animate-breathe fill-accent" />
        </>
      )}
      {state === 'next' && (
        <circle cx="10" cy="10" r="8" className="stroke-control" strokeWidth="1.5" />
      )}
    </svg>
  )
}
