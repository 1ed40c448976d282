import type { ReactNode } from 'react'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'

/** A letter to the people behind the product: its edge, whom it goes to, its stamp. */
export function LetterCard({
  titleId,
  title,
  to,
  children,
}: {
  titleId: string
  title: string
  to: string
  children: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-5 overflow-hidden">
      <div
        aria-hidden="true"
        className="-mx-5 -mt-5 h-2 bg-[repeating-linear-gradient(-45deg,var(--color-accent)_0_1rem,transparent_0_1.5rem,var(--color-gilt)_0_2.5rem,transparent_0_3rem)] sm:-mx-7 sm:-mt-7"
      />
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="text-sm wrap-anywhere text-muted">{to}</p>
        </div>
        <Drawing
          name="heard"
          className="h-12 shrink-0 rounded-sm border-2 max-[22rem]:hidden border-dashed border-gilt bg-accent-soft p-1 sm:h-16"
        />
      </div>
      {children}
    </Card>
  )
}
