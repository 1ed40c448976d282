import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import type { Group } from '@/domain/group/group'
import { groupQueries, type LastOutline } from '@/domain/group/group-queries'
import { groupMessages } from '@/messages/groups/groups'
import { useLastOutline } from './group-choice'
import { useLeastDuration } from './use-least-duration'

/** The groups to choose among, and what follows from the one that is chosen. */
type ChosenGroup = {
  /** Undefined until they are fetched. */
  groups: readonly Group[] | undefined
  /** Said where the meeting is too short for what the group has in it; else null. */
  tooShort: string | null
  /** Its last outline, where there is time to come back to it. */
  last: LastOutline | null
}

/** What a person's groups have to say of the form. */
export function useChosenGroup(
  userId: string,
  { groupId, outlineType, duration }: OutlineFormValues,
): ChosenGroup {
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === groupId)
  const least = useLeastDuration(group, outlineType)
  const last = useLastOutline(userId, groupId)
  return {
    groups,
    tooShort:
      group && least.alone > duration ? groupMessages.tooShort(group.name, least.alone) : null,
    last: least.withFollowUp > duration ? null : last,
  }
}
