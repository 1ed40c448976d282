import type { Stripe } from 'stripe'
import { ApiError, missing } from './api-error.ts'
import { addMonth, newInvoice, newSubscription, type Period } from './billing-objects.ts'
import { idOf } from './objects.ts'
import { newDispute, newPayment, newPixCharge, newPixIntent, newRefund } from './payment-objects.ts'
import type { State } from './state.ts'

export type Emit = (type: string, object: object, previous?: object) => void

/**
 * What happens at the payment provider: what people do on its pages, what its clock does, and what the API asks for.
 * Every change is told with the events that Stripe sends for it.
 */
export type StripeAccount = ReturnType<typeof createAccount>

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

export function createAccount(state: State, now: () => number, emit: Emit) {
  function session(id: string): Stripe.Checkout.Session {
    const found = state.session[id]
    if (!found) throw missing('checkout.session', id, 'session')
    return found
  }

  function subscription(id: string): Stripe.Subscription {
    const found = state.subscription[id]
    if (!found) throw missing('subscription', id)
    return found
  }

  function customer(id: string): Stripe.Customer {
    const found = state.customer[id]
    if (!found || found.deleted) throw missing('customer', id, 'customer')
    return found
  }

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

  function openSession(id: string, mode: 'subscription' | 'payment'): Stripe.Checkout.Session {
    const target = session(id)
    if (target.status !== 'open') throw new ApiError(400, {}, `The session is ${target.status}.`)
    if (target.mode !== mode) throw new ApiError(400, {}, `The session is for a ${target.mode}.`)
    return target
  }

  /** A person asks for the Pix code on the session's page: from then on only the bank can say how it ends. */
  function showPixCode(id: string): Stripe.Checkout.Session {
    const target = openSession(id, 'payment')
    const intent = newPixIntent(now(), target, state.order[id]?.metadata ?? {})
    state.paymentIntent[intent.id] = intent
    target.payment_intent = intent.id
    target.status = 'complete'
    target.url = null
    emit('payment_intent.requires_action', intent)
    emit('checkout.session.completed', target)
    return target
  }

  /** '' before there is a code. */
  function pixStatus(id: string): string {
    return state.paymentIntent[idOf(session(id).payment_intent)]?.status ?? ''
  }

  /** The bank says that the code was paid, or nobody paid it in its time. */
  function endPix(id: string, succeeds: boolean): Stripe.Checkout.Session {
    const target = session(id)
    const intent = state.paymentIntent[idOf(target.payment_intent)]
    if (intent?.status !== 'requires_action') throw new ApiError(400, {}, 'No code to be paid.')
    if (!succeeds) {
      intent.status = 'requires_payment_method'
      emit('payment_intent.payment_failed', intent)
      emit('checkout.session.async_payment_failed', target)
      return target
    }
    const charge = newPixCharge(now(), intent)
    state.charge[charge.id] = charge
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = charge.id
    target.payment_status = 'paid'
    emit('charge.succeeded', charge)
    emit('payment_intent.succeeded', intent)
    emit('checkout.session.async_payment_succeeded', target)
    return target
  }

  /** A person pays on the session's page. */
  function paySession(id: string): Stripe.Subscription {
    const target = openSession(id, 'subscription')
    const order = state.order[id]
    const price = order && state.price[order.price]
    if (!price) throw missing('price', order?.price ?? '')
    const period = { start: now(), end: addMonth(now()) }
    const created = newSubscription(period, {
      customer: idOf(target.customer),
      price,
      metadata: order.metadata,
    })
    state.subscription[created.id] = created
    emit('customer.subscription.created', created)
    const invoice = bill(created, period, 'subscription_create', true)
    target.status = 'complete'
    target.payment_status = 'paid'
    target.subscription = created.id
    target.invoice = invoice.id
    target.url = null
    emit('checkout.session.completed', target)
    return created
  }

  function expireSession(id: string): Stripe.Checkout.Session {
    const target = session(id)
    if (target.status !== 'open') {
      throw new ApiError(
        400,
        {},
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${target.status}.`,
      )
    }
    target.status = 'expired'
    target.url = null
    emit('checkout.session.expired', target)
    return target
  }

  /** Sessions are open for a day. */
  function expireDueSessions(): void {
    for (const { id, status, expires_at: expiresAt } of Object.values(state.session)) {
      if (status === 'open' && expiresAt <= now()) expireSession(id)
    }
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

  function refund(payment: string, amount: number | null, reason: string | null): Stripe.Refund {
    const charge = Object.values(state.charge).find(
      ({ id, payment_intent: intent, paid }) => paid && (id === payment || intent === payment),
    )
    if (!charge) throw missing('payment_intent', payment, 'payment_intent')
    if (charge.refunded) {
      const message = `Charge ${charge.id} has already been refunded.`
      throw new ApiError(400, { code: 'charge_already_refunded' }, message)
    }
    const rest = charge.amount - charge.amount_refunded
    if (amount !== null && amount > rest) {
      const message = `Refund amount is greater than unrefunded amount on charge.`
      throw new ApiError(400, { param: 'amount' }, message)
    }
    const made = newRefund(now(), charge, amount ?? rest, reason)
    state.refund[made.id] = made
    charge.amount_refunded += made.amount
    charge.refunded = charge.amount_refunded === charge.amount
    emit('refund.created', made)
    emit('charge.refunded', charge)
    return made
  }

  /** The customer's bank takes the latest payment of a subscription back. */
  function dispute(subscriptionId: string): Stripe.Dispute {
    const charge = state.charge[latestCharge(subscriptionId)]
    if (!charge) throw missing('charge', subscriptionId)
    charge.disputed = true
    const made = newDispute(now(), charge)
    state.dispute[made.id] = made
    emit('charge.dispute.created', made)
    return made
  }

  /** The charge that paid a subscription last; '' for none. */
  function latestCharge(subscriptionId: string): string {
    const invoice = subscription(subscriptionId).latest_invoice
    const payment = Object.values(state.invoicePayment).findLast(
      (candidate) => candidate.invoice === invoice && candidate.status === 'paid',
    )
    const intent = state.paymentIntent[idOf(payment?.payment.payment_intent)]
    return idOf(intent?.latest_charge)
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

  return {
    session,
    subscription,
    customer,
    paySession,
    showPixCode,
    pixStatus,
    endPix,
    expireSession,
    expireDueSessions,
    cancel,
    cancelAtPeriodEnd,
    endPeriod,
    refund,
    refundSubscription: (id: string, amount: number | null = null) =>
      refund(latestCharge(id), amount, 'requested_by_customer'),
    dispute,
    deleteCustomer,
    subscriptionsOf,
  }
}
