import { classNames } from '@/ui/elements/class-names'

type ProgressBarProps = {
  /** What is measured. */
  label: string
  value: number
  max: number
  /** Says the value in words, for screen readers. */
  valueText: string
  tone?: 'accent' | 'gilt'
}

const TONES = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  gilt: '[&::-moz-progress-bar]:bg-gilt [&::-webkit-progress-value]:bg-gilt',
} as const satisfies Record<NonNullable<ProgressBarProps['tone']>, string>

/** How much of something is done, or left. What it says must also stand beside it as text. */
export function ProgressBar({ label, value, max, valueText, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.min(max, Math.max(0, value))}
      max={max}
      className={classNames(
        'h-3 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-webkit-progress-bar]:bg-sunken',
        TONES[tone],
      )}
    />
  )
}
