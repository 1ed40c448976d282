import type { User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadPlan } from '@/domain/plan/plan-cache'
import { usePlan } from '@/domain/plan/use-plan'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { commonMessages } from '@/messages/common'
import { checkoutMessages } from '@/messages/plan-checkout'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import { PageTitle } from '@/ui/elements/page'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { TextLink } from '@/ui/elements/text-link'
import { ManagePlan } from './manage-plan'
import { SubscribeOffer } from './subscribe-offer'

/** The plan of whoever is logged in: to manage, or to subscribe to (PAY-1). */
export function Checkout({ user }: { user: User }) {
  const { plan, loading } = usePlan(user)
  const queryClient = useQueryClient()
  const cancelled = new URLSearchParams(useLocation().search).get('checkout') === 'cancelled'
  const [withdrawn, setWithdrawn] = useState(false)
  const email = user.email ?? ''

  if (loading) return <LoadingNotice page text={appMessages.loading} />
  if (plan?.status === 'active') {
    return (
      <>
        <PageTitle lead={checkoutMessages.activeLead}>{checkoutMessages.activeTitle}</PageTitle>
        <ManagePlan userId={user.id} email={email} onWithdrawn={() => setWithdrawn(true)} />
      </>
    )
  }
  const expired = plan?.status === 'expired'
  return (
    <>
      <PageTitle lead={expired ? <ExpiredLead reason={plan.reason} /> : checkoutMessages.offerLead}>
        {expired ? checkoutMessages.expiredTitle : checkoutMessages.offerTitle}
      </PageTitle>
      {withdrawn && (
        <Notice announce="polite" title={checkoutMessages.withdrawnTitle}>
          <p>{checkoutMessages.withdrawnText}</p>
        </Notice>
      )}
      {cancelled && !withdrawn && (
        <Notice title={checkoutMessages.cancelledTitle}>
          <p>{checkoutMessages.cancelledText}</p>
        </Notice>
      )}
      {!plan && (
        <Notice tone="warning">
          <p>{checkoutMessages.stateUnknown}</p>
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => void reloadPlan(queryClient, user.id)}
          >
            {commonMessages.retry}
          </Button>
        </Notice>
      )}
      <SubscribeOffer email={email} inTrial={plan?.status === 'trial'} />
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
