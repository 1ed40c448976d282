import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'

/** Sends the confirmation of a sign-up once more. Rejects with what the server or the network said. */
export async function resendConfirmation(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: window.location.origin + paths.auth },
  })
  if (error) throw error
}

/** Sends the link to a new password. Rejects with what the server or the network said. */
export async function sendRecovery(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: window.location.origin + paths.authCallback,
  })
  if (error) throw error
}
