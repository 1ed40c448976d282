import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pendingRequests } from '@/domain/generation/pending-request'
import { recoveryKey, type Recovery } from '@/domain/generation/generation-state'
import type { Account } from '@/outline-view/deliver-outline'

const SECONDS = 1000
const MOST_RETRY_SECONDS = 300

/**
 * Brings back what was asked for before this page was opened, on whatever device; looks again when the page is seen
 * again, when the network is back, and as long as something is under way.
 */
export function useRecovery(user: Account['user']): Recovery | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: recoveryKey(user.id),
    queryFn: async () => {
      // nobody sees it work: it comes after what the page is for
      const { recoverOutlines } = await import('./recover-outlines')
      return await recoverOutlines(
        { user, queryClient },
        queryClient.getQueryData<Recovery>(recoveryKey(user.id)),
      )
    },
    // without a connection it says what is waited for
    networkMode: 'always',
    staleTime: 0,
    gcTime: Infinity,
    retry: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return pendingRequests(user.id).length > 0 && 10 * SECONDS
      if (!state.data) return false
      const { waiting, elsewhere, unsaved } = state.data
      if (waiting > 0) return 3 * SECONDS
      if (elsewhere > 0) return 5 * SECONDS
      // sooner at first, then ever more rarely
      return unsaved > 0 && Math.min(5 * 2 ** state.dataUpdateCount, MOST_RETRY_SECONDS) * SECONDS
    },
  })
  return data
}
