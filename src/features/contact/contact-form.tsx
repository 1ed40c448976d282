import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { CONTACT_MAX_LENGTH, type ContactField, type ContactMessage } from '@contract/calls/contact'
import { COMPANY, mailtoLink } from '@/lib/company'
import { contactMessages } from '@/messages/contact/contact'
import { Button } from '@/ui/elements/button'
import { focusFirstInvalid } from '@/ui/forms/field'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { TextArea } from '@/ui/forms/text-area'
import { TextField } from '@/ui/forms/text-field'
import { textLinkClass } from '@/ui/elements/text-link'
import { CONTACT_FIELDS, contactErrors, type ContactErrors } from './contact-errors'
import type { Letter } from './letter'
import { sendContactMessage } from './send-contact-message'
import { useKnownSender, type Sender } from './known-sender'

/** Name of the field in the form and over the wire; nothing that a browser fills in by itself. */
const HONEYPOT_FIELD = 'homepage'

/** The contact form (HELP-3). What was typed stays on the screen until it has been sent. */
export function ContactForm({ sender, letter }: { sender: Sender | null; letter: Letter | null }) {
  const filledIn = useKnownSender(sender, letter)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  const showErrors = (found: ContactErrors, form: HTMLFormElement) => {
    flushSync(() => setErrors(found))
    return focusFirstInvalid(form)
  }

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const message = messageIn(data)
    setFailed(false)
    if (showErrors(contactErrors(message), form)) return

    setBusy(true)
    const outcome = await sendContactMessage({ ...message, homepage: textIn(data, HONEYPOT_FIELD) })
    // the button was disabled meanwhile, which takes the focus from it
    flushSync(() => setBusy(false))
    if (outcome.sent) {
      form.reset()
      focusSubmit(form)
      notify.success(contactMessages.sent, { description: contactMessages.sentText(message.email) })
      return
    }
    setFailed(true)
    if (!outcome.field || !showErrors({ [outcome.field]: contactMessages.refused }, form)) {
      focusSubmit(form)
    }
    notify.error(contactMessages.failed, outcome.reason ? { description: outcome.reason } : {})
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }

  const wiring = (field: ContactField) => ({
    name: field,
    label: contactMessages[field],
    maxLength: CONTACT_MAX_LENGTH[field],
    error: errors[field],
    required: true,
    onChange: () => {
      if (errors[field]) setErrors((before) => ({ ...before, [field]: undefined }))
    },
  })

  return (
    <form ref={filledIn} noValidate onSubmit={onSubmit} className="relative flex flex-col gap-5">
      <p className="text-sm text-muted">{contactMessages.allRequired}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...wiring('firstName')} autoComplete="given-name" />
        <TextField {...wiring('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...wiring('email')} type="email" autoComplete="email" />
      <TextField {...wiring('subject')} />
      <TextArea {...wiring('message')} rows={7} />
      <Honeypot label={contactMessages.leaveEmpty} />
      {failed && (
        <Notice tone="danger" announce="polite">
          <p>
            {contactMessages.kept}{' '}
            <a href={mailtoLink(COMPANY.contactEmail)} className={textLinkClass}>
              {COMPANY.contactEmail}
            </a>
          </p>
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        busy={busy}
        busyLabel={contactMessages.submitBusy}
        className="w-full sm:w-auto sm:self-start"
      >
        {contactMessages.submit}
      </Button>
    </form>
  )
}

function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

function textIn(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value.trim() : ''
}

function messageIn(data: FormData): ContactMessage {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, textIn(data, field)]),
  ) as ContactMessage
}

/** A field that people do not see, hear or reach by keyboard. What fills it in is a bot (fault 41). */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
