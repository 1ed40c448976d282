import type { User } from '@supabase/supabase-js'
import type { SubscriptionState } from '@contract/calls/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Plan } from '@/domain/plan/plan'
import { reloadPlan } from '@/domain/plan/plan-cache'
import { planQueries } from '@/domain/plan/plan-queries'
import { usePlan } from '@/domain/plan/use-plan'
import { formatPlanDate } from '@/lib/formats'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { commonMessages } from '@/messages/common'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import { PageTitle } from '@/ui/elements/page'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { TextLink } from '@/ui/elements/text-link'
import { PixAttempt } from './pix-offer'
import { ManagePlan } from './manage-plan'
import { SubscribeOffer } from './subscribe-offer'

/** The plan of whoever is logged in: to manage, or to subscribe to (PAY-1). Null while it is not known who that is. */
export function Checkout({ user }: { user: User | null }) {
  const { plan, loading } = usePlan(user)
  // what the person has withdrawn from here
  const [withdrawn, setWithdrawn] = useState<SubscriptionState['paid_by']>(null)
  const email = user?.email ?? ''
  // one title for all, so that what is painted first stays
  const { title, lead } = loading ? WAITING : headingOf(plan, user?.id ?? '')
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      {withdrawn && (
        <Notice announce="polite" title={checkoutMessages.withdrawnTitle}>
          <p>{(withdrawn === 'pix' ? pixMessages : checkoutMessages).withdrawnText}</p>
        </Notice>
      )}
      {user && loading && <LoadingNotice rest text={appMessages.loading} />}
      {user && plan?.status === 'active' && (
        <ManagePlan userId={user.id} email={email} onWithdrawn={setWithdrawn} />
      )}
      {user && !loading && plan?.status !== 'active' && (
        <>
          <OfferNotices userId={user.id} unknown={!plan} withdrawn={withdrawn !== null} />
          <SubscribeOffer userId={user.id} email={email} inTrial={plan?.status === 'trial'} />
        </>
      )}
    </>
  )
}

type Heading = { title: string; lead: ReactNode }

const WAITING: Heading = { title: checkoutMessages.headTitle, lead: checkoutMessages.pageLead }

function headingOf(plan: Plan | null, userId: string): Heading {
  if (plan?.status === 'active') {
    return { title: checkoutMessages.activeTitle, lead: <ActiveLead userId={userId} /> }
  }
  if (plan?.status === 'expired') {
    return { title: checkoutMessages.expiredTitle, lead: <ExpiredLead reason={plan.reason} /> }
  }
  return { title: checkoutMessages.offerTitle, lead: checkoutMessages.offerLead }
}

/** Until when there is still something, to whoever has cancelled: the title alone would say that all goes on. */
function ActiveLead({ userId }: { userId: string }) {
  const { data: state } = useQuery(planQueries.subscription(userId))
  const end = state?.cancel_at_period_end && state.paid_by !== 'pix' && state.current_period_end
  return end ? checkoutMessages.endingLead(formatPlanDate(end)) : checkoutMessages.activeLead
}

function OfferNotices({
  userId,
  unknown,
  withdrawn,
}: {
  userId: string
  /** The server does not tell which plan it is. */
  unknown: boolean
  withdrawn: boolean
}) {
  const queryClient = useQueryClient()
  const { data: state } = useQuery(planQueries.subscription(userId))
  const cancelled = new URLSearchParams(useLocation().search).get('checkout') === 'cancelled'
  return (
    <>
      {!withdrawn && state && <PixAttempt attempt={state.pix_attempt} />}
      {cancelled && !withdrawn && !state?.pix_attempt && (
        <Notice title={checkoutMessages.cancelledTitle}>
          <p>{checkoutMessages.cancelledText}</p>
        </Notice>
      )}
      {unknown && (
        <Notice tone="warning">
          <p>{checkoutMessages.stateUnknown}</p>
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => void reloadPlan(queryClient, userId)}
          >
            {commonMessages.retry}
          </Button>
        </Notice>
      )}
    </>
  )
}

/** Whatever ended, nobody loses what they made (fault 30). */
function ExpiredLead({ reason }: { reason: string }) {
  return (
    <>
      {reason || checkoutMessages.expiredLead} {checkoutMessages.kept}{' '}
      <TextLink to={paths.dashboard}>{checkoutMessages.keptLink}</TextLink>
    </>
  )
}
