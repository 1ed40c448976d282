import { isOutlineType, MEETING_TYPES } from '@contract/meeting/meeting-types'
import type { Group } from '@/domain/group/group'
import { commonMessages } from '@/messages/common'

/** What a group usually asks for, in a line: its type, where it has one, and how long it meets. */
export function groupFacts({
  outline_type: type,
  duration,
}: Pick<Group, 'outline_type' | 'duration'>): string {
  const label = isOutlineType(type) ? MEETING_TYPES[type].label : ''
  return [label, commonMessages.minutes(duration)].filter(Boolean).join('\u00A0· ')
}
