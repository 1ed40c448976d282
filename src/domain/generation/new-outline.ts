import type { TablesInsert } from '@contract/database.types'
import { MEETING_TYPES } from '@contract/meeting-types'
import { formatDate } from '@/lib/formats'
import type { SavedInput } from './outline-input'

/** The name that an outline gets when it is made (GEN-7). */
export function titleOf({ outlineType }: SavedInput): string {
  return `Esboço de ${MEETING_TYPES[outlineType].label} - ${formatDate(new Date())}`
}

/** A generated outline as the row of the history (GEN-7, call 13). */
export function newOutline(made: {
  userId: string
  requestId: string
  input: SavedInput
  markdown: string
}): TablesInsert<'generated_outlines'> {
  const { userId, requestId, input, markdown } = made
  return {
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
    generated_content: markdown,
  }
}
