/** What a device is told when a run has come to its end. No word of the outline is in it. */
export type ReadyNotice =
  /** `requestId` is the address of the outline. */
  | { outcome: 'ready'; requestId: string }
  /** Nothing was charged. */
  | { outcome: 'failed' }

const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com'])
const DOMAINS = ['.push.apple.com', '.notify.windows.com']

/**
 * Whether an address belongs to one of the services that browsers get their messages through: what a browser says of its
 * own comes from the person, and the functions call no other.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    (HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  )
}
