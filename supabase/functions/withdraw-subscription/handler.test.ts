import { describe } from 'vitest'
import { itKeepsTheRulesOfBilling } from '../_shared/stripe/billing-endpoint.test-support.ts'
import { createHandler } from './handler.ts'

describe('withdraw-subscription', () => {
  itKeepsTheRulesOfBilling(createHandler)
})
