import { Stripe } from 'stripe'
import type { BillingFailure } from '../contract/billing.ts'
import {
  BILLING_ERROR_TEXTS,
  BillingError,
  type BillingErrorCode,
} from '../contract/billing-error-codes.ts'
import { bearerToken, json, preflight } from '../http.ts'
import { errorFields, type Log } from '../log.ts'
import type { User } from '../service-client.ts'
import type { BillingStore } from './billing-store.ts'
import type { Env } from '../env.ts'

export type BillingDependencies = {
  /** To whom a session token belongs; null when it is not valid. */
  findUser: (token: string) => Promise<User | null>
  store: BillingStore
  /** Made per request, so that a missing secret is an answer and not a crash at start. */
  stripe: () => Stripe
  env: Env
  log: Log
}

/** Failures that we decided on are status 200, as for the outline webhook; the rest is told by the status too. */
const STATUS: Partial<Record<BillingErrorCode, number>> = {
  method_not_allowed: 405,
  unauthenticated: 401,
  invalid_event: 400,
  payment_unavailable: 503,
  internal: 500,
}

/** What a function of payment does around its own work: preflight, method, login, and failures as JSON. */
export function billingHandler(
  { findUser, log }: Pick<BillingDependencies, 'findUser' | 'log'>,
  answer: (user: User) => Promise<object>,
  methods: readonly string[] = ['POST'],
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    try {
      if (!methods.includes(request.method)) throw new BillingError('method_not_allowed')
      const token = bearerToken(request)
      const user = token && (await findUser(token))
      if (!user) throw new BillingError('unauthenticated')
      return json(await answer(user))
    } catch (error) {
      return failure(error, log)
    }
  }
}

/** Logs a failure and puts it into the words of the contract. */
export function failure(error: unknown, log: Log, status?: number): Response {
  const { code } = toBillingError(error)
  log('billing_failed', { code, ...failureFields(error) })
  const body: BillingFailure = { error: BILLING_ERROR_TEXTS[code], code }
  return json(body, status ?? STATUS[code] ?? 200)
}

function toBillingError(error: unknown): BillingError {
  if (error instanceof BillingError) return error
  // The key is wrong or may not do this: for the operator to mend, as if it were not there.
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return new BillingError('not_configured')
  }
  if (error instanceof Stripe.errors.StripeError) return new BillingError('payment_unavailable')
  return new BillingError('internal')
}

/** Stripe's messages may quote an e-mail; the request id leads to them in its dashboard. */
function failureFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return errorFields(error)
  const { type, code, param, statusCode, requestId } = error
  return { error: type, stripeCode: code, param, statusCode, requestId }
}
