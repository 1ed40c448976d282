import type { UsageCheck } from '@contract/usage'
import { useQueryClient } from '@tanstack/react-query'
import { fetchUsage, trackUsage, usageQueries } from './usage-queries'

/** The allowance for whoever spends it: asked for freshly, and registered. */
export function useMetering(userId: string) {
  const queryClient = useQueryClient()
  const query = usageQueries.check(userId)
  return {
    check: async (): Promise<UsageCheck | null> => {
      const usage = await fetchUsage(userId)
      queryClient.setQueryData(query.queryKey, usage)
      return usage
    },
    track: () => trackUsage(userId),
  }
}
