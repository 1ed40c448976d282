import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { AuthCard, FormError } from './auth-card'
import { adviceFor, authFailure } from './auth-errors'
import { textOf, useAuthForm } from './use-auth-form'

type ForgotPasswordProps = {
  email: string
  onEmail: (email: string) => void
  onSent: () => void
  onLogin: () => void
}

export function ForgotPassword({ email, onEmail, onSent, onLogin }: ForgotPasswordProps) {
  const { errors, busy, onSubmit } = useAuthForm(async (data) => {
    const typed = textOf(data, 'email')
    onEmail(typed)
    if (!typed) return { email: authMessages.emailMissing }
    const error = await sendRecovery(typed)
    if (error === null) {
      onSent()
      return null
    }
    const { field, text } = authFailure(error)
    if (field === 'email') return { email: text }
    return { form: { text: authMessages.recoveryFailed, advice: adviceFor(error) } }
  })

  return (
    <AuthCard title={authMessages.forgotTitle} lead={authMessages.forgotLead} moveFocus>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={authMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          error={errors.email}
        />
        <FormError error={errors.form} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel={authMessages.sendRecoveryBusy}>
          {authMessages.sendRecovery}
        </Button>
      </form>
      <Button variant="quiet" onClick={onLogin}>
        {authMessages.backToLogin}
      </Button>
    </AuthCard>
  )
}

export function RecoverySent({ email, onLogin }: { email: string; onLogin: () => void }) {
  return (
    <AuthCard title={authMessages.recoverySentTitle} moveFocus>
      <p>{authMessages.recoverySentText(email)}</p>
      <Button size="lg" wide onClick={onLogin}>
        {authMessages.backToLogin}
      </Button>
    </AuthCard>
  )
}

/** Null when it was sent, else why not. */
async function sendRecovery(email: string): Promise<unknown> {
  try {
    const client = await supabase()
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: window.location.origin + paths.authCallback,
    })
    return error
  } catch (error) {
    return error
  }
}
