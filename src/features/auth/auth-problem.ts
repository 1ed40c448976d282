import type { AuthLink, EmailLinkType } from '@/lib/auth-link'
import { authMessages } from '@/messages/auth'

/** Why a link did not open, and which e-mail to offer again; travels to the login page in the history state. */
export type AuthProblem = { text: string; offers: 'recovery' | 'confirmation' | null }

export function isAuthProblem(value: unknown): value is AuthProblem {
  const { text, offers } = Object(value) as Record<string, unknown>
  return (
    typeof text === 'string' &&
    (offers === 'recovery' || offers === 'confirmation' || offers === null)
  )
}

export const sessionExpired: AuthProblem = { text: authMessages.sessionExpired, offers: null }

export const recoveryExpired: AuthProblem = {
  text: authMessages.recoveryExpired,
  offers: 'recovery',
}

const confirmationExpired: AuthProblem = {
  text: authMessages.confirmationExpired,
  offers: 'confirmation',
}

/** A link of our e-mails that the server knows no more: used, expired, or replaced by a newer one. */
export const EXPIRED: Readonly<Record<EmailLinkType, AuthProblem>> = {
  signup: confirmationExpired,
  recovery: recoveryExpired,
  email_change: { text: authMessages.emailChangeExpired, offers: null },
}

/** A link whose tokens the server refused, or that came with an error instead of tokens. */
export function linkProblem(
  link: Exclude<AuthLink, { kind: 'token' }>,
  isRecovery: boolean,
): AuthProblem {
  if (isRecovery || (link.kind === 'session' && link.type === 'recovery')) return recoveryExpired
  return link.kind === 'session' ? sessionExpired : serverProblem(link.code, link.text)
}

/** Characters of a text that anybody may have put into a link. */
const LONGEST = 200

/** AUTH-7: what the query of the login page tells. */
export function queryProblem(search: string): AuthProblem | null {
  const params = new URLSearchParams(search)
  const given = params.get('error_description') ?? params.get('message') ?? params.get('error')
  if (!given) return null
  const text = given.slice(0, LONGEST)
  if (params.get('type') === 'recovery') return recoveryExpired
  return serverProblem(params.get('error_code'), text)
}

/** The server writes English; what it says most is told in our words, the rest as it stands. */
function serverProblem(code: string | null, text: string): AuthProblem {
  const expired = code === 'otp_expired' || /invalid or has expired/i.test(text)
  return expired ? confirmationExpired : { text, offers: null }
}
