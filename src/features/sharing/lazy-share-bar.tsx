import { lazyComponent } from '@/lib/lazy-component'

/** `ShareBar`, fetched with the first outline that is shown. */
export const LazyShareBar = lazyComponent(
  async () => (await import('./share-bar')).ShareBar,
  <div className="min-h-target-lg" />,
)
