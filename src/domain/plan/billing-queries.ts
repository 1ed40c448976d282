import type { SubscriptionState } from '@contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { AppError } from '@/lib/app-error'
import { callBilling } from './call-billing'

export const billingQueries = {
  /** What the payment provider says (call 7). Kept up to date by the re-check of PROF-2, not by age or focus. */
  state: (userId: string) =>
    queryOptions({
      queryKey: ['subscription', userId],
      queryFn: async () => toState(await callBilling('check-subscription')),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
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
  return {
    subscribed,
    subscription_status: status,
    current_period_end: timeOf(answer.current_period_end),
    cancel_at_period_end: answer.cancel_at_period_end === true,
    withdraw_until: timeOf(answer.withdraw_until),
  }
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}
