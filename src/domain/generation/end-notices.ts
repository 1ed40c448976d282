import { logWarning } from '@/lib/log'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import { supabase } from '@/lib/supabase'

/** Milliseconds. The person wants to leave. */
const PATIENCE_MS = 2000

/** From now on this device is told nothing; of what it was to be told, nothing stays with us. Never rejects. */
export async function endNotices(): Promise<void> {
  if (PUSH_PUBLIC_KEY === '' || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration || !('pushManager' in registration)) return
    const subscription = await registration.pushManager.getSubscription()
    if (!subscription) return
    const patience = AbortSignal.timeout(PATIENCE_MS)
    await Promise.race([
      Promise.allSettled([subscription.unsubscribe(), removeRows(subscription.endpoint, patience)]),
      new Promise((resolve) => patience.addEventListener('abort', resolve)),
    ])
  } catch (error) {
    logWarning('notices_not_ended', error)
  }
}

async function removeRows(endpoint: string, signal: AbortSignal): Promise<void> {
  const client = await supabase()
  await client.from('ready_notices').delete().eq('endpoint', endpoint).abortSignal(signal)
}
