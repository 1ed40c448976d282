import { afterEach, describe, expect, it, vi } from 'vitest'
import { stripeFromEnv } from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function recordFetch() {
  const calls: { url: string; headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, headers: new Headers(init.headers), body: init.body })
    return Response.json({ id: 'cus_1', object: 'customer' })
  })
  return calls
}

describe('the client', () => {
  it.each([
    [undefined, 'https://api.stripe.com/v1/customers'],
    ['http://localhost:5173/dev/stripe/', 'http://localhost:5173/dev/stripe/v1/customers'],
    ['http://127.0.0.1:12111', 'http://127.0.0.1:12111/v1/customers'],
  ])('with STRIPE_API_URL=%s calls %s', async (apiUrl, url) => {
    const calls = recordFetch()
    const stripe = stripeFromEnv({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: apiUrl })
    await stripe.customers.create({ metadata: { user_id: 'u1' } })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ url, body: 'metadata[user_id]=u1' })
  })

  it('pins the version of the API', async () => {
    const calls = recordFetch()
    await stripeFromEnv({ STRIPE_SECRET_KEY: 'sk_test_1' }).customers.retrieve('cus_1')
    expect(calls[0]!.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer sk_test_1')
  })

  it.each([{}, { STRIPE_SECRET_KEY: '' }, { STRIPE_SECRET_KEY: ' ' }])(
    'without its key (%o) is not configured',
    (env) => {
      expect(() => stripeFromEnv(env)).toThrow('not_configured: STRIPE_SECRET_KEY is missing')
    },
  )
})
