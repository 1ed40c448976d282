import { lazyComponent } from '@/lib/lazy-component'

/** `SharedLinkOffer`, fetched once there are two links; where it cannot be, the one that was there stays. */
export const LazySharedLinkOffer = lazyComponent(
  async () => (await import('./shared-link-offer')).SharedLinkOffer,
  null,
  () => null,
)
