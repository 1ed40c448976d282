import type { User } from '@supabase/supabase-js'
import { lazy, Suspense, type ComponentType } from 'react'
import { useAuth, useSessionLikely } from '@/features/auth/auth-provider'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { planMessages } from '@/messages/plan'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'

const CheckoutLink: ComponentType<{ user: User }> = () => (
  <ButtonLink to={paths.checkout} size="lg" wide>
    {planMessages.subscribe}
  </ButtonLink>
)

// only someone who is logged in has a plan to look up
const PricingButton = lazy(async () => ({
  default: await import('./pricing-button').then(
    (module) => module.PricingButton,
    () => CheckoutLink,
  ),
}))

/** The button of the pricing card (LAND-4). */
export function PricingAction() {
  const { user, loading } = useAuth()
  const likely = useSessionLikely()
  const waiting = (
    <Button size="lg" wide busy>
      {planMessages.subscribe}
    </Button>
  )
  if (user) {
    return (
      <Suspense fallback={waiting}>
        <PricingButton user={user} />
      </Suspense>
    )
  }
  if (loading && likely) return waiting
  return (
    <ButtonLink
      to={paths.signUp}
      size="lg"
      wide
      onClick={() => track({ name: 'cta_click', place: 'pricing' })}
    >
      {planMessages.startTrial}
    </ButtonLink>
  )
}
