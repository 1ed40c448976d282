import type { FocusEventHandler, ReactNode } from 'react'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { FormError } from '@/ui/forms/form-error'
import { TextField } from '@/ui/forms/text-field'
import type { useEmailForm } from './use-email-form'

type EmailFormProps = {
  form: ReturnType<typeof useEmailForm>
  /** What the field holds at first. */
  email: string
  busyLabel: string
}

/** Asks for the address that an e-mail is sent to. */
export function EmailForm({ form, email, busyLabel }: EmailFormProps) {
  const { errors, problem, busy, captcha, onSubmit, button } = form
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EmailField autoComplete="username" email={email} error={errors.email} />
      {captcha}
      <FormError problem={problem} />
      <Button {...button} type="submit" size="lg" wide busy={busy} busyLabel={busyLabel} />
    </form>
  )
}

/** The address of an account: `username` where there is one, so that password managers know it. */
export function EmailField({
  email,
  ...field
}: {
  autoComplete: 'username' | 'email'
  email: string
  error: string | undefined
  hint?: ReactNode
  onChange?: () => void
  onBlur?: FocusEventHandler<HTMLInputElement>
}) {
  return (
    <TextField
      {...field}
      label={authMessages.email}
      name="email"
      type="email"
      required
      defaultValue={email}
    />
  )
}
