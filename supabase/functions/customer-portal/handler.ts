import type { BillingPage } from '../_shared/contract/billing.ts'
import { BillingError } from '../_shared/contract/billing-error-codes.ts'
import { type BillingDependencies, billingHandler } from '../_shared/stripe/billing-handler.ts'
import { portalPage } from '../_shared/stripe/portal-page.ts'

/** Answers the page where a subscription is managed (PAY-2); `no_customer` for someone who never had one. */
export function createHandler(deps: BillingDependencies): (request: Request) => Promise<Response> {
  return billingHandler(deps, async (user): Promise<BillingPage> => {
    const account = await deps.store.find({ userId: user.id })
    if (!account) throw new BillingError('no_customer')
    return portalPage(deps.stripe(), deps.env, account.customer)
  })
}
