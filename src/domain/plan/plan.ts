import type { SubscriptionStatus, UsageCheck } from '@contract/calls/usage'

/** What the person has, as the screens tell it. */
export type Plan = {
  status: SubscriptionStatus
  /** Null where it is not known. */
  requestsRemaining: number | null
  /** Why nothing can be asked for, in the server's words; empty while something can. */
  reason: string
}

/**
 * The plan from the usage check, which the server makes up at the moment it is asked, else from the profile, which
 * may be as old as the last re-check. Null where neither tells.
 */
export function planOf(
  usage: UsageCheck | null | undefined,
  profileStatus: string | undefined,
): Plan | null {
  const status = usage?.subscription_status ?? profileStatus
  if (status === undefined) return null
  return {
    status: status === 'active' ? status : statusWithout(usage, status),
    requestsRemaining: usage?.requests_remaining ?? null,
    reason: usage?.reason.trim() ?? '',
  }
}

function statusWithout(usage: UsageCheck | null | undefined, status: string): SubscriptionStatus {
  return status === 'trial' && !usage?.trial_expired ? 'trial' : 'expired'
}
