import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'

/** False where this sender, or all of them together, have sent enough for now. */
export type TakeSlot = (request: Request) => Promise<boolean>

/**
 * Counts in SQL (take_contact_slot). `client` must hold the service key; `secret` keys the hash under which a
 * sender is counted, so that the address itself is stored nowhere and cannot be found by trying all of them.
 */
export function createSenderLimit(client: SupabaseClient<Database>, secret: string): TakeSlot {
  return async (request) => {
    const address = senderAddress(request)
    const { data, error } = await client.rpc(
      'take_contact_slot',
      address === null ? {} : { p_sender: await keyedHash(secret, address) },
    )
    if (error) throw new Error('take_contact_slot failed', { cause: error.message })
    return data
  }
}

/**
 * The IP address that a request came from, null where no proxy tells. `cf-connecting-ip` is written by the edge of
 * the hosted platform; the first entry of `x-forwarded-for` may be made up by the caller, and then only the limit
 * over all senders holds.
 */
export function senderAddress(request: Request): string | null {
  const forwarded =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',')[0] ??
    ''
  return forwarded.trim() || null
}

/** HMAC-SHA-256 in hex. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(`contact-sender:${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
