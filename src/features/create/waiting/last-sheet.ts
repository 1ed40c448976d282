import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { outlinePath } from '@/lib/paths'
import { createMessages } from '@/messages/create/create'
import { notify } from '@/ui/feedback/notify'

const MINUTE = 60_000
/** Whoever made it longer ago came for another one. */
const JUST_MADE = 30 * MINUTE
const STAYS = 20_000

export type LastSheetProps = {
  userId: string
  /** On the page that made it, it stands there. */
  isHere: boolean
}

/**
 * An old phone drops a page while another app is open, and comes back to an empty form: it is said where the sheet is that
 * was just made.
 */
export function LastSheet({ userId, isHere }: LastSheetProps) {
  const navigate = useNavigate()
  const { data } = useInfiniteQuery(outlineQueries.list(userId))
  const told = useRef(false)
  const newest = isHere ? undefined : data?.[0]
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
  return null
}
