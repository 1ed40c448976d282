import type { AuthLink } from '@/lib/auth-link'
import { paths, wantedPath } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages/auth'
import { notify } from '@/ui/notify'
import { EXPIRED, linkProblem, type AuthProblem } from './auth-problem'

export type TokenLink = Extract<AuthLink, { kind: 'token' }>
type SessionLink = Extract<AuthLink, { kind: 'session' }>
type ServerLink = Exclude<AuthLink, TokenLink>

/** Where a link leads, and what to say there where it did not open. */
export type Outcome = { target: string; problem?: AuthProblem }

const NEW_PASSWORD = `${paths.auth}?type=recovery`

/** AUTH-5: a link that the authentication server has opened already. Never rejects. */
export async function openServerLink(
  link: ServerLink,
  { pathname, search }: { pathname: string; search: string },
): Promise<Outcome> {
  const recovers = isRecovery(link, pathname, search)
  if (link.kind === 'error' || !(await startSession(link))) {
    return { target: paths.auth, problem: linkProblem(link, recovers) }
  }
  if (link.type === 'recovery') return { target: NEW_PASSWORD }
  notify.success(authMessages.confirmed)
  return { target: wantedPath(search, window.location.origin) }
}

/** Only recovery mails ask for the callback; a link that says what it is for is believed. */
function isRecovery(link: ServerLink, pathname: string, search: string): boolean {
  if (link.kind === 'session' && link.type !== null) return link.type === 'recovery'
  return pathname === paths.authCallback || new URLSearchParams(search).get('type') === 'recovery'
}

/**
 * Uses the token of one of our e-mails up. Null: the first of the two addresses of an e-mail change is confirmed,
 * the other is still to come. Rejects where the link may still be good: no connection, or the server is busy.
 */
export async function openTokenLink({ type, tokenHash }: TokenLink): Promise<Outcome | null> {
  const client = await supabase()
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash })
  if (error) {
    if (isPassing(error.status)) throw error
    if (type !== 'email_change') return { target: paths.auth, problem: EXPIRED[type] }
    notify.error(EXPIRED.email_change.text)
    return { target: paths.account }
  }
  if (type === 'recovery') return { target: NEW_PASSWORD }
  if (type === 'email_change') {
    if (!data.session) return null
    notify.success(authMessages.emailChanged)
    return { target: paths.account }
  }
  notify.success(authMessages.confirmed)
  return { target: paths.createOutline }
}

/** Whether the same call may go well later; auth-js gives 0 where there was no answer. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500
}

async function startSession(link: SessionLink): Promise<boolean> {
  try {
    const client = await supabase()
    const { data, error } = await client.auth.setSession({
      access_token: link.accessToken,
      refresh_token: link.refreshToken,
    })
    return !error && data.session !== null
  } catch {
    return false
  }
}
