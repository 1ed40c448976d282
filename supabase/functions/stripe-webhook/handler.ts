import { Stripe } from 'stripe'
import { BillingError } from '../_shared/contract/error-codes.ts'
import { anyone, defineEndpoint } from '../_shared/endpoint/endpoint.ts'
import type { Env } from '../_shared/env.ts'
import { BILLING_ERRORS, type BillingDependencies } from '../_shared/stripe/billing-endpoint.ts'
import { setting } from '../_shared/stripe/client.ts'
import { isCustomerEvent } from '../_shared/stripe/plan-events.ts'
import { idOf } from '../_shared/stripe/reconcile-subscriptions.ts'
import { syncSubscription } from '../_shared/stripe/sync-subscription.ts'

/** Seconds after which a signed event is refused: someone may be replaying it. */
const TOLERANCE = 300

const MAX_EVENT_BYTES = 1_000_000

type Dependencies = Pick<BillingDependencies, 'store' | 'stripe' | 'env' | 'log'>

/**
 * Stripe's events. An event only says whose state has changed; what it is now is read from Stripe, so their order does
 * not matter. 2xx only once that is stored; anything else makes Stripe send the event again, for three days.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: anyone,
    body: {
      maxBytes: MAX_EVENT_BYTES,
      read: (payload, _, request) => verifiedEvent(payload, request, deps.env),
    },
    errors: { ...BILLING_ERRORS, status: { ...BILLING_ERRORS.status, not_configured: 503 } },
    async answer({ body: event, log }) {
      await handleEvent({ ...deps, log }, event)
      return { received: true }
    },
  })
}

async function verifiedEvent(
  payload: string | null,
  request: Request,
  env: Env,
): Promise<Stripe.Event> {
  const secret = setting(env, 'STRIPE_WEBHOOK_SECRET')
  const signature = request.headers.get('stripe-signature')
  if (payload === null || signature === null) throw new BillingError('invalid_event')
  const event = await Stripe.webhooks
    .constructEventAsync(payload, signature, secret, TOLERANCE, Stripe.createSubtleCryptoProvider())
    .catch((cause: unknown) => {
      throw new BillingError('invalid_event', undefined, { cause })
    })
  if (!isEvent(event)) throw new BillingError('invalid_event')
  return event
}

/** What is signed is JSON, and may say anything all the same. */
function isEvent(value: unknown): boolean {
  const { id, type, data } = Object(value) as Record<string, unknown>
  const { object } = Object(data) as Record<string, unknown>
  return typeof id === 'string' && typeof type === 'string' && Object(object) === object
}

async function handleEvent(
  { store, stripe: createStripe, log }: Dependencies,
  event: Stripe.Event,
): Promise<void> {
  const { id, type } = event
  const whose = customerOf(event)
  if (whose === undefined) return log('event_ignored', { id, type })

  const stripe = createStripe()
  const customer =
    'customer' in whose
      ? whose.customer
      : idOf((await stripe.charges.retrieve(whose.charge)).customer)
  const account = customer === undefined ? null : await store.find({ customer }, { id, type })
  // Not of this product, or of an account that was deleted.
  if (!account) return log('event_of_unknown_customer', { id, type })
  if (account.event_seen) return log('event_repeated', { id, type })

  await syncSubscription({ stripe, store, log }, account, { id, type })
  log('event_applied', { id, type })
}

/** Whom an event is about; undefined for events that change nobody's plan. */
function customerOf(event: Stripe.Event): { customer: string } | { charge: string } | undefined {
  if (event.type === 'charge.dispute.created') {
    const charge = idOf(event.data.object.charge)
    return charge === undefined ? undefined : { charge }
  }
  if (isCustomerEvent(event)) {
    const customer = idOf(event.data.object.customer)
    return customer === undefined ? undefined : { customer }
  }
  return undefined
}
