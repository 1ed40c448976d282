import { DURATION } from '@contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GroupBeginning } from '@/domain/group/group'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'

/** As many as are taken in at a glance. */
const MOST_BEGINNINGS = 3

const NONE: readonly OutlineSummary[] = []

/** What the last outlines tell of groups: the newest of each by the group's id, and those described without a name. */
export function useGroupOutlines(userId: string) {
  const { data: outlines = NONE, isLoading } = useInfiniteQuery(outlineQueries.list(userId))
  return {
    ...useMemo(
      () => ({ newest: newestIn(outlines), described: describedIn(outlines) }),
      [outlines],
    ),
    waiting: isLoading,
  }
}

function newestIn(outlines: readonly OutlineSummary[]): ReadonlyMap<string, OutlineSummary> {
  // the last one of a key stays
  return new Map(outlines.toReversed().map((outline) => [outline.group_id ?? '', outline]))
}

/** The last described groups, each once, as it was described last. */
function describedIn(outlines: readonly OutlineSummary[]): readonly GroupBeginning[] {
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
