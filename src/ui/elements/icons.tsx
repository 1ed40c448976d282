import type { ReactNode } from 'react'
import { classNames } from './class-names'

type LineIconProps = {
  /** Its size at least: 'size-5'. */
  className: string
  /** In units of the grid. */
  strokeWidth?: number
  /** Side of the square that the paths are drawn on. */
  grid?: 20 | 24
  children: ReactNode
}

/** Strokes in the colour of the words beside it. Nothing is announced: what it means has to be said in words. */
export function LineIcon({ className, strokeWidth = 1.6, grid = 20, children }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      {children}
    </svg>
  )
}

/** Points at what opens below. */
export function ChevronIcon({ className }: { className?: string }) {
  return (
    <LineIcon strokeWidth={1.8} className={classNames('size-5 text-muted', className)}>
      <path d="m5 7.5 5 5 5-5" />
    </LineIcon>
  )
}

export function CheckIcon({ className }: { className?: string }) {
  return (
    <LineIcon strokeWidth={2} className={classNames('size-5', className)}>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </LineIcon>
  )
}

export function CloseIcon() {
  return (
    <LineIcon strokeWidth={1.8} className="size-6">
      <path d="m5 5 10 10M15 5 5 15" />
    </LineIcon>
  )
}

export function PeopleIcon({ className = 'size-5' }: { className?: string }) {
  return (
    <LineIcon className={className}>
      <path d="M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M13 9.5a2.6 2.6 0 1 0-.6-5M14.5 12.3c2 .4 3.5 1.9 3.5 4.2" />
    </LineIcon>
  )
}
