import { useId, useState, type ReactNode, type RefObject } from 'react'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'

type ReaderBarProps = {
  onMeet: () => void
  editButton: RefObject<HTMLButtonElement | null>
  editing: boolean
  onEdit: () => void
  /** Copying, sharing: what every week needs. */
  actions: ReactNode
  /** What is seldom needed; behind 'Mais', so that the outline begins on the first screen. */
  more: ReactNode
}

/** What can be done with an outline, above it: in two rows, where there is room in one. */
export function ReaderBar({ onMeet, editButton, editing, onEdit, actions, more }: ReaderBarProps) {
  const [open, setOpen] = useState(false)
  const moreId = useId()
  return (
    <div className="print-none flex flex-col gap-2 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex items-center gap-2 max-sm:[&>button]:px-3">
        <Button onClick={onMeet} className="max-sm:grow">
          {readingMessages.meeting}
        </Button>
        <Button
          ref={editButton}
          variant="secondary"
          className="max-sm:grow"
          aria-pressed={editing}
          onClick={onEdit}
        >
          {readingMessages.edit}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          {readingMessages.more}
          <ChevronIcon className={classNames('transition-transform', open && 'rotate-180')} />
        </Button>
      </div>
      {actions}
      <div
        id={moreId}
        hidden={!open}
        className="rounded-md border border-line bg-surface p-2 sm:p-3 lg:basis-full"
      >
        {/* stays mounted: what it opens outlives it, and a size that changes is told */}
        <div className="flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-stretch">
          {more}
        </div>
      </div>
    </div>
  )
}
