import type { ReactNode } from 'react'
import { Card } from '@/ui/elements/card'

/** A letter to the people behind the product: its edge, whom it goes to, its stamp. */
export function LetterCard({
  titleId,
  title,
  to,
  children,
}: {
  titleId: string
  title: string
  to: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-5 overflow-hidden">
      {/* begun outside of the card, so that it goes from edge to edge */}
      <div
        aria-hidden="true"
        className="-mx-8 -mt-5 h-2 shrink-0 skew-x-[-45deg] bg-[linear-gradient(to_right,transparent_8%,var(--color-accent)_0_42%,transparent_0_58%,var(--color-gilt)_0_92%,transparent_0)] bg-[length:3rem] sm:-mx-10 sm:-mt-7"
      />
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-balance wrap-anywhere text-muted">{to}</p>
        </div>
        <Stamp />
      </div>
      {children}
    </Card>
  )
}

/** A house, and what comes from it. */
function Stamp() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 68"
      className="h-12 w-10 shrink-0 rotate-3 rounded-sm border-2 border-dashed border-gilt bg-accent-soft sm:h-[4.5rem] sm:w-[3.75rem]"
    >
      <path
        d="M28 25c-7-5-11-8.5-11-13.2a5.8 5.8 0 0 1 11-2.4 5.8 5.8 0 0 1 11 2.4C39 16.5 35 20 28 25Z"
        className="fill-gilt"
      />
      <path d="m10 45 18-15 18 15v16H10V45Z" className="fill-accent" />
      <path d="M17 48h8v7h-8z" className="fill-ribbon" />
      <path d="M31 61V48h8v13z" className="fill-accent-soft" />
    </svg>
  )
}
