import { lazyComponent } from '@/lib/lazy-component'

/** `ShareTools`, fetched with the first outline that is opened; its two find their places kept. */
export const LazyShareTools = lazyComponent(
  async () => (await import('./share-tools')).ShareTools,
  <>
    <div className="min-h-target-lg min-w-[4.5rem]" />
    <div className="min-h-target-lg min-w-target" />
  </>,
)
