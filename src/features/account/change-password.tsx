import { PASSWORD_MIN_LENGTH } from '@contract/limits'
import { useState } from 'react'
import { changeErrors, knownFailure, passwordHint } from '@/lib/auth/auth-errors'
import { supabase } from '@/lib/supabase'
import { accountMessages } from '@/messages/account/account'
import { authMessages } from '@/messages/auth'
import { notify } from '@/ui/feedback/notify'
import { PasswordField } from '@/ui/forms/password-field'
import { exactTextOf, useForm } from '@/ui/forms/use-form'
import { AccountForm } from './account-form'
import { AccountSection } from './account-section'
import { Fold } from './fold'
import { passwordProblem } from './confirm-password'
import { CURRENT_PASSWORD, CurrentPasswordField } from './current-password-field'

export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const { errors, ...state } = useForm(
    async (data, form) => {
      const current = exactTextOf(data, CURRENT_PASSWORD)
      if (!current)
        return { fields: { [CURRENT_PASSWORD]: accountMessages.currentPasswordMissing } }
      const password = exactTextOf(data, 'password')
      if (password.length < PASSWORD_MIN_LENGTH) {
        return { fields: { password: knownFailure('password_too_short').text } }
      }
      if (password !== exactTextOf(data, 'confirmation')) {
        return { fields: { confirmation: authMessages.passwordsDiffer } }
      }
      const wrong = await passwordProblem(current)
      if (wrong) return { fields: { [CURRENT_PASSWORD]: wrong } }
      await save(password, current)
      setOpen(false)
      form.reset()
      notify.success(accountMessages.passwordSaved)
      return null
    },
    (error) => changeErrors(error, authMessages.resetFailed, 'password'),
  )
  const field = {
    showLabel: authMessages.showPassword,
    hideLabel: authMessages.hidePassword,
    autoComplete: 'new-password',
    minLength: PASSWORD_MIN_LENGTH,
    required: true,
  }
  return (
    <AccountSection
      title={accountMessages.passwordTitle}
      value={<span aria-hidden="true">••••••••</span>}
    >
      <Fold label={accountMessages.passwordChange} open={open} onOpen={() => setOpen(true)}>
        <AccountForm
          {...state}
          label={accountMessages.passwordSave}
          busyLabel={accountMessages.saving}
          onCancel={() => setOpen(false)}
        >
          {/* tells the password manager whose password changes */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <p className="text-muted">{accountMessages.passwordLead}</p>
          <CurrentPasswordField error={errors[CURRENT_PASSWORD]} />
          <PasswordField
            {...field}
            label={accountMessages.newPassword}
            hint={passwordHint(errors.password)}
            name="password"
            error={errors.password}
          />
          <PasswordField
            {...field}
            label={authMessages.confirmPassword}
            name="confirmation"
            error={errors.confirmation}
          />
        </AccountForm>
      </Fold>
    </AccountSection>
  )
}

/**
 * Rejects where it was not saved. The server ends the sessions of the other devices; it asks for the present password
 * itself where the project is set so (docs/deploy.md).
 */
async function save(password: string, current: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password, current_password: current })
  if (error) throw error
}
