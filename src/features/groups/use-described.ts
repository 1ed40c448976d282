import { DURATION } from '@contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { GroupBeginning } from '@/domain/group/group'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'

/** With the way to a new one, two rows of two or three of them. */
const MOST_BEGINNINGS = 3

/** The groups that the last outlines were asked for, where they are `wanted`. */
export function useDescribed(userId: string, wanted: boolean) {
  const { data: outlines, isLoading } = useInfiniteQuery({
    ...outlineQueries.list(userId),
    enabled: wanted,
  })
  return { described: wanted ? describedIn(outlines ?? []) : [], waiting: isLoading }
}

/** The last described groups, each once, as it was described last. */
function describedIn(outlines: readonly OutlineSummary[]): GroupBeginning[] {
  const byProfile = new Map<string, GroupBeginning>()
  for (const { group_profile: told, outline_type, duration } of outlines) {
    const profile = told?.trim() ?? ''
    if (profile === '' || byProfile.has(profile)) continue
    byProfile.set(profile, {
      group_profile: profile,
      outline_type: outline_type ?? '',
      duration: duration ?? DURATION.default,
    })
  }
  return [...byProfile.values()].slice(0, MOST_BEGINNINGS)
}
