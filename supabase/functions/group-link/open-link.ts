import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../_shared/contract/database.types.ts'
import { senderKey, type SenderOptions } from '../_shared/endpoint/sender.ts'

const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), outline: z.string(), shows_title: z.boolean() }),
  z.object({ status: z.enum(['gone', 'too_many']) }),
])

export type OpenedLink = z.infer<typeof answer>

/** What a token opens for whoever sent the request. Rejects where nobody can tell. */
export type OpenLink = (token: string, request: Request) => Promise<OpenedLink>

/** The rules are in SQL (open_group_link). `client` must hold the secret key. */
export function createOpenLink(client: SupabaseClient<Database>, options: SenderOptions): OpenLink {
  return async (token, request) => {
    const sender = await senderKey(request, 'link', options)
    const { data, error } = await client.rpc('open_group_link', {
      p_token: token,
      ...(sender !== null && { p_sender: sender }),
    })
    if (error) throw new Error('open_group_link failed', { cause: error.message })
    return answer.parse(data)
  }
}
