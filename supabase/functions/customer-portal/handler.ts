import type { BillingPage } from '../_shared/contract/calls/billing.ts'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { portalPage } from '../_shared/stripe/portal-page.ts'

/** Answers the page where a subscription is managed (PAY-2); `no_customer` for someone who never had one. */
export const createHandler = billingEndpoint(async (deps, user): Promise<BillingPage> => {
  const account = await deps.store.find({ userId: user.id })
  if (!account) throw new BillingError('no_customer')
  const page = await portalPage(deps.stripe(), deps.env, account.customer)
  await deps.store.noteVisit(user.id)
  return page
})
