import { AppError, serverCode, toAppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'

type BillingFunction =
  | 'check-subscription'
  | 'create-checkout'
  | 'create-pix-checkout'
  | 'customer-portal'
  | 'withdraw-subscription'

/** Calls a function of payment, without a body, and returns the fields of its answer. Throws an AppError. */
export async function callBilling(name: BillingFunction): Promise<Record<string, unknown>> {
  const client = await supabase().catch((error: unknown) => {
    throw toAppError(error)
  })
  const { data, error } = await client.functions.invoke<unknown>(name)
  if (error) throw await httpFailure(name, error)
  const answer = fieldsOf(data)
  const failure = refusalOf(name, answer)
  if (failure) throw failure
  return answer
}

async function httpFailure(name: BillingFunction, error: unknown): Promise<AppError> {
  const { context } = Object(error) as { context?: unknown }
  if (!(context instanceof Response)) return toAppError(context instanceof Error ? context : error)
  const answer = fieldsOf(await context.json().catch(() => null))
  const code = serverCode('billing', answer.code)
  if (code) return new AppError(code, { detail: name })
  // the gateway before the function has words of its own
  if (context.status === 401) return new AppError('billing.unauthenticated', { detail: name })
  return new AppError('unexpected', { detail: `${name}: status ${context.status}` })
}

/** A failure that the function decided on: a good status with {error, code}. */
function refusalOf(name: BillingFunction, answer: Record<string, unknown>): AppError | null {
  const code = serverCode('billing', answer.code)
  if (code) return new AppError(code, { detail: name })
  return typeof answer.error === 'string' && answer.error.trim()
    ? new AppError('unexpected', { detail: name, userText: answer.error })
    : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
