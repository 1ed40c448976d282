import type { ReactNode } from 'react'

/** There is nothing to list: why, and as `children` what to do about it, where the page does not offer it already. */
export function EmptyState({
  title,
  text,
  under = 'section',
  children,
}: {
  title: string
  text: string
  /** What it stands under: of a page whose title comes right before it, its own title is of the second level. */
  under?: 'page' | 'section'
  children?: ReactNode
}) {
  const Title = under === 'page' ? 'h2' : 'h3'
  return (
    // dashed: a place for what is to come
    <div className="flex flex-col items-center gap-2 rounded-lg border-2 border-dashed border-control bg-surface/50 px-5 py-6 text-center sm:px-10 sm:py-8">
      <Title className="text-xl">{title}</Title>
      <p className="text-muted">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
