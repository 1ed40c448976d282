import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outlineQueries } from './outline-queries'

/** All outlines of a leader: the rest follows the first page by itself, for whatever searches and counts. */
export function useAllOutlines(userId: string) {
  const list = useInfiniteQuery(outlineQueries.list(userId))
  const { data, isPending, isError, isFetching, hasNextPage, fetchNextPage } = list

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  return {
    data,
    isPending,
    isError,
    /** What is shown was read before, and is being read anew. */
    isRefreshing: list.isRefetching,
    retry: () => void (hasNextPage ? fetchNextPage() : list.refetch()),
  }
}
