import type { UsageCheck } from '@contract/calls/usage'
import { describe, expect, it } from 'vitest'
import { usageStatus } from './usage-status'

const NOW = new Date('2026-11-20T12:00:00Z')
const TRIAL: UsageCheck = {
  can_request: true,
  reason: '',
  requests_remaining: 7,
  requests_used: 3,
  requests_limit: 10,
  subscription_status: 'trial',
  trial_expired: false,
  period_ends_at: '2026-11-25T09:00:00Z',
}
const ACTIVE: UsageCheck = {
  can_request: true,
  reason: '',
  requests_remaining: 14,
  requests_used: 6,
  requests_limit: 20,
  subscription_status: 'active',
  trial_expired: false,
  period_ends_at: '2026-12-01T03:00:00Z',
}

describe('usageStatus of a trial', () => {
  it('tells what is left, of how many and for how long', () => {
    expect(usageStatus(TRIAL, NOW)).toEqual({
      kind: 'trial',
      left: 7,
      limit: 10,
      daysLeft: 5,
      few: false,
    })
  })

  it.each([
    ['2026-11-27T12:00:00Z', 7],
    ['2026-11-26T12:00:01Z', 7],
    ['2026-11-26T12:00:00Z', 6],
    ['2026-11-21T12:00:00Z', 1],
    ['2026-11-20T12:00:01Z', 1],
    ['2026-11-20T12:00:00Z', 0],
    ['2026-11-19T12:00:00Z', 0],
  ])('that ends at %s has %i days left', (period_ends_at, daysLeft) => {
    expect(usageStatus({ ...TRIAL, period_ends_at }, NOW)).toMatchObject({ daysLeft })
  })

  it.each([
    [11, false],
    [5, false],
    [4, false],
    [3, true],
    [1, true],
  ])('with %i left: few is %s', (requests_remaining, few) => {
    expect(usageStatus({ ...TRIAL, requests_remaining }, NOW)).toMatchObject({ few })
  })

  it('does without what a server need not tell', () => {
    const bare = {
      can_request: true,
      reason: '',
      requests_remaining: 7,
      subscription_status: 'trial',
    } as const
    expect(usageStatus(bare, NOW)).toEqual({
      kind: 'trial',
      left: 7,
      limit: 10,
      daysLeft: null,
      few: false,
    })
    expect(usageStatus(bare, NOW, '2026-11-22T12:00:00Z')).toMatchObject({ daysLeft: 2 })
  })

  it.each<Partial<UsageCheck>>([
    { requests_remaining: 0 },
    { trial_expired: true },
    { subscription_status: 'expired', trial_expired: true, requests_remaining: 0 },
  ])('is over with %j', (change) => {
    expect(usageStatus({ ...TRIAL, ...change, reason: 'Acabou. ' }, NOW)).toEqual({
      kind: 'trial-over',
      reason: 'Acabou.',
    })
  })
})

describe('usageStatus of a subscription', () => {
  it('tells what is left and when it renews', () => {
    expect(usageStatus(ACTIVE, NOW)).toEqual({
      kind: 'active',
      left: 14,
      limit: 20,
      renewsAt: '2026-12-01T03:00:00Z',
      level: 'plenty',
      endsAt: null,
      endsSoon: false,
    })
  })

  it.each([
    ['2026-12-18T10:00:00Z', false],
    ['2026-11-23T12:00:01Z', false],
    ['2026-11-23T12:00:00Z', true],
    ['2026-11-20T13:00:00Z', true],
  ])('that was paid once and ends at %s does not renew; soon: %s', (end, endsSoon) => {
    const paidOnce = { ...ACTIVE, period_ends_at: end, plan_ends_at: end }
    expect(usageStatus(paidOnce, NOW)).toMatchObject({ renewsAt: null, endsAt: end, endsSoon })
  })

  it('that was paid once more renews between the two months', () => {
    const month = { period_ends_at: '2026-11-22T12:00:00Z', plan_ends_at: '2026-12-22T12:00:00Z' }
    expect(usageStatus({ ...ACTIVE, ...month }, NOW)).toMatchObject({
      renewsAt: '2026-11-22T12:00:00Z',
      endsAt: null,
      endsSoon: false,
    })
  })

  it.each([
    [11, 'plenty'],
    [6, 'plenty'],
    [5, 'few'],
    [1, 'few'],
    [0, 'none'],
  ])('with %i left has %s', (requests_remaining, level) => {
    expect(usageStatus({ ...ACTIVE, requests_remaining }, NOW)).toMatchObject({ level })
  })

  it('is not taken for a trial that is over', () => {
    const subscribed = { ...ACTIVE, trial_expired: true, requests_remaining: 0 }
    expect(usageStatus(subscribed, NOW)?.kind).toBe('active')
  })

  it('that has ended has nothing to show', () => {
    const ended = {
      can_request: false,
      reason: 'Sua assinatura terminou.',
      requests_remaining: 0,
      subscription_status: 'expired',
      trial_expired: false,
    } as const
    expect(usageStatus(ended, NOW)).toBeNull()
  })
})

it('shows nothing for a plan that it does not know', () => {
  const usage = { can_request: true, reason: '', requests_remaining: 4 }
  expect(usageStatus(usage, NOW)).toBeNull()
})
