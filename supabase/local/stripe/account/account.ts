import { createCheckout } from './checkout.ts'
import { createLookups, type Ledger } from './ledger.ts'
import { createReturns } from './returns.ts'
import { createSubscriptions } from './subscriptions.ts'

export type StripeAccount = ReturnType<typeof createAccount>

/**
 * What happens at the payment provider: what people do on its pages, what its clock does, and what the API asks for.
 * Every change is told with the events that Stripe sends for it.
 */
export function createAccount(ledger: Ledger) {
  const lookups = createLookups(ledger)
  const { bill, ...subscriptions } = createSubscriptions(ledger, lookups)
  return {
    ...lookups,
    ...subscriptions,
    ...createCheckout(ledger, lookups, { bill }),
    ...createReturns(ledger, lookups),
  }
}
