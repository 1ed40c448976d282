import type { SubscriptionState } from '@contract/calls/billing'
import { PRICE_BRL } from '@contract/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { planQueries } from '@/domain/plan/plan-queries'
import { formatMoney, formatPlanDate } from '@/lib/formats'
import { PRODUCT_NAME } from '@/lib/product'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { planMessages } from '@/messages/plan/plan'
import { Button } from '@/ui/elements/button'
import { PixAttempt, PixButton } from './pix-offer'
import { OpenedPageNotice } from './opened-page-notice'
import { IncludedCard, PlanCards, SummaryCard } from './plan-cards'
import { useBillingPage } from './use-billing-page'
import { WithdrawSection } from './withdraw-section'

type ManagePlanProps = {
  userId: string
  email: string
  /** Told what paid for the plan. */
  onWithdrawn: (paidBy: SubscriptionState['paid_by']) => void
}

/** The plan of a subscriber: until when it is paid, and the ways to change or end it (PAY-1). */
export function ManagePlan({ userId, email, onWithdrawn }: ManagePlanProps) {
  const { data: state, isPending } = useQuery(planQueries.subscription(userId))
  const byPix = state?.paid_by === 'pix'
  return (
    <PlanCards>
      <SummaryCard {...(byPix && { title: pixMessages.summary })}>
        <dl className="flex flex-col">
          <Fact term={checkoutMessages.planName}>
            {PRODUCT_NAME} {planMessages.badgeActive}
          </Fact>
          <Fact term={checkoutMessages.price}>
            {(byPix ? pixMessages.price : checkoutMessages.monthly)(formatMoney(PRICE_BRL))}
          </Fact>
          <Fact term={checkoutMessages.account}>{email}</Fact>
          {/* keeps its place while it is asked for */}
          {isPending ? (
            <Fact term={checkoutMessages.renewal}>…</Fact>
          ) : (
            state && <NextDate {...state} />
          )}
        </dl>
        {byPix ? (
          <PixRunning {...state} />
        ) : (
          <Subscription ends={state?.cancel_at_period_end === true} />
        )}
      </SummaryCard>
      <IncludedCard />
      {/* last, because it comes last: nothing moves for it */}
      {state?.withdraw_until && (
        <WithdrawSection
          userId={userId}
          until={state.withdraw_until}
          byPix={byPix}
          onWithdrawn={() => onWithdrawn(state.paid_by)}
        />
      )}
    </PlanCards>
  )
}

function Subscription({ ends }: { ends: boolean }) {
  const { open, opening, page } = useBillingPage('portal')
  return (
    <>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide busy={opening} busyLabel={checkoutMessages.opening} onClick={open}>
          {checkoutMessages.manage}
        </Button>
        <p className="text-sm text-muted">
          {ends ? checkoutMessages.endsText : checkoutMessages.manageText}
        </p>
        {!ends && <p className="text-sm text-muted">{checkoutMessages.counting}</p>}
      </div>
      {page && <OpenedPageNotice {...page} />}
    </>
  )
}

/** There is nothing to manage of what ends by itself; there may be more of it. */
function PixRunning({ pix_offered: offered, pix_attempt: attempt }: SubscriptionState) {
  return (
    <div className="flex flex-col gap-3">
      <PixAttempt attempt={attempt} />
      {offered && <PixButton main label={pixMessages.more} />}
      <p className="text-sm text-muted">{pixMessages.moreText}</p>
    </div>
  )
}

function NextDate({ current_period_end: end, cancel_at_period_end: ends }: SubscriptionState) {
  if (!end) return null
  return (
    <Fact term={ends ? checkoutMessages.ends : checkoutMessages.renewal}>
      {formatPlanDate(end)}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 last:border-b-0">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere font-semibold">{children}</dd>
    </div>
  )
}
