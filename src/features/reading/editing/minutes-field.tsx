import { useState } from 'react'
import { readingMessages } from '@/messages/reading'
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
    // as high as a line of the heading that it stands beside, whose rule goes on below it
    <label className="line-ground flex h-[calc(1lh+2*var(--rise))] min-h-target shrink-0 cursor-text items-center self-end rounded-md transition-colors focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-accent hover:not-focus-within:bg-accent-soft">
      <span className="font-sans text-sm font-semibold tracking-normal whitespace-nowrap text-ink tabular-nums">
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          aria-label={readingMessages.minutesOf(part)}
          value={value}
          style={{ width: `${Math.max(1, value.length)}ch` }}
          className="[appearance:textfield] bg-transparent p-0 outline-none [&::-webkit-inner-spin-button]:appearance-none"
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
      </span>
    </label>
  )
}
