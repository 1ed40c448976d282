import type { User } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { logWarning } from '@/lib/log'
import { displayName } from '@/lib/auth/user-name'
import { fetchProfile } from './profile'
import { fetchSubscription } from './subscription'
import { fetchUsage } from './usage'

/** What a profile is made from where there is none. */
export type Person = Pick<User, 'id' | 'email' | 'user_metadata'>

/** What the plan on the screen is made from. */
export const planKeys = {
  profile: (userId: string) => ['profile', userId] as const,
  usage: (userId: string) => ['usage', userId] as const,
}

/** What the server says of a person's plan. The user's id keeps the caches of two people apart. */
export const planQueries = {
  /** Any failure is logged and asked about again by the next re-check. */
  profile: (user: Person) =>
    queryOptions({
      queryKey: planKeys.profile(user.id),
      queryFn: async () => {
        try {
          return await fetchProfile({
            id: user.id,
            email: user.email ?? '',
            name: displayName(user),
          })
        } catch (error) {
          logWarning('profile_not_loaded', error)
          throw error
        }
      },
      retry: false,
      // the re-check of the subscription reads it anew
      refetchOnWindowFocus: false,
    }),

  /** What is left of the allowance; null where the answer lacks what the screen needs. */
  usage: (userId: string) =>
    queryOptions({
      queryKey: planKeys.usage(userId),
      queryFn: async ({ signal }) => {
        try {
          return await fetchUsage(userId, signal)
        } catch (error) {
          if (!signal.aborted) logWarning('usage_check_failed', error)
          throw error
        }
      },
    }),

  /** Kept up to date by the re-check of PROF-2, not by age or focus. */
  subscription: (userId: string) =>
    queryOptions({
      queryKey: ['subscription', userId],
      queryFn: fetchSubscription,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
}
