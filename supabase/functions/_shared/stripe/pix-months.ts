import type { Stripe } from 'stripe'
import type { SubscriptionState } from '../contract/calls/billing.ts'
import { PLANS } from '../contract/plans.ts'
import type { Env } from '../env.ts'
import type { PixFacts, StoredState } from './billing-store.ts'
import { type BillingRead, idOf, isoTime } from './reconcile-subscriptions.ts'

/** What a checkout session for a month by Pix says of itself, so that we know it again. */
export const PIX_MONTH = { kind: 'pix_month', price_cents: String(PLANS.active.priceCents) }

/** Whether the operator's account at Stripe offers Pix, as they say. */
export function offersPix(env: Env): boolean {
  return env.STRIPE_PIX?.trim() === 'on'
}

/** What a person is told of their plan: what is stored, and what may be bought. */
export function tellState(env: Env, state: StoredState): SubscriptionState {
  return {
    subscribed: state.subscribed,
    subscription_status: state.subscription_status,
    paid_by: state.paid_by,
    current_period_end: state.current_period_end,
    cancel_at_period_end: state.cancel_at_period_end,
    withdraw_until: state.withdraw_until,
    pix_attempt: state.pix_attempt,
    pix_offered: offersPix(env) && state.paid_by !== 'subscription',
  }
}

/** Milliseconds for which a Pix that was not paid is told of. */
const TOLD_FOR_MS = 3 * 24 * 60 * 60 * 1000

/** Statuses of a subscription that is paid or about to be: beside it a month by Pix is one too many. */
const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

type PixRead = {
  facts: PixFacts
  /** Payment intents of months that were paid beside a running subscription, and are to be given back. */
  surplus: readonly string[]
  /** Whether a month was ever paid, given back or not. */
  everPaid: boolean
}

/**
 * Which months were paid by Pix and are still with us, from the whole picture and not from an event. Only a payment that
 * succeeded is one; a Pix that is waited for, that expired or failed gives nothing.
 */
export function readPix(
  read: BillingRead,
  subscription: Stripe.Subscription | null,
  askedAt: string,
): PixRead {
  const sessions = read.sessions
    .filter(({ mode, metadata }) => mode === 'payment' && metadata?.['kind'] === PIX_MONTH.kind)
    .toSorted((a, b) => b.created - a.created)
  const intents = new Set(sessions.flatMap(({ payment_intent: intent }) => idOf(intent) ?? []))
  const paid = read.charges.filter(
    (charge) =>
      charge.paid &&
      charge.status === 'succeeded' &&
      intents.has(idOf(charge.payment_intent) ?? ''),
  )
  const held = paid.filter(({ refunded, disputed }) => !refunded && !disputed)
  const surplus =
    subscription && RUNNING.has(subscription.status)
      ? held.filter(({ created }) => created >= subscription.created)
      : []
  const [latest] = sessions
  const isTold = latest && latest.created * 1000 > Date.parse(askedAt) - TOLD_FOR_MS
  const latestIsPaid = paid.some(
    ({ payment_intent: intent }) => idOf(intent) === idOf(latest?.payment_intent),
  )
  return {
    facts: {
      months: held.flatMap(({ payment_intent: intent, created }) => {
        const payment = idOf(intent)
        return payment === undefined ? [] : [{ payment, paid_at: isoTime(created) }]
      }),
      attempt: isTold && !latestIsPaid ? attemptOf(latest) : null,
    },
    surplus: surplus.flatMap(({ payment_intent: intent }) => idOf(intent) ?? []),
    everPaid: paid.length > 0,
  }
}

/** Null for a page that is still open: nobody has been shown a code. */
function attemptOf({ status, payment_intent: intent }: Stripe.Checkout.Session) {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return null
  const payment = typeof intent === 'string' ? null : intent
  return payment?.status === 'requires_action' || payment?.status === 'processing'
    ? 'waiting'
    : 'failed'
}
