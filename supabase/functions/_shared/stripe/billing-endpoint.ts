import { Stripe } from 'stripe'
import { BILLING_ERROR_TEXTS, type BillingErrorCode } from '../contract/error-codes.ts'
import { defineEndpoint, type Errors, loggedIn } from '../endpoint/endpoint.ts'
import type { Env } from '../env.ts'
import { errorFields, type Log } from '../log.ts'
import type { FindUser, User } from '../service-client.ts'
import type { BillingStore } from './billing-store.ts'

export type BillingDependencies = {
  findUser: FindUser
  store: BillingStore
  /** Made per request, so that a missing secret is an answer and not a crash at start. */
  stripe: () => Stripe
  env: Env
  log: Log
}

/** Failures that we decided on are status 200, as for the outline webhook; the rest is told by the status too. */
export const BILLING_ERRORS: Errors<BillingErrorCode> = {
  texts: BILLING_ERROR_TEXTS,
  status: {
    method_not_allowed: 405,
    unauthenticated: 401,
    invalid_event: 400,
    payment_unavailable: 503,
    internal: 500,
  },
  codeOf,
  logFields,
}

/** A function of payment for somebody who is logged in; it takes no body. */
export function billingEndpoint(
  answer: (deps: BillingDependencies, user: User) => Promise<object>,
  methods: readonly string[] = ['POST'],
): (deps: BillingDependencies) => (request: Request) => Promise<Response> {
  return (deps) =>
    defineEndpoint({
      log: deps.log,
      methods,
      auth: loggedIn(deps.findUser),
      errors: BILLING_ERRORS,
      answer: ({ caller, log }) => answer({ ...deps, log }, caller),
    })
}

function codeOf(error: unknown): BillingErrorCode {
  // The key is wrong or may not do this: for the operator to mend, as if it were not there.
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return 'not_configured'
  }
  return error instanceof Stripe.errors.StripeError ? 'payment_unavailable' : 'internal'
}

/** Stripe's messages may quote an e-mail; the request id leads to them in its dashboard. */
function logFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return errorFields(error)
  const { type, code, param, statusCode, requestId } = error
  return { error: type, stripeCode: code, param, statusCode, requestId }
}
