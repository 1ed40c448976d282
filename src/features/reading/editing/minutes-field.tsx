import { useState } from 'react'
import { readingMessages } from '@/messages/reading'
import { Badge } from '@/ui/elements/badge'
import { DONE_ID } from './edit-bar'

/** As many as are read behind a heading. */
const MOST = 999

/** The minutes of a part: a number that looks as it does in reading, and is typed over. */
export function MinutesField({
  part,
  minutes,
  onChange,
}: {
  part: string
  minutes: number
  onChange: (minutes: number) => void
}) {
  // what is no number of minutes is not kept, and may stand there on the way to one
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? String(minutes)
  return (
    // as large as it is in reading, and larger to the finger
    <label className="relative inline-flex shrink-0 cursor-text rounded-md font-sans after:absolute after:-inset-2">
      <Badge
        tone="accent"
        // on the ground of all that can be changed
        className="rounded-md! bg-field! tracking-normal text-ink! tabular-nums outline-1 -outline-offset-1 outline-line transition-colors focus-within:outline-2 focus-within:outline-focus hover:outline-1 hover:outline-accent"
      >
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          aria-label={readingMessages.minutesOf(part)}
          value={value}
          style={{ width: `${Math.max(1, value.length)}ch` }}
          className="relative z-1 [appearance:textfield] bg-transparent p-0 outline-none [&::-webkit-inner-spin-button]:appearance-none"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = Number(target.value)
            if (Number.isInteger(next) && next >= 1 && next <= MOST) onChange(next)
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key !== 'Escape') return
            event.preventDefault()
            document.getElementById(DONE_ID)?.focus()
          }}
        />
        &nbsp;{readingMessages.minutesUnit}
      </Badge>
    </label>
  )
}
