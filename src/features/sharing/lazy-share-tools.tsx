import { lazyComponent } from '@/lib/lazy-component'

/** `ShareTools`, fetched with the first outline that is opened; what it holds finds its places kept. */
export const LazyShareTools = lazyComponent(
  async () => (await import('./share-tools')).ShareTools,
  <>
    <div className="min-h-target-lg min-w-[4.5rem] lg:min-h-target" />
    <div className="min-h-target max-lg:hidden" />
    <div className="min-h-target-lg min-w-target lg:min-h-target" />
  </>,
)
