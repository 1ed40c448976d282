import { lazyComponent } from '@/lib/lazy-component'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'

/** `NewSheet`, with the Markdown library fetched when the first outline is shown. */
export const LazyNewSheet = lazyComponent(
  async () => (await import('./new-sheet')).NewSheet,
  <p className="text-muted">{outlineViewMessages.opening}</p>,
)

/** In the same script: with the sheet they are there. */
export const LazyNewSheetContents = lazyComponent(
  async () => (await import('./new-sheet')).NewSheetContents,
)
