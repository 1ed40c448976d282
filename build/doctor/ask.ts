/** Milliseconds. A cold function takes a second or two. */
const TIMEOUT_MS = 15_000

/** A request that is given up after a time, its redirects not followed. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
}
