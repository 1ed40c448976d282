import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { AuthCard } from './auth-card'
import { EmailForm } from './email-form'
import { Letter } from './letter'
import { sendRecovery } from './send-email'
import { useEmailForm } from './use-email-form'

type ForgotPasswordProps = {
  email: string
  onSent: (email: string) => void
  onLogin: () => void
}

export function ForgotPassword({ email, onSent, onLogin }: ForgotPasswordProps) {
  const form = useEmailForm({
    send: sendRecovery,
    onSent,
    failed: authMessages.recoveryFailed,
    label: authMessages.sendRecovery,
  })
  return (
    <AuthCard title={authMessages.forgotTitle} lead={authMessages.forgotLead} moveFocus>
      <EmailForm form={form} email={email} busyLabel={authMessages.sendRecoveryBusy} />
      <Button variant="quiet" onClick={onLogin}>
        {authMessages.backToLogin}
      </Button>
    </AuthCard>
  )
}

export function RecoverySent({ email, onLogin }: { email: string; onLogin: () => void }) {
  return (
    <AuthCard
      drawing={<Letter className="w-full max-w-[20rem]" />}
      title={authMessages.recoverySentTitle}
      moveFocus
    >
      <p>{authMessages.recoverySentText(email)}</p>
      <Button size="lg" wide onClick={onLogin}>
        {authMessages.backToLogin}
      </Button>
    </AuthCard>
  )
}
