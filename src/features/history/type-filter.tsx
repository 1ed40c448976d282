import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { historyMessages } from '@/messages/history/history'
import { SelectField } from '@/ui/forms/select-field'
import type { HistoryFilter } from './search-outlines'

const OPTIONS = [{ value: 'all', label: historyMessages.allTypes }, ...TYPE_OPTIONS] as const

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
      labelHidden
      placeholder={historyMessages.allTypes}
      options={OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
