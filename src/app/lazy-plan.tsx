import type { User } from '@supabase/supabase-js'
import { lazy, Suspense, type ComponentType } from 'react'
import { firstPaint } from '@/lib/first-paint'
import { planMessages } from '@/messages/plan'

const Nothing: ComponentType<{ user: User }> = () => null
const PlainLinkText: ComponentType<{ user: User }> = () => planMessages.subscribe

// What follows the plan is fetched for people who are logged in, and for nobody else, after the page itself. Where that
// fails the page does without it.
const fetchWatch = () => firstPaint().then(() => import('./account-watch'))
const fetchParts = () => firstPaint().then(() => import('./plan-parts'))

const AccountWatch = lazy(async () => ({
  default: await fetchWatch().then(
    (module) => module.AccountWatch,
    () => Nothing,
  ),
}))
const Badge = lazy(async () => ({
  default: await fetchParts().then(
    (module) => module.PlanBadge,
    () => Nothing,
  ),
}))
const LinkText = lazy(async () => ({
  default: await fetchParts().then(
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
