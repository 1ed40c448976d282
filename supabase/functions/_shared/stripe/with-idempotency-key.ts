import { Stripe } from 'stripe'

/**
 * Creates something at Stripe once, however many calls do so at the same time, by an idempotency key. Stripe keeps a
 * failure of its own under the key for a day (https://docs.stripe.com/api/idempotent_requests): after one it is tried
 * again under a key of this hour. What may have come into being all the same is found by the next call.
 */
export async function withIdempotencyKey<Created>(
  key: string,
  create: (options: Stripe.RequestOptions) => Promise<Created>,
): Promise<Created> {
  try {
    return await create({ idempotencyKey: key })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error
    const hour = new Date().toISOString().slice(0, 13)
    return create({ idempotencyKey: `${key}-${hour}` })
  }
}
