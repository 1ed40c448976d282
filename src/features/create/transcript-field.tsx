import { useState } from 'react'
import { createMessages } from '@/messages/create'
import { TextArea } from '@/ui/forms/text-area'

/** One line high until it is needed: when it is used, holds something, or has to be looked at. */
export function TranscriptField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const [used, setUsed] = useState(false)
  const open = used || value !== '' || error !== undefined
  return (
    <TextArea
      label={createMessages.transcript}
      placeholder={createMessages.transcriptPlaceholder}
      rows={open ? 7 : 1}
      spellCheck={false}
      value={value}
      error={error}
      hint={createMessages.transcriptHint.map((line) => (
        <p key={line}>{line}</p>
      ))}
      onFocus={() => setUsed(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
