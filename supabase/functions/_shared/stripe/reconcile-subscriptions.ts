import type { Stripe } from 'stripe'
import type { SubscriptionFacts } from './billing-store.ts'

/**
 * Everything of one customer, as Stripe lists it: subscriptions of every status, paid invoices with payments, checkout
 * sessions with their payment intents.
 */
export type BillingRead = {
  subscriptions: readonly Stripe.Subscription[]
  paidInvoices: readonly Stripe.Invoice[]
  charges: readonly Stripe.Charge[]
  sessions: readonly Stripe.Checkout.Session[]
}

/** A subscription that must not go on, and the payment intents that are given back before it is cancelled. */
type Ending = { subscriptionId: string; refund: readonly string[] }

export type Reconciliation = {
  /** The one subscription that counts; an ended one only where none is alive. */
  subscription: Stripe.Subscription | null
  facts: SubscriptionFacts | null
  endings: readonly Ending[]
}

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** The further left, the more a subscription is worth keeping; statuses that are not here come last. */
const KEPT_FIRST = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/** Whether it can still charge the customer or come back to life: then there is no room for a second one. */
export function isAlive(subscription: Stripe.Subscription): boolean {
  return !ENDED.has(subscription.status)
}

/**
 * Which subscription counts and which must end, from the whole picture and not from an event, so that any order,
 * repetition or loss of events leads to the same result:
 * - one whose current payment was refunded in full, or with any disputed payment, ends;
 * - of several that are alive the best one stays (the oldest where they are equal); the others end, and what they
 *   took for a period that is still to come is refunded.
 */
export function reconcileSubscriptions(read: BillingRead): Reconciliation {
  const alive = read.subscriptions.filter(isAlive).toSorted(byWorth)
  const revoked = alive.filter((subscription) => isRevoked(read, subscription))
  const [kept, ...surplus] = alive.filter((subscription) => !revoked.includes(subscription))
  const endings = [
    ...revoked.map(({ id }) => ({ subscriptionId: id, refund: [] })),
    ...surplus.map((subscription) => ({
      subscriptionId: subscription.id,
      refund: heldPayments(read, invoicesOf(read, subscription).filter(paysFor(subscription))),
    })),
  ]
  const subscription =
    kept ?? read.subscriptions.toSorted((a, b) => b.created - a.created)[0] ?? null
  return { subscription, facts: subscription && factsOf(read, subscription), endings }
}

/** Payment intents of a subscription whose money is still with us. */
export function refundablePayments(
  read: BillingRead,
  subscription: Stripe.Subscription,
): readonly string[] {
  return heldPayments(read, invoicesOf(read, subscription))
}

/** Whether anything was ever paid for the subscription. */
export function wasPaid(read: BillingRead, subscription: Stripe.Subscription): boolean {
  return invoicesOf(read, subscription).length > 0
}

function byWorth(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return worth(a) - worth(b) || a.created - b.created || (a.id < b.id ? -1 : 1)
}

function worth({ status }: Stripe.Subscription): number {
  const index = KEPT_FIRST.indexOf(status)
  return index === -1 ? KEPT_FIRST.length : index
}

function isRevoked(read: BillingRead, subscription: Stripe.Subscription): boolean {
  const invoices = invoicesOf(read, subscription)
  if (chargesOf(read, invoices).some((charge) => charge.disputed)) return true
  const current = chargesOf(read, invoices.slice(0, 1))
  return current.length > 0 && current.every((charge) => charge.refunded)
}

function factsOf(read: BillingRead, subscription: Stripe.Subscription): SubscriptionFacts {
  const [item] = subscription.items.data
  const invoices = invoicesOf(read, subscription)
  const firstPaidAt = invoices.at(-1)?.status_transitions.paid_at
  return {
    id: subscription.id,
    status: subscription.status,
    current_period_start: item ? isoTime(item.current_period_start) : null,
    current_period_end: item ? isoTime(item.current_period_end) : null,
    // With flexible billing the portal sets the date instead of the flag.
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    // Where no money is left with us there is nothing to withdraw from.
    first_paid_at:
      firstPaidAt && heldPayments(read, invoices).length > 0 ? isoTime(firstPaidAt) : null,
  }
}

/** Invoices that took money for the subscription, the newest first. */
function invoicesOf(
  { paidInvoices }: BillingRead,
  { id }: Stripe.Subscription,
): readonly Stripe.Invoice[] {
  return paidInvoices
    .filter(
      ({ parent, amount_paid: paid }) =>
        paid > 0 && idOf(parent?.subscription_details?.subscription) === id,
    )
    .toSorted((a, b) => b.created - a.created)
}

/** Whether an invoice paid for the period that the subscription is in. */
function paysFor({ items }: Stripe.Subscription): (invoice: Stripe.Invoice) => boolean {
  const end = items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY
  return ({ lines }) => lines.data.some(({ period }) => period.end >= end)
}

function chargesOf(
  { charges }: BillingRead,
  invoices: readonly Stripe.Invoice[],
): readonly Stripe.Charge[] {
  const intents = new Set(
    invoices.flatMap(({ payments }) =>
      (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)),
    ),
  )
  return charges.filter(({ payment_intent: intent, paid }) => paid && intents.has(idOf(intent)))
}

function heldPayments(read: BillingRead, invoices: readonly Stripe.Invoice[]): readonly string[] {
  return chargesOf(read, invoices)
    .filter(({ refunded, disputed }) => !refunded && !disputed)
    .flatMap(({ payment_intent: intent }) => idOf(intent) ?? [])
}

/** The id of what Stripe gives as an id or, expanded, as an object. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}

export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
