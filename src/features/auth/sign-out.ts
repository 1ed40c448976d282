import { endNotices } from '@/domain/generation/end-notices'
import { toAppError } from '@/lib/app-error'
import { tellLeaving } from '@/lib/device/leaving'
import { supabase } from '@/lib/supabase'
import { appMessages } from '@/messages/app/app'
import { notify } from '@/ui/feedback/notify'

/** Ends the session on this device, also without a connection, and says so; other devices stay logged in. */
export async function signOut(said: string = appMessages.signedOut): Promise<void> {
  try {
    const client = await supabase()
    await endNotices()
    tellLeaving()
    await client.auth.signOut({ scope: 'local' })
    notify.success(said)
  } catch (error) {
    notify.error(toAppError(error).userText)
  }
}
