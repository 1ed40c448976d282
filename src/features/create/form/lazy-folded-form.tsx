import { lazyComponent } from '@/lib/lazy-component'

/** `FoldedForm`, fetched while the sheet is made that it lies on. */
export const LazyFoldedForm = lazyComponent(
  async () => (await import('./folded-form')).FoldedForm,
  null,
  () => null,
)
