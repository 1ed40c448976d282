import { plainPath } from '@/lib/paths'

/** Hosts that look for a page in a folder send visitors on to '/login/'. The app's own addresses have no slash there. */
export function plainAddress(): void {
  const address = new URL(window.location.href)
  const plain = plainPath(address.pathname)
  if (plain === address.pathname) return
  // as a URL, since '//elsewhere.example/' alone would be read as another host
  address.pathname = plain
  window.history.replaceState(window.history.state, '', address)
}
