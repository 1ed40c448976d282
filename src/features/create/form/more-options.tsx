import type { ReactNode } from 'react'
import { createMessages } from '@/messages/create'
import { ChevronIcon } from '@/ui/elements/icons'

/** What most outlines do without, folded away. What it holds stays mounted and keeps its values. */
export function MoreOptions({
  open,
  onToggle,
  children,
}: {
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group/options border-t border-line"
    >
      <summary className="flex min-h-target-lg cursor-pointer list-none items-center justify-between gap-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        {createMessages.moreOptions}
        <ChevronIcon className="transition-transform group-open/options:rotate-180" />
      </summary>
      <div className="flex flex-col gap-7 pt-3 pb-2">{children}</div>
    </details>
  )
}
