export type SubscriptionStatus = 'trial' | 'active' | 'expired'

/** Why nothing is left of an allowance. */
export type LimitCode = 'trial_requests' | 'trial_days' | 'monthly' | 'subscription_ended'

/** What `can_make_request` answers (USE-1). */
export type UsageCheck = {
  can_request: boolean
  /** Empty while a request is allowed; else a sentence in Portuguese. */
  reason: string
  /** Null while a request is allowed; missing where another backend does not know it. */
  reason_code?: LimitCode | null
  requests_remaining: number
  subscription_status?: SubscriptionStatus
  requests_used?: number
  requests_limit?: number
  trial_expired?: boolean
  /** ISO 8601; when the allowance renews (active) or ends (trial). */
  period_ends_at?: string | null
  /** ISO 8601; when the plan itself ends, where nothing renews it: the last month that was paid by Pix. */
  plan_ends_at?: string | null
}

/** True only with a boolean `can_request`, a string `reason` and a numeric `requests_remaining` (USE-1). */
export function isUsageCheck(value: unknown): value is UsageCheck {
  if (typeof value !== 'object' || value === null) return false
  const { can_request, reason, requests_remaining } = value as Record<string, unknown>
  return (
    typeof can_request === 'boolean' &&
    typeof reason === 'string' &&
    typeof requests_remaining === 'number'
  )
}
