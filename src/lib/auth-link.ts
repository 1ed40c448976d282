/** What a link of an e-mail left in the address: a session, or why there is none. */
export type AuthLink =
  | { kind: 'session'; type: string | null; accessToken: string; refreshToken: string }
  | { kind: 'error'; code: string | null; text: string }

let captured: AuthLink | null = null

/**
 * Reads what the authentication server wrote into the fragment. Null where the fragment is not from there.
 * The texts are the server's (or a stranger's): to be shown as text only.
 */
function readAuthLink(fragment: string): AuthLink | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const accessToken = params.get('access_token')
  const refreshToken = params.get('refresh_token')
  if (accessToken && refreshToken) {
    return { kind: 'session', type: params.get('type'), accessToken, refreshToken }
  }
  const text = params.get('error_description') ?? params.get('error')
  return text === null ? null : { kind: 'error', code: params.get('error_code'), text }
}

/**
 * Takes tokens out of the address bar and the history, and keeps them for `takeAuthLink`. Called before anything
 * else runs, so that no script, log or referrer sees them.
 */
export function captureAuthLink(): void {
  const link = readAuthLink(window.location.hash)
  if (!link) return
  captured = link
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/** Whether there is something to take. */
export function hasAuthLink(): boolean {
  return captured !== null || readAuthLink(window.location.hash) !== null
}

/** What was captured, once. */
export function takeAuthLink(): AuthLink | null {
  captureAuthLink()
  const link = captured
  captured = null
  return link
}
