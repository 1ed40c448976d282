import {
  DELETE_CONFIRMATION,
  type DeleteAccountAnswer,
  type DeleteAccountBody,
} from '@contract/account'
import { toAppError } from '@/lib/app-error'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/log'
import { supabase } from '@/lib/supabase'

/** `reason` is for the person, where it is known. */
export type DeleteOutcome = { deleted: true } | { deleted: false; reason: string | null }

/** Deletes the account of whoever is logged in; the session is worth nothing then. Never rejects. */
export async function deleteAccount(): Promise<DeleteOutcome> {
  try {
    const client = await supabase()
    const { data } = await client.auth.getSession()
    const { supabaseUrl, supabaseAnonKey } = env()
    const response = await fetch(`${supabaseUrl}/functions/v1/delete-account`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: supabaseAnonKey,
        Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      },
      body: JSON.stringify({ confirmation: DELETE_CONFIRMATION } satisfies DeleteAccountBody),
    })
    const answer = toAnswer(await response.json().catch(() => null))
    if (!answer?.success) return { deleted: false, reason: answer?.error ?? null }
    return { deleted: true }
  } catch (error) {
    logWarning('account_not_deleted', error)
    const { code, userText } = toAppError(error)
    return { deleted: false, reason: code === 'unexpected' ? null : userText }
  }
}

/** What came over the wire is only believed where it has the agreed form. */
function toAnswer(value: unknown): DeleteAccountAnswer | null {
  const { success, error } = Object(value) as Record<string, unknown>
  if (success === true) return { success }
  return success === false && typeof error === 'string' ? (value as DeleteAccountAnswer) : null
}
