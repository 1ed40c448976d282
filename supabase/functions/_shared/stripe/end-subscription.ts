import { Stripe } from 'stripe'

/** Gives the whole payment back. One that has already gone back is no error. */
export async function refundPayment(
  stripe: Stripe,
  paymentIntent: string,
  reason: 'duplicate' | 'requested_by_customer',
): Promise<void> {
  // No idempotency key of our own: Stripe refunds a payment once anyway, and under a key it would repeat a failure
  // (no balance, say) for a day.
  await stripe.refunds
    .create({ payment_intent: paymentIntent, reason })
    .catch(unlessCode('charge_already_refunded'))
}

/** Ends it at once, without an invoice for what was used. One that has already ended is no error. */
export async function cancelNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.cancel(subscriptionId).catch(unlessCode('resource_missing'))
}

function unlessCode(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== code) throw error
  }
}
