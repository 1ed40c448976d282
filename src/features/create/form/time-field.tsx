import { useState } from 'react'
import { createMessages } from '@/messages/create/create'
import { TextField } from '@/ui/forms/text-field'
import { isUnfinishedTime, nextTimeValue } from './time-input'

/** MM:SS (GEN-3). What is wrong is said once enough is typed, or when the field is left. */
export function TimeField({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: string | null
  onChange: (value: string) => void
}) {
  const [typing, setTyping] = useState(false)
  const waits = typing && isUnfinishedTime(value)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={createMessages.timePlaceholder}
      value={value}
      error={waits ? null : error}
      onChange={(event) => {
        setTyping(true)
        onChange(nextTimeValue(value, event.target.value))
      }}
      onBlur={() => setTyping(false)}
      className="sm:min-w-0 sm:grow sm:basis-0"
    />
  )
}
