import { FOLLOW_UP } from '@contract/meeting/follow-up'
import { useQuery } from '@tanstack/react-query'
import type { Group } from '@/domain/group/group'

/** In minutes: what the blocks of a group's meeting need, alone and after last week's challenge. */
type LeastDuration = { alone: number; withFollowUp: number }

const ANY: LeastDuration = { alone: 0, withFollowUp: 0 }

/** Most groups meet in the usual order, so what knows of others is fetched for the rest alone. */
export function useLeastDuration(group: Group | undefined, type: string): LeastDuration {
  const structure = group?.structure ?? null
  const { data = ANY } = useQuery({
    queryKey: ['least-duration', structure, type],
    enabled: structure !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    queryFn: async (): Promise<LeastDuration> => {
      const { blocksFor, leastDuration } = await import('@/domain/group/group-structure')
      const blocks = blocksFor({ structure }, type)
      if (!blocks) return ANY
      return {
        alone: leastDuration(blocks),
        withFollowUp: leastDuration(blocks, FOLLOW_UP.minutes),
      }
    },
  })
  return data
}
