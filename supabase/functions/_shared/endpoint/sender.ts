import type { Env } from '../env.ts'
import { secretKey } from '../service-client.ts'

export type SenderOptions = {
  /** Keys the hash under which a sender is counted: the address itself is stored nowhere, nor found by trying all. */
  secret: string
  /** Whether every request comes through the edge of the hosted platform, which says where from. */
  behindEdge: boolean
}

export function senderOptions(env: Env): SenderOptions {
  return {
    secret: secretKey(env),
    // what only the hosted platform sets
    behindEdge: Boolean(env.SB_REGION || env.DENO_DEPLOYMENT_ID),
  }
}

/** Under what a sender is counted, of this purpose alone; null where nobody can tell who it is. */
export async function senderKey(
  request: Request,
  purpose: 'contact' | 'link',
  { secret, behindEdge }: SenderOptions,
): Promise<string | null> {
  const sender = behindEdge ? senderOf(request) : null
  return sender === null ? null : await keyedHash(`${purpose}-sender:${secret}`, sender)
}

/**
 * Whom a request comes from: an IPv4 address, or the half of an IPv6 address that one customer of a provider has; null
 * where the edge does not tell. `x-forwarded-for` is not read: who calls can write into it.
 */
export function senderOf(request: Request): string | null {
  const address = request.headers.get('cf-connecting-ip')?.trim() ?? ''
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address
  const groups = ipv6Groups(address)
  if (!groups) return null
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it is written; null for anything else. */
function ipv6Groups(address: string): number[] | null {
  if (!URL.canParse(`http://[${address}]/`)) return null
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** HMAC-SHA-256 in hex. */
async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
