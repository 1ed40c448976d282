import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
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
      <div className="-mt-2 flex flex-col gap-3">
        {/* the next step is not on this page: it comes first, and as large as one */}
        <p className="font-heading text-lg leading-snug font-semibold text-balance text-accent">
          {authMessages.confirmOpen}
        </p>
        <p>
          {authMessages.confirmSent} <Address email={email} />
        </p>
        <p className="text-balance text-muted">{authMessages.confirmFollows}</p>
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
        <Button size="lg" wide variant="secondary" onClick={onLogin}>
          {authMessages.confirmedLogin}
        </Button>
      </div>
      {/* what helps where nothing came: apart, and quieter than the way on */}
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="text-balance text-muted">{authMessages.confirmHelp}</p>
        <div className="flex flex-col gap-1 xl:flex-row xl:items-start">
          <form noValidate onSubmit={onSubmit} className="flex min-w-0 grow flex-col gap-3">
            <input type="hidden" name="email" value={email} />
            {captcha}
            <FormError problem={problem} />
            <Button
              {...button}
              type="submit"
              variant="quiet"
              wide
              busy={busy}
              busyLabel={authMessages.resendBusy}
            />
          </form>
          <Button variant="quiet" className="px-3! max-xl:-mb-3" onClick={onCorrect}>
            {authMessages.correctEmail}
          </Button>
        </div>
      </div>
    </AuthCard>
  )
}

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
