import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { LineIcon, PencilIcon } from '@/ui/elements/icons'
import { FormError } from '@/ui/forms/form-error'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { AuthCard } from './auth-card'
import { EmailForm } from './email-form'
import { Letter } from './letter'
import { mailSiteOf, meantAddress } from './mail-site'
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
      <div className="-mt-3 flex flex-col gap-3">
        <p>
          {authMessages.confirmSent} <Address email={email} />
        </p>
        <p className="text-balance">{authMessages.confirmOpen}</p>
      </div>
      {meant !== null && (
        <Notice tone="warning">
          <p className="wrap-anywhere">{authMessages.meantEmail(meant)}</p>
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        {mailSite && (
          <a
            href={mailSite.href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'lg', wide: true })}
          >
            {authMessages.openMail(mailSite.name)}
          </a>
        )}
        {/* where it is not known where the mail is read, this is the way on */}
        <Button size="lg" wide variant={mailSite ? 'secondary' : 'primary'} onClick={onLogin}>
          {authMessages.confirmedLogin}
        </Button>
      </div>
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
    </AuthCard>
  )
}

/** Of a way that is quieter than the buttons, and still is seen to be pressed. */
const rescueClass = 'px-0! underline decoration-1 underline-offset-4 hover:decoration-2'

/** On a line of its own, that breaks behind the @ where it has to. */
function Address({ email }: { email: string }) {
  const [mailbox, site] = email.split('@')
  return (
    <strong className="block font-semibold wrap-anywhere">
      {mailbox}
      {site !== undefined && (
        <>
          @<wbr />
          {site}
        </>
      )}
    </strong>
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
