import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { Button } from '@/ui/button'
import { notify } from '@/ui/notify'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { AuthCard, FormError } from './auth-card'
import { authFailure, isUnconfirmed, knownFailure } from './auth-errors'
import { AuthSwitch } from './auth-switch'
import { errorsFrom, passwordOf, textOf, useAuthForm, type FormErrors } from './use-auth-form'

type LoginFormProps = {
  email: string
  signUpPath: string
  onEmail: (email: string) => void
  onForgot: () => void
  onUnconfirmed: () => void
}

export function LoginForm({ email, signUpPath, onEmail, onForgot, onUnconfirmed }: LoginFormProps) {
  const { errors, busy, onSubmit } = useAuthForm(async (data) => {
    const typed = { email: textOf(data, 'email'), password: passwordOf(data) }
    onEmail(typed.email)
    const missing = check(typed)
    if (missing) return missing
    const client = await supabase()
    const { error } = await client.auth.signInWithPassword(typed)
    if (isUnconfirmed(error)) {
      onUnconfirmed()
      return null
    }
    if (error) return errorsFrom(authFailure(error))
    notify.success(authMessages.loggedIn)
    return null
  })

  return (
    <AuthCard title={authMessages.loginTitle} lead={authMessages.loginLead}>
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
        <PasswordField
          label={authMessages.password}
          showLabel={authMessages.showPassword}
          hideLabel={authMessages.hidePassword}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button
          variant="quiet"
          className="-my-2 -ml-5 self-start"
          onClick={(event) => {
            const form = event.currentTarget.closest('form')
            if (form) onEmail(textOf(new FormData(form), 'email'))
            onForgot()
          }}
        >
          {authMessages.forgot}
        </Button>
        <FormError error={errors.form} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel={authMessages.loginBusy}>
          {authMessages.login}
        </Button>
      </form>
      <AuthSwitch
        question={authMessages.noAccount}
        answer={authMessages.toSignUp}
        to={signUpPath}
      />
    </AuthCard>
  )
}

function check({ email, password }: { email: string; password: string }): FormErrors | null {
  const errors: FormErrors = {
    ...(!email && { email: authMessages.emailMissing }),
    ...(!password && errorsFrom(knownFailure('password_required'))),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
