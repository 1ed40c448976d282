import { seriesMessages } from '@/messages/series/series'
import { SelectField } from '@/ui/forms/select-field'

/** No name of a series has it in its place: theirs begin with a sign. */
const ALL = 'all'
const SIGN = '='

export function SeriesFilter({
  names,
  value,
  onChange,
}: {
  names: readonly string[]
  /** Empty for all outlines. */
  value: string
  onChange: (name: string) => void
}) {
  return (
    <SelectField
      label={seriesMessages.filter}
      labelHidden
      placeholder={seriesMessages.allSeries}
      options={[
        { value: ALL, label: seriesMessages.allSeries },
        ...names.map((name) => ({ value: SIGN + name, label: name })),
      ]}
      value={value === '' ? ALL : SIGN + value}
      onValueChange={(chosen) => onChange(chosen === ALL ? '' : chosen.slice(SIGN.length))}
    />
  )
}
