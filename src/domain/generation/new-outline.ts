import { MEETING_TYPES } from '@contract/meeting/meeting-types'
import type { Outline } from '@/domain/outline/outline-row'
import { columnsOf, type SeriesColumns } from '@/domain/series/series'
import { formatDate } from '@/lib/formats'
import type { SavedInput } from './outline-input'

/** A generated outline, as the history takes it (GEN-7, call 13). */
export type NewOutline = Omit<
  Outline,
  'id' | 'created_at' | 'group_id' | 'kept_note' | 'kept_from' | keyof SeriesColumns
> & { request_id: string } & Partial<SeriesColumns>

/** The name that an outline gets when it is made (GEN-7). */
function titleOf({ outlineType }: SavedInput): string {
  return `Esboço de ${MEETING_TYPES[outlineType].label} - ${formatDate(new Date())}`
}

export function newOutline(made: {
  userId: string
  requestId: string
  input: SavedInput
  markdown: string
}): NewOutline {
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
    ...(input.series && columnsOf(input.series)),
  }
}
