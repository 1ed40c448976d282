import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import { ChevronIcon } from './icons'

const turnClass = 'transition-transform'

const headClass =
  'flex min-h-target-lg w-full items-center justify-between gap-4 py-2 text-left font-semibold hover:text-link'

/** Another way to do what a field is for, in the row under it. */
const quietWayClass =
  'inline-flex min-h-target items-center gap-1.5 rounded-sm text-left text-sm font-medium text-link hover:underline hover:underline-offset-4'

/** A question and its answer; native, so that it works before any script runs. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className={classNames(headClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        {title}
        <ChevronIcon className={classNames(turnClass, 'group-open:rotate-180')} />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

/**
 * Part of a form that is folded away behind a button. What it holds stays mounted and keeps its values. `quiet` has no
 * frame: a button for a row that wraps, where what it opens has a line of its own.
 */
export function FoldedSection({
  title,
  defaultOpen = false,
  mounts = 'at once',
  quiet = false,
  children,
}: {
  title: string
  defaultOpen?: boolean
  quiet?: boolean
  /** Whether what it holds waits for the first opening. */
  mounts?: 'at once' | 'opened'
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  const [wasOpen, setWasOpen] = useState(defaultOpen)
  return (
    <div className={quiet ? 'contents' : 'rounded-md border border-line bg-surface px-4'}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open)
          setWasOpen(true)
        }}
        className={quiet ? quietWayClass : headClass}
      >
        {title}
        <ChevronIcon className={classNames(turnClass, open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className={quiet ? 'basis-full pt-1 pb-2' : 'pt-2 pb-5'}>
        {(wasOpen || mounts === 'at once') && children}
      </div>
    </div>
  )
}

/** Fields that most do without, folded away under a line. What they hold stays, and whoever folds them may open them. */
export function FoldedFields({
  title,
  note,
  open,
  onToggle,
  children,
}: {
  title: string
  /** What is in there, in a few words. */
  note?: string
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group/fields border-t border-line"
    >
      <summary className={classNames(headClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          {title}
          {note && <span className="text-sm font-normal text-balance text-muted">{note}</span>}
        </span>
        <ChevronIcon className={classNames(turnClass, 'group-open/fields:rotate-180')} />
      </summary>
      <div className="flex flex-col gap-7 pt-3 pb-2 lg:pb-7">{children}</div>
    </details>
  )
}
