import type { BillingPage } from '../_shared/contract/calls/billing.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { checkoutPage } from '../_shared/stripe/checkout-page.ts'
import { setting } from '../_shared/stripe/client.ts'

/** Whatever the dashboard offers: a boleto cannot be refunded, as the right of withdrawal asks. */
const PAYMENT_METHODS = ['card']

/** Answers the page where the person subscribes, or the portal where they already have a subscription (PAY-2, PAY-3). */
export const createHandler = billingEndpoint((deps, user): Promise<BillingPage> => {
  const priceId = setting(deps.env, 'STRIPE_PRICE_ID')
  return checkoutPage(deps, user, {
    name: priceId,
    startsAtOnce: true,
    isFor: ({ metadata, allowed_payment_method_types: methods }) =>
      metadata?.['price_id'] === priceId && String(methods) === String(PAYMENT_METHODS),
    params: ({ id }) => ({
      mode: 'subscription',
      line_items: [{ price: priceId, quantity: 1 }],
      allowed_payment_method_types: PAYMENT_METHODS,
      metadata: { price_id: priceId },
      subscription_data: { metadata: { user_id: id } },
    }),
  })
})
