import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'

type ReaderBarProps = {
  onMeet: () => void
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  /** Copying, sharing: what every week needs. */
  actions: ReactNode
  /** What is seldom needed; behind 'Mais', so that the outline begins on the first screen. */
  more: ReactNode
}

/** What can be done with an outline, above it: in two rows, where there is room in one. */
export function ReaderBar({ onMeet, editButton, onEdit, actions, more }: ReaderBarProps) {
  const [open, setOpen] = useState(false)
  const moreId = useId()
  const moreButton = useRef<HTMLButtonElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const toggle = () => {
    flushSync(() => setOpen(!open))
    if (!open) strip.current?.querySelector<HTMLElement>('button, a')?.focus()
  }

  useEffect(() => {
    const element = strip.current
    if (!open || !element) return undefined
    // heard by the strip alone: Escape in a dialog that was opened from it closes that one
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      moreButton.current?.focus()
    }
    element.addEventListener('keydown', close)
    return () => element.removeEventListener('keydown', close)
  }, [open])

  return (
    <div className="print-none flex flex-col gap-2 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:px-3 max-[24rem]:gap-1.5 max-[24rem]:[&>button]:px-2">
        <Button onClick={onMeet} className="max-sm:grow">
          {readingMessages.meeting}
        </Button>
        <Button ref={editButton} variant="secondary" className="max-sm:grow" onClick={onEdit}>
          {readingMessages.edit}
        </Button>
        <Button
          ref={moreButton}
          variant="secondary"
          aria-expanded={open}
          aria-controls={moreId}
          onClick={toggle}
        >
          {readingMessages.more}
          <ChevronIcon className={classNames('transition-transform', open && 'rotate-180')} />
        </Button>
      </div>
      <div
        ref={strip}
        id={moreId}
        hidden={!open}
        className="rounded-md border border-line bg-surface p-2 sm:p-3 lg:basis-full"
      >
        {/* stays mounted: what it opens outlives it, and a size that changes is told */}
        <div className="flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&_:is(a,button)]:justify-start max-sm:[&_:is(a,button)]:px-3">
          {more}
        </div>
      </div>
      {actions}
    </div>
  )
}
