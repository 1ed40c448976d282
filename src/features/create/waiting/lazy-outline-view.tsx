import { lazyComponent } from '@/lib/lazy-component'
import { outlineViewMessages } from '@/messages/outline-view'

/** `OutlineView`, with the Markdown library fetched when the first outline is shown. */
export const LazyOutlineView = lazyComponent(
  async () => (await import('@/outline-view/outline-view')).OutlineView,
  <p className="text-muted">{outlineViewMessages.opening}</p>,
)
