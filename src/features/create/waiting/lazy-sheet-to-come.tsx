import { lazyComponent } from '@/lib/lazy-component'

const nothing = () => null

/** `SheetToCome`, after the form; the page is none the worse where it cannot be fetched. */
export const LazySheetToCome = lazyComponent(
  async () => (await import('./sheet-to-come')).SheetToCome,
  null,
  nothing,
)
