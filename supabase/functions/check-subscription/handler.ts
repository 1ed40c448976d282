import type { SubscriptionState } from '../_shared/contract/calls/billing.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { tellState } from '../_shared/stripe/pix-months.ts'
import { syncSubscription } from '../_shared/stripe/sync-subscription.ts'

/**
 * Asks Stripe and repairs what we store (PROF-2), so that a lost event costs nobody their plan. Without a customer, and
 * while the last answer is fresh, Stripe is not asked; the stored plan is refreshed all the same, since a trial ends
 * without an event.
 */
export const createHandler = billingEndpoint(
  async (deps, user): Promise<SubscriptionState> => {
    const account = await deps.store.find({ userId: user.id })
    if (!account || !(await deps.store.takeCheck(user.id))) {
      return tellState(deps.env, await deps.store.refresh(user.id))
    }
    const { state } = await syncSubscription({ ...deps, stripe: deps.stripe() }, account)
    return tellState(deps.env, state)
  },
  ['GET', 'POST'],
)
