import type { User } from '@supabase/supabase-js'
import { lazy, Suspense, type ComponentType } from 'react'
import { planMessages } from '@/messages/plan'

const Nothing: ComponentType<{ user: User }> = () => null
const PlainLinkText: ComponentType<{ user: User }> = () => planMessages.subscribe

// What follows the plan is fetched for people who are logged in, and for nobody else. Where that fails the page does
// without it.
const AccountWatch = lazy(async () => ({
  default: await import('./account-watch').then(
    (module) => module.AccountWatch,
    () => Nothing,
  ),
}))
const Badge = lazy(async () => ({
  default: await import('./plan-parts').then(
    (module) => module.PlanBadge,
    () => Nothing,
  ),
}))
const LinkText = lazy(async () => ({
  default: await import('./plan-parts').then(
    (module) => module.PlanLinkText,
    () => PlainLinkText,
  ),
}))

export function LazyAccountWatch({ user }: { user: User }) {
  return (
    <Suspense>
      <AccountWatch key={user.id} user={user} />
    </Suspense>
  )
}

export function LazyPlanBadge({ user }: { user: User }) {
  return (
    <Suspense>
      <Badge user={user} />
    </Suspense>
  )
}

export function LazyPlanLinkText({ user }: { user: User }) {
  return (
    <Suspense fallback={planMessages.subscribe}>
      <LinkText user={user} />
    </Suspense>
  )
}
