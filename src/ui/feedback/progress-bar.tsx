import type { CSSProperties } from 'react'
import { classNames } from '@/ui/elements/class-names'

type ProgressBarProps = {
  /** What is measured. */
  label: string
  value: number
  max: number
  /** Says the value in words, for screen readers. */
  valueText: string
  /** Few enough to be counted: a little sheet for each. */
  inSheets?: boolean
}

/** How much of something is done, or left. What it says must also stand beside it as text. */
export function ProgressBar({ label, value, max, valueText, inSheets = false }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.min(max, Math.max(0, value))}
      max={max}
      style={{ '--sheets': max } as CSSProperties}
      className={classNames(
        'block appearance-none',
        inSheets
          ? 'sheets'
          : 'h-3 w-full overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent',
      )}
    />
  )
}
