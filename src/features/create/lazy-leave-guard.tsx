import { lazyComponent } from '@/lib/lazy-component'

/** `LeaveGuard`, fetched when an outline is asked for; nothing is lost without it. */
export const LazyLeaveGuard = lazyComponent(
  async () => (await import('./leave-guard')).LeaveGuard,
  null,
  () => null,
)
