import type { SubscriptionState } from '@contract/calls/billing'

type OtherTabs = {
  /** What this tab has been answered. */
  tell: (state: SubscriptionState) => void
  /** Runs unless another tab is at it: what that one is answered will be heard. */
  unlessAsking: (check: () => Promise<void>) => Promise<void>
  leave: () => void
}

/**
 * The other tabs of this browser in which the same person is logged in: one asks, all hear. Where the browser has no
 * channels or no locks, each asks for itself. Tabs of a build with other row types are not among them.
 */
export function joinOtherTabs(
  userId: string,
  onHeard: (state: SubscriptionState) => void,
): OtherTabs {
  const name = `esboca:subscription/${import.meta.env.STORED_SHAPES}/${userId}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<SubscriptionState>) => onHeard(data))
  return {
    tell: (state) => channel?.postMessage(state),
    unlessAsking: async (check) => {
      if (!channel || !('locks' in navigator)) return check()
      return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await check()
      })
    },
    leave: () => channel?.close(),
  }
}
