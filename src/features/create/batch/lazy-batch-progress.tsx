import { lazyComponent } from '@/lib/lazy-component'

/** `BatchProgress`, fetched where there is a batch: most visits have none. */
export const LazyBatchProgress = lazyComponent(
  async () => (await import('./batch-progress')).BatchProgress,
  <div className="min-h-[16rem]" />,
)
