import type { Stripe } from 'stripe'
import { ApiError, missing } from '../api-error.ts'
import { addMonth, newInvoice, type Period } from '../billing-objects.ts'
import { idOf } from '../objects.ts'
import { newPayment } from '../payment-objects.ts'
import type { Ledger, Lookups } from './ledger.ts'

export type Subscriptions = ReturnType<typeof createSubscriptions>

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** What becomes of a subscription from month to month: it is billed, paid or owed, cancelled, and ended. */
export function createSubscriptions(
  { state, now, emit }: Ledger,
  { subscription, customer }: Lookups,
) {
  /** Bills one period and tries to pay for it. */
  function bill(
    target: Stripe.Subscription,
    period: Period,
    reason: 'subscription_create' | 'subscription_cycle',
    succeeds: boolean,
  ): Stripe.Invoice {
    const invoice = newInvoice(now(), target, customer(idOf(target.customer)), period, reason)
    state.invoice[invoice.id] = invoice
    target.latest_invoice = invoice.id
    emit('invoice.created', invoice)
    emit('invoice.finalized', invoice)
    pay(invoice, succeeds)
    return invoice
  }

  function pay(invoice: Stripe.Invoice, succeeds: boolean): void {
    const { intent, charge, invoicePayment } = newPayment(now(), invoice, succeeds)
    state.paymentIntent[intent.id] = intent
    state.charge[charge.id] = charge
    state.invoicePayment[invoicePayment.id] = invoicePayment
    invoice.attempted = true
    invoice.attempt_count += 1
    if (!succeeds) {
      invoice.next_payment_attempt = now() + 3 * 24 * 60 * 60
      emit('charge.failed', charge)
      emit('invoice.payment_failed', invoice)
      return
    }
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.status = 'paid'
    invoice.status_transitions.paid_at = now()
    invoice.next_payment_attempt = null
    emit('charge.succeeded', charge)
    emit('payment_intent.succeeded', intent)
    emit('invoice.paid', invoice)
    emit('invoice.payment_succeeded', invoice)
  }

  function end(target: Stripe.Subscription, reason: 'cancellation_requested' | 'payment_failed') {
    target.status = 'canceled'
    target.canceled_at ??= now()
    target.ended_at = now()
    target.cancellation_details = {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason,
    }
    emit('customer.subscription.deleted', target)
  }

  function cancel(id: string): Stripe.Subscription {
    const target = subscription(id)
    if (ENDED.has(target.status)) throw missing('subscription', id)
    end(target, 'cancellation_requested')
    return target
  }

  function cancelAtPeriodEnd(id: string, wanted: boolean): Stripe.Subscription {
    const target = subscription(id)
    if (ENDED.has(target.status)) {
      throw new ApiError(
        400,
        {},
        'A canceled subscription can only update its cancellation_details.',
      )
    }
    const previous = { cancel_at_period_end: target.cancel_at_period_end }
    target.cancel_at_period_end = wanted
    target.cancel_at = wanted ? (target.items.data[0]?.current_period_end ?? null) : null
    target.canceled_at = wanted ? now() : null
    emit('customer.subscription.updated', target, previous)
    return target
  }

  /**
   * The period ends at this moment: a subscription that was to end does; else the next month is billed, or, where a
   * payment is owed, tried again. A second failure ends the retries, and the subscription.
   */
  function endPeriod(id: string, paymentSucceeds: boolean): Stripe.Subscription {
    const target = subscription(id)
    if (ENDED.has(target.status)) throw missing('subscription', id)
    if (target.cancel_at_period_end) {
      end(target, 'cancellation_requested')
      return target
    }
    const previous = { status: target.status }
    if (target.status === 'past_due') {
      const owed = state.invoice[idOf(target.latest_invoice)]
      if (owed) pay(owed, paymentSucceeds)
      if (!paymentSucceeds) {
        end(target, 'payment_failed')
        return target
      }
    } else {
      const period = { start: now(), end: addMonth(now()) }
      for (const item of target.items.data) {
        item.current_period_start = period.start
        item.current_period_end = period.end
      }
      bill(target, period, 'subscription_cycle', paymentSucceeds)
    }
    target.status = paymentSucceeds ? 'active' : 'past_due'
    emit('customer.subscription.updated', target, previous)
    return target
  }

  function deleteCustomer(id: string): Stripe.DeletedCustomer {
    customer(id)
    for (const target of subscriptionsOf(id)) {
      if (!ENDED.has(target.status)) end(target, 'cancellation_requested')
    }
    const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
    state.customer[id] = deleted
    emit('customer.deleted', deleted)
    return deleted
  }

  /** The newest first. */
  function subscriptionsOf(id: string): Stripe.Subscription[] {
    return Object.values(state.subscription)
      .filter((target) => target.customer === id)
      .toReversed()
  }

  return { bill, cancel, cancelAtPeriodEnd, endPeriod, deleteCustomer, subscriptionsOf }
}
