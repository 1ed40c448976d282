import type { ReactNode } from 'react'
import { classNames } from './class-names'

const TONES = {
  accent: 'bg-accent-soft text-on-accent-soft',
  gilt: 'bg-gilt-soft text-on-gilt-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  neutral: 'bg-sunken text-muted',
} as const

/** A short fact about a thing: its type, its plan. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof TONES
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
