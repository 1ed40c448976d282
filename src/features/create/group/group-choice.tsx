import { FOLLOW_UP } from '@contract/meeting/follow-up'
import { isOutlineType, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import { formOf, formWithout, type Group } from '@/domain/group/group'
import { groupQueries, type LastOutline } from '@/domain/group/group-queries'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { formatDate } from '@/lib/formats'
import { paths } from '@/lib/paths'
import { groupMessages } from '@/messages/groups/groups'
import { CheckField } from '@/ui/forms/check-field'
import { ChoiceChips } from '@/ui/forms/choice-chips'
import { TextLink } from '@/ui/elements/text-link'

const OTHER = 'other'

/** The outline whose challenge the meeting begins with, unless the leader says otherwise; null where there is none. */
export function followedUp(
  { followUp, duration }: OutlineFormValues,
  last: LastOutline | null,
): LastOutline | null {
  if (!last || duration < FOLLOW_UP.from) return null
  return followUp === 'yes' || (followUp === '' && last.recent) ? last : null
}

/** The last outline of the group that is chosen. */
export function useLastOutline(userId: string, groupId: string): LastOutline | null {
  const { data = null } = useQuery({
    ...groupQueries.lastOutline(userId, groupId),
    enabled: groupId !== '',
  })
  return data
}

type GroupChoiceProps = {
  groups: readonly Group[]
  last: LastOutline | null
  values: OutlineFormValues
  onChange: (changed: Partial<OutlineFormValues>) => void
}

/** One tap fills the form with a group; what last week's challenge was can open the meeting. */
export function GroupChoice({ groups, last, values, onChange }: GroupChoiceProps) {
  const chosen = groups.find(({ id }) => id === values.groupId)
  const choose = (id: string) => {
    const group = groups.find((candidate) => candidate.id === id)
    if (group) onChange(formOf(group))
    else if (chosen) onChange(formWithout(chosen, values))
  }
  return (
    <div className="flex flex-col gap-3 [&_legend]:text-lg">
      <ChoiceChips
        legend={groupMessages.choose}
        options={[
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
          { value: OTHER, label: groupMessages.other },
        ]}
        value={chosen?.id ?? OTHER}
        onChange={choose}
      />
      <TextLink alone to={paths.groups} className="self-start text-sm">
        {groupMessages.manage}
      </TextLink>
      {last && values.duration >= FOLLOW_UP.from && (
        <CheckField
          label={groupMessages.followUp}
          hint={groupMessages.followUpHint(
            formatDate(last.createdAt),
            FOLLOW_UP.minutes,
            chosen?.structure == null && losesWorship(values),
          )}
          checked={followedUp(values, last) !== null}
          onChange={(checked) => onChange({ followUp: checked ? 'yes' : 'no' })}
        />
      )}
    </div>
  )
}

/** Whether a meeting of this type is without worship only where the minutes of the look back are taken from it. */
function losesWorship({ outlineType, duration }: OutlineFormValues): boolean {
  const worship =
    isOutlineType(outlineType) &&
    MEETING_TYPES[outlineType].sections.find(({ kind }) => kind === 'worship')
  if (!worship || typeof worship.from !== 'number') return false
  return worship.from <= duration && duration - FOLLOW_UP.minutes < worship.from
}
