import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../contract/database.types.ts'
import type { LimitCode } from '../contract/calls/usage.ts'
import type { RunRefusal } from './run-refusal.ts'

export type Reservation =
  | { status: 'reserved'; id: string; attempt: number }
  | { status: 'replay'; result: Json }
  | RunRefusal
  | { status: 'in_progress' | 'key_reused' | 'busy' }
  | { status: 'limit_reached'; reason: string; reason_code: LimitCode }

type Lease = { id: string; attempt: number }

/** The ledger of the allowance; the rules are in SQL (reserve_request, renew_request, settle_request). */
export type Metering = {
  reserve: (userId: string, requestId: string, inputHash: string) => Promise<Reservation>
  /** Tells that the run is alive. A minute without a word, and it is taken for dead and given back. */
  renew: (reservation: Lease) => Promise<void>
  /**
   * Stores the result, and with it its row in the history under `historyTitle`. False when the lease has run out
   * meanwhile: the result must not be handed out. `paid`: whether a model was.
   */
  commit: (
    reservation: Lease,
    result: Json,
    end: { historyTitle: string; paid: boolean },
  ) => Promise<boolean>
  /** False when there was nothing to give back: the run is settled, or somebody else's by now. */
  refund: (reservation: Lease, end: { code: string; paid: boolean }) => Promise<boolean>
}

/** `client` must hold the service key: the three functions are closed to everyone else. */
export function createMetering(client: SupabaseClient<Database>): Metering {
  async function settle(
    { id, attempt }: Lease,
    outcome: { p_result: Json; p_paid: boolean } & ({ p_title: string } | { p_error: string }),
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
    async renew({ id, attempt }) {
      const { error } = await client.rpc('renew_request', { p_id: id, p_attempt: attempt })
      if (error) throw new Error('renew_request failed', { cause: error.message })
    },
    commit: (reservation, result, { historyTitle, paid }) =>
      settle(reservation, { p_result: storable(result), p_title: historyTitle, p_paid: paid }),
    refund: (reservation, { code, paid }) =>
      settle(reservation, { p_result: null, p_error: code, p_paid: paid }),
  }
}

/** Without what no text of Postgres holds, NUL and halves of a character: a whole outline would be lost for one. */
function storable(result: Json): Json {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '') : value
  return JSON.parse(JSON.stringify(result), clean) as Json
}
