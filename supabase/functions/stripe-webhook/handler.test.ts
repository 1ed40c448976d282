import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { createHandler } from './handler.ts'

const SECRET = 'whsec_unit'

function setUp(
  { env }: { env: Record<string, string> } = { env: { STRIPE_WEBHOOK_SECRET: SECRET } },
) {
  const found: unknown[] = []
  const logged: string[] = []
  const handler = createHandler({
    store: {
      async find(whose, event) {
        found.push({ whose, event })
        return null
      },
      saveCustomer: () => Promise.reject(new Error('not asked for')),
      apply: () => Promise.reject(new Error('not asked for')),
      takeCheck: () => Promise.reject(new Error('not asked for')),
      noteVisit: () => Promise.reject(new Error('not asked for')),
      refresh: () => Promise.reject(new Error('not asked for')),
    },
    stripe() {
      if (env.STRIPE_SECRET_KEY === '') throw new BillingError('not_configured')
      return new Stripe('sk_test_unit')
    },
    env,
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  })
  return { handler, found, logged }
}

async function signed(event: object, secret = SECRET): Promise<Request> {
  const payload = JSON.stringify(event)
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  return new Request('http://localhost/stripe-webhook', {
    method: 'POST',
    headers: { 'stripe-signature': header },
    body: payload,
  })
}

const EVENT = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { customer: 'cus_1' } },
}

describe('the webhook', () => {
  it.each([
    ['a customer’s id', 'cus_1'],
    ['an expanded customer', { id: 'cus_1', object: 'customer' }],
  ])('looks for whom an event is about, by %s', async (_, customer) => {
    const { handler, found } = setUp()
    const answer = await handler(await signed({ ...EVENT, data: { object: { customer } } }))
    expect(answer.status).toBe(200)
    expect(found).toEqual([
      { whose: { customer: 'cus_1' }, event: { id: 'evt_1', type: 'invoice.paid' } },
    ])
  })

  it('takes an event about nobody', async () => {
    const { handler, found } = setUp()
    const event = { ...EVENT, type: 'charge.refunded', data: { object: { customer: null } } }
    expect((await handler(await signed(event))).status).toBe(200)
    expect(found).toEqual([])
  })

  it('refuses a text that is signed but is no JSON', async () => {
    const payload = 'not json'
    const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: SECRET })
    const request = new Request('http://localhost/stripe-webhook', {
      method: 'POST',
      headers: { 'stripe-signature': header },
      body: payload,
    })
    expect((await setUp().handler(request)).status).toBe(400)
  })

  it.each([
    ['its secret', {}],
    ['the key of Stripe', { STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_SECRET_KEY: '' }],
  ])('without %s asks for the event to be sent again (fault 42)', async (_, env) => {
    const { handler, logged } = setUp({ env })
    const answer = await handler(await signed(EVENT))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      error: 'O pagamento ainda não está configurado. Escreva para nós em “Contato”.',
      code: 'not_configured',
    })
    expect(logged.join()).toContain('not_configured')
  })
})
