import { useState } from 'react'
import { sheetToolsMessages } from '@/messages/outline-view/sheet-tools'
import { typeSizeBeside } from './type-size'

/** A- and A+, between which the size is told to screen readers. */
export function TypeSizeControl({
  size,
  onChange,
}: {
  size: number
  onChange: (size: number) => void
}) {
  const [told, setTold] = useState(false)
  const step = (steps: 1 | -1, label: string, mark: string) => {
    const next = typeSizeBeside(size, steps)
    return (
      <button
        type="button"
        // stays in reach at the end of the scale, so that the focus is not lost
        aria-disabled={next === null}
        onClick={() => {
          setTold(true)
          if (next !== null) onChange(next)
        }}
        className="min-h-target min-w-target border border-control px-2 font-semibold text-muted transition-colors first-of-type:rounded-l-md last-of-type:-ml-px last-of-type:rounded-r-md hover:not-aria-disabled:bg-accent-soft hover:not-aria-disabled:text-on-accent-soft focus-visible:z-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 in-data-cover:border-on-cloth/60 in-data-cover:text-on-cloth in-data-cover:hover:not-aria-disabled:bg-on-cloth/15 in-data-cover:hover:not-aria-disabled:text-on-cloth"
      >
        <span aria-hidden="true">{mark}</span>
        <span className="sr-only">{label}</span>
      </button>
    )
  }
  return (
    <fieldset aria-label={sheetToolsMessages.typeSize} className="flex shrink-0">
      {step(-1, sheetToolsMessages.smaller, 'A−')}
      {step(1, sheetToolsMessages.larger, 'A+')}
      <output className="sr-only">
        {/* of whoever changes it */}
        {told && sheetToolsMessages.typeSizeIs(Math.round(size * 100))}
      </output>
    </fieldset>
  )
}
