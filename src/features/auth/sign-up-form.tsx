import { PASSWORD_MIN_LENGTH } from '@contract/limits'
import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { Button } from '@/ui/button'
import { notify } from '@/ui/notify'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { AuthCard, FormError } from './auth-card'
import { authFailure, knownFailure } from './auth-errors'
import { AuthSwitch } from './auth-switch'
import { errorsFrom, passwordOf, textOf, useAuthForm, type FormErrors } from './use-auth-form'
import { nameFromEmail } from './user-name'

type SignUpFormProps = {
  email: string
  loginPath: string
  onEmail: (email: string) => void
  onUnconfirmed: () => void
}

export function SignUpForm({ email, loginPath, onEmail, onUnconfirmed }: SignUpFormProps) {
  const { errors, busy, onSubmit } = useAuthForm(async (data) => {
    const typed = { email: textOf(data, 'email'), password: passwordOf(data) }
    onEmail(typed.email)
    const wrong = check({ ...typed, name: data.get('name') })
    if (wrong) return wrong
    const client = await supabase()
    const { data: answer, error } = await client.auth.signUp({
      ...typed,
      options: {
        emailRedirectTo: window.location.origin + paths.auth,
        data: { name: textOf(data, 'name') || nameFromEmail(typed.email), email: typed.email },
      },
    })
    if (error) return errorsFrom(authFailure(error))
    // the server does not say that an address is taken; it answers with a user that has no identity
    if (answer.user?.identities?.length === 0) return errorsFrom(knownFailure('already_registered'))
    if (answer.session) notify.success(authMessages.signedUp)
    else onUnconfirmed()
    return null
  })

  return (
    <AuthCard title={authMessages.signUpTitle} lead={authMessages.signUpLead}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={authMessages.name}
          name="name"
          autoComplete="name"
          required
          error={errors.name}
        />
        <TextField
          label={authMessages.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          error={errors.email}
        />
        <PasswordField
          label={authMessages.password}
          hint={authMessages.passwordHint}
          showLabel={authMessages.showPassword}
          hideLabel={authMessages.hidePassword}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          error={errors.password}
        />
        <FormError error={errors.form} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel={authMessages.signUpBusy}>
          {authMessages.signUp}
        </Button>
      </form>
      <AuthSwitch question={authMessages.hasAccount} answer={authMessages.toLogin} to={loginPath} />
    </AuthCard>
  )
}

/** An empty name is asked for; one of spaces only falls back to the e-mail, as an account made elsewhere would. */
function check(typed: {
  name: FormDataEntryValue | null
  email: string
  password: string
}): FormErrors | null {
  const errors: FormErrors = {
    ...(!typed.name && { name: authMessages.nameMissing }),
    ...(!typed.email && { email: authMessages.emailMissing }),
    ...(typed.email && !typed.email.includes('@') && errorsFrom(knownFailure('invalid_email'))),
    ...passwordErrors(typed.password),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function passwordErrors(password: string): FormErrors {
  if (!password) return errorsFrom(knownFailure('password_required'))
  if (password.length < PASSWORD_MIN_LENGTH) return errorsFrom(knownFailure('password_too_short'))
  return {}
}
