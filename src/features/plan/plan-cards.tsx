import type { ReactNode } from 'react'
import { checkoutMessages } from '@/messages/plan/checkout'
import { Card } from '@/ui/elements/card'
import { PlanFeatures } from './plan-features'

/** The page of the plan: what it includes beside what it costs, in the order in which they are given. */
export function PlanCards({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">{children}</div>
}

export function IncludedCard({ children }: { children?: ReactNode }) {
  return (
    <Card as="section" tone="quiet" aria-labelledby="plan-included" className="flex flex-col gap-4">
      <h2 id="plan-included" className="text-xl">
        {checkoutMessages.included}
      </h2>
      <PlanFeatures />
      {children}
    </Card>
  )
}

export function SummaryCard({
  title = checkoutMessages.summary,
  children,
}: {
  title?: string
  children: ReactNode
}) {
  return (
    <Card as="section" tone="accent" aria-labelledby="plan-summary" className="flex flex-col gap-5">
      <h2 id="plan-summary" className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
