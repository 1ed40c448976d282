import { PLANS } from '@contract/plans'
import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { planQueries } from '@/domain/plan/plan-queries'
import { formatPlanDay } from '@/lib/formats'
import { paths } from '@/lib/paths'
import { limitMessages } from '@/messages/generation/limits'
import { planMessages } from '@/messages/plan/plan'
import { usageMessages } from '@/messages/plan/usage'
import { buttonClass } from '@/ui/elements/button-class'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { Notice } from '@/ui/feedback/notice'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { TextLink } from '@/ui/elements/text-link'
import { usageStatus, type UsageStatus } from './usage-status'

type Size = 'full' | 'line' | 'band'

/** 'stop' is that of a line which says that nothing more can be made. */
type Look = Size | 'stop'

type UsageCardProps = {
  user: User
  /**
   * 'full' on the page of the account, with the way to the plan; 'line' below what the page is about, quieter, and before
   * it only where nothing more can be made; 'band' is a line as wide as the page.
   */
  size?: Size
  /** Of a page that says it in two places: alone what stops the work, or alone the rest. */
  says?: 'what stops' | 'the rest'
}

/** What is left of the allowance (USE-4). Nothing where it is not known: the server decides anyway. */
export function UsageCard({ user, size = 'full', says }: UsageCardProps) {
  const { data: usage, isPending } = useQuery(planQueries.usage(user.id))
  // for a server whose usage check does not tell when the trial ends
  const { data: profile } = useQuery(planQueries.profile(user))
  const [now] = useState(() => new Date())
  if (isPending) return says === 'what stops' ? null : <UsagePlace size={size} />
  const status = usage && usageStatus(usage, now, profile?.trial_expires_at ?? null)
  if (says && status && (says === 'what stops') !== stopsWork(status)) return null
  switch (status?.kind) {
    case 'active':
      return <ActiveCard {...status} size={size} />
    case 'trial':
      return <TrialCard {...status} size={size} />
    case 'trial-over':
      return <TrialOverCard {...status} size={size} />
    case undefined:
    default:
      return null
  }
}

function stopsWork(status: UsageStatus): boolean {
  return status.kind === 'trial-over' || (status.kind === 'active' && status.level === 'none')
}

/** Keeps the place of the card until it is there: that of a trial, whose words say nothing yet. */
export function UsagePlace({ size = 'full' }: Pick<UsageCardProps, 'size'>) {
  const { requests, days } = PLANS.trial
  return (
    <Card
      aria-hidden="true"
      tone={toneOf(size)}
      className={classNames('flex *:invisible', LOOKS[size])}
    >
      <div className={wordsClass(size)}>
        {size === 'full' && <PlanName />}
        <h2 className={titleClass(size)}>{unsaid(usageMessages.trialTitle)}</h2>
        <TrialFacts size={size} left={requests} limit={requests} daysLeft={days} say={unsaid} />
      </div>
      {size === 'full' && (
        <span className={buttonClass({ size: 'lg' })}>{unsaid(usageMessages.toPlans)}</span>
      )}
    </Card>
  )
}

/** A line ends with a sentence, where not two fit. */
function sentence(text: string): ReactNode {
  return <span className="inline-block">{text}</span>
}

/** Takes the room of this sentence, and is none. */
function unsaid(text: string): ReactNode {
  return <span data-room={text} className="inline-block before:content-[attr(data-room)]" />
}

type Of<Kind extends UsageStatus['kind']> = Extract<UsageStatus, { kind: Kind }> & {
  size: Size
}

function ActiveCard({ left, limit, renewsAt, level, endsAt, endsSoon, size }: Of<'active'>) {
  return (
    <Frame
      title={usageMessages.activeTitle}
      size={size}
      first={level === 'none'}
      action={
        size === 'full' && (
          <ButtonLink variant="onCloth" size="lg" to={paths.checkout}>
            {planMessages.manage}
          </ButtonLink>
        )
      }
    >
      <p className="text-muted">
        {level === 'none' ? '' : `${usageMessages.leftOf(left, limit)} `}
        {renewsAt && usageMessages.monthRenews(formatPlanDay(renewsAt))}
        {endsAt && usageMessages.pixEnds(formatPlanDay(endsAt))}
      </p>
      {endsSoon && (
        <Notice tone="warning">
          <p>
            {usageMessages.pixEndsSoon}{' '}
            <TextLink to={paths.checkout} className="font-semibold">
              {usageMessages.pixMore}
            </TextLink>
            .
          </p>
        </Notice>
      )}
      {level === 'few' && (
        <Notice tone="warning">
          <p>{usageMessages.monthFew}</p>
        </Notice>
      )}
      {level === 'none' && (
        <Notice tone="danger">
          <p>{limitMessages.reached.monthly}</p>
        </Notice>
      )}
    </Frame>
  )
}

function TrialCard({ left, limit, daysLeft, few, size }: Of<'trial'>) {
  return (
    <Frame
      title={usageMessages.trialTitle}
      size={size}
      action={
        size === 'full' && (
          <ButtonLink variant="onCloth" size="lg" to={paths.pricing}>
            {usageMessages.toPlans}
          </ButtonLink>
        )
      }
    >
      <TrialFacts {...{ size, left, limit, daysLeft }} />
      {few && (
        <Notice tone="warning">
          <p>
            {usageMessages.trialFew}{' '}
            <TextLink to={paths.pricing} className="font-semibold">
              {usageMessages.trialFewLink}
            </TextLink>
            .
          </p>
        </Notice>
      )}
    </Frame>
  )
}

type TrialFactsProps = Pick<Of<'trial'>, 'left' | 'limit' | 'daysLeft' | 'size'> & {
  say?: (text: string) => ReactNode
}

/** How many outlines and days are left. On a band the days stand at its title, the outlines at their sheets. */
function TrialFacts({ left, limit, daysLeft, size, say = sentence }: TrialFactsProps) {
  const outlines = say(usageMessages.leftOf(left, limit))
  const days = daysLeft !== null && say(usageMessages.trialDaysLeft(daysLeft))
  const sheets = (
    <ProgressBar
      inSheets
      label={usageMessages.trialBar}
      value={left}
      max={limit}
      valueText={usageMessages.trialLeft(left, limit)}
    />
  )
  return size === 'band' ? (
    <>
      <p className="text-muted">{days}</p>
      {/* a line of its own, in which the sheets are as large as fits, unless there is the room for one line in all */}
      <div className="flex grow basis-full flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:basis-auto lg:justify-end">
        <p className="text-muted">{outlines}</p>
        <div className="max-w-[12.5rem] grow basis-24 *:m-0 lg:w-[12.5rem] lg:flex-none">
          {sheets}
        </div>
      </div>
    </>
  ) : (
    <>
      <p className="text-muted">
        {outlines} {days}
      </p>
      {sheets}
    </>
  )
}

/** To which group of the account the card belongs. */
function PlanName() {
  return <p className="text-sm font-semibold">{usageMessages.plan}</p>
}

function TrialOverCard({ reason, size }: Of<'trial-over'>) {
  return (
    <Frame
      title={usageMessages.trialOverTitle}
      size={size}
      first
      action={
        <ButtonLink
          to={paths.checkout}
          {...(size === 'full'
            ? { size: 'lg', variant: 'onCloth' }
            : { className: 'mt-1 self-start' })}
        >
          {usageMessages.subscribe}
        </ButtonLink>
      }
    >
      <p className="text-muted">
        {reason && `${reason} `}
        {usageMessages.trialOverText}
      </p>
    </Frame>
  )
}

const LOOKS = {
  full: '[&_.text-muted]:text-on-cloth flex-col gap-5 lg:flex-row lg:items-center lg:gap-16 [&>:last-child]:shrink-0',
  stop: 'flex-col gap-1.5 px-4 py-3 text-sm sm:px-5 sm:py-4 lg:gap-3 lg:p-6 lg:text-base',
  // how many are left is said in its sentence, and in the header
  line: 'flex-wrap items-baseline gap-x-2 px-4 py-3 text-sm text-balance sm:px-5 sm:py-3 [&_progress]:sr-only',
  band: 'flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 text-sm text-balance sm:px-7 sm:py-3',
} as const satisfies Record<Look, string>

/** Of all but the action, which stands beside it where there is room. */
function wordsClass(look: Look): string {
  return look === 'full' ? 'flex min-w-0 grow flex-col gap-2' : 'contents'
}

function toneOf(look: Look): 'cloth' | 'quiet' {
  return look === 'full' ? 'cloth' : 'quiet'
}

function titleClass(look: Look): string {
  if (look === 'full') return 'text-2xl'
  return look === 'stop'
    ? 'text-lg max-sm:text-base lg:text-xl'
    : 'font-sans text-sm tracking-normal'
}

function Frame({
  title,
  size,
  first = false,
  action,
  children,
}: {
  title: string
  size: Size
  first?: boolean
  action?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  // what stops the work is not said in passing
  const look: Look = first && size !== 'full' ? 'stop' : size
  return (
    <Card
      as="section"
      tone={toneOf(look)}
      aria-labelledby={titleId}
      className={classNames('flex', LOOKS[look], look === 'stop' && 'order-first!')}
    >
      <div className={wordsClass(look)}>
        {look === 'full' && <PlanName />}
        <h2 id={titleId} className={titleClass(look)}>
          {title}
        </h2>
        {children}
      </div>
      {action}
    </Card>
  )
}
