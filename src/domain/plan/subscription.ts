import type { SubscriptionState } from '@contract/calls/billing'
import { AppError } from '@/lib/app-error'
import { callBilling } from './call-billing'

/** What the payment provider says (call 7). Throws an AppError. */
export async function fetchSubscription(): Promise<SubscriptionState> {
  return toState(await callBilling('check-subscription'))
}

/** The right of withdrawal (CDC art. 49): refunds and ends the subscription. Throws an AppError. */
export async function withdraw(): Promise<SubscriptionState> {
  return toState(await callBilling('withdraw-subscription'))
}

/** What came over the wire is only believed where it has the agreed form. */
function toState(answer: Record<string, unknown>): SubscriptionState {
  const { subscribed, subscription_status: status } = answer
  if (typeof subscribed !== 'boolean') throw new AppError('unexpected', { detail: 'no state' })
  if (status !== 'trial' && status !== 'active' && status !== 'expired') {
    throw new AppError('unexpected', { detail: 'no status' })
  }
  const { paid_by: payer, pix_attempt: attempt } = answer
  return {
    subscribed,
    subscription_status: status,
    paid_by: payer === 'subscription' || payer === 'pix' ? payer : null,
    current_period_end: timeOf(answer.current_period_end),
    cancel_at_period_end: answer.cancel_at_period_end === true,
    withdraw_until: timeOf(answer.withdraw_until),
    pix_attempt:
      attempt === 'waiting' || attempt === 'expired' || attempt === 'failed' ? attempt : null,
    pix_offered: answer.pix_offered === true,
  }
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}
