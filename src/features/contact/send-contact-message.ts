import {
  CONTACT_MAX_LENGTH,
  type ContactAnswer,
  type ContactBody,
  type ContactField,
} from '@contract/calls/contact'
import { errorText, toAppError } from '@/lib/app-error'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/log'

export type SendOutcome =
  | { sent: true }
  /** `reason` is for the person; `field` is the one that the server would not take. */
  | { sent: false; reason?: string; field?: ContactField }

/** Hands the form to `send-contact-email` (call 19); anyone may, with the publishable key alone. Never rejects. */
export async function sendContactMessage(body: ContactBody): Promise<SendOutcome> {
  if (!navigator.onLine) return { sent: false, reason: errorText('offline') }
  const { supabaseUrl, supabaseAnonKey } = env()
  try {
    const response = await fetch(`${supabaseUrl}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: supabaseAnonKey },
      body: JSON.stringify(body),
    })
    const answer = toAnswer(await response.json().catch(() => null))
    if (response.ok && answer?.success !== false) return { sent: true }
    return answer?.success === false ? refusal(answer) : { sent: false }
  } catch (error) {
    const { code, userText } = toAppError(error)
    logWarning('contact_message_not_sent', error)
    return code === 'unexpected' ? { sent: false } : { sent: false, reason: userText }
  }
}

function toAnswer(value: unknown): ContactAnswer | null {
  return typeof value === 'object' && value !== null && 'success' in value
    ? (value as ContactAnswer)
    : null
}

/** What came over the wire is only believed where it has the agreed form. */
function refusal(answer: Extract<ContactAnswer, { success: false }>): SendOutcome {
  const { error, field } = answer
  return {
    sent: false,
    ...(typeof error === 'string' && { reason: error }),
    ...(typeof field === 'string' && Object.hasOwn(CONTACT_MAX_LENGTH, field) && { field }),
  }
}
