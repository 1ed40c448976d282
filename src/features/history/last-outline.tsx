import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { outlinePath, paths } from '@/lib/paths'
import { historyMessages } from '@/messages/history/history'
import { LoadingNotice } from '@/ui/feedback/spinner'

/** Goes on to the newest outline; to the history where there is none, or where that cannot be told. */
export function LastOutline({ userId }: { userId: string }) {
  const { data: outlines, isPending } = useInfiniteQuery(outlineQueries.list(userId))
  if (isPending) return <LoadingNotice rest text={historyMessages.loading} />
  const [newest] = outlines ?? []
  return <Navigate to={newest ? outlinePath(newest.id) : paths.dashboard} replace />
}
