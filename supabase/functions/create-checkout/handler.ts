import { Stripe } from 'stripe'
import type { BillingPage } from '../_shared/contract/billing.ts'
import { type BillingDependencies, billingEndpoint } from '../_shared/stripe/billing-endpoint.ts'
import type { User } from '../_shared/service-client.ts'
import { setting } from '../_shared/stripe/client.ts'
import { isAlive } from '../_shared/stripe/reconcile-subscriptions.ts'
import { portalPage, siteUrl } from '../_shared/stripe/portal-page.ts'
import { syncSubscription } from '../_shared/stripe/sync-subscription.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

/** Whatever the dashboard offers: a boleto cannot be refunded, as the right of withdrawal asks. */
const PAYMENT_METHODS = ['card']

/** A session that is paid while we look at it makes us look again. */
const MAX_ROUNDS = 3

/** Answers the page where the person subscribes, or the portal where they already have a subscription (PAY-2, PAY-3). */
export const createHandler = billingEndpoint(async (deps, user): Promise<BillingPage> => {
  const priceId = setting(deps.env, 'STRIPE_PRICE_ID')
  const site = siteUrl(deps.env)
  const stripe = deps.stripe()
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const url = await findPage(deps, stripe, user, priceId, site)
    if (url !== null) {
      await deps.store.noteVisit(user.id)
      return { url }
    }
  }
  throw new Error('the checkout sessions did not come to rest')
})

/** Null: a session changed under our hands, ask again. */
async function findPage(
  { store, env, log }: BillingDependencies,
  stripe: Stripe,
  user: User,
  priceId: string,
  site: string,
): Promise<string | null> {
  const customer = await ensureCustomer(stripe, store, user)

  // Sessions before subscriptions: one that is paid in between is then found as a subscription.
  const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 100 })
  const account = await store.find({ userId: user.id })
  if (!account) throw new Error('the customer was not kept')
  const { subscription } = await syncSubscription({ stripe, store, log }, account)
  if (subscription && isAlive(subscription)) return (await portalPage(stripe, env, customer)).url

  // Stripe fills in the id; it tells one payment from another, and opens nothing without the secret key.
  const successUrl = `${site}/dashboard?checkout=success&session_id={CHECKOUT_SESSION_ID}`
  const open = sessions.filter(({ status }) => status === 'open')
  const ours = open.find(
    (session) =>
      session.metadata?.price_id === priceId &&
      session.success_url === successUrl &&
      String(session.allowed_payment_method_types) === String(PAYMENT_METHODS),
  )
  // At most one session can be paid: whatever an earlier price or address left open is closed.
  for (const session of open) {
    if (session !== ours && !(await expire(stripe, session.id))) return null
  }
  if (ours) return ours.url

  // Named after the session that it follows: calls that see the same past get the same session, however many they
  // are, and the next one after it has ended gets another.
  const key = ['checkout', customer, sessions[0]?.id ?? 'first', priceId, site].join('-')
  const { url } = await withIdempotencyKey(key, (options) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: user.id,
        line_items: [{ price: priceId, quantity: 1 }],
        allowed_payment_method_types: PAYMENT_METHODS,
        locale: 'pt-BR',
        success_url: successUrl,
        cancel_url: `${site}/checkout?checkout=cancelled`,
        metadata: { price_id: priceId },
        subscription_data: { metadata: { user_id: user.id } },
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
