import { useState } from 'react'
import { adviceFor } from '@/lib/auth/auth-errors'
import type { EmailLinkType } from '@/lib/auth/auth-link'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { LateText } from '@/ui/feedback/late-text'
import { FormError, type FormProblem } from '@/ui/forms/form-error'
import { AuthCard } from '../auth-card'
import { Letter } from '../letter'
import { openTokenLink, type OpenedLink, type Outcome, type TokenLink } from './open-link'

const TEXTS = {
  signup: authMessages.linkSignUp,
  recovery: authMessages.linkRecovery,
  email_change: authMessages.linkEmailChange,
} as const satisfies Record<EmailLinkType, object>

/**
 * One button between the link of an e-mail and its effect: programs that open every link of a mailbox to look for
 * harm press no button, and so use nothing up.
 */
export function EmailLinkCard({
  link,
  onOpened,
}: {
  link: TokenLink
  onOpened: (to: Outcome | OpenedLink) => void
}) {
  const [busy, setBusy] = useState(false)
  const [halfDone, setHalfDone] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const { title, lead, action } = TEXTS[link.type]

  const open = async () => {
    setBusy(true)
    try {
      const outcome = await openTokenLink(link)
      if (outcome) onOpened(outcome)
      else setHalfDone(true)
    } catch (error) {
      setProblem({ text: authMessages.linkFailed, advice: adviceFor(error) })
      setBusy(false)
    }
  }

  if (halfDone) {
    return (
      <AuthCard
        key="half"
        title={authMessages.emailChangeHalfTitle}
        lead={authMessages.emailChangeHalf}
        moveFocus
      />
    )
  }
  return (
    <AuthCard drawing={<Letter className="w-full max-w-[20rem]" />} title={title} lead={lead}>
      <FormError problem={problem} />
      <Button
        size="lg"
        wide
        busy={busy}
        busyLabel={authMessages.opening}
        onClick={() => void open()}
      >
        {action}
      </Button>
      <output className="empty:absolute">
        {busy && <LateText text={authMessages.openingLate} />}
      </output>
    </AuthCard>
  )
}
