import type { Tables } from '@contract/database.types'
import { isOutlineType, type OutlineType } from '@contract/meeting/meeting-types'
import { supabase } from '@/lib/supabase'

export type Profile = Tables<'user_profiles'>

/** Whose profile it is, and with what it is made where there is none. */
type ProfileOwner = { id: string; email: string; name: string }

const NO_ROW = 'PGRST116'
const UNIQUE_VIOLATION = '23505'
/** Characters; SQL repeats them, as the check of the table. */
export const NAME_LENGTH = 120

/** The profile, made where it is missing (PROF-1). */
export async function fetchProfile(owner: ProfileOwner): Promise<Profile> {
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

/** Rejects where it was not written. */
export async function renameProfile(userId: string, name: string): Promise<void> {
  const client = await supabase()
  await client.from('user_profiles').update({ name }).eq('user_id', userId).throwOnError()
}

/** The type that the form of an outline begins with; empty for whoever chooses it each time. */
export function usualTypeOf(profile: Profile | null): OutlineType | '' {
  const type = profile?.usual_type
  return isOutlineType(type) ? type : ''
}

/** Rejects where it was not written. */
export async function saveUsualType(userId: string, type: OutlineType | null): Promise<void> {
  const client = await supabase()
  await client
    .from('user_profiles')
    .update({ usual_type: type })
    .eq('user_id', userId)
    .throwOnError()
}
