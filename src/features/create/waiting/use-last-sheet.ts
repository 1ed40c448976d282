import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { outlinePath } from '@/lib/paths'
import { createMessages } from '@/messages/create/create'
import { notify } from '@/ui/feedback/notify'

const MINUTE = 60_000
/** Whoever made it longer ago came for another one. */
const JUST_MADE = 30 * MINUTE
const STAYS = 20_000

/** What a page has that the app began with, and not one that was gone to in it. */
const FIRST_PAGE = 'default'

/**
 * An old phone drops a page while another app is open, and comes back to an empty form: it is said where the sheet is that
 * was just made. On the page that made it, it stands there.
 */
export function useLastSheet(userId: string, isHere: boolean): void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isFirst = key === FIRST_PAGE && isOpenedAnew()
  const { data } = useInfiniteQuery({ ...outlineQueries.list(userId), enabled: isFirst })
  const told = useRef(false)
  const newest = isFirst && !isHere ? data?.[0] : undefined
  useEffect(() => {
    if (!newest || told.current) return
    told.current = true
    if (Date.now() - Date.parse(newest.created_at) > JUST_MADE) return
    notify.success(createMessages.lastSheet, {
      description: newest.title,
      duration: STAYS,
      action: {
        label: createMessages.openLastSheet,
        onClick: () => void navigate(outlinePath(newest.id)),
      },
    })
  }, [newest, navigate])
}

/** By a reload, by the browser's way back, or by a phone that had dropped the page. */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'reload' || opening?.type === 'back_forward'
}
