import { OUTLINE_TYPE_LABELS } from '@contract/outline-type'
import { formatDate } from '@/lib/formats'
import { supabase } from '@/lib/supabase'
import type { OutlineInput } from './outline-input'

const UNIQUE_VIOLATION = '23505'

/**
 * Puts a generated outline into the history (GEN-7). Saved once per request: that another tab or an earlier try was
 * first counts as saved. Rejects where it could not be saved.
 */
export async function saveOutline(outline: {
  userId: string
  requestId: string
  input: OutlineInput
  content: string
}): Promise<void> {
  const { userId, requestId, input, content } = outline
  const client = await supabase()
  const { error } = await client.from('generated_outlines').insert({
    user_id: userId,
    request_id: requestId,
    title: `Esboço de ${OUTLINE_TYPE_LABELS[input.outlineType]} - ${formatDate(new Date())}`,
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
