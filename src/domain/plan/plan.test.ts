import type { UsageCheck } from '@contract/calls/usage'
import { describe, expect, it } from 'vitest'
import { planOf } from './plan'

const usage = (more: Partial<UsageCheck> = {}): UsageCheck => ({
  can_request: true,
  reason: '',
  requests_remaining: 4,
  ...more,
})

describe('planOf', () => {
  it.each([
    [usage({ subscription_status: 'active' }), 'trial', 'active'],
    [usage({ subscription_status: 'trial' }), 'active', 'trial'],
    [usage({ subscription_status: 'trial', trial_expired: true }), 'trial', 'expired'],
    [usage({ subscription_status: 'active', trial_expired: true }), 'trial', 'active'],
    [usage({ subscription_status: 'expired' }), 'trial', 'expired'],
    [usage(), 'active', 'active'],
    [usage({ trial_expired: true }), 'trial', 'expired'],
    [null, 'active', 'active'],
    [undefined, 'something new', 'expired'],
  ])('of %j and a profile that says %s is %s', (check, profile, status) => {
    expect(planOf(check, profile)?.status).toBe(status)
  })

  it('tells what is left and why there is nothing', () => {
    expect(planOf(usage({ requests_remaining: 0, reason: 'Acabou. ' }), 'trial')).toEqual({
      status: 'trial',
      requestsRemaining: 0,
      reason: 'Acabou.',
    })
    expect(planOf(null, 'trial')).toEqual({ status: 'trial', requestsRemaining: null, reason: '' })
  })

  it('is not made up', () => {
    expect(planOf(usage(), undefined)).toBeNull()
    expect(planOf(null, undefined)).toBeNull()
  })
})
