import type { SubscriptionState } from '../_shared/contract/calls/billing.ts'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import { cancelNow, refundPayment } from '../_shared/stripe/end-subscription.ts'
import { tellState } from '../_shared/stripe/pix-months.ts'
import { isAlive, refundablePayments, wasPaid } from '../_shared/stripe/reconcile-subscriptions.ts'
import { syncSubscription } from '../_shared/stripe/sync-subscription.ts'

/**
 * The right of withdrawal (CDC art. 49): within seven days of the first payment everything paid for the subscription
 * goes back and it ends at once; so does every month by Pix within seven days of its own payment. Asked again after
 * that, it answers the same. The days are counted in SQL.
 */
export const createHandler = billingEndpoint(async (deps, user): Promise<SubscriptionState> => {
  const account = await deps.store.find({ userId: user.id })
  if (!account) throw new BillingError('nothing_to_withdraw')
  const sync = { ...deps, stripe: deps.stripe() }
  const { state, read, subscription, pix } = await syncSubscription(sync, account)
  const paid = subscription && wasPaid(read, subscription) ? subscription : null
  if (!paid && !pix.everPaid) throw new BillingError('nothing_to_withdraw')

  const ofSubscription = paid ? refundablePayments(read, paid) : []
  const nothingLeft = ofSubscription.length === 0 && pix.facts.months.length === 0
  if (nothingLeft && !(paid && isAlive(paid))) return tellState(deps.env, state)
  const { withdrawable } = state
  if (!withdrawable.subscription && withdrawable.pix.length === 0) {
    throw new BillingError('withdrawal_over')
  }

  // The money first: a subscription whose payment went back is ended by the next sync, whoever asks for it.
  const payments = [...(withdrawable.subscription ? ofSubscription : []), ...withdrawable.pix]
  for (const payment of payments) {
    await refundPayment(sync.stripe, payment, 'requested_by_customer')
  }
  if (withdrawable.subscription && paid && isAlive(paid)) await cancelNow(sync.stripe, paid.id)
  const again = await deps.store.find({ userId: user.id })
  return tellState(deps.env, (await syncSubscription(sync, again ?? account)).state)
})
