import { useState } from 'react'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { Button } from '@/ui/elements/button'
import { LateText } from '@/ui/feedback/late-text'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { AuthCard } from '../auth-card'
import { useAuth } from '../auth-provider'
import { enterAccount, type OpenedLink, type Outcome } from './open-link'

/**
 * Names the account that a link has opened, and enters it at a press. Anybody can send a link with tokens of their own:
 * whoever followed it unaware would write into a stranger's account. Until the press nothing changes.
 */
export function EnterAccountCard({
  opened,
  onDone,
}: {
  opened: OpenedLink
  onDone: (to: Outcome) => void
}) {
  const { user, loading } = useAuth()
  const [busy, setBusy] = useState(false)
  const { id, email } = opened.account
  const current = user && user.id !== id ? (user.email ?? '') : null

  const enter = async () => {
    setBusy(true)
    onDone(await enterAccount(opened))
  }

  if (loading && !busy)
    return <LoadingNotice page text={authMessages.opening} late={authMessages.openingLate} />
  if (current !== null) {
    return (
      <AuthCard
        key="other"
        title={authMessages.linkOfOther}
        lead={authMessages.linkOfOtherLead(email, current)}
        moveFocus
      >
        <Button size="lg" wide onClick={() => onDone({ target: paths.createOutline })}>
          {authMessages.stayAs}
        </Button>
        <Button variant="secondary" wide busy={busy} onClick={() => void enter()}>
          {authMessages.leaveAndEnter}
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={authMessages.linkAccount} lead={authMessages.linkAccountLead(email)} moveFocus>
      <Button
        size="lg"
        wide
        busy={busy}
        busyLabel={authMessages.opening}
        onClick={() => void enter()}
      >
        {authMessages.enterAccount}
      </Button>
      <output className="empty:absolute">
        {busy && <LateText text={authMessages.openingLate} />}
      </output>
      {!user && (
        <Button variant="quiet" disabled={busy} onClick={() => onDone({ target: paths.auth })}>
          {authMessages.notMyAccount}
        </Button>
      )}
    </AuthCard>
  )
}
