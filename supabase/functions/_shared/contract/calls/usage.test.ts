import { describe, expect, it } from 'vitest'
import { isUsageCheck } from './usage.ts'

describe('isUsageCheck', () => {
  it('takes the three fields that the screen needs', () => {
    expect(isUsageCheck({ can_request: true, reason: '', requests_remaining: 10 })).toBe(true)
  })

  it.each([
    null,
    'true',
    {},
    { can_request: 'true', reason: '', requests_remaining: 1 },
    { can_request: true, reason: null, requests_remaining: 1 },
    { can_request: true, reason: '', requests_remaining: '1' },
  ])('takes %o for no answer', (value) => {
    expect(isUsageCheck(value)).toBe(false)
  })
})
