import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from './contract/database.types.ts'

/** What a leader's group says of its meetings. */
type GroupSettings = { structure: Json; called: string | null }

/** A group of a leader's own by its id; null where they have none such. */
export type OwnGroup = (userId: string, id: string) => Promise<GroupSettings | null>

/** `client` holds the secret key, so the owner is part of the question. Throws where the groups cannot be read. */
export function createOwnGroup(client: SupabaseClient<Database>): OwnGroup {
  return async (userId, id) => {
    const { data, error } = await client
      .from('groups')
      .select('structure, called')
      .eq('user_id', userId)
      .eq('id', id)
      .maybeSingle()
    if (error) throw new Error('groups could not be read', { cause: error.message })
    return data
  }
}
