import { cancelNow } from './end-subscription.ts'
import { isAlive } from './reconcile-subscriptions.ts'
import type { BillingDependencies } from './billing-endpoint.ts'

/**
 * For the deletion of an account, before its rows go: open checkouts are closed, subscriptions cancelled, and the
 * customer deleted at Stripe, where the payments themselves remain, as tax law asks. Without a customer Stripe is not
 * asked. Safe to repeat. Throws when Stripe fails: then the account must stay, or it would go on being charged.
 */
export async function endBilling(
  deps: Pick<BillingDependencies, 'store' | 'stripe'>,
  userId: string,
): Promise<void> {
  const account = await deps.store.find({ userId })
  if (!account) return
  const stripe = deps.stripe()
  const { customer } = account
  if ((await stripe.customers.retrieve(customer)).deleted) return

  for await (const session of stripe.checkout.sessions.list({ customer, status: 'open' })) {
    await stripe.checkout.sessions.expire(session.id)
  }
  for await (const subscription of stripe.subscriptions.list({ customer, status: 'all' })) {
    if (isAlive(subscription)) await cancelNow(stripe, subscription.id)
  }
  await stripe.customers.del(customer)
}
