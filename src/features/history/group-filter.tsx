import type { Group } from '@/domain/group/group'
import { historyMessages } from '@/messages/history/history'
import { SelectField } from '@/ui/forms/select-field'
import { ALL_GROUPS, type HistoryFilter } from './search-outlines'

export function GroupFilter({
  groups,
  value,
  onChange,
}: {
  groups: readonly Group[]
  value: HistoryFilter['group']
  onChange: (value: HistoryFilter['group']) => void
}) {
  return (
    <SelectField
      label={historyMessages.groupFilter}
      labelHidden
      placeholder={historyMessages.allGroups}
      options={[
        { value: ALL_GROUPS, label: historyMessages.allGroups },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onValueChange={onChange}
    />
  )
}
