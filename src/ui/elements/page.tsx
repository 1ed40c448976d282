import type { ReactNode } from 'react'
import { classNames } from './class-names'

const WIDTHS = {
  form: 'max-w-form',
  text: 'max-w-text',
  page: 'max-w-page',
} as const

/** The column that a page stands in, with its margins. */
export function PageColumn({
  width = 'page',
  className,
  children,
}: {
  width?: keyof typeof WIDTHS
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('mx-auto w-full px-5 sm:px-8', WIDTHS[width], className)}>
      {children}
    </div>
  )
}

/** The h1 of a page and one sentence under it. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl">{children}</h1>
      {lead && <p className="max-w-prose text-lg text-balance text-muted">{lead}</p>}
    </header>
  )
}
