import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { searchOutlines, type HistoryFilter, searchable } from './search-outlines'

/** Milliseconds after the last key until the database is asked. */
const PAUSE_MS = 200

type FoundOutlines = {
  found: OutlineSummary[]
  /** The texts are still being searched; titles and groups are done. */
  searching: boolean
  /** The texts could not be searched. */
  failed: boolean
  retry: () => void
}

/** Titles and groups answer with every key; what is in the texts follows as soon as the database has looked. */
export function useHistorySearch(
  userId: string,
  outlines: readonly OutlineSummary[],
  filter: HistoryFilter,
  groupNames: ReadonlyMap<string, string>,
): FoundOutlines {
  const text = searchable(filter.text).trim().replace(/\s+/g, ' ')
  const settled = useSettled(text)
  const { data, isError, refetch } = useQuery({
    ...outlineQueries.search(userId, settled),
    enabled: settled !== '',
  })
  const inContent = useMemo(
    () => (data && settled === text ? new Set(data) : null),
    [data, settled, text],
  )
  const deferred = useDeferredValue(filter)
  const found = useMemo(
    () => searchOutlines(outlines, deferred, inContent, groupNames),
    [outlines, deferred, inContent, groupNames],
  )
  const failed = isError && settled === text
  return {
    found,
    searching: text !== '' && inContent === null && !failed,
    failed,
    retry: () => void refetch(),
  }
}

/** The value once it has stood still. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
