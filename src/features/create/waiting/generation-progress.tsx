import { useEffect, useRef, useState, type RefObject } from 'react'
import { GENERATION_STAGES, type GenerationStage } from '@contract/calls/generation-stage'
import type { Generation } from '@/domain/generation/generation-state'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { useIsOnline } from '@/lib/device/use-is-online'
import { lazyComponent } from '@/lib/lazy-component'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import { commonMessages } from '@/messages/common'
import { createMessages } from '@/messages/create/create'
import { typeLabel } from '@/outline-view/outline-facts'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { buttonClass } from '@/ui/elements/button-class'
import { classNames } from '@/ui/elements/class-names'
import { Spinner } from '@/ui/feedback/spinner'
import { EARLY_ID, EarlySections } from './early-sections'
import { LeaveGuard } from './leave-guard'
import type { PartToCome } from './parts-to-come'
import type { ScrollAnchor } from './scroll-anchor'
import { usePartsToCome } from './use-parts-to-come'
import { writtenParts } from './written-parts'

// only who waits may come to see it; where it cannot be fetched, nothing is offered
const NoticeOffer = lazyComponent(
  async () => (await import('./notice-offer')).NoticeOffer,
  null,
  () => null,
)

/** Pixels of the window from which on the form stands beside what comes of it. */
const BESIDE = 1024

const NONE: readonly PartToCome[] = []

type StepState = 'done' | 'current' | 'next'

type ProgressProps = {
  stage: GenerationStage | null
  resumed: boolean
  /** What is heard, where it is known. */
  sermon: string | undefined
  request: Generation['request']
  sections: readonly string[]
  anchorRef: RefObject<ScrollAnchor | null>
}

/**
 * The sheet as it comes, of the form that it is made with: its cover, what is being done and which of its parts are
 * ready, and these. It stands where the outline will. `anchorRef` is where somebody was reading when the work ended.
 */
export function SheetInMaking({
  userId,
  values,
  ...progress
}: ProgressProps & { userId: string; values: OutlineFormValues }) {
  const { parts, type } = usePartsToCome(userId, values)
  const facts = [commonMessages.minutes(values.duration), typeLabel({ outline_type: type })]
  return <GenerationProgress {...progress} parts={parts} type={type} facts={facts.join(' · ')} />
}

/**
 * What is being done, as the server tells it, and what is ready. A webhook that tells nothing gets no steps, nor does work
 * that was `resumed`: begun before this page was opened.
 */
export function GenerationProgress({
  stage: told,
  resumed,
  sermon,
  request,
  sections,
  anchorRef,
  parts = NONE,
  type,
  facts,
}: ProgressProps & {
  /** None where they are not known. */
  parts?: readonly PartToCome[]
  type?: string
  facts?: string
}) {
  const online = useIsOnline()
  const area = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // beside a form it may be there already
  useEffect(() => {
    anchorRef.current = null
    const isBeside = window.innerWidth >= BESIDE && !area.current?.closest('[data-making]')
    area.current?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' })
  }, [anchorRef])
  // the button that was pressed is disabled and has lost the focus; whoever comes back has pressed none
  const asked = useRef(!resumed)
  useEffect(() => {
    if (asked.current) heading.current?.focus({ preventScroll: true })
  }, [])
  // what is read over has all been written, and what has all been written is read over
  const written = told === 'checking' ? ALL : writtenParts(parts, sections)
  const coming = parts.filter(({ title }) => !written.has(title))
  const ends = parts.length > 0 && coming.length === 0
  const stage = told && ends ? 'checking' : told
  const current = stage ? GENERATION_STAGES.indexOf(stage) : -1
  const writes = stage === 'writing' || sections.length > 0
  return (
    <>
      <section
        ref={area}
        className="scroll-mt-24 bg-cloth px-5 pt-5 pb-5 text-on-cloth max-sm:-mx-5 sm:rounded-t-lg sm:px-10 sm:pb-7 lg:in-data-making:col-start-2 lg:in-data-making:row-start-1"
      >
        {type !== undefined && (
          <TypeDrawing
            type={type}
            className="float-right ml-6 size-24 rounded-full bg-accent-soft p-4 max-sm:hidden"
          />
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'flex items-center gap-2 outline-offset-4',
            sermon !== undefined && 'font-sans text-sm tracking-normal',
          )}
        >
          <Spinner className="size-5 shrink-0 text-gilt-bright sm:size-6" />
          {ends ? createMessages.progressEnds : createMessages.progressTitle}
          {request && !resumed && <Elapsed since={request.askedAt} />}
        </h2>
        {sermon !== undefined && (
          <p className="mt-2 font-heading text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-3xl">
            {sermon}
          </p>
        )}
        {facts !== undefined && <p className="mt-2 text-sm">{facts}</p>}
      </section>
      <div
        // in a wide window the button that it was asked for with stands before it
        className="flex flex-col gap-4 border-line bg-surface px-5 py-4 max-sm:-mx-5 sm:border-x sm:border-b sm:px-10 sm:last:rounded-b-lg lg:in-data-making:sticky lg:in-data-making:top-24 lg:in-data-making:col-start-1 lg:in-data-making:row-span-2 lg:in-data-making:row-start-1 lg:in-data-making:mt-16 lg:in-data-making:self-start lg:in-data-making:border-0 lg:in-data-making:bg-transparent lg:in-data-making:px-0"
      >
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
        {stage && parts.length > 0 && (
          <Parts
            parts={parts}
            written={written}
            next={writes ? coming[0] : undefined}
            canRead={sections.length > 0}
          />
        )}
        <p className="text-sm text-balance text-muted">
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
      </div>
      {!resumed && <EarlySections {...{ sections, coming, anchorRef }} />}
      <LeaveGuard />
    </>
  )
}

/** All parts, whatever they are called. */
const ALL = { has: () => true }

/** The parts of the sheet, as they come, and how many there are of them. */
function Parts({
  parts,
  written,
  next,
  canRead,
}: {
  parts: readonly PartToCome[]
  written: Pick<ReadonlySet<string>, 'has'>
  /** What is being written. */
  next: PartToCome | undefined
  /** Some stand below. */
  canRead: boolean
}) {
  const stateOf = ({ title }: PartToCome): StepState =>
    written.has(title) ? 'done' : title === next?.title ? 'current' : 'next'
  const ready = parts.filter(({ title }) => written.has(title)).length
  return (
    <div className="flex flex-col gap-2 lg:border-t lg:border-line lg:pt-4">
      <p className="font-semibold tabular-nums">
        {ready === 0 ? createMessages.sheetTitle : createMessages.partsReady(ready, parts.length)}
      </p>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map((part) => (
          <span
            key={part.title}
            className={classNames('transition-colors duration-500', PART_SHADES[stateOf(part)])}
            style={{ flex: `${part.minutes} 0 0` }}
          />
        ))}
      </div>
      {canRead && (
        <a
          href={`#${EARLY_ID}`}
          className={classNames(
            buttonClass({ size: 'lg', wide: true }),
            'mt-2 lg:in-data-making:hidden',
          )}
        >
          {createMessages.readReady}
        </a>
      )}
      {/* on a phone what is written stands right below */}
      <ul className={classNames('flex flex-col', canRead && 'max-lg:sr-only')}>
        {parts.map((part) => {
          const state = stateOf(part)
          return (
            <li
              key={part.title}
              className={classNames(
                'flex min-h-8 items-center gap-3 leading-tight lg:min-h-7 lg:gap-2 lg:text-[1rem]',
                state === 'next' && 'text-muted',
                state === 'current' && 'font-semibold',
              )}
            >
              <StepMark state={state} />
              <span className="grow">
                {part.title}
                {state === 'done' && <span className="sr-only"> ({createMessages.partReady})</span>}
              </span>
              {part.minutes > 0 && (
                <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
                  {commonMessages.minutes(part.minutes)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={classNames('text-sm text-balance text-muted', canRead && 'max-lg:sr-only')}>
        {createMessages.sheetNote}
      </p>
    </div>
  )
}

const PART_SHADES: Record<StepState, string> = {
  done: 'bg-accent',
  current: 'animate-breathe bg-accent/50',
  next: 'bg-line',
}

/** How long it takes, as it passes: whoever looks sees that something is going on. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className="font-sans text-sm font-normal tabular-nums">
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
        'group relative flex min-h-8 items-center gap-3 leading-tight lg:min-h-7 lg:text-[1rem]',
        // on a phone one line says where it is: what is ready to be read comes first
        state === 'current' ? 'font-semibold' : 'text-muted max-lg:sr-only',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-[calc(50%+0.75rem)] left-[0.5625rem] h-[calc(100%-1.5rem)] border-l-2 group-last:hidden max-lg:hidden',
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
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className="size-5 shrink-0">
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
