import { MEETING_TYPES, OUTLINE_TYPES } from '@contract/meeting-types'
import { historyMessages } from '@/messages/history'
import { SelectField } from '@/ui/forms/select-field'
import type { HistoryFilter } from './search-outlines'

const OPTIONS = [
  { value: 'all', label: historyMessages.allTypes },
  ...OUTLINE_TYPES.map((value) => ({ value, label: MEETING_TYPES[value].label })),
] as const

export function TypeFilter({
  value,
  onChange,
}: {
  value: HistoryFilter['type']
  onChange: (value: HistoryFilter['type']) => void
}) {
  return (
    <SelectField
      label={historyMessages.filter}
      placeholder={historyMessages.allTypes}
      options={OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
