import { OUTLINE_TYPE_LABELS, OUTLINE_TYPES } from '@contract/outline-type'
import { outlineMessages } from '@/messages/outline'
import { SelectField } from '@/ui/select-field'
import type { HistoryFilter } from './search-outlines'

const OPTIONS = [
  { value: 'all', label: outlineMessages.allTypes },
  ...OUTLINE_TYPES.map((value) => ({ value, label: OUTLINE_TYPE_LABELS[value] })),
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
      label={outlineMessages.filter}
      placeholder={outlineMessages.allTypes}
      options={OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
