import { toAppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { appMessages } from '@/messages'
import { notify } from '@/ui/notify'

/** Ends the session on this device, also without a connection; other devices stay logged in. */
export async function signOut(): Promise<void> {
  try {
    const client = await supabase()
    await client.auth.signOut({ scope: 'local' })
    notify.success(appMessages.signedOut)
  } catch (error) {
    notify.error(toAppError(error).userText)
  }
}
