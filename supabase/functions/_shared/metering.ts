import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from './contract/database.types.ts'
import type { LimitCode } from './contract/usage.ts'

export type Reservation =
  | { status: 'reserved'; id: string; attempt: number }
  | { status: 'replay'; result: Json }
  | { status: 'in_progress' | 'key_reused' | 'busy' }
  | { status: 'limit_reached'; reason: string; reason_code: LimitCode }

type Lease = { id: string; attempt: number }

/** The ledger of the allowance; the rules are in SQL (reserve_request, settle_request). */
export type Metering = {
  reserve: (userId: string, requestId: string, inputHash: string) => Promise<Reservation>
  /**
   * Stores the result, and with it its row in the history under `historyTitle`. False when the lease has run out
   * meanwhile: the result must not be handed out.
   */
  commit: (reservation: Lease, result: Json, historyTitle: string) => Promise<boolean>
  refund: (reservation: Lease, errorCode: string) => Promise<void>
}

/** `client` must hold the service key: the two functions are closed to everyone else. */
export function createMetering(client: SupabaseClient<Database>): Metering {
  async function settle(
    { id, attempt }: Lease,
    outcome: { p_result: Json; p_title: string } | { p_result: null; p_error: string },
  ): Promise<boolean> {
    const { data, error } = await client.rpc('settle_request', {
      p_id: id,
      p_attempt: attempt,
      ...outcome,
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
    commit: (reservation, result, historyTitle) =>
      settle(reservation, { p_result: result, p_title: historyTitle }),
    async refund(reservation, errorCode) {
      await settle(reservation, { p_result: null, p_error: errorCode })
    },
  }
}
