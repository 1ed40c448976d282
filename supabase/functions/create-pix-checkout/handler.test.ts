import { describe, expect, it } from 'vitest'
import { postBilling, setUpBilling } from '../_shared/stripe/billing-endpoint.test-support.ts'
import { createHandler } from './handler.ts'

const ENV = {
  STRIPE_PIX: 'on',
  STRIPE_SECRET_KEY: 'sk_test_unit',
  SITE_URL: 'http://localhost:5173',
}

// What it does with Stripe is shown against the stand-in: supabase/local/stripe/pix-flow.test.ts.
describe('create-pix-checkout', () => {
  it('is for someone who is logged in', async () => {
    const answer = await setUpBilling(createHandler, ENV).handler(postBilling('stolen-token'))
    expect(answer.status).toBe(401)
  })

  it.each(['STRIPE_SECRET_KEY', 'SITE_URL'])('needs %s', async (name) => {
    const { handler, logged } = setUpBilling(createHandler, { ...ENV, [name]: '' })
    expect(await (await handler(postBilling('good-token'))).json()).toMatchObject({
      code: 'not_configured',
    })
    expect(logged.join()).toContain(`${name} is missing`)
  })

  it.each(['', 'off', 'true'])('is not there with STRIPE_PIX=%j', async (value) => {
    const { handler } = setUpBilling(createHandler, { ...ENV, STRIPE_PIX: value })
    expect(await (await handler(postBilling('good-token'))).json()).toEqual({
      error: 'O pagamento por Pix não está disponível agora. Você pode assinar com cartão.',
      code: 'pix_not_offered',
    })
  })
})
