import type { Tables } from '@contract/database.types'
import { queryOptions } from '@tanstack/react-query'
import { logWarning } from '@/lib/log'
import { supabase } from '@/lib/supabase'

export type Profile = Tables<'user_profiles'>

/** Whose profile it is, and with what it is made where there is none (PROF-1). */
export type ProfileOwner = { id: string; email: string; name: string }

const NO_ROW = 'PGRST116'
const UNIQUE_VIOLATION = '23505'
/** Characters that the table takes. */
const NAME_LENGTH = 120

async function fetchProfile(owner: ProfileOwner): Promise<Profile> {
  const found = await selectProfile(owner.id)
  if (found) return found
  const client = await supabase()
  const row = { user_id: owner.id, email: owner.email, name: owner.name.slice(0, NAME_LENGTH) }
  const { data, error } = await client.from('user_profiles').insert(row).select().single()
  if (data) return data
  // another tab was faster
  const other = error.code === UNIQUE_VIOLATION ? await selectProfile(owner.id) : null
  if (other) return other
  throw error
}

/** Null where there is no row. */
async function selectProfile(userId: string): Promise<Profile | null> {
  const client = await supabase()
  const query = client.from('user_profiles').select().eq('user_id', userId).single()
  const { data, error } = await query
  if (error && error.code !== NO_ROW) throw error
  return data
}

export const profileQueries = {
  /** The profile, made where it is missing. Any failure is logged and asked about again by the next re-check. */
  own: (owner: ProfileOwner) =>
    queryOptions({
      queryKey: ['profile', owner.id],
      queryFn: async () => {
        try {
          return await fetchProfile(owner)
        } catch (error) {
          logWarning('profile_not_loaded', error)
          throw error
        }
      },
      retry: false,
      // the re-check of the subscription reads it anew
      refetchOnWindowFocus: false,
    }),
}
