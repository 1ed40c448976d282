import { track } from '@/lib/telemetry/analytics'
import { authErrors, isUnconfirmed, knownFailure } from '@/lib/auth/auth-errors'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { Drawing } from '@/ui/elements/drawing'
import { FormError } from '@/ui/forms/form-error'
import { notify } from '@/ui/feedback/notify'
import { PasswordField } from '@/ui/forms/password-field'
import { exactTextOf, textOf, useForm, type FormErrors } from '@/ui/forms/use-form'
import { AuthCard } from './auth-card'
import { AuthSwitch } from './auth-switch'
import { EmailField } from './email-form'
import { useCaptcha } from './use-captcha'

type LoginFormProps = {
  email: string
  signUpPath: string
  onEmail: (email: string) => void
  onForgot: () => void
  onUnconfirmed: () => void
}

export function LoginForm({ email, signUpPath, onEmail, onForgot, onUnconfirmed }: LoginFormProps) {
  const captcha = useCaptcha()
  const { errors, problem, busy, onSubmit } = useForm(async (data) => {
    const typed = { email: textOf(data, 'email'), password: exactTextOf(data, 'password') }
    onEmail(typed.email)
    const missing = check(typed)
    if (missing) return missing
    const options = await captcha.take()
    const client = await supabase()
    const { error } = await client.auth.signInWithPassword({ ...typed, options })
    if (isUnconfirmed(error)) {
      onUnconfirmed()
      return null
    }
    if (error) return authErrors(error)
    track({ name: 'login' })
    notify.success(authMessages.loggedIn)
    return null
  }, authErrors)

  return (
    <AuthCard
      drawing={<Drawing name="table" className="h-24 lg:hidden" />}
      title={authMessages.loginTitle}
      lead={authMessages.loginLead}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <EmailField autoComplete="username" email={email} error={errors.email} />
        <div className="relative">
          <PasswordField
            label={authMessages.password}
            showLabel={authMessages.showPassword}
            hideLabel={authMessages.hidePassword}
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          {/* seen on the line of the label, and reached behind the field */}
          <Button
            variant="quiet"
            className="px-3! text-base! underline decoration-1 underline-offset-4 hover:decoration-2 min-[18rem]:absolute! min-[18rem]:-top-[0.65rem] min-[18rem]:-right-3"
            onClick={(event) => {
              const form = event.currentTarget.closest('form')
              if (form) onEmail(textOf(new FormData(form), 'email'))
              onForgot()
            }}
          >
            {authMessages.forgot}
          </Button>
        </div>
        {captcha.field}
        <FormError problem={problem} />
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
  const fields = {
    ...(!email && { email: authMessages.emailMissing }),
    ...(!password && { password: knownFailure('password_required').text }),
  }
  return Object.keys(fields).length > 0 ? { fields } : null
}
