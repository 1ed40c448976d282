import type { SubscriptionStatus } from './usage.ts'

/** What `check-subscription` answers, and `withdraw-subscription` once the money is on its way back. */
export type SubscriptionState = {
  /** Whether a subscription gives access now. */
  subscribed: boolean
  subscription_status: SubscriptionStatus
  /** ISO 8601; null without a subscription that gives access. */
  current_period_end: string | null
  /** True when it ends with the period instead of renewing. */
  cancel_at_period_end: boolean
  /** ISO 8601: until then the person may withdraw and is refunded; null when they may not. */
  withdraw_until: string | null
}

/** What `create-checkout` and `customer-portal` answer: a page of the payment provider (PAY-2). */
export type BillingPage = { url: string }
