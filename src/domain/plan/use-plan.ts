import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { planOf, type Plan } from './plan'
import { planQueries, type Person } from './plan-queries'
import type { Profile } from './profile'

type KnownPlan = {
  /** Null while it loads, and where the server tells nothing. */
  plan: Plan | null
  profile: Profile | null
  loading: boolean
}

const NOBODY: Person = { id: '', user_metadata: {} }

/** The plan of whoever is logged in; all who ask share one reading. It loads for as long as nobody is known. */
export function usePlan(user: User | null): KnownPlan {
  const enabled = user !== null
  const profile = useQuery({ ...planQueries.profile(user ?? NOBODY), enabled })
  const usage = useQuery({ ...planQueries.usage(user?.id ?? ''), enabled })
  const told = usage.data?.subscription_status !== undefined
  const loading = usage.isPending || (!told && profile.isPending)
  return {
    plan: loading ? null : planOf(usage.data, profile.data?.subscription_status),
    profile: profile.data ?? null,
    loading,
  }
}
