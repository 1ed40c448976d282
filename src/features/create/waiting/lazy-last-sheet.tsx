import { useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { lazyComponent } from '@/lib/lazy-component'
import type { LastSheetProps } from './last-sheet'

const LastSheet = lazyComponent(
  async () => (await import('./last-sheet')).LastSheet,
  null,
  () => null,
)

/** `LastSheet`, where the page was opened anew and no link of the app led to it. */
export function LazyLastSheet(props: LastSheetProps) {
  const [anew] = useState(isOpenedAnew)
  // the browser keeps a page's key over a reload, and with it would seem to have been gone to
  return useNavigationType() === NavigationType.Pop && anew ? <LastSheet {...props} /> : null
}

/** By a reload, by the browser's way back, or by a phone that had dropped the page. */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'reload' || opening?.type === 'back_forward'
}
