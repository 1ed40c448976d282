import type { DeleteAccountAnswer } from '@contract/calls/account'
import type { AccountErrorCode } from '@contract/error-codes'
import { AppError, toAppError } from '@/lib/app-error'
import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'

/** Whether a refusal belongs beside the field of the password. */
export function isAboutPassword(code: AccountErrorCode): boolean {
  return code === 'wrong_password' || code === 'too_many_tries'
}

/** Calls a function of the account. Throws an AppError where it cannot be asked or does not answer as agreed. */
export async function callAccount(
  name: 'delete-account' | 'confirm-password',
  body: object,
): Promise<DeleteAccountAnswer> {
  const answer = await send(name, body).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (!answer) throw new AppError('unexpected', { detail: `${name}: no answer` })
  return answer
}

async function send(name: string, body: object): Promise<DeleteAccountAnswer | null> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  const { supabaseUrl, supabaseAnonKey } = env()
  const response = await fetch(`${supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: supabaseAnonKey,
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(body),
  })
  return toAnswer(await response.json().catch(() => null))
}

/** What came over the wire is only believed where it has the agreed form. */
function toAnswer(value: unknown): DeleteAccountAnswer | null {
  const { success, error } = Object(value) as Record<string, unknown>
  if (success === true) return { success }
  return success === false && typeof error === 'string' ? (value as DeleteAccountAnswer) : null
}
