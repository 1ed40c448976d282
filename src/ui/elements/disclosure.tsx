import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import { ChevronIcon } from './icons'

const turnClass = 'transition-transform'

const headClass =
  'flex min-h-target-lg w-full items-center justify-between gap-4 py-2 text-left font-semibold hover:text-link'

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

/** Part of a form that is folded away behind a button. What it holds stays mounted and keeps its values. */
export function FoldedSection({
  buttonId,
  title,
  defaultOpen = false,
  mounts = 'at once',
  children,
}: {
  buttonId?: string
  title: string
  defaultOpen?: boolean
  /** Whether what it holds waits for the first opening. */
  mounts?: 'at once' | 'opened'
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  const [wasOpen, setWasOpen] = useState(defaultOpen)
  return (
    <div className="rounded-md border border-line bg-surface px-4">
      <button
        id={buttonId}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open)
          setWasOpen(true)
        }}
        className={headClass}
      >
        {title}
        <ChevronIcon className={classNames(turnClass, open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="pt-2 pb-5">
        {(wasOpen || mounts === 'at once') && children}
      </div>
    </div>
  )
}
