import { expect, it } from 'vitest'
import type { BillingDependencies } from './billing-endpoint.ts'
import type { BillingAccount } from './billing-store.ts'
import { stripeFromEnv } from './client.ts'

// What the functions do with Stripe is shown against the stand-in: supabase/local/stripe/payment-flow.test.ts.

type CreateHandler = (deps: BillingDependencies) => (request: Request) => Promise<Response>

const ACCOUNT: BillingAccount = {
  user_id: 'u1',
  customer: 'cus_1',
  asked_at: '2026-11-20T12:00:00Z',
  event_seen: false,
}

/** A handler with one user, whose token is 'good-token', a store that nothing is to be written to, and its log. */
export function setUpBilling(createHandler: CreateHandler, env: Record<string, string>) {
  const logged: string[] = []
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? { id: 'u1', email: null } : null),
    store: {
      find: async () => ACCOUNT,
      saveCustomer: async () => 'cus_1',
      apply: () => Promise.reject(new Error('nothing to store')),
      takeCheck: async () => true,
      noteVisit: async () => {},
      refresh: () => Promise.reject(new Error('nothing to store')),
    },
    stripe: () => stripeFromEnv(env),
    env,
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  })
  return { handler, logged }
}

export function postBilling(token: string): Request {
  return new Request('http://localhost/billing', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

/** What every function around payment keeps to. */
export function itKeepsTheRulesOfBilling(createHandler: CreateHandler): void {
  it('is for someone who is logged in', async () => {
    const answer = await setUpBilling(createHandler, {}).handler(postBilling('stolen-token'))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Você precisa estar logado para fazer uma assinatura',
      code: 'unauthenticated',
    })
  })

  it('says so when payment is not configured (fault 42)', async () => {
    const { handler, logged } = setUpBilling(createHandler, {})
    const answer = await handler(postBilling('good-token'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      error: 'O pagamento ainda não está configurado. Escreva para nós em “Contato”.',
      code: 'not_configured',
    })
    expect(logged.join()).toContain('is missing')
  })
}
