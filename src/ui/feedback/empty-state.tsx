import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/elements/drawing'

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
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-control px-5 py-10 text-center">
      {drawing && <Drawing name={drawing} className="h-24" />}
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
