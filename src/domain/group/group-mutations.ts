import { AppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { GROUP_COLUMNS, type Group } from './group'

/** Saves a new group, or one that was deleted. Rejects where it could not be saved: `groups.full` at twenty. */
export async function insertGroup(group: Omit<Group, 'id'> & { id?: string }): Promise<Group> {
  const client = await supabase()
  const { data, error } = await client.from('groups').insert(group).select(GROUP_COLUMNS).single()
  if (error?.message === 'groups_full') throw new AppError('groups.full')
  if (error) throw error
  return data
}

/** Gives a group that was named the outlines in which it was only described. Rejects where it has none of them. */
export async function takeOutlines(groupId: string, profile: string): Promise<void> {
  const client = await supabase()
  await client
    .from('generated_outlines')
    .update({ group_id: groupId })
    .eq('group_profile', profile)
    .is('group_id', null)
    .throwOnError()
}

/** Rejects where nothing was changed. */
export async function updateGroup({ id, ...changed }: Group): Promise<void> {
  const client = await supabase()
  await client.from('groups').update(changed).eq('id', id).select('id').single().throwOnError()
}

/** Its outlines stay. Rejects where it is still there. */
export async function deleteGroup(id: string): Promise<void> {
  const client = await supabase()
  await client.from('groups').delete().eq('id', id).throwOnError()
}
