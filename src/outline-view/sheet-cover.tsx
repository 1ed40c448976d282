import type { ReactNode } from 'react'
import { typeLabel } from './outline-facts'
import { TypeDrawing } from './type-drawing'

/** The green cloth that a sheet is bound in: what it is for, and below that what it is called. */
export function SheetCover({
  type,
  children,
}: {
  /** As the outline's row has it. */
  type: string
  children: ReactNode
}) {
  return (
    <header
      data-cover
      className="flex items-start justify-between gap-6 bg-cloth px-5 py-6 text-on-cloth sm:rounded-t-lg sm:px-10 sm:py-8"
    >
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="font-sans text-sm leading-normal font-semibold">
          {typeLabel({ outline_type: type })}
        </p>
        {children}
      </div>
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft max-[26rem]:hidden sm:size-24">
        <TypeDrawing type={type} className="size-10 sm:size-16" />
      </span>
    </header>
  )
}
