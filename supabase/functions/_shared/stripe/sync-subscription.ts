import { Stripe } from 'stripe'
import type { Log } from '../log.ts'
import type { BillingAccount, BillingStore, StoredState, StripeEventName } from './billing-store.ts'
import { cancelNow, refundPayment } from './end-subscription.ts'
import { readPix } from './pix-months.ts'
import { type BillingRead, reconcileSubscriptions } from './reconcile-subscriptions.ts'

export type SyncDependencies = { stripe: Stripe; store: BillingStore; log: Log }

export type SyncResult = {
  state: StoredState
  read: BillingRead
  subscription: Stripe.Subscription | null
  pix: ReturnType<typeof readPix>
}

/** More than one subscription too many at a time has not been seen; each round can end any number of them. */
const MAX_ROUNDS = 4

/**
 * Asks Stripe about one customer, ends what must not go on (see reconcileSubscriptions), gives back a month by Pix that was
 * paid beside a running subscription, and stores the outcome, together with the event that made us ask. Serves every
 * function of payment but the portal.
 * Running twice, or twice at once, comes to the same.
 */
export async function syncSubscription(
  { stripe, store, log }: SyncDependencies,
  account: BillingAccount,
  event?: StripeEventName,
): Promise<SyncResult> {
  let asked = account
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const read = await readBilling(stripe, asked.customer)
    const { subscription, facts, endings } = reconcileSubscriptions(read)
    const pix = readPix(read, subscription, asked.asked_at)
    if (endings.length === 0 && pix.surplus.length === 0) {
      const said = { subscription: facts, pix: pix.facts }
      return { state: await store.apply(asked, said, event), read, subscription, pix }
    }
    for (const payment of pix.surplus) {
      log('pix_beside_subscription', { payment })
      await refundPayment(stripe, payment, 'duplicate')
    }
    for (const { subscriptionId, refund } of endings) {
      log('subscription_ended_by_us', { subscriptionId, refunds: refund.length })
      // The money first: if this run dies in between, the next one still finds the subscription to end.
      for (const payment of refund) await refundPayment(stripe, payment, 'duplicate')
      await cancelNow(stripe, subscriptionId)
    }
    // What was read is out of date now, so Stripe is asked again, under a new time.
    const again = await store.find({ customer: asked.customer })
    if (!again) throw new Error('the customer was removed during the sync')
    asked = again
  }
  throw new Error('the subscriptions did not come to rest')
}

async function readBilling(stripe: Stripe, customer: string): Promise<BillingRead> {
  try {
    const [subscriptions, paidInvoices, charges, sessions] = await Promise.all([
      all(stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
      all(
        stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] }),
      ),
      all(stripe.charges.list({ customer, limit: 100 })),
      all(stripe.checkout.sessions.list({ customer, limit: 100, expand: ['data.payment_intent'] })),
    ])
    return { subscriptions, paidInvoices, charges, sessions }
  } catch (error) {
    if (isMissing(error) && (await isDeleted(stripe, customer))) {
      return { subscriptions: [], paidInvoices: [], charges: [], sessions: [] }
    }
    throw error
  }
}

function all<Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  return list.autoPagingToArray({ limit: 1000 })
}

/** Whether Stripe answered that it has no such object (any more). */
function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/**
 * True only for a customer who was deleted at Stripe. A customer it never had is an error: a key of another account
 * must not take anybody's plan away.
 */
async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customer)).deleted === true
}
