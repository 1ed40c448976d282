import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const failure = () => new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'failed' })

/** Stripe as it remembers: what was answered under a key is answered again. */
function memory(outcomes: Record<string, () => string>) {
  const asked: string[] = []
  const create = ({ idempotencyKey = '' }: Stripe.RequestOptions) => {
    asked.push(idempotencyKey)
    const outcome = outcomes[idempotencyKey]
    return outcome
      ? Promise.resolve().then(outcome)
      : Promise.resolve(`made under ${idempotencyKey}`)
  }
  return { asked, create }
}

it('asks under its key, and no more where that goes well', async () => {
  const { asked, create } = memory({})
  expect(await withIdempotencyKey('checkout-1', create)).toBe('made under checkout-1')
  expect(asked).toEqual(['checkout-1'])
})

it('does not repeat a failure that Stripe keeps for a day', async () => {
  const fail = () => {
    throw failure()
  }
  const { asked, create } = memory({ 'checkout-1': fail })
  expect(await withIdempotencyKey('checkout-1', create)).toMatch(
    /^made under checkout-1-\d{4}-\d\d-\d\dT\d\d$/,
  )
  expect(asked).toHaveLength(2)
})

it('leaves every other error as it is: no connection, a price that is gone', async () => {
  const refused = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'no such price',
  })
  const { asked, create } = memory({
    'checkout-1': () => {
      throw refused
    },
  })
  await expect(withIdempotencyKey('checkout-1', create)).rejects.toBe(refused)
  expect(asked).toHaveLength(1)
})
