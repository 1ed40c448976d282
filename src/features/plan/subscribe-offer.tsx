import { PRICE_BRL } from '@contract/limits'
import { useQuery } from '@tanstack/react-query'
import { planQueries } from '@/domain/plan/plan-queries'
import { formatMoney } from '@/lib/formats'
import { paths } from '@/lib/paths'
import { checkoutMessages } from '@/messages/plan/checkout'
import { Button } from '@/ui/elements/button'
import { TextLink } from '@/ui/elements/text-link'
import { PixOffer } from './pix-offer'
import { OpenedPageNotice } from './opened-page-notice'
import { IncludedCard, PlanCards, SummaryCard } from './plan-cards'
import { useBillingPage } from './use-billing-page'

type SubscribeOfferProps = {
  userId: string
  email: string
  /** A trial is running: what was used in it does not count. */
  inTrial: boolean
}

/** What the plan includes, what it costs and how it ends, all before anybody pays (PAY-1; CDC art. 31 and 49). */
export function SubscribeOffer({ userId, email, inTrial }: SubscribeOfferProps) {
  const { data: state } = useQuery(planQueries.subscription(userId))
  const { open, opening, page } = useBillingPage('checkout')
  return (
    <PlanCards>
      <IncludedCard>
        {inTrial && <p className="text-sm text-muted">{checkoutMessages.trialNotCounted}</p>}
      </IncludedCard>
      <SummaryCard>
        <dl className="flex flex-col gap-3">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{checkoutMessages.account}</dt>
            <dd className="min-w-0 wrap-anywhere">{email}</dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
            <dt className="text-muted">{checkoutMessages.total}</dt>
            <dd className="flex items-baseline gap-2">
              <span className="font-heading text-2xl font-semibold">{formatMoney(PRICE_BRL)}</span>
              <span className="text-muted">{checkoutMessages.perMonth}</span>
            </dd>
          </div>
        </dl>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-muted marker:text-gilt">
          {checkoutMessages.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <Button size="lg" wide busy={opening} busyLabel={checkoutMessages.opening} onClick={open}>
          {checkoutMessages.subscribe}
        </Button>
        {page && <OpenedPageNotice {...page} />}
        <p className="text-sm text-muted">
          {checkoutMessages.securePage}{' '}
          <TextLink to={paths.terms}>{checkoutMessages.termsLink}</TextLink>
        </p>
        {state?.pix_offered && <PixOffer />}
      </SummaryCard>
    </PlanCards>
  )
}
