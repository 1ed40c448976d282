import { describe, expect, it } from 'vitest'
import {
  itKeepsTheRulesOfBilling,
  setUpBilling,
} from '../_shared/stripe/billing-endpoint.test-support.ts'
import { createHandler } from './handler.ts'

describe('check-subscription', () => {
  itKeepsTheRulesOfBilling(createHandler)

  it('is asked with GET too', async () => {
    const { handler } = setUpBilling(createHandler, {})
    const answer = await handler(new Request('http://localhost/check-subscription'))
    expect(answer.status).toBe(401)
  })
})
