import type { ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'

const TONES = {
  info: 'border-accent bg-accent-soft text-on-accent-soft',
  warning: 'border-gilt bg-gilt-soft text-on-gilt-soft',
  danger: 'border-danger bg-danger-soft text-on-danger-soft',
} as const

/**
 * Something to know, standing in the page. `announce` reads it out when it appears: 'assertive' for an error that
 * stops the person, 'polite' for news; leave it out where the notice is there from the start.
 */
export function Notice({
  tone = 'info',
  announce,
  title,
  children,
  className,
}: {
  tone?: keyof typeof TONES
  announce?: 'polite' | 'assertive'
  title?: string
  children?: ReactNode
  className?: string
}) {
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-col gap-1 rounded-md border-l-4 px-4 py-3',
        TONES[tone],
        className,
      )}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  )
}
