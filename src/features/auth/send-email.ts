import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'

type Verified = { captchaToken?: string }

/** Sends the confirmation of a sign-up once more. Rejects with what the server or the network said. */
export async function resendConfirmation(email: string, verified: Verified): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { ...verified, emailRedirectTo: window.location.origin + paths.auth },
  })
  if (error) throw error
}

/** Sends the link to a new password. Rejects with what the server or the network said. */
export async function sendRecovery(email: string, verified: Verified): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    ...verified,
    redirectTo: window.location.origin + paths.authCallback,
  })
  if (error) throw error
}
