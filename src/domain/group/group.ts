import type { Tables } from '@contract/database.types'
import { isOutlineType } from '@contract/meeting/meeting-types'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'

/** A group that a leader meets with, as it fills the form of an outline. */
export type Group = Pick<
  Tables<'groups'>,
  'id' | 'name' | 'group_profile' | 'outline_type' | 'duration' | 'structure' | 'called'
>

/** What a new group begins with, before it has a name. */
export type GroupBeginning = Pick<Group, 'group_profile' | 'outline_type' | 'duration'>

export const GROUP_COLUMNS = 'id, name, group_profile, outline_type, duration, structure, called'

/** SQL repeats both, as checks of the table. */
export const MOST_GROUPS = 20
export const GROUP_NAME_LENGTH = 60

type GroupFields = Pick<
  OutlineFormValues,
  'groupId' | 'groupProfile' | 'outlineType' | 'duration' | 'followUp'
>

/** What the form says once this group is chosen. */
export function formOf({ id, group_profile, outline_type, duration }: Group): GroupFields {
  return {
    groupId: id,
    groupProfile: group_profile,
    outlineType: isOutlineType(outline_type) ? outline_type : '',
    duration,
    followUp: '',
  }
}

/** What the form says without a group. What was typed over the group's words stays. */
export function formWithout(group: Group, values: OutlineFormValues): Partial<OutlineFormValues> {
  const filled = formOf(group)
  return {
    groupId: '',
    followUp: '',
    ...(values.groupProfile === filled.groupProfile && { groupProfile: EMPTY_FORM.groupProfile }),
    ...(values.outlineType === filled.outlineType && { outlineType: EMPTY_FORM.outlineType }),
    ...(values.duration === filled.duration && { duration: EMPTY_FORM.duration }),
  }
}
