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

/**
 * What can be done with an outline, above it. On a phone the quiet half of `actions` is behind 'Mais' as well, and its
 * first stands beside 'Editar'.
 */
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
    <div
      data-open={open || undefined}
      className="group/bar print-none flex flex-col gap-3 max-sm:grid max-sm:grid-cols-[1fr_1.3fr_1fr] max-sm:gap-2 max-[18rem]:flex lg:flex-row lg:flex-wrap lg:items-center lg:justify-between"
    >
      <div className="flex flex-wrap items-center gap-2 max-sm:contents">
        <Button onClick={onMeet} className="max-sm:col-span-full max-sm:min-h-target-lg">
          {readingMessages.meeting}
        </Button>
        <Button ref={editButton} variant="secondary" className="max-sm:px-2" onClick={onEdit}>
          {readingMessages.edit}
        </Button>
        <Button
          ref={moreButton}
          variant="secondary"
          className="max-sm:col-start-3 max-sm:row-start-2 max-sm:px-2"
          aria-expanded={open}
          aria-controls={moreId}
          onClick={toggle}
        >
          {readingMessages.more}
          <ChevronIcon className={classNames('transition-transform', open && 'rotate-180')} />
        </Button>
      </div>
      {/* what comes late finds its place kept */}
      <div className="max-sm:contents max-sm:[&>div]:hidden max-sm:[&>fieldset]:contents max-sm:[&>fieldset>button]:col-start-2 max-sm:[&>fieldset>button]:row-start-2 max-sm:[&>fieldset>button]:px-1 max-[24rem]:[&>fieldset>button_svg]:hidden max-sm:[&_[data-quiet]]:col-span-full max-sm:not-group-data-open/bar:[&_[data-quiet]]:hidden">
        {actions}
      </div>
      <div
        ref={strip}
        id={moreId}
        hidden={!open}
        className="col-span-full rounded-md border border-line bg-surface p-2 sm:p-3 lg:basis-full"
      >
        {/* stays mounted: what it opens outlives it, and a size that changes is told */}
        <div className="flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-stretch max-sm:[&_:is(a,button)]:justify-start max-sm:[&_:is(a,button)]:px-3">
          {more}
        </div>
      </div>
    </div>
  )
}
