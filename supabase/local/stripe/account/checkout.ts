import type { Stripe } from 'stripe'
import { ApiError, missing } from '../api-error.ts'
import { addMonth, newSubscription } from '../billing-objects.ts'
import { idOf } from '../objects.ts'
import { newPixCharge, newPixIntent } from '../payment-objects.ts'
import type { Ledger, Lookups } from './ledger.ts'
import type { Subscriptions } from './subscriptions.ts'

/** What people do on the page of a session: they pay by card, or ask for a Pix code and pay it at their bank. */
export function createCheckout(
  { state, now, emit }: Ledger,
  { session }: Lookups,
  { bill }: Pick<Subscriptions, 'bill'>,
) {
  function openSession(id: string, mode: 'subscription' | 'payment'): Stripe.Checkout.Session {
    const target = session(id)
    if (target.status !== 'open') throw new ApiError(400, {}, `The session is ${target.status}.`)
    if (target.mode !== mode) throw new ApiError(400, {}, `The session is for a ${target.mode}.`)
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

  return { paySession, showPixCode, pixStatus, endPix, expireSession, expireDueSessions }
}
