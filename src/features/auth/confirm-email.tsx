import { useState } from 'react'
import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { Button } from '@/ui/button'
import { notify } from '@/ui/notify'
import { AuthCard } from './auth-card'
import { adviceFor } from './auth-errors'

/** Shown until the person has opened the link in the e-mail. */
export function ConfirmEmail({ email, onLogin }: { email: string; onLogin: () => void }) {
  const [busy, setBusy] = useState(false)

  const resend = async () => {
    setBusy(true)
    const error = await sendAgain(email)
    setBusy(false)
    if (error === null) notify.success(authMessages.resent)
    else notify.error(authMessages.resendFailed, { description: adviceFor(error) ?? undefined })
  }

  return (
    <AuthCard title={authMessages.confirmTitle} moveFocus>
      <p>{authMessages.confirmText(email)}</p>
      <p className="text-muted">{authMessages.confirmHelp}</p>
      <div className="flex flex-col gap-3">
        <Button size="lg" wide onClick={onLogin}>
          {authMessages.confirmedLogin}
        </Button>
        <Button
          variant="secondary"
          wide
          busy={busy}
          busyLabel={authMessages.resendBusy}
          onClick={() => void resend()}
        >
          {authMessages.resend}
        </Button>
      </div>
    </AuthCard>
  )
}

/** Null when it was sent, else why not. */
async function sendAgain(email: string): Promise<unknown> {
  try {
    const client = await supabase()
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: window.location.origin + paths.auth },
    })
    return error
  } catch (error) {
    return error
  }
}
