import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushService } from '../contract/calls/ready-notice.ts'
import type { Env } from '../env.ts'

/** Milliseconds. */
const SEND_TIMEOUT_MS = 5_000
/** Seconds for which a device may be out of reach: later, its person has looked for themselves. */
const LIFETIME_S = 60 * 60

/** As the browser gave it. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** Answers the status of the push service. Rejects where it was not reached, or is none that we know. */
export type SendPush = (address: PushAddress, data: Record<string, string>) => Promise<number>

/**
 * Web Push (RFC 8030, encrypted by RFC 8291) with the keys of RFC 8292 in VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and
 * VAPID_SUBJECT; null where one of them is missing. PUSH_SERVICE_URL names another server that is to get what would go to
 * a push service.
 */
export function pushFromEnv(
  env: Env,
  { fetch }: Pick<typeof globalThis, 'fetch'>,
): SendPush | null {
  const publicKey = env.VAPID_PUBLIC_KEY?.trim()
  const privateKey = env.VAPID_PRIVATE_KEY?.trim()
  const subject = env.VAPID_SUBJECT?.trim()
  if (!publicKey || !privateKey || !subject) return null
  const instead = env.PUSH_SERVICE_URL?.trim()

  return async ({ endpoint, p256dh, auth }, data) => {
    if (!isPushService(endpoint)) throw new Error('no push service')
    const { method, headers, body } = await buildPushPayload(
      { data, options: { ttl: LIFETIME_S, urgency: 'high' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { publicKey, privateKey, subject },
    )
    const response = await fetch(instead ? `${instead}/${endpoint}` : endpoint, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status
  }
}
