import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'
import { senderKey, type SenderOptions } from '../_shared/endpoint/sender.ts'

/** False where this sender, or all of them together, have sent enough for now. */
export type TakeSlot = (request: Request) => Promise<boolean>

/** Counts in SQL (take_contact_slot). `client` must hold the secret key. */
export function createSenderLimit(
  client: SupabaseClient<Database>,
  options: SenderOptions,
): TakeSlot {
  return async (request) => {
    const sender = await senderKey(request, 'contact', options)
    const { data, error } = await client.rpc(
      'take_contact_slot',
      sender === null ? {} : { p_sender: sender },
    )
    if (error) throw new Error('take_contact_slot failed', { cause: error.message })
    return data
  }
}
