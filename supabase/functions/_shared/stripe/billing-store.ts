import type { SupabaseClient } from '@supabase/supabase-js'
import type { SubscriptionState } from '../contract/calls/billing.ts'
import type { Database, Json } from '../contract/database.types.ts'

/** Whose payments are asked about, and since when the answer of Stripe holds. */
export type BillingAccount = {
  user_id: string
  customer: string
  /** ISO 8601 by the database's clock: orders readings of Stripe, whichever process made them. */
  asked_at: string
  /** Whether the effect of the event that was asked about is already stored. */
  event_seen: boolean
}

/** What is kept of a subscription: Stripe's words, times in ISO 8601. */
export type SubscriptionFacts = {
  id: string
  status: string
  current_period_start: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean
  first_paid_at: string | null
}

/** What is kept of months that were paid once. */
export type PixFacts = {
  /** Those whose money is with us; a payment intent is one month. */
  months: readonly { payment: string; paid_at: string }[]
  /** What became of the last Pix, where it was not paid. */
  attempt: SubscriptionState['pix_attempt']
}

/** What the database knows of a plan. */
export type StoredState = Omit<SubscriptionState, 'pix_offered'> & {
  /** What may be given back now: the payments of the subscription, and these payment intents. */
  withdrawable: { subscription: boolean; pix: string[] }
}

export type StripeEventName = { id: string; type: string }

/** Our side of payment; the rules are in SQL (migration payments). */
export type BillingStore = {
  /** Null: no customer, so Stripe need not be asked. */
  find: (
    whose: { userId: string } | { customer: string },
    event?: StripeEventName,
  ) => Promise<BillingAccount | null>
  /** Keeps the first customer that the user was given and answers it; `gone` is one that Stripe no longer has. */
  saveCustomer: (userId: string, customer: string, gone?: string) => Promise<string>
  /** Stores what Stripe said, together with the event that made us ask. An older reading changes nothing. */
  apply: (
    account: BillingAccount,
    said: { subscription: SubscriptionFacts | null; pix: PixFacts },
    event?: StripeEventName,
  ) => Promise<StoredState>
  /** Whether Stripe is to be asked now: not while the last answer is fresh, nor while somebody else is asking. */
  takeCheck: (userId: string) => Promise<boolean>
  /** The person is being led to a page of Stripe's: what is stored may soon be out of date. */
  noteVisit: (userId: string) => Promise<void>
  /** What is stored, with the plan of this moment written into the profile. */
  refresh: (userId: string) => Promise<StoredState>
}

/** `client` must hold the service key: the functions are closed to everyone else. */
export function createBillingStore(client: SupabaseClient<Database>): BillingStore {
  return {
    async find(whose, event) {
      const { data, error } = await client.rpc('billing_account', {
        ...('userId' in whose ? { p_user: whose.userId } : { p_customer: whose.customer }),
        ...(event ? { p_event: event.id } : {}),
      })
      if (error) throw new Error('billing_account failed', { cause: error.message })
      return data as BillingAccount | null
    },
    async saveCustomer(userId, customer, gone) {
      const { data, error } = await client.rpc('save_customer', {
        p_user: userId,
        p_customer: customer,
        ...(gone === undefined ? {} : { p_gone: gone }),
      })
      if (error) throw new Error('save_customer failed', { cause: error.message })
      return data
    },
    async apply(account, { subscription, pix }, event) {
      const { data, error } = await client.rpc('apply_subscription', {
        p_user: account.user_id,
        p_customer: account.customer,
        p_asked_at: account.asked_at,
        p_subscription: subscription satisfies Json,
        p_pix: { ...pix, months: [...pix.months] } satisfies Json,
        ...(event ? { p_event: event.id, p_event_type: event.type } : {}),
      })
      if (error) throw new Error('apply_subscription failed', { cause: error.message })
      return data as StoredState
    },
    async takeCheck(userId) {
      const { data, error } = await client.rpc('take_subscription_check', { p_user: userId })
      if (error) throw new Error('take_subscription_check failed', { cause: error.message })
      return data
    },
    async noteVisit(userId) {
      const { error } = await client.rpc('note_stripe_visit', { p_user: userId })
      if (error) throw new Error('note_stripe_visit failed', { cause: error.message })
    },
    async refresh(userId) {
      const { data, error } = await client.rpc('refresh_subscription', { p_user: userId })
      if (error) throw new Error('refresh_subscription failed', { cause: error.message })
      return data as StoredState
    },
  }
}
