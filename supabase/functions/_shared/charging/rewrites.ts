import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../contract/database.types.ts'
import { generateOutlineRequest } from '../contract/calls/generate-outline.ts'

const committed = z.object({
  outline: z.string(),
  input: generateOutlineRequest,
})

const reservation = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('reserved'),
    /** 1 for the first. */
    version: z.number().int(),
    /** How many more come with this outline. */
    left: z.number().int(),
    run: z.number().int(),
    /** What was made, and what for. */
    result: committed,
  }),
  z.object({ status: z.enum(['limit_reached', 'unknown']) }),
  z.object({ status: z.enum(['too_many_runs', 'paused']), retry_at: z.string() }),
])

export type RewriteReservation = z.infer<typeof reservation>

/** How often sections of an outline are written anew; the rules are in SQL (reserve_rewrite, refund_rewrite). */
export type Rewrites = {
  reserve: (userId: string, requestId: string) => Promise<RewriteReservation>
  /** `paid`: whether a model was, for the run that is given back. */
  refund: (userId: string, requestId: string, end: { run: number; paid: boolean }) => Promise<void>
}

/** `client` must hold the service key: the two functions are closed to everyone else. */
export function createRewrites(client: SupabaseClient<Database>): Rewrites {
  return {
    async reserve(userId, requestId) {
      const { data, error } = await client.rpc('reserve_rewrite', {
        p_user: userId,
        p_key: requestId,
      })
      if (error) throw new Error('reserve_rewrite failed', { cause: error.message })
      return reservation.parse(data)
    },
    async refund(userId, requestId, { run, paid }) {
      const { error } = await client.rpc('refund_rewrite', {
        p_user: userId,
        p_key: requestId,
        p_run: run,
        p_paid: paid,
      })
      if (error) throw new Error('refund_rewrite failed', { cause: error.message })
    },
  }
}
