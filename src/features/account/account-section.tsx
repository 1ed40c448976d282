import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/elements/card'

/** Matters of the account that belong together: one card, a row for each. */
export function AccountGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <Card className="divide-y divide-line py-0!">{children}</Card>
    </div>
  )
}

/** One matter of the account: a heading that names the region, and what can be done; a lone button stands beside it. */
export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 py-5 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:py-6 [&>*:not(:first-child,button)]:col-span-full [&>button]:justify-self-start sm:[&>button]:col-start-2 sm:[&>button]:row-start-1"
    >
      <div className="flex flex-col gap-1">
        <h3 id={id} className="font-sans text-base tracking-normal">
          {title}
        </h3>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
