import type { UsageCheck } from '@contract/calls/usage'
import type { QueryClient } from '@tanstack/react-query'
import { planKeys, planQueries } from './plan-queries'
import { fetchUsage } from './usage'

/** Asks for the allowance freshly, for whoever is about to spend it; the screen shows the answer too. */
export async function checkUsage(
  queryClient: QueryClient,
  userId: string,
): Promise<UsageCheck | null> {
  const usage = await fetchUsage(userId)
  queryClient.setQueryData(planQueries.usage(userId).queryKey, usage)
  return usage
}

/** Reads the profile anew. Never rejects. */
export function reloadProfile(queryClient: QueryClient, userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: planKeys.profile(userId) })
}

/** Reads anew all that the plan on the screen is made from. Never rejects. */
export async function reloadPlan(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    reloadProfile(queryClient, userId),
    queryClient.invalidateQueries({ queryKey: planKeys.usage(userId) }),
  ])
}
