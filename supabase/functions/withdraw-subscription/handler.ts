import type { SubscriptionState } from '../_shared/contract/billing.ts'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { cancelNow, refundPayment } from '../_shared/stripe/end-subscription.ts'
import { isAlive, refundablePayments, wasPaid } from '../_shared/stripe/reconcile-subscriptions.ts'
import { syncSubscription } from '../_shared/stripe/sync-subscription.ts'

/**
 * The right of withdrawal (CDC art. 49): within seven days of the first payment everything paid for the subscription
 * goes back and it ends at once. Asked again after that, it answers the same. The days are counted in SQL.
 */
export const createHandler = billingEndpoint(async (deps, user): Promise<SubscriptionState> => {
  const account = await deps.store.find({ userId: user.id })
  if (!account) throw new BillingError('nothing_to_withdraw')
  const sync = { ...deps, stripe: deps.stripe() }
  const { state, read, subscription } = await syncSubscription(sync, account)
  if (!subscription || !wasPaid(read, subscription)) throw new BillingError('nothing_to_withdraw')

  const payments = refundablePayments(read, subscription)
  if (payments.length === 0 && !isAlive(subscription)) return state
  if (state.withdraw_until === null) throw new BillingError('withdrawal_over')

  // The money first: a subscription whose payment went back is ended by the next sync, whoever asks for it.
  for (const payment of payments) {
    await refundPayment(sync.stripe, payment, 'requested_by_customer')
  }
  if (isAlive(subscription)) await cancelNow(sync.stripe, subscription.id)
  const again = await deps.store.find({ userId: user.id })
  return (await syncSubscription(sync, again ?? account)).state
})
