import { isEmailAddress } from '@contract/calls/contact'
import { PASSWORD_MIN_LENGTH } from '@contract/limits'
import { useEffect, useState } from 'react'
import { waitingLink } from '@/domain/generation/waiting-link'
import { track } from '@/lib/telemetry/analytics'
import { authErrors, formErrors, knownFailure, passwordHint } from '@/lib/auth/auth-errors'
import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { nameFromEmail } from '@/lib/auth/user-name'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { FormError } from '@/ui/forms/form-error'
import { notify } from '@/ui/feedback/notify'
import { PasswordField } from '@/ui/forms/password-field'
import { TextField } from '@/ui/forms/text-field'
import { Drawing } from '@/ui/elements/drawing'
import { aloneLinkClass, TextLink } from '@/ui/elements/text-link'
import { exactTextOf, textOf, useForm, type FormErrors } from '@/ui/forms/use-form'
import { AuthCard } from './auth-card'
import { AuthSwitch } from './auth-switch'
import { EmailField } from './email-form'
import { awaitedAddress } from './email-link/awaited-address'
import { meantAddress } from './mail-site'
import { useCaptcha } from './use-captcha'

type SignUpFormProps = {
  name: string
  email: string
  /** Whether somebody has come back to mend the address. */
  correcting: boolean
  loginPath: string
  onTyped: (typed: { name: string; email: string }) => void
  onUnconfirmed: () => void
}

export function SignUpForm(props: SignUpFormProps) {
  const { name, email, correcting, loginPath, onTyped, onUnconfirmed } = props
  const captcha = useCaptcha()
  // whoever comes back to mend the address finds it there already
  const [meant, setMeant] = useState(correcting ? meantAddress(email) : null)
  const [waits, setWaits] = useState(false)
  // this page is prerendered, and a device is asked only once it is hydrated
  useEffect(() => setWaits(waitingLink() !== null), [])
  const { errors, problem, busy, onSubmit } = useForm(async (data) => {
    const typed = { email: textOf(data, 'email'), password: exactTextOf(data, 'password') }
    onTyped({ name: textOf(data, 'name'), email: typed.email })
    const wrong = check({ ...typed, name: data.get('name') })
    if (wrong) return wrong
    const verified = await captcha.take()
    const client = await supabase()
    const { data: answer, error } = await client.auth.signUp({
      ...typed,
      options: {
        ...verified,
        emailRedirectTo: window.location.origin + paths.auth,
        data: { name: textOf(data, 'name') || nameFromEmail(typed.email), email: typed.email },
      },
    })
    if (error) return authErrors(error)
    // the server does not say that an address is taken; it answers with a user that has no identity
    if (answer.user?.identities?.length === 0) return formErrors(knownFailure('already_registered'))
    track({ name: 'sign_up' })
    if (answer.session) notify.success(authMessages.signedUp)
    else {
      awaitedAddress.keep(typed.email)
      onUnconfirmed()
    }
    return null
  }, authErrors)

  const usualLead = waits ? authMessages.signUpWithLink : authMessages.signUpLead
  return (
    <AuthCard
      drawing={<Drawing name="wayHome" className="h-16 lg:hidden" />}
      title={authMessages.signUpTitle}
      lead={correcting ? authMessages.correctLead : usualLead}
      moveFocus={correcting}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={authMessages.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={errors.name}
        />
        <EmailField
          autoComplete="email"
          email={email}
          error={errors.email}
          hint={meant !== null && <MeantEmail email={meant} onTaken={() => setMeant(null)} />}
          onChange={() => setMeant(null)}
          onBlur={({ target }) => setMeant(meantAddress(target.value.trim()))}
        />
        <PasswordField
          label={authMessages.password}
          hint={passwordHint(errors.password)}
          showLabel={authMessages.showPassword}
          hideLabel={authMessages.hidePassword}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          error={errors.password}
        />
        {captcha.field}
        <FormError problem={problem} />
        <Button
          type="submit"
          size="lg"
          wide
          busy={busy}
          busyLabel={authMessages.signUpBusy}
          // of one line, on a phone and a tablet too
          className="text-balance max-lg:px-1! max-sm:text-[clamp(0.9375rem,4.3vw,1.125rem)]!"
        >
          {authMessages.signUp}
        </Button>
        {/* beside the form, a desktop has it in three steps */}
        <p className="-mt-1 lg:hidden">{authMessages.mailComes}</p>
        <Agreement />
      </form>
      <AuthSwitch question={authMessages.hasAccount} answer={authMessages.toLogin} to={loginPath} />
    </AuthCard>
  )
}

/** Puts the address that was probably meant into its field. */
function MeantEmail({ email, onTaken }: { email: string; onTaken: () => void }) {
  return (
    <output className="-my-2 block">
      <button
        type="button"
        onClick={(event) => {
          const field = event.currentTarget
            .closest('form')
            ?.querySelector<HTMLInputElement>('input[name=email]')
          if (!field) return
          field.value = email
          field.focus()
          onTaken()
        }}
        className={`${aloneLinkClass} text-left font-medium wrap-anywhere`}
      >
        {authMessages.meantEmailHere(email)}
      </button>
    </output>
  )
}

/** In another tab: what was typed stays. */
function Agreement() {
  const { before, terms, and, privacy } = authMessages.agree
  const another = { target: '_blank', rel: 'noopener' } as const
  return (
    <p className="text-sm text-muted lg:-mt-2">
      {before}{' '}
      <TextLink to={paths.terms} {...another} className="whitespace-nowrap">
        {terms}
      </TextLink>{' '}
      {and}{' '}
      <TextLink to={paths.privacy} {...another} className="whitespace-nowrap">
        {privacy}
      </TextLink>
      .
    </p>
  )
}

/** An empty name is asked for; one of spaces only falls back to the e-mail, as an account made elsewhere would. */
function check(typed: {
  name: FormDataEntryValue | null
  email: string
  password: string
}): FormErrors | null {
  const fields = {
    ...(!typed.name && { name: authMessages.nameMissing }),
    ...(!typed.email && { email: authMessages.emailMissing }),
    ...(typed.email &&
      !isEmailAddress(typed.email) && { email: knownFailure('invalid_email').text }),
    ...passwordError(typed.password),
  }
  return Object.keys(fields).length > 0 ? { fields } : null
}

function passwordError(password: string): { password?: string } {
  if (!password) return { password: knownFailure('password_required').text }
  if (password.length >= PASSWORD_MIN_LENGTH) return {}
  return { password: knownFailure('password_too_short').text }
}
