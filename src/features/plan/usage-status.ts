import { MONTHLY_REQUESTS, TRIAL_REQUESTS } from '@contract/limits'
import type { UsageCheck } from '@contract/calls/usage'

/** What the usage card shows (USE-4). */
export type UsageStatus =
  | {
      kind: 'active'
      left: number
      limit: number
      /** ISO 8601: when the month's allowance begins anew; null where the server does not say. */
      renewsAt: string | null
      level: 'plenty' | 'few' | 'none'
      /** ISO 8601: the plan ends then, before another month's allowance; null where it goes on. */
      endsAt: string | null
      /** It ends within three days. */
      endsSoon: boolean
    }
  | {
      kind: 'trial'
      left: number
      limit: number
      /** Begun days count whole; null where the end is not known. */
      daysLeft: number | null
      few: boolean
    }
  | { kind: 'trial-over'; reason: string }

const FEW_OF_MONTH = 5
const FEW_OF_TRIAL = 3
const SOON_DAYS = 3
const DAY = 24 * 60 * 60 * 1000

/**
 * The state of the allowance by the thresholds of USE-4; null where there is nothing to show. `trialEndsAt` is used
 * where the answer does not tell the end of the trial.
 */
export function usageStatus(
  usage: UsageCheck,
  now: Date,
  trialEndsAt: string | null = null,
): UsageStatus | null {
  const { subscription_status: status, requests_remaining: left, reason } = usage
  if (status === 'active') return active(usage, now)
  if (usage.trial_expired || (status === 'trial' && left <= 0)) {
    return { kind: 'trial-over', reason: reason.trim() }
  }
  if (status === 'trial') {
    const end = usage.period_ends_at ?? trialEndsAt
    const limit = usage.requests_limit ?? TRIAL_REQUESTS
    return {
      kind: 'trial',
      left,
      limit,
      daysLeft: end === null ? null : daysUntil(end, now),
      few: left <= FEW_OF_TRIAL,
    }
  }
  return null
}

function active(usage: UsageCheck, now: Date): UsageStatus {
  const { plan_ends_at: planEnds = null, period_ends_at: periodEnds = null } = usage
  const endsAt = planEnds !== null && planEnds === periodEnds ? planEnds : null
  const left = Math.max(0, usage.requests_remaining)
  return {
    kind: 'active',
    left,
    limit: usage.requests_limit ?? MONTHLY_REQUESTS,
    renewsAt: endsAt === null ? periodEnds : null,
    level: left === 0 ? 'none' : left <= FEW_OF_MONTH ? 'few' : 'plenty',
    endsAt,
    endsSoon: endsAt !== null && daysUntil(endsAt, now) <= SOON_DAYS,
  }
}

function daysUntil(end: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY))
}
