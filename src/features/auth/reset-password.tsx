import { PASSWORD_MIN_LENGTH } from '@contract/limits'
import { changeErrors, knownFailure, passwordHint } from '@/lib/auth/auth-errors'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { FormError } from '@/ui/forms/form-error'
import { notify } from '@/ui/feedback/notify'
import { PasswordField } from '@/ui/forms/password-field'
import { exactTextOf, useForm } from '@/ui/forms/use-form'
import { AuthCard } from './auth-card'

/** `onDone` is called with the session ended: the person logs in with the new password. */
export function ResetPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const { errors, problem, busy, onSubmit } = useForm(async (data) => {
    const password = exactTextOf(data, 'password')
    if (password.length < PASSWORD_MIN_LENGTH) {
      return { fields: { password: knownFailure('password_too_short').text } }
    }
    if (password !== exactTextOf(data, 'confirmation')) {
      return { fields: { confirmation: authMessages.passwordsDiffer } }
    }
    await save(password)
    notify.success(authMessages.resetDone)
    onDone()
    return null
  }, resetErrors)
  const visibility = { showLabel: authMessages.showPassword, hideLabel: authMessages.hidePassword }

  return (
    <AuthCard title={authMessages.resetTitle} lead={authMessages.resetLead} moveFocus>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {/* tells the password manager whose password changes */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...visibility}
          label={authMessages.password}
          hint={passwordHint(errors.password)}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          error={errors.password}
        />
        <PasswordField
          {...visibility}
          label={authMessages.confirmPassword}
          name="confirmation"
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          error={errors.confirmation}
        />
        <FormError problem={problem} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel={authMessages.resetBusy}>
          {authMessages.reset}
        </Button>
      </form>
    </AuthCard>
  )
}

function resetErrors(error: unknown) {
  return changeErrors(error, authMessages.resetFailed, 'password')
}

/** Rejects where it was not saved. Ends every session of the account: whoever knew the old password is out. */
async function save(password: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password })
  if (error) throw error
  const { error: stillIn } = await client.auth.signOut({ scope: 'global' })
  if (stillIn) await client.auth.signOut({ scope: 'local' })
}
