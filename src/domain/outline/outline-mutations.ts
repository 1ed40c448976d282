import type { Tables } from '@contract/database.types'
import { OUTLINE_TYPE_LABELS } from '@contract/outline-type'
import type { SavedInput } from '@/domain/generation/outline-input'
import { formatDate } from '@/lib/formats'
import { supabase } from '@/lib/supabase'

const UNIQUE_VIOLATION = '23505'

/** The name that an outline gets when it is made (GEN-7). */
export function titleOf({ outlineType }: SavedInput): string {
  return `Esboço de ${OUTLINE_TYPE_LABELS[outlineType]} - ${formatDate(new Date())}`
}

/**
 * Puts a generated outline into the history (GEN-7). Saved once per request: that another tab or an earlier try was
 * first counts as saved. Rejects where it could not be saved.
 */
export async function saveOutline(outline: {
  userId: string
  requestId: string
  input: SavedInput
  content: string
}): Promise<void> {
  const { userId, requestId, input, content } = outline
  const client = await supabase()
  const { error } = await client.from('generated_outlines').insert({
    user_id: userId,
    request_id: requestId,
    title: titleOf(input),
    youtube_url: input.url,
    outline_type: input.outlineType,
    duration: input.duration,
    group_profile: input.groupProfile || null,
    additional_info: input.additionalInfo || null,
    start_time: input.startTime,
    end_time: input.endTime,
    generated_content: content,
  })
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}

/** Rejects where nothing was changed. */
export async function renameOutline(id: string, title: string): Promise<void> {
  const client = await supabase()
  await client
    .from('generated_outlines')
    .update({ title })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

/** All that a saved outline is, so that it can be put back. */
export type WholeOutline = Omit<Tables<'generated_outlines'>, 'search_text'>

const WHOLE =
  'id, user_id, request_id, title, youtube_url, outline_type, duration, group_profile, additional_info, start_time, end_time, generated_content, created_at'

/** Deletes at once, and answers what was deleted; null where it was gone already. Rejects where it is still there. */
export async function deleteOutline(id: string): Promise<WholeOutline | null> {
  const client = await supabase()
  const { data } = await client
    .from('generated_outlines')
    .delete()
    .eq('id', id)
    .select(WHOLE)
    .throwOnError()
  return data[0] ?? null
}

/** Puts a deleted outline back as it was. That another tab was first counts as put back. */
export async function restoreOutline(outline: WholeOutline): Promise<void> {
  const client = await supabase()
  const { error } = await client.from('generated_outlines').insert(outline)
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}
