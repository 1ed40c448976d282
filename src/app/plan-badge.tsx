import type { User } from '@supabase/supabase-js'
import { usePlan } from '@/domain/plan/use-plan'
import { planMessages } from '@/messages/plan/plan'
import { Badge } from '@/ui/elements/badge'

const LOOK = {
  active: { size: 'sm', tone: 'accent' },
  trial: { size: 'sm', tone: 'gilt' },
  expired: { size: 'sm', tone: 'danger' },
} as const

/** The plan beside the person's name (ROUTE-7). Nothing while it is not known. */
export function PlanBadge({ user }: { user: User }) {
  const { plan } = usePlan(user)
  if (!plan) return null
  const { status, requestsRemaining: left } = plan
  if (status === 'active') return <Badge {...LOOK.active}>{planMessages.badgeActive}</Badge>
  if (status === 'expired') return <Badge {...LOOK.expired}>{planMessages.badgeExpired}</Badge>
  return left === null ? null : <Badge {...LOOK.trial}>{planMessages.badgeTrial(left)}</Badge>
}

/** What the menu calls the way to /checkout. */
export function PlanLinkText({ user }: { user: User }) {
  const { plan } = usePlan(user)
  return plan?.status === 'active' ? planMessages.manage : planMessages.subscribe
}
