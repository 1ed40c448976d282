import { isPushService } from '@contract/calls/ready-notice'
import { logWarning } from '@/lib/log'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import { supabase } from '@/lib/supabase'
import { isOwnWebhook } from './own-webhook'

/**
 * Whether this device could be told that an outline is ready: where the operator sends notices, the browser shows them,
 * and the person has not forbidden them. On an iPhone that is the installed app alone.
 */
export function canAskForNotice(): boolean {
  return (
    PUSH_PUBLIC_KEY !== '' &&
    isOwnWebhook() &&
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied' &&
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller !== null
  )
}

export type AskedForNotice = 'asked' | 'denied' | 'failed'

/**
 * Has this device told when the run of this request has come to its end. To be called from a press: the browser asks
 * for permission. Never rejects.
 */
export async function askForNotice(requestId: string): Promise<AskedForNotice> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const { pushManager } = await navigator.serviceWorker.ready
    const { endpoint = '', keys } = (await subscribe(pushManager)).toJSON()
    if (!isPushService(endpoint)) throw new Error('a push service that is not known')
    const client = await supabase()
    await client
      .from('ready_notices')
      .upsert(
        { request_id: requestId, endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
        { onConflict: 'user_id,request_id,endpoint', ignoreDuplicates: true },
      )
      .throwOnError()
    return 'asked'
  } catch (error) {
    logWarning('notice_not_asked_for', error)
    return 'failed'
  }
}

async function subscribe(pushManager: PushManager): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: PUSH_PUBLIC_KEY }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // one of an earlier pair of keys stands in the way
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}
