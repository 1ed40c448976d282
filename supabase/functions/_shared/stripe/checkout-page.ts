import { Stripe } from 'stripe'
import type { BillingPage } from '../contract/calls/billing.ts'
import { BillingError } from '../contract/error-codes.ts'
import type { User } from '../service-client.ts'
import type { BillingDependencies } from './billing-endpoint.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { portalPage, siteUrl } from './portal-page.ts'
import { isAlive } from './reconcile-subscriptions.ts'
import { syncSubscription } from './sync-subscription.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

/** What is offered on a checkout page. */
export type Offer = {
  /** Names it in Stripe's idempotency key: another name for everything that differs in what is sent. */
  name: string
  /** Whether an open session is for exactly this. */
  isFor: (session: Stripe.Checkout.Session) => boolean
  params: (user: User) => Stripe.Checkout.SessionCreateParams
  /** Whether it would be paid for days that a month by Pix has paid for. */
  startsAtOnce: boolean
}

/** A session that is paid while we look at it makes us look again. */
const MAX_ROUNDS = 3

/** Answers the page where the person pays for the offer, or the portal where they already have a subscription (PAY-2, PAY-3). */
export async function checkoutPage(
  deps: BillingDependencies,
  user: User,
  offer: Offer,
): Promise<BillingPage> {
  const site = siteUrl(deps.env)
  const stripe = deps.stripe()
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const url = await findPage(deps, stripe, user, offer, site)
    if (url !== null) {
      await deps.store.noteVisit(user.id)
      return { url }
    }
  }
  throw new Error('the checkout sessions did not come to rest')
}

/** Null: a session changed under our hands, ask again. */
async function findPage(
  { store, env, log }: BillingDependencies,
  stripe: Stripe,
  user: User,
  offer: Offer,
  site: string,
): Promise<string | null> {
  const customer = await ensureCustomer(stripe, store, user)

  // Sessions before subscriptions: one that is paid in between is then found as a subscription.
  const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 100 })
  const account = await store.find({ userId: user.id })
  if (!account) throw new Error('the customer was not kept')
  const { subscription, state } = await syncSubscription({ stripe, store, log }, account)
  if (subscription && isAlive(subscription)) return (await portalPage(stripe, env, customer)).url
  if (offer.startsAtOnce && state.paid_by === 'pix') throw new BillingError('pix_running')

  // Stripe fills in the id; it tells one payment from another, and opens nothing without the secret key.
  const successUrl = `${site}/dashboard?checkout=success&session_id={CHECKOUT_SESSION_ID}`
  const open = sessions.filter(({ status }) => status === 'open')
  const ours = open.find((session) => session.success_url === successUrl && offer.isFor(session))
  // At most one session can be paid: whatever another offer, an earlier price or address left open is closed.
  for (const session of open) {
    if (session !== ours && !(await expire(stripe, session.id))) return null
  }
  if (ours) return ours.url

  // Named after the session that it follows: calls that see the same past get the same session, however many they
  // are, and the next one after it has ended gets another.
  const key = ['checkout', customer, sessions[0]?.id ?? 'first', offer.name, site].join('-')
  const { url } = await withIdempotencyKey(key, (options) =>
    stripe.checkout.sessions.create(
      {
        ...offer.params(user),
        customer,
        client_reference_id: user.id,
        locale: 'pt-BR',
        success_url: successUrl,
        cancel_url: `${site}/checkout?checkout=cancelled`,
      },
      options,
    ),
  )
  if (url === null) throw new Error('the session has no page')
  return url
}

/** False when it is no longer open: paid or expired meanwhile. */
async function expire(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}
