import type { Env } from '../env.ts'

const LIVE_API_URL = 'https://api.resend.com'

/** Works without a domain of one's own, but only towards the address of the Resend account. */
const DEFAULT_FROM = 'Esboça <onboarding@resend.dev>'

/** Milliseconds. The person waits for the answer. */
const SEND_TIMEOUT_MS = 10_000

/**
 * From a visitor to the operator, to whom an answer goes back, or from the operator to somebody. Addresses and subject
 * must be one line each; who builds a Mail sees to that.
 */
export type Mail = { subject: string; text: string; html: string } & (
  | { replyTo: string; to?: never }
  | { to: string; replyTo?: never }
)

/** Rejects when the mail was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>

/** A secret that the function needs is not set; `message` names it, for the log. */
export class MailNotConfigured extends Error {
  override readonly name = 'MailNotConfigured'
}

/**
 * Mail by Resend's HTTP API from RESEND_API_KEY, CONTACT_TO and, where set, CONTACT_FROM (a verified sender) and
 * RESEND_API_URL (another server that speaks the same). Throws MailNotConfigured.
 */
export function mailFromEnv(env: Env): SendMail {
  const apiKey = setting(env, 'RESEND_API_KEY')
  const operator = setting(env, 'CONTACT_TO')
  const from = env.CONTACT_FROM?.trim() || DEFAULT_FROM
  const apiUrl = (env.RESEND_API_URL?.trim() || LIVE_API_URL).replace(/\/+$/, '')

  return async ({ to = operator, replyTo = operator, subject, text, html }) => {
    const response = await fetch(`${apiUrl}/emails`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, html }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (!response.ok) {
      throw new Error(`Resend answered ${response.status} ${await errorName(response)}`)
    }
    await response.body?.cancel()
  }
}

function setting(env: Env, name: string): string {
  const value = env[name]?.trim()
  if (!value) throw new MailNotConfigured(`${name} is missing`)
  return value
}

/** Resend's word for the error. Its message may repeat an address, so that is not kept. */
async function errorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : null
  return typeof name === 'string' ? name.slice(0, 80) : '(no name)'
}
