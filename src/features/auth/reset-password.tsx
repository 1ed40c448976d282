import { PASSWORD_MIN_LENGTH } from '@contract/limits'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { Button } from '@/ui/button'
import { notify } from '@/ui/notify'
import { PasswordField } from '@/ui/password-field'
import { AuthCard, FormError } from './auth-card'
import { adviceFor, authFailure, knownFailure } from './auth-errors'
import { errorsFrom, passwordOf, useAuthForm } from './use-auth-form'

/** `onDone` is called with the session ended: the person logs in with the new password. */
export function ResetPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const { errors, busy, onSubmit } = useAuthForm(async (data) => {
    const password = passwordOf(data)
    if (password.length < PASSWORD_MIN_LENGTH) return errorsFrom(knownFailure('password_too_short'))
    if (password !== passwordOf(data, 'confirmation')) {
      return { confirmation: authMessages.passwordsDiffer }
    }
    const error = await save(password)
    if (error !== null) {
      const { field, text } = authFailure(error)
      if (field === 'password') return { password: text }
      return { form: { text: authMessages.resetFailed, advice: adviceFor(error) } }
    }
    notify.success(authMessages.resetDone)
    onDone()
    return null
  })
  const visibility = { showLabel: authMessages.showPassword, hideLabel: authMessages.hidePassword }

  return (
    <AuthCard title={authMessages.resetTitle} lead={authMessages.resetLead} moveFocus>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {/* tells the password manager whose password changes */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...visibility}
          label={authMessages.password}
          hint={authMessages.passwordHint}
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
        <FormError error={errors.form} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel={authMessages.resetBusy}>
          {authMessages.reset}
        </Button>
      </form>
    </AuthCard>
  )
}

/** Null when it was saved, else why not. Ends every session of the account: whoever knew the old password is out. */
async function save(password: string): Promise<unknown> {
  try {
    const client = await supabase()
    const { error } = await client.auth.updateUser({ password })
    if (error) return error
    const { error: stillIn } = await client.auth.signOut({ scope: 'global' })
    if (stillIn) await client.auth.signOut({ scope: 'local' })
    return null
  } catch (error) {
    return error
  }
}
