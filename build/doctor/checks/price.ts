import type { Stripe } from 'stripe'
import { PLANS } from '../../../supabase/functions/_shared/contract/plans.ts'
import { stripeFromEnv } from '../../../supabase/functions/_shared/stripe/client.ts'
import { finding, type Check } from '../finding.ts'

/** The price is what the pages promise: so many centavos of real, every month. */
export const checkPrice: Check = async ({ values }) => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_PRICE_ID: id = '', STRIPE_API_URL } = values
  if (!key || !id) return []
  const isTest = /^(?:sk|rk)_test_/.test(key) && !STRIPE_API_URL
  const price = await stripeFromEnv(values).prices.retrieve(id)
  return [
    finding(
      'key of Stripe',
      isTest
        ? 'is a test key: no card is charged. Use the live one, and its price and webhook'
        : null,
    ),
    finding('price', priceProblem(price)),
  ]
}

function priceProblem({
  id,
  active,
  currency,
  recurring,
  unit_amount,
}: Stripe.Price): string | null {
  const wanted = PLANS.active.priceCents
  if (!active) return `${id} is archived in Stripe`
  if (currency !== 'brl') {
    return `${id} is in ${currency.toUpperCase()}, the pages say reais: make a price in BRL`
  }
  if (unit_amount !== wanted) {
    return `${id} is ${unit_amount} centavos, the pages say ${wanted}: make another price, or a migration of private.plans`
  }
  return recurring?.interval === 'month' && recurring.interval_count === 1
    ? null
    : `${id} is not charged every month: make a recurring monthly price`
}
