import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { FormError } from '@/ui/forms/form-error'
import { TextField } from '@/ui/forms/text-field'
import { AuthCard } from './auth-card'
import { sendRecovery } from './send-email'
import { useEmailForm } from './use-email-form'

type ForgotPasswordProps = {
  email: string
  onSent: (email: string) => void
  onLogin: () => void
}

export function ForgotPassword({ email, onSent, onLogin }: ForgotPasswordProps) {
  const { errors, problem, busy, captcha, onSubmit, button } = useEmailForm({
    send: sendRecovery,
    onSent,
    failed: authMessages.recoveryFailed,
    label: authMessages.sendRecovery,
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
        {captcha}
        <FormError problem={problem} />
        <Button
          {...button}
          type="submit"
          size="lg"
          wide
          busy={busy}
          busyLabel={authMessages.sendRecoveryBusy}
        />
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
