import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { LineIcon } from '@/ui/elements/icons'

/** Matters of the account that belong together: one card, a row for each; on a desktop beside what they are. */
export function AccountGroup({
  title,
  lead,
  sign,
  after,
  children,
}: {
  title: string
  lead: string
  /** The path of a small drawing, by which it is found while scrolling. */
  sign: string
  /** What is apart from the others, in a card of its own below theirs: it cannot be taken back. */
  after?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex items-center gap-3 lg:flex-col lg:items-start lg:pt-2">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <LineIcon className="size-6">
            <path d={sign} />
          </LineIcon>
        </span>
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <Card className="divide-y divide-line py-0!">{children}</Card>
        {after && <Card className="border-danger/40! py-0! shadow-none">{after}</Card>}
      </div>
    </div>
  )
}

/**
 * One matter of the account: a heading that names the region, what it is now or what it is for, and what can be done; a
 * lone button stands at its end.
 */
export function AccountSection({
  title,
  value,
  lead,
  children,
}: {
  title: string
  /** What it is now; the heading is then no more than its label. */
  value?: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 wrap-anywhere sm:py-5 [&>:not(h3,p,button)]:col-span-full [&>:not(h3,p,button)]:mt-3 [&>button]:col-start-2 [&>button]:row-start-1 [&>button]:-my-2 [&>button]:-mr-3 [&>button]:px-3',
        // on the line of what it changes
        value !== undefined && 'sm:[&>button]:row-start-2',
      )}
    >
      <h3
        id={id}
        className={classNames(
          'font-sans tracking-normal',
          value === undefined ? 'text-base' : 'text-sm text-muted',
        )}
      >
        {title}
      </h3>
      {value !== undefined && (
        <p className="col-start-1 font-medium max-sm:col-span-full">{value}</p>
      )}
      {lead !== undefined && <p className="col-start-1 text-muted max-sm:col-span-full">{lead}</p>}
      {children}
    </section>
  )
}
