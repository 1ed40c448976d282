import type { CSSProperties } from 'react'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { buttonClass, type ButtonLook } from '@/ui/elements/button-class'
import { LineIcon, PencilIcon } from '@/ui/elements/icons'
import { FormError } from '@/ui/forms/form-error'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { AuthCard } from './auth-card'
import { EmailForm } from './email-form'
import { Letter } from './letter'
import { mailSiteOf, meantAddress, WORK_MAIL_SITES, type MailSite } from './mail-site'
import { resendConfirmation } from './send-email'
import { useEmailForm } from './use-email-form'

/** Shown until the person has opened the link in the e-mail. */
export function ConfirmEmail({
  email,
  onLogin,
  onCorrect,
}: {
  email: string
  onLogin: () => void
  /** The address was mistyped. */
  onCorrect: () => void
}) {
  const mailSite = mailSiteOf(email)
  const meant = meantAddress(email)
  const { problem, busy, captcha, onSubmit, button } = useResend(() => {})
  return (
    <AuthCard
      drawing={<Letter className="w-full max-w-[17rem]" />}
      title={authMessages.confirmTitle}
      moveFocus
    >
      <p className="-mt-3">
        {authMessages.confirmSent} <Address email={email} />
      </p>
      <LetterInMailbox />
      <p className="-mt-2 text-pretty">{authMessages.confirmOpen}</p>
      {meant !== null && (
        <Notice tone="warning">
          <p className="wrap-anywhere">{authMessages.meantEmail(meant)}</p>
        </Notice>
      )}
      {mailSite ? (
        <MailLink {...mailSite} />
      ) : (
        // the address of a church or a firm: most of these are read in one of the two
        meant === null && (
          <div className="grid gap-2 min-[22rem]:grid-cols-2">
            {WORK_MAIL_SITES.map((site) => (
              <MailLink key={site.name} variant="soft" size="md" {...site} />
            ))}
          </div>
        )
      )}
      {/* what helps where nothing came: apart, and quieter than the way on */}
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        <p className="text-pretty">
          <strong className="font-semibold">{authMessages.confirmHelpTitle}</strong>{' '}
          {authMessages.confirmHelp}
        </p>
        <div className="-mb-3 flex flex-col items-start xl:flex-row xl:flex-wrap xl:gap-x-6">
          <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col items-start gap-3">
            <input type="hidden" name="email" value={email} />
            {captcha}
            <FormError problem={problem} />
            <Button
              {...button}
              type="submit"
              variant="quiet"
              busy={busy}
              busyLabel={authMessages.resendBusy}
              className={`${rescueClass} ${button.className}`}
            >
              <LineIcon className="size-5">
                <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
              </LineIcon>
              {button.children}
            </Button>
          </form>
          <Button variant="quiet" className={rescueClass} onClick={onCorrect}>
            <PencilIcon />
            {authMessages.correctEmail}
          </Button>
        </div>
      </div>
      <div className="-mb-3 border-t border-line pt-3">
        <Button variant="quiet" className={rescueClass} onClick={onLogin}>
          {authMessages.confirmedLogin}
        </Button>
      </div>
    </AuthCard>
  )
}

/** Of a way that is quieter than the buttons, and still is seen to be pressed. */
const rescueClass =
  'px-0! underline decoration-1 underline-offset-4 hover:bg-transparent! hover:decoration-2'

/** On a line of its own: as large as lets it stand there whole, and else broken before the @. */
function Address({ email }: { email: string }) {
  const [mailbox, site] = email.split(/(?=@)/)
  return (
    <span className="@container block">
      <strong
        style={{ '--letters': email.length } as CSSProperties}
        className="block text-[clamp(0.875rem,calc(100cqi/(var(--letters)*0.54)),1em)] font-semibold wrap-anywhere"
      >
        {mailbox}
        <wbr />
        {site}
      </strong>
    </span>
  )
}

/**
 * What comes first: to look for the e-mail. It is shown as it stands among others, so that it is known again; the lines
 * of the next one say that this is a picture, in which nothing is pressed.
 */
function LetterInMailbox() {
  return (
    <div className="flex flex-col gap-3" data-confirms>
      <p className="font-heading text-xl leading-snug font-semibold text-balance">
        {authMessages.confirmSeek}
      </p>
      <div className="overflow-hidden rounded-md bg-sunken px-2 pt-2 select-none sm:px-5 sm:pt-4">
        <div className="rounded-t-md bg-surface shadow-md">
          <div className="flex items-center gap-2 px-3 py-3 sm:gap-3 sm:px-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-accent font-heading text-lg font-semibold text-on-accent"
            >
              {authMessages.letterFrom[0]}
            </span>
            <p className="flex min-w-0 flex-col leading-snug">
              <strong className="flex items-center gap-2 font-semibold">
                {authMessages.letterFrom}
                {/* as what was not read yet has it */}
                <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-gilt" />
              </strong>
              <span className="text-sm text-muted">{authMessages.letterSubject}</span>
            </p>
          </div>
          <div
            aria-hidden="true"
            className="flex h-8 items-start overflow-hidden gap-2 border-t border-line px-3 pt-3 sm:gap-3 sm:px-4 *:bg-line"
          >
            <span className="size-10 shrink-0 rounded-full" />
            <span className="mt-2 h-2 w-24 rounded-full" />
          </div>
        </div>
      </div>
    </div>
  )
}

function MailLink({ name, href, ...look }: MailSite & ButtonLook) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass({ size: 'lg', wide: true, ...look })} min-h-target-lg px-2!`}
    >
      {authMessages.openMail(name)}
    </a>
  )
}

/** For whoever opened a confirmation link that is of no use any more. */
export function ConfirmAgain({
  email,
  onSent,
  onLogin,
}: {
  email: string
  onSent: (email: string) => void
  onLogin: () => void
}) {
  const form = useResend(onSent)
  return (
    <AuthCard title={authMessages.confirmTitle} lead={authMessages.confirmAgainLead}>
      <EmailForm form={form} email={email} busyLabel={authMessages.resendBusy} />
      <Button variant="quiet" onClick={onLogin}>
        {authMessages.confirmedLogin}
      </Button>
    </AuthCard>
  )
}

function useResend(onSent: (email: string) => void) {
  return useEmailForm({
    send: resendConfirmation,
    onSent: (email) => {
      notify.success(authMessages.resent)
      onSent(email)
    },
    failed: authMessages.resendFailed,
    label: authMessages.resend,
  })
}
