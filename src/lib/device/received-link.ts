import { isLinkToken } from '@contract/links'
import { paths, wantedPath } from '@/lib/paths'
import { waitingValue } from './waiting-value'

/** The token of the link from another leader that was opened last on this device and not dealt with. */
export const receivedLink = waitingValue({
  key: 'esboca:received-link',
  lifetime: 24 * 60 * 60 * 1000,
  isValid: isLinkToken,
})

/** Where to go after login: what was wanted, else the link that waits, else the form for a new outline. */
export function pathAfterLogin(search: string): string {
  const waits = receivedLink.read() !== null
  return wantedPath(search, window.location.origin, waits ? paths.received : paths.createOutline)
}
