import type { SubscriptionState } from '@contract/calls/billing'
import { PRICE_BRL } from '@contract/limits'
import { formatMoney } from '@/lib/formats'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import { OpenedPageNotice } from './opened-page-notice'
import { useBillingPage } from './use-billing-page'

/** A month that is paid once, beside the subscription, for whoever has no card or wants no renewal. */
export function PixOffer() {
  return (
    <section aria-labelledby="pix-offer" className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 id="pix-offer" className="text-lg">
        {pixMessages.title}
      </h3>
      <p>{pixMessages.offer(formatMoney(PRICE_BRL))}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-muted marker:text-gilt">
        {pixMessages.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <PixButton label={pixMessages.pay} />
    </section>
  )
}

/** Opens the page of the code. */
export function PixButton({ label, main = false }: { label: string; main?: boolean }) {
  const { open, opening, page } = useBillingPage('pix')
  return (
    <>
      <Button
        size="lg"
        wide
        variant={main ? 'primary' : 'secondary'}
        busy={opening}
        busyLabel={checkoutMessages.opening}
        onClick={open}
      >
        {label}
      </Button>
      {page && <OpenedPageNotice {...page} />}
    </>
  )
}

/** What became of the last Pix that was not paid. */
export function PixAttempt({ attempt }: { attempt: SubscriptionState['pix_attempt'] }) {
  if (attempt === null) return null
  const { title, text } = pixMessages.attempts[attempt]
  return (
    <Notice tone={attempt === 'waiting' ? 'info' : 'warning'} announce="polite" title={title}>
      <p>{text}</p>
    </Notice>
  )
}
