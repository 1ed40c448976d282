import type { ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { typeLabel } from './outline-facts'
import { TypeDrawing } from './type-drawing'

/** The green cloth that a sheet is bound in: what it is for, and below that what it is called. */
export function SheetCover({
  type,
  above,
  children,
}: {
  /** As the outline's row has it. */
  type: string
  /** In place of the type, the same cloth lies above it already. */
  above?: 'cloth'
  children: ReactNode
}) {
  return (
    <header
      data-cover
      className={classNames(
        'scaled-type flow-root bg-cloth px-5 [--type-scale:1] text-on-cloth sm:px-10 [&>*+*+*]:mt-2',
        above === undefined ? 'py-6 sm:rounded-t-lg sm:py-8' : 'pt-2 pb-6 sm:pb-8',
      )}
    >
      {/* the words go around it */}
      <span className="float-right ml-4 grid size-16 place-items-center rounded-full bg-accent-soft max-[18rem]:hidden sm:ml-6 sm:size-24">
        <TypeDrawing type={type} className="size-10 sm:size-16" />
      </span>
      {above === undefined && (
        <p className="font-sans text-sm leading-normal font-semibold">
          {typeLabel({ outline_type: type })}
        </p>
      )}
      {children}
    </header>
  )
}
