import type { AuthLink, EmailLinkType } from '@/lib/auth/auth-link'
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

/** AUTH-7: what the query of the login page tells. */
export function queryProblem(search: string): AuthProblem | null {
  const params = new URLSearchParams(search)
  const given = params.get('error_description') ?? params.get('message') ?? params.get('error')
  if (!given) return null
  if (params.get('type') === 'recovery') return recoveryExpired
  return serverProblem(params.get('error_code') ?? params.get('error') ?? given, given)
}

/**
 * What an address says, anybody may have written: it only ever chooses among texts of our own, by the server's code or
 * its usual words. A text of ours that stands there itself is one of them.
 */
function serverProblem(code: string | null, text: string): AuthProblem {
  const known = KNOWN.find(({ codes, words }) => (code && codes.includes(code)) || words.test(text))
  return known?.problem ?? OURS.find((problem) => problem.text === text) ?? linkNotOpened
}

const linkNotOpened: AuthProblem = { text: authMessages.linkNotOpened, offers: null }

const KNOWN: readonly { codes: readonly string[]; words: RegExp; problem: AuthProblem }[] = [
  {
    codes: ['otp_expired', 'flow_state_expired', 'flow_state_not_found'],
    words: /invalid or has expired/i,
    problem: confirmationExpired,
  },
  {
    codes: ['session_expired', 'session_not_found', 'refresh_token_not_found'],
    words: /session (?:has )?expired/i,
    problem: sessionExpired,
  },
  {
    codes: ['email_not_confirmed'],
    words: /email not confirmed/i,
    problem: { text: authMessages.confirmFirst, offers: 'confirmation' },
  },
  {
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit'],
    words: /rate limit/i,
    problem: { text: authMessages.waitAMoment, offers: null },
  },
]

const OURS: readonly AuthProblem[] = [
  ...Object.values(EXPIRED),
  ...KNOWN.map(({ problem }) => problem),
]
