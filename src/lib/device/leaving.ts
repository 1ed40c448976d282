import { clearEntries } from './offline-store'
import { deviceStorage } from './device-storage'
import { hasStoredSession } from '@/lib/supabase'

const OURS = 'esboca:'

/** Of the device, whoever uses it. */
const STAYS = new Set(['esboca:consent', 'esboca:type-size', 'esboca:meeting-type-size'])

const CHANNEL = 'esboca:leaving'

/** Old browsers have none: what a tab is told, it then keeps to itself. */
const HAS_CHANNELS = 'BroadcastChannel' in globalThis

const watchers = new Set<() => void>()

/**
 * Says, to the other tabs too, that the session ends because the person wants it to. A session that merely runs out
 * looks the same in all else, and then nothing may be lost (fault 21).
 */
export function tellLeaving(): void {
  for (const watcher of watchers) watcher()
  if (!HAS_CHANNELS) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when the person leaves, in this tab or another. Returns `unsubscribe`. */
export function onLeaving(callback: () => void): () => void {
  const channel = HAS_CHANNELS ? new BroadcastChannel(CHANNEL) : null
  channel?.addEventListener('message', callback)
  watchers.add(callback)
  return () => {
    watchers.delete(callback)
    channel?.close()
  }
}

/** Of whoever has left, nothing stays on this device (fault 39). Not where somebody else has logged in meanwhile. */
export function forgetPerson(): void {
  if (hasStoredSession()) return
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(OURS) && !STAYS.has(key)) deviceStorage.removeItem(key)
  }
  void clearEntries()
}
