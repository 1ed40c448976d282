import { ask } from '../ask.ts'
import { finding, type Check } from '../finding.ts'

type Settings = {
  disable_signup?: boolean
  mailer_autoconfirm?: boolean
  external?: { email?: boolean }
}

/** People can sign up by e-mail, and have to confirm the address: a trial belongs to a mailbox. */
export const checkAuthSettings: Check = async ({ supabaseUrl, publishableKey }) => {
  const answer = await ask(`${supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
  })
  // told by the check of the keys
  if (!answer.ok) return []
  const settings = (await answer.json()) as Settings
  const open = !settings.disable_signup && settings.external?.email === true
  return [
    finding('sign-up by e-mail', open ? null : 'is switched off: supabase config push'),
    finding(
      'addresses are confirmed',
      settings.mailer_autoconfirm
        ? 'Supabase lets in unconfirmed addresses, so one person can have any number of trials: supabase config push'
        : null,
    ),
  ]
}
