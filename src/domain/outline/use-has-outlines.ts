import { useInfiniteQuery } from '@tanstack/react-query'
import { outlineQueries } from './outline-queries'

/** Whether a leader has outlines; undefined while that is not known. */
export function useHasOutlines(userId: string | undefined): boolean | undefined {
  const { data } = useInfiniteQuery({
    ...outlineQueries.list(userId ?? ''),
    enabled: userId !== undefined,
  })
  return data && data.length > 0
}
