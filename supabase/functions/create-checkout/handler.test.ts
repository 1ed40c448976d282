import { describe, expect, it } from 'vitest'
import type { BillingAccount } from '../_shared/stripe/billing-store.ts'
import { stripeFromEnv } from '../_shared/stripe/client.ts'
import { createHandler } from './handler.ts'

// What the function does with Stripe is shown against the stand-in: supabase/local/stripe/payment-flow.test.ts.

const ACCOUNT: BillingAccount = {
  user_id: 'u1',
  customer: 'cus_1',
  asked_at: '2026-11-20T12:00:00Z',
  event_seen: false,
}

function setUp(env: Record<string, string>) {
  const logged: string[] = []
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? { id: 'u1', email: null } : null),
    store: {
      find: async () => ACCOUNT,
      saveCustomer: async () => 'cus_1',
      apply: () => Promise.reject(new Error('nothing to store')),
      refresh: () => Promise.reject(new Error('nothing to store')),
    },
    stripe: () => stripeFromEnv(env),
    env,
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  })
  return { handler, logged }
}

function post(token: string): Request {
  return new Request('http://localhost/create-checkout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

describe('create-checkout', () => {
  it('is for someone who is logged in', async () => {
    const answer = await setUp({}).handler(post('stolen-token'))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Você precisa estar logado para fazer uma assinatura',
      code: 'unauthenticated',
    })
  })

  it('says so when payment is not configured (fault 42)', async () => {
    const { handler, logged } = setUp({})
    const answer = await handler(post('good-token'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      error: 'O pagamento ainda não está configurado. Avise o suporte.',
      code: 'not_configured',
    })
    expect(logged.join()).toContain('is missing')
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID', 'SITE_URL'])('needs %s', async (name) => {
    const env: Record<string, string> = {
      STRIPE_SECRET_KEY: 'sk_test_unit',
      STRIPE_PRICE_ID: 'price_unit',
      SITE_URL: 'http://localhost:5173',
    }
    delete env[name]
    const { handler, logged } = setUp(env)
    expect(await (await handler(post('good-token'))).json()).toMatchObject({
      code: 'not_configured',
    })
    expect(logged.join()).toContain(`${name} is missing`)
  })
})
