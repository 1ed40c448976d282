import { Stripe } from 'stripe'
import { BillingError } from '../contract/error-codes.ts'
import type { Env } from '../env.ts'

/** What the code below was written against; an account may be set to another. */
const STRIPE_API_VERSION = '2026-10-28.endive'

const LIVE_API_URL = 'https://api.stripe.com'

/** Milliseconds for one try; a hosted function may run 150 s. */
const TRY_TIMEOUT_MS = 10_000

/** A setting of the function. Throws `not_configured`, naming it for the log. */
export function setting(env: Env, name: string): string {
  const value = env[name]?.trim()
  if (!value) throw new BillingError('not_configured', `${name} is missing`)
  return value
}

/**
 * Stripe's own client. `STRIPE_API_URL` may name another server that speaks its language; it may have a path,
 * which the client's own host and port options could not express. Throws `not_configured` without STRIPE_SECRET_KEY.
 */
export function stripeFromEnv(env: Env): Stripe {
  const apiUrl = (env.STRIPE_API_URL?.trim() || LIVE_API_URL).replace(/\/+$/, '')
  return new Stripe(setting(env, 'STRIPE_SECRET_KEY'), {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(
      (input: string | URL | Request, init?: RequestInit) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input)
        return fetch(`${apiUrl}${pathname}${search}`, init)
      },
    ),
    // With a retry, two calls that meet over one idempotency key both succeed: Stripe answers 409 to the second
    // while the first runs.
    maxNetworkRetries: 2,
    timeout: TRY_TIMEOUT_MS,
    telemetry: false,
  })
}
