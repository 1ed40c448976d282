import type { User } from '@supabase/supabase-js'
import { usePlan } from '@/domain/plan/use-plan'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { QueryProvider } from '@/lib/query-provider'
import { planMessages } from '@/messages/plan'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'

/** The button of the pricing card for someone who is logged in (LAND-4). */
export function PricingButton({ user }: { user: User }) {
  return (
    <QueryProvider>
      <PlanButton user={user} />
    </QueryProvider>
  )
}

function PlanButton({ user }: { user: User }) {
  const { plan, loading } = usePlan(user)
  if (loading) {
    return (
      <Button size="lg" wide busy>
        {planMessages.subscribe}
      </Button>
    )
  }
  if (plan?.status === 'active') {
    return (
      <Button size="lg" wide disabled>
        {planMessages.active}
      </Button>
    )
  }
  return (
    <ButtonLink
      to={paths.checkout}
      size="lg"
      wide
      onClick={() => track({ name: 'cta_click', place: 'pricing' })}
    >
      {planMessages.subscribe}
    </ButtonLink>
  )
}
