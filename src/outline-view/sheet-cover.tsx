import type { ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { typeLabel } from './outline-facts'
import { TOP_ID } from './table-of-contents'
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
      id={TOP_ID}
      data-cover
      className={classNames(
        'scaled-type flow-root bg-cloth px-5 [--type-scale:1] text-on-cloth sm:px-10 [&>*+*+*]:mt-2 in-data-editing:[&>p+*]:mt-2',
        above === undefined ? 'py-5 sm:rounded-t-lg sm:py-8' : 'pt-2 pb-5 sm:pb-8',
      )}
    >
      {/* the words go around it; on a phone it stands beside the first line alone */}
      <span
        className={classNames(
          // the frame of a title that is a field reaches as far as it may
          'float-right ml-4 grid size-[2.25rem] place-items-center rounded-full bg-accent-soft max-[18rem]:hidden max-sm:in-data-editing:hidden sm:my-0 sm:ml-6 sm:size-24 sm:in-data-editing:ml-10',
          above === undefined ? '-mt-2 -mb-2' : '-mt-12',
        )}
      >
        <TypeDrawing type={type} className="size-6 sm:size-16" />
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
