import type { ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { typeLabel } from './outline-facts'
import { TOP_ID } from './table-of-contents'
import { TypeDrawing } from './type-drawing'

/** Of a drawing that lies on the cloth itself: on a disc of its own it would be a button. */
const onClothClass =
  '[--color-accent:var(--color-on-cloth)] [--color-accent-soft:var(--color-cloth)] [--color-gilt:var(--color-gilt-bright)] [--color-ribbon:var(--color-gilt-bright)] [--color-ribbon-edge:var(--color-cloth)]'

const LOOKS = {
  // what stands in the last row ends before the drawing
  type: 'py-5 sm:rounded-t-lg sm:py-8 [&>*+*+*]:mt-2 sm:[&>:last-child:not(:has(>section))]:pr-[8rem]',
  cloth: 'pt-2 pb-5 sm:pb-8 [&>*+*]:mt-2',
  nothing: 'py-3 max-sm:px-6 sm:rounded-t-lg sm:py-6 [&>*+*]:mt-2 sm:[&>*+*]:mt-3',
} as const

/** The green cloth that a sheet is bound in: what it is for, and below that what it is called. */
export function SheetCover({
  type,
  above,
  children,
}: {
  /** As the outline's row has it. */
  type: string
  /** In place of the type: the same cloth lies there already, or what is written on the cloth is all that it has. */
  above?: 'cloth' | 'nothing'
  children: ReactNode
}) {
  return (
    <header
      id={TOP_ID}
      data-cover
      className={classNames(
        'scaled-type relative flow-root bg-cloth px-5 [--type-scale:1] text-on-cloth sm:px-10',
        LOOKS[above ?? 'type'],
      )}
    >
      {above === undefined && (
        <>
          {/* on the lower edge, as on the ground, and below the title, which has the whole width */}
          <span className="pointer-events-none absolute right-10 -bottom-[0.875rem] in-[[data-cover]:has(section)]:hidden max-sm:hidden">
            <TypeDrawing type={type} className={`${onClothClass} size-[7rem]`} />
          </span>
          <p className="flex items-center gap-2 font-sans text-sm leading-normal font-semibold">
            <TypeDrawing type={type} className={`${onClothClass} -ml-[3px] size-6 sm:hidden`} />
            {typeLabel({ outline_type: type })}
          </p>
        </>
      )}
      {children}
    </header>
  )
}
