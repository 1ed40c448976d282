import type { Stripe } from 'stripe'
import { ApiError, missing } from '../api-error.ts'
import { idOf } from '../objects.ts'
import { newDispute, newRefund } from '../payment-objects.ts'
import type { Ledger, Lookups } from './ledger.ts'

/** How money goes back: the operator gives it, or the customer's bank takes it. */
export function createReturns({ state, now, emit }: Ledger, { subscription }: Lookups) {
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

  return {
    refund,
    refundSubscription: (id: string, amount: number | null = null) =>
      refund(latestCharge(id), amount, 'requested_by_customer'),
    dispute,
  }
}
