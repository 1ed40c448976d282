import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/elements/card'

/** One matter of the account: a heading that names the region, and what can be done. */
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
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
