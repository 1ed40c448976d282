import { accountMessages } from '@/messages/account/account'
import { authMessages } from '@/messages/auth'
import { PasswordField } from '@/ui/forms/password-field'

export const CURRENT_PASSWORD = 'currentPassword'

/** Who changes the account shows that it is theirs: a screen that was left open is not enough. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label={accountMessages.currentPassword}
      showLabel={authMessages.showPassword}
      hideLabel={authMessages.hidePassword}
      name={CURRENT_PASSWORD}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}
