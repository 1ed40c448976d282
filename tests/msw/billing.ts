import type { SubscriptionState } from '@contract/calls/billing'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answerRpc } from './postgrest'

type Row = Record<string, unknown>

/** A person in the second day of the trial. */
export const TRIAL_STATE: SubscriptionState = {
  subscribed: false,
  subscription_status: 'trial',
  current_period_end: null,
  cancel_at_period_end: false,
  withdraw_until: null,
  pix_attempt: null,
  pix_offered: false,
  paid_by: null,
}

/** A subscriber who paid more than a week ago. */
export const ACTIVE_STATE: SubscriptionState = {
  subscribed: true,
  subscription_status: 'active',
  current_period_end: '2026-12-20T15:00:00.000Z',
  cancel_at_period_end: false,
  withdraw_until: null,
  pix_attempt: null,
  pix_offered: false,
  paid_by: 'subscription',
}

export const EXPIRED_STATE: SubscriptionState = { ...TRIAL_STATE, subscription_status: 'expired' }

let state: SubscriptionState

export function resetBilling(): void {
  state = TRIAL_STATE
}

/** What the payment provider says from now on, and the allowance that goes with it. */
export function setPlan(next: SubscriptionState, usage: Row = {}): void {
  state = next
  const defaults: Record<SubscriptionState['subscription_status'], Row> = {
    trial: {
      can_request: true,
      requests_remaining: 10,
      requests_used: 0,
      requests_limit: 10,
      period_ends_at: new Date(Date.now() + 6.5 * 24 * 3600 * 1000).toISOString(),
    },
    active: {
      can_request: true,
      requests_remaining: 20,
      requests_used: 0,
      requests_limit: 20,
      period_ends_at: '2026-12-01T03:00:00.000Z',
    },
    expired: {
      can_request: false,
      reason: 'Seu período de 7 dias de teste gratuito expirou.',
      requests_remaining: 0,
      requests_used: 0,
      requests_limit: 0,
      trial_expired: true,
      period_ends_at: null,
    },
  }
  const status = next.subscription_status
  answerRpc('can_make_request', () => ({
    reason: '',
    trial_expired: false,
    subscription_status: status,
    ...defaults[status],
    ...usage,
  }))
}

export const billingHandlers: HttpHandler[] = [
  http.post('*/functions/v1/check-subscription', () => HttpResponse.json(state)),
]
