import type { ReactNode } from 'react'

/** There is nothing to list: why, and as `children` what to do about it. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-control px-5 py-10 text-center">
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
