import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/elements/drawing'
import { classNames } from '@/ui/elements/class-names'

/** There is nothing to list: why, and as `children` what to do about it, where the page does not offer it already. */
export function EmptyState({
  title,
  text,
  drawing,
  under = 'section',
  children,
}: {
  title: string
  text: string
  drawing?: DrawingName
  /** What it stands under: of a page whose title comes right before it, its own title is of the second level. */
  under?: 'page' | 'section'
  children?: ReactNode
}) {
  const Title = under === 'page' ? 'h2' : 'h3'
  return (
    // dashed: a place for what is to come
    <div className="flex flex-col items-center justify-center rounded-lg border-2 border-dashed border-control bg-surface/50 md:flex-row">
      {drawing && (
        <Drawing
          name={drawing}
          className="mt-5 w-[17rem] max-w-full shrink-0 md:my-5 lg:w-[22rem]"
        />
      )}
      <div
        className={classNames(
          'flex flex-col items-center gap-2 px-5 py-6 text-center sm:px-10 sm:py-8',
          drawing && 'md:items-start md:text-left',
        )}
      >
        <Title className="text-xl">{title}</Title>
        <p className="text-muted">{text}</p>
        {children && <div className="mt-3">{children}</div>}
      </div>
    </div>
  )
}
