import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { planQueries } from '@/domain/plan/plan-queries'
import { formatPlanDay } from '@/lib/formats'
import { paths } from '@/lib/paths'
import { limitMessages } from '@/messages/limits'
import { planMessages } from '@/messages/plan'
import { usageMessages } from '@/messages/plan-usage'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { Notice } from '@/ui/feedback/notice'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { TextLink } from '@/ui/elements/text-link'
import { usageStatus, type UsageStatus } from './usage-status'

type UsageCardProps = {
  user: User
  /** Smaller, beside what the page is about; before it only where nothing more can be made. */
  compact?: boolean
  /** With the way to the plan, where the card has none of its own. */
  withLink?: boolean
}

/** As high as the card of a trial, whose sentence takes two lines on a narrow phone: nothing moves under a thumb. */
const PLACE = {
  compact: 'min-h-[7.9rem] min-[25.5rem]:min-h-[6.45rem] sm:min-h-[7.1rem]',
  full: 'min-h-[10rem] sm:min-h-[9.6rem]',
  linked: 'min-h-[13.5rem] sm:min-h-[13.1rem]',
} as const

/** What is left of the allowance (USE-4). Nothing where it is not known: the server decides anyway. */
export function UsageCard({ user, compact = false, withLink = false }: UsageCardProps) {
  const { data: usage, isPending } = useQuery(planQueries.usage(user.id))
  // for a server whose usage check does not tell when the trial ends
  const { data: profile } = useQuery(planQueries.profile(user))
  const [now] = useState(() => new Date())
  if (isPending) return <UsagePlace {...{ compact, withLink }} />
  const status = usage && usageStatus(usage, now, profile?.trial_expires_at ?? null)
  switch (status?.kind) {
    case 'active':
      return <ActiveCard {...status} {...{ compact, withLink }} />
    case 'trial':
      return <TrialCard {...status} {...{ compact, withLink }} />
    case 'trial-over':
      return <TrialOverCard {...status} {...{ compact, withLink }} />
    case undefined:
    default:
      return null
  }
}

/** Keeps the place of the card until it is there. */
export function UsagePlace({ compact = false, withLink = false }: Omit<UsageCardProps, 'user'>) {
  return (
    <div
      className={classNames(
        'rounded-lg border border-line bg-quiet',
        PLACE[compact ? 'compact' : withLink ? 'linked' : 'full'],
      )}
    />
  )
}

type Of<Kind extends UsageStatus['kind']> = Extract<UsageStatus, { kind: Kind }> & {
  compact: boolean
  withLink: boolean
}

function ActiveCard({ left, limit, renewsAt, level, endsAt, endsSoon, ...rest }: Of<'active'>) {
  const { compact, withLink } = rest
  return (
    <Frame title={usageMessages.activeTitle} compact={compact} first={level === 'none'}>
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
      {withLink && <PlanLink to={paths.checkout}>{planMessages.manage}</PlanLink>}
    </Frame>
  )
}

function TrialCard({ left, limit, daysLeft, few, compact, withLink }: Of<'trial'>) {
  return (
    <Frame title={usageMessages.trialTitle} compact={compact}>
      <p className="text-muted">
        {usageMessages.leftOf(left, limit)}
        {daysLeft !== null && ` ${usageMessages.trialDaysLeft(daysLeft)}`}
      </p>
      <ProgressBar
        label={usageMessages.trialBar}
        value={left}
        max={limit}
        valueText={usageMessages.trialLeft(left, limit)}
        tone={few ? 'gilt' : 'accent'}
      />
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
      {withLink && !few && <PlanLink to={paths.pricing}>{usageMessages.toPlans}</PlanLink>}
    </Frame>
  )
}

function PlanLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink alone to={to} className="self-start">
      {children}
    </TextLink>
  )
}

function TrialOverCard({ reason, compact }: Of<'trial-over'>) {
  return (
    <Frame title={usageMessages.trialOverTitle} compact={compact} first>
      <p className="text-muted">
        {reason && `${reason} `}
        {usageMessages.trialOverText}
      </p>
      <Subscribe />
    </Frame>
  )
}

function Subscribe() {
  return (
    <ButtonLink to={paths.checkout} className="mt-1 self-start">
      {usageMessages.subscribe}
    </ButtonLink>
  )
}

function Frame({
  title,
  compact,
  first = false,
  children,
}: {
  title: string
  compact: boolean
  first?: boolean
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Card
      as="section"
      tone={compact ? 'quiet' : 'plain'}
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col',
        first && 'order-first',
        compact ? 'justify-center gap-1.5 px-4 py-3 text-sm sm:px-5 sm:py-4' : 'gap-3',
      )}
    >
      <h2 id={titleId} className={compact ? 'text-lg' : 'text-xl'}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
