import { lazyComponent } from '@/lib/lazy-component'

const nothing = () => null

/** `SheetInMaking`, fetched while the form is filled in. Where it cannot be had, the button says what goes on. */
export const LazySheetInMaking = lazyComponent(
  async () => (await import('./generation-progress')).SheetInMaking,
  null,
  nothing,
)

/** `GenerationProgress`, in the same script. */
export const LazyGenerationProgress = lazyComponent(
  async () => (await import('./generation-progress')).GenerationProgress,
  null,
  nothing,
)
