import type { BillingPage } from '../_shared/contract/calls/billing.ts'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { PLANS } from '../_shared/contract/plans.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { checkoutPage } from '../_shared/stripe/checkout-page.ts'
import { offersPix, PIX_MONTH } from '../_shared/stripe/pix-months.ts'

const { daysPaidOnce, priceCents } = PLANS.active

/** Seconds for which the code on the page can be paid: who pays by Pix has the bank at hand. */
const EXPIRES_AFTER_S = 3600

/**
 * Answers the page where a month is paid once, by Pix, or the portal where the person has a subscription. Paid while
 * another month runs, it is the month after that.
 */
export const createHandler = billingEndpoint(async (deps, user): Promise<BillingPage> => {
  if (!offersPix(deps.env)) throw new BillingError('pix_not_offered', 'STRIPE_PIX is not on')
  return checkoutPage(deps, user, {
    name: `${PIX_MONTH.kind}-${PIX_MONTH.price_cents}`,
    startsAtOnce: false,
    isFor: ({ mode, metadata }) =>
      mode === 'payment' &&
      metadata?.['kind'] === PIX_MONTH.kind &&
      metadata['price_cents'] === PIX_MONTH.price_cents,
    params: ({ id }) => ({
      mode: 'payment',
      line_items: [
        {
          price_data: {
            currency: 'brl',
            unit_amount: priceCents,
            product_data: { name: `Esboça: ${daysPaidOnce} dias, sem renovação` },
          },
          quantity: 1,
        },
      ],
      payment_method_types: ['pix'],
      payment_method_options: { pix: { expires_after_seconds: EXPIRES_AFTER_S } },
      payment_intent_data: { metadata: { ...PIX_MONTH, user_id: id } },
      metadata: PIX_MONTH,
    }),
  })
})
