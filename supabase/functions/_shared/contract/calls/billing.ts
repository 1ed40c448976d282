import type { SubscriptionStatus } from './usage.ts'

/** What `check-subscription` answers, and `withdraw-subscription` once the money is on its way back. */
export type SubscriptionState = {
  /** Whether something that was paid gives access now. */
  subscribed: boolean
  subscription_status: SubscriptionStatus
  /** What that is: a subscription, which renews, or months by Pix, which do not; null without access. */
  paid_by: 'subscription' | 'pix' | null
  /** ISO 8601; null without access that was paid. */
  current_period_end: string | null
  /** True when it ends with the period instead of renewing. */
  cancel_at_period_end: boolean
  /** ISO 8601: until then the person may withdraw and is refunded; null when they may not. */
  withdraw_until: string | null
  /** What became of the last Pix, where it was not paid; null where there is nothing to say. */
  pix_attempt: 'waiting' | 'expired' | 'failed' | null
  /** Whether a month by Pix may be paid now. */
  pix_offered: boolean
}

/** What `create-checkout` and `customer-portal` answer: a page of the payment provider (PAY-2). */
export type BillingPage = { url: string }
