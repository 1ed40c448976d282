import type { User } from '@supabase/supabase-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { displayName } from '@/lib/user-name'
import { planOf, type Plan } from './plan'
import { profileQueries, type Profile } from './profile-queries'
import { usageQueries } from './usage-queries'

type KnownPlan = {
  /** Null while it loads, and where the server tells nothing. */
  plan: Plan | null
  profile: Profile | null
  loading: boolean
}

/** The plan of whoever is logged in; all who ask share one reading. */
export function usePlan(user: User): KnownPlan {
  const profile = useQuery(profileQueries.own(ownerOf(user)))
  const usage = useQuery(usageQueries.check(user.id))
  const told = usage.data?.subscription_status !== undefined
  const loading = usage.isPending || (!told && profile.isPending)
  return {
    plan: loading ? null : planOf(usage.data, profile.data?.subscription_status),
    profile: profile.data ?? null,
    loading,
  }
}

/** Reads anew what the plan is made from. Neither rejects. */
export function useReloadPlan(user: User) {
  const queryClient = useQueryClient()
  const reloadProfile = () => queryClient.invalidateQueries(profileQueries.own(ownerOf(user)))
  const reloadUsage = () => queryClient.invalidateQueries(usageQueries.check(user.id))
  return {
    reloadProfile,
    reloadPlan: async () => {
      await Promise.all([reloadProfile(), reloadUsage()])
    },
  }
}

function ownerOf(user: User) {
  return { id: user.id, email: user.email ?? '', name: displayName(user) }
}
