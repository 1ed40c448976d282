import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/elements/drawing'
import { classNames } from '@/ui/elements/class-names'

/** There is nothing to list: why, and as `children` what to do about it. */
export function EmptyState({
  title,
  text,
  drawing,
  children,
}: {
  title: string
  text: string
  drawing?: DrawingName
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid overflow-hidden rounded-lg border border-line bg-surface',
        drawing && 'md:grid-cols-2',
      )}
    >
      {drawing && (
        <div className="grid place-items-center bg-accent-soft py-2 md:py-6">
          <Drawing name={drawing} className="h-36 max-w-full md:h-44" />
        </div>
      )}
      <div
        className={classNames(
          'flex flex-col gap-3 px-5 py-8 sm:px-10',
          drawing ? 'items-start justify-center' : 'items-center text-center',
        )}
      >
        <h3 className="text-xl">{title}</h3>
        <p className="text-muted">{text}</p>
        {children}
      </div>
    </div>
  )
}
