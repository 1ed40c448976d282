import { paths } from '@/lib/paths'

/** What the links of our e-mails are for (supabase/templates). */
export type EmailLinkType = 'signup' | 'recovery' | 'email_change'

/** What a link of an e-mail left in the address. */
export type AuthLink =
  /** From our own e-mails: worth a session once the person presses the button, untouched by whoever only reads it. */
  | { kind: 'token'; type: EmailLinkType; tokenHash: string }
  /** From the authentication server's own link, which has been used up by being opened (AUTH-5). */
  | { kind: 'session'; type: string | null; accessToken: string; refreshToken: string }
  | { kind: 'error'; code: string | null; text: string }

let captured: AuthLink | null = null

const LINK_TYPES: ReadonlyMap<string | null, EmailLinkType> = new Map([
  ['signup', 'signup'],
  // the same by its newer name
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
])

/** Null where neither query nor fragment is of a link. Texts in it are the server's or a stranger's: text only. */
function readAuthLink({ search, hash }: Location): AuthLink | null {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))

  const tokenHash = query.get('token_hash') ?? fragment.get('token_hash')
  if (tokenHash !== null) {
    const type = LINK_TYPES.get(query.get('type') ?? fragment.get('type'))
    return tokenHash && type
      ? { kind: 'token', type, tokenHash }
      : { kind: 'error', code: 'otp_expired', text: 'unknown kind of link' }
  }
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (accessToken && refreshToken) {
    return { kind: 'session', type: fragment.get('type'), accessToken, refreshToken }
  }
  const text = fragment.get('error_description') ?? fragment.get('error')
  return text === null ? null : { kind: 'error', code: fragment.get('error_code'), text }
}

const AUTH_PATHS = new Set<string>([paths.auth, paths.login, paths.signUp, paths.authCallback])

/**
 * Takes tokens out of the address bar and the history, and keeps them for `takeAuthLink`. Called before anything
 * else runs, so that no script, log or referrer sees them. A mail without a wanted page leads to the site's address;
 * from there, too, the link goes where links are opened.
 */
export function captureAuthLink(): void {
  const link = readAuthLink(window.location)
  if (!link) return
  captured = link
  const { pathname, search } = window.location
  const place = AUTH_PATHS.has(pathname) ? pathname : paths.auth
  window.history.replaceState(window.history.state, '', place + withoutToken(search))
}

/** `type` goes with the token: alone it asks for a new password (AUTH-6). */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('token_hash')) return search
  query.delete('token_hash')
  query.delete('type')
  return query.size > 0 ? `?${query}` : ''
}

/** Whether there is something to take. */
export function hasAuthLink(): boolean {
  if (captured !== null) return true
  // pages are also rendered where there is no window
  return typeof window !== 'undefined' && readAuthLink(window.location) !== null
}

/** What was captured, once. */
export function takeAuthLink(): AuthLink | null {
  captureAuthLink()
  const link = captured
  captured = null
  return link
}
