import { describe, expect, it } from 'vitest'
import {
  itKeepsTheRulesOfBilling,
  postBilling,
  setUpBilling,
} from '../_shared/stripe/billing-endpoint.test-support.ts'
import { createHandler } from './handler.ts'

describe('create-checkout', () => {
  itKeepsTheRulesOfBilling(createHandler)

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID', 'SITE_URL'])('needs %s', async (name) => {
    const env: Record<string, string> = {
      STRIPE_SECRET_KEY: 'sk_test_unit',
      STRIPE_PRICE_ID: 'price_unit',
      SITE_URL: 'http://localhost:5173',
    }
    delete env[name]
    const { handler, logged } = setUpBilling(createHandler, env)
    expect(await (await handler(postBilling('good-token'))).json()).toMatchObject({
      code: 'not_configured',
    })
    expect(logged.join()).toContain(`${name} is missing`)
  })
})
