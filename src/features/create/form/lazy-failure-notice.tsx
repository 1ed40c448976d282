import { lazyComponent } from '@/lib/lazy-component'

/** `FailureNotice`, fetched once there is one; what went wrong is said in passing too. */
export const LazyFailureNotice = lazyComponent(
  async () => (await import('./failure-notice')).FailureNotice,
  null,
  () => null,
)
