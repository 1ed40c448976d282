import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/elements/drawing'
import { classNames } from '@/ui/elements/class-names'

/** There is nothing to list: why, and as `children` what to do about it. */
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
  children: ReactNode
}) {
  const Title = under === 'page' ? 'h2' : 'h3'
  return (
    <div
      className={classNames(
        'grid overflow-hidden rounded-lg border border-line bg-surface',
        drawing && 'md:grid-cols-2',
      )}
    >
      {drawing && (
        <div className="grid place-items-center bg-accent-soft py-2 md:py-6">
          <Drawing name={drawing} className="h-28 max-w-full md:h-44" />
        </div>
      )}
      <div
        className={classNames(
          'flex flex-col gap-3 px-5 py-6 sm:px-10 sm:py-8',
          drawing ? 'items-start justify-center' : 'items-center text-center',
        )}
      >
        <Title className="text-xl">{title}</Title>
        <p className="text-muted">{text}</p>
        {children}
      </div>
    </div>
  )
}
