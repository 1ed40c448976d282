import type { BillingPage } from '../_shared/contract/billing.ts'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { portalPage } from '../_shared/stripe/portal-page.ts'

/** Answers the page where a subscription is managed (PAY-2); `no_customer` for someone who never had one. */
export const createHandler = billingEndpoint(async (deps, user): Promise<BillingPage> => {
  const account = await deps.store.find({ userId: user.id })
  if (!account) throw new BillingError('no_customer')
  return portalPage(deps.stripe(), deps.env, account.customer)
})
