import { isLinkToken } from '@contract/links'
import { deviceStorage } from './device-storage'
import { paths, wantedPath } from './paths'

/*
 * A link from another leader outlasts what lies between opening it and being logged in: a new account, its e-mail, another tab.
 */

const KEY = 'esboca:received-link'

/** Milliseconds after which nobody remembers what they wanted. */
const LIFETIME = 24 * 60 * 60 * 1000

export function keepReceivedLink(token: string): void {
  deviceStorage.setItem(KEY, JSON.stringify({ token, at: Date.now() }))
}

/** The token of the link that was opened last on this device and not dealt with; null where there is none. */
export function receivedLink(): string | null {
  try {
    const { token, at } = Object(JSON.parse(deviceStorage.getItem(KEY) ?? 'null')) as {
      token?: unknown
      at?: unknown
    }
    const fresh = typeof at === 'number' && Date.now() - at < LIFETIME
    return fresh && typeof token === 'string' && isLinkToken(token) ? token : null
  } catch {
    return null
  }
}

export function forgetReceivedLink(): void {
  deviceStorage.removeItem(KEY)
}

/** Where to go after login: what was wanted, else the link that waits, else the form for a new outline. */
export function pathAfterLogin(search: string): string {
  const waits = receivedLink() !== null
  return wantedPath(search, window.location.origin, waits ? paths.received : paths.createOutline)
}
