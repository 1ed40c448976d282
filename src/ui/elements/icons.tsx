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

export function PlusIcon({ className = 'size-5' }: { className?: string }) {
  return (
    <LineIcon className={className}>
      <path d="M10 4v12M4 10h12" />
    </LineIcon>
  )
}

export function PencilIcon() {
  return (
    <LineIcon className="size-5">
      <path d="m3.5 16.5.8-3.6 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3l-8.6 8.6-3.6.8Z" />
      <path d="m11.5 5.7 2.8 2.8" />
    </LineIcon>
  )
}

export function BinIcon() {
  return (
    <LineIcon className="size-5">
      <path d="M3.5 5.5h13M8 5.5V3.8c0-.4.3-.8.8-.8h2.4c.5 0 .8.4.8.8v1.7M5 5.5l.8 10.2c0 .7.6 1.3 1.3 1.3h5.8c.7 0 1.3-.6 1.3-1.3L15 5.5M8.5 9v4.5M11.5 9v4.5" />
    </LineIcon>
  )
}

export function ListIcon() {
  return (
    <LineIcon strokeWidth={2} className="size-5">
      <path d="M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5v.01M3.5 10v.01M3.5 14.5v.01" />
    </LineIcon>
  )
}

/** Of the menu with what else can be done. */
export function MoreIcon({ className = 'size-6' }: { className?: string }) {
  return (
    <LineIcon strokeWidth={2.6} className={className}>
      <path d="M10 4.5v.01M10 10v.01M10 15.5v.01" />
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

export function VideoIcon() {
  return (
    <LineIcon className="size-5">
      <path d="M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5ZM8.5 7.5v5l4-2.5Z" />
    </LineIcon>
  )
}
