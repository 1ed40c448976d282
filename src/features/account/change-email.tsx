import { isEmailAddress } from '@contract/calls/contact'
import { useState } from 'react'
import { changeErrors, knownFailure } from '@/lib/auth/auth-errors'
import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { accountMessages } from '@/messages/account/account'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/forms/text-field'
import { exactTextOf, textOf, useForm, type FormErrors } from '@/ui/forms/use-form'
import { AccountForm } from './account-form'
import { AccountSection } from './account-section'
import { Fold } from './fold'
import { passwordProblem } from './confirm-password'
import { CURRENT_PASSWORD, CurrentPasswordField } from './current-password-field'

type ChangeEmailProps = {
  email: string
  /** The address that a change under way leads to. */
  pending: string | null
}

export function ChangeEmail({ email, pending }: ChangeEmailProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { errors, ...state } = useForm(async (data, form) => {
    const typed = textOf(data, 'newEmail').toLowerCase()
    const wrong = check(typed, email)
    if (wrong) return wrong
    const current = exactTextOf(data, CURRENT_PASSWORD)
    if (!current) return { fields: { [CURRENT_PASSWORD]: accountMessages.currentPasswordMissing } }
    const notTheirs = await passwordProblem(current)
    if (notTheirs) return { fields: { [CURRENT_PASSWORD]: notTheirs } }
    await ask(typed)
    setSentTo(typed)
    setOpen(false)
    form.reset()
    return null
  }, changeProblem)
  return (
    <AccountSection title={accountMessages.emailTitle} value={email}>
      {sentTo !== null && (
        <Notice announce="polite">
          <p className="break-words">{accountMessages.emailSent(sentTo)}</p>
        </Notice>
      )}
      {sentTo === null && pending !== null && (
        <Notice>
          <p className="break-words">{accountMessages.emailPending(pending)}</p>
        </Notice>
      )}
      <Fold label={accountMessages.changeEmail} open={open} onOpen={() => setOpen(true)}>
        <AccountForm
          {...state}
          label={accountMessages.changeEmail}
          busyLabel={accountMessages.changeEmailBusy}
          onCancel={() => setOpen(false)}
        >
          <TextField
            label={accountMessages.newEmail}
            name="newEmail"
            type="email"
            autoComplete="email"
            required
            error={errors.newEmail}
          />
          <CurrentPasswordField error={errors[CURRENT_PASSWORD]} />
        </AccountForm>
      </Fold>
    </AccountSection>
  )
}

function check(typed: string, email: string): FormErrors | null {
  if (!typed) return { fields: { newEmail: accountMessages.newEmailMissing } }
  if (!isEmailAddress(typed)) return { fields: { newEmail: knownFailure('invalid_email').text } }
  return typed === email ? { fields: { newEmail: accountMessages.newEmailSame } } : null
}

/** Whether somebody else has an account at that address is not said here: only the sign-up has to (AUTH-8). */
function changeProblem(error: unknown): FormErrors {
  const { fields, form } = changeErrors(error, accountMessages.emailFailed, 'email')
  if (!fields?.email) return { ...(form && { form }) }
  const taken = fields.email === knownFailure('already_registered').text
  return { fields: { newEmail: taken ? accountMessages.emailRefused : fields.email } }
}

/** Nothing changes until the links in the e-mails are opened. Rejects where they were not sent. */
async function ask(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser(
    { email },
    { emailRedirectTo: window.location.origin + paths.auth },
  )
  if (error) throw error
}
