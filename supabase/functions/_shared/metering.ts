import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from './contract/database.types.ts'

export type Reservation =
  | { status: 'reserved'; id: string; attempt: number }
  | { status: 'replay'; result: Json }
  | { status: 'in_progress' | 'key_reused' | 'busy' }
  | { status: 'limit_reached'; reason: string }

/** The ledger of the allowance; the rules are in SQL (reserve_request, settle_request). */
export type Metering = {
  reserve: (userId: string, requestId: string, inputHash: string) => Promise<Reservation>
  /** False when the lease has run out meanwhile: the result must not be handed out. */
  commit: (reservation: { id: string; attempt: number }, result: Json) => Promise<boolean>
  refund: (reservation: { id: string; attempt: number }, errorCode: string) => Promise<void>
}

/** `client` must hold the service key: the two functions are closed to everyone else. */
export function createMetering(client: SupabaseClient<Database>): Metering {
  async function settle(
    { id, attempt }: { id: string; attempt: number },
    result: Json,
    errorCode?: string,
  ): Promise<boolean> {
    const { data, error } = await client.rpc('settle_request', {
      p_id: id,
      p_attempt: attempt,
      p_result: result,
      ...(errorCode === undefined ? {} : { p_error: errorCode }),
    })
    if (error) throw new Error('settle_request failed', { cause: error.message })
    return data
  }

  return {
    async reserve(userId, requestId, inputHash) {
      const { data, error } = await client.rpc('reserve_request', {
        p_user: userId,
        p_key: requestId,
        p_hash: inputHash,
      })
      if (error) throw new Error('reserve_request failed', { cause: error.message })
      return data as Reservation
    },
    commit: (reservation, result) => settle(reservation, result),
    async refund(reservation, errorCode) {
      await settle(reservation, null, errorCode)
    },
  }
}
