import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '@/lib/analytics'
import { onDecision, statisticsAllowed } from '@/lib/consent'

/** Counts every change of page (ROUTE-9), and the page on which somebody agrees to be counted; shows nothing. */
export function PageViews() {
  const { pathname } = useLocation()
  const allowed = useSyncExternalStore(onDecision, statisticsAllowed, () => null)
  useEffect(() => {
    if (allowed) track({ name: 'page_view', path: pathname })
  }, [allowed, pathname])
  return null
}
