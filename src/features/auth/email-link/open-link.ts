import type { Session } from '@supabase/supabase-js'
import type { AuthLink } from '@/lib/auth/auth-link'
import { tellLeaving } from '@/lib/device/leaving'
import { paths } from '@/lib/paths'
import { pathAfterLogin } from '@/lib/device/received-link'
import { storedSession, strangersClient, supabase } from '@/lib/supabase'
import { authMessages } from '@/messages/auth'
import { notify } from '@/ui/feedback/notify'
import {
  EXPIRED,
  linkProblem,
  recoveryExpired,
  sessionExpired,
  type AuthProblem,
} from '../auth-problem'

export type TokenLink = Extract<AuthLink, { kind: 'token' }>
type SessionLink = Extract<AuthLink, { kind: 'session' }>
type ServerLink = Exclude<AuthLink, TokenLink>

/** Where a link leads, and what to say there where it did not open. */
export type Outcome = { target: string; problem?: AuthProblem }

/** What a link has opened, and nobody has entered yet. */
export type OpenedLink = {
  tokens: Pick<Session, 'access_token' | 'refresh_token'>
  /** Whose it is, as the server says. */
  account: { id: string; email: string }
  target: string
  /** What is said on the way in. */
  said: string | null
  recovers: boolean
}

const NEW_PASSWORD = `${paths.auth}?type=recovery`

/**
 * AUTH-5: a link that the authentication server has opened already. Anybody may have made it, so it enters no account:
 * it is the person who does, once they have read which one it is (fault 46). Never rejects.
 */
export async function openServerLink(
  link: ServerLink,
  { pathname, search }: { pathname: string; search: string },
): Promise<Outcome | OpenedLink> {
  const recovers = isRecovery(link, pathname, search)
  const account = link.kind === 'session' ? await accountOf(link) : null
  if (link.kind === 'error' || !account) {
    return { target: paths.auth, problem: linkProblem(link, recovers) }
  }
  const leadsToPassword = link.type === 'recovery'
  return {
    tokens: { access_token: link.accessToken, refresh_token: link.refreshToken },
    account,
    target: leadsToPassword ? NEW_PASSWORD : pathAfterLogin(search),
    said: leadsToPassword ? null : authMessages.confirmed,
    recovers,
  }
}

/** Only recovery mails ask for the callback; a link that says what it is for is believed. */
function isRecovery(link: ServerLink, pathname: string, search: string): boolean {
  if (link.kind === 'session' && link.type !== null) return link.type === 'recovery'
  return pathname === paths.authCallback || new URLSearchParams(search).get('type') === 'recovery'
}

/**
 * Uses the token of one of our e-mails up, and enters its account where nobody else is logged in here. Null: the first
 * of the two addresses of an e-mail change is confirmed, the other is still to come. Nobody has pressed anything where an
 * address is `awaited`: another one's account is named before it is entered. Rejects where the link may still
 * be good: no connection, or the server is busy.
 */
export async function openTokenLink(
  { type, tokenHash }: TokenLink,
  awaited?: string,
): Promise<Outcome | OpenedLink | null> {
  const client = await strangersClient()
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash })
  if (error) {
    if (isPassing(error.status)) throw error
    if (type !== 'email_change') return { target: paths.auth, problem: EXPIRED[type] }
    notify.error(EXPIRED.email_change.text)
    return { target: paths.account }
  }
  const { session } = data
  if (!session)
    return type === 'email_change' ? null : { target: paths.auth, problem: EXPIRED[type] }
  const opened: OpenedLink = {
    tokens: session,
    account: { id: session.user.id, email: session.user.email ?? '' },
    ...endOf(type),
    recovers: type === 'recovery',
  }
  const here = storedSession()
  const isOthers = here !== null && here.user.id !== opened.account.id
  const isStrange = awaited !== undefined && !isSameAddress(awaited, opened.account.email)
  return isOthers || isStrange ? opened : enterAccount(opened)
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function endOf(type: TokenLink['type']): Pick<OpenedLink, 'target' | 'said'> {
  if (type === 'recovery') return { target: NEW_PASSWORD, said: null }
  return type === 'signup'
    ? { target: pathAfterLogin(''), said: authMessages.confirmed }
    : { target: paths.account, said: authMessages.emailChanged }
}

/** Logs in, and out before it whoever else was. Never rejects. */
export async function enterAccount(opened: OpenedLink): Promise<Outcome> {
  const { tokens, account, target, said, recovers } = opened
  const refused = { target: paths.auth, problem: recovers ? recoveryExpired : sessionExpired }
  try {
    const client = await supabase()
    const here = storedSession()
    if (here && here.user.id !== account.id) {
      tellLeaving()
      await client.auth.signOut({ scope: 'local' })
    }
    const { data, error } = await client.auth.setSession(tokens)
    if (error || !data.session) return refused
  } catch {
    return refused
  }
  if (said !== null) notify.success(said)
  return { target }
}

/** Whether the same call may go well later; auth-js gives 0 where there was no answer. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 429 || status >= 500
}

/** Whose tokens these are; null where the server does not take them. */
async function accountOf({ accessToken }: SessionLink): Promise<OpenedLink['account'] | null> {
  try {
    const client = await strangersClient()
    const { data } = await client.auth.getUser(accessToken)
    return data.user && { id: data.user.id, email: data.user.email ?? '' }
  } catch {
    return null
  }
}
