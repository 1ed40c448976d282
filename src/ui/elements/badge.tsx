import type { ReactNode } from 'react'
import { classNames } from './class-names'

const TONES = {
  accent: 'bg-accent-soft text-on-accent-soft',
  gilt: 'bg-gilt-soft text-on-gilt-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  neutral: 'bg-sunken text-muted',
} as const

const SIZES = {
  md: 'px-3 py-0.5 text-sm',
  sm: 'px-2 text-sm leading-snug',
} as const

/** A short fact about a thing: its type, its plan. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  className,
  children,
}: {
  tone?: keyof typeof TONES
  size?: keyof typeof SIZES
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full font-semibold whitespace-nowrap',
        SIZES[size],
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
