import { lazy, Suspense } from 'react'
import { outlineViewMessages } from '@/messages/outline-view'

const load = async () => ({ default: (await import('@/outline-view/outline-view')).OutlineView })

const OutlineView = lazy(load)

/** Fetches the Markdown renderer ahead of the outline that will need it. A failure shows when it is rendered. */
export function preloadOutlineView(): void {
  load().catch(() => {})
}

/** `OutlineView`, with the Markdown library fetched when the first outline is shown. */
export function LazyOutlineView(props: { markdown: string; topLevel: 2 | 3 }) {
  return (
    <Suspense fallback={<p className="text-muted">{outlineViewMessages.opening}</p>}>
      <OutlineView {...props} />
    </Suspense>
  )
}
