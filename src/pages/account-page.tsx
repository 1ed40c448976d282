import type { User } from '@supabase/supabase-js'
import { useNavigate } from 'react-router-dom'
import { AccountGroup, AccountSection } from '@/features/account/account-section'
import { ChangeEmail } from '@/features/account/change-email'
import { ChangeName } from '@/features/account/change-name'
import { ChangePassword } from '@/features/account/change-password'
import { DeleteSection } from '@/features/account/delete-section'
import { ExportData } from '@/features/account/export-data'
import { UsualType } from '@/features/account/usual-type'
import { useAuth } from '@/features/auth/auth-provider'
import { signOut } from '@/features/auth/sign-out'
import { UsageCard } from '@/features/plan/usage-card'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { displayName } from '@/lib/auth/user-name'
import { accountMessages } from '@/messages/account/account'
import { appMessages } from '@/messages/app/app'
import { Button } from '@/ui/elements/button'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  const navigate = useNavigate()
  // before the session ends, so that the guard of this page does not ask for a login
  const leave = (said: string) => {
    void navigate(paths.home, { replace: true })
    void signOut(said)
  }
  const onLeave = () => leave(appMessages.signedOut)
  return (
    <PageColumn className="flex flex-col gap-8 py-8 sm:gap-10 sm:py-12">
      <Head title={accountMessages.title} description={accountMessages.description} />
      <PageTitle lead={accountMessages.lead}>{accountMessages.title}</PageTitle>
      {user && (
        <Account user={user} onLeave={onLeave} onDeleted={() => leave(accountMessages.deleted)} />
      )}
    </PageColumn>
  )
}

const SIGNS = {
  // a key
  access: 'M7 14a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11 10h6.5M15 10v3M7 10v.01',
  // what is set once
  usual:
    'M3 6h7m4 0h3M3 14h3m4 0h7M12 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 16.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  // a box that is taken along
  leaving: 'M3.5 7.5h13v9h-13ZM2.5 4h15v3.5h-15ZM8 11h4',
}

function Account({
  user,
  onLeave,
  onDeleted,
}: {
  user: User
  onLeave: () => void
  onDeleted: () => void
}) {
  const name = displayName(user)
  const email = user.email ?? ''
  return (
    <>
      <UsageCard user={user} />
      <AccountGroup
        title={accountMessages.accessTitle}
        lead={accountMessages.accessText}
        sign={SIGNS.access}
      >
        <ChangeName key={`name-${user.id}`} userId={user.id} name={name} />
        <ChangeEmail key={`email-${user.id}`} email={email} pending={user.new_email || null} />
        <ChangePassword email={email} />
      </AccountGroup>
      <AccountGroup
        title={accountMessages.usualTitle}
        lead={accountMessages.usualText}
        sign={SIGNS.usual}
      >
        <UsualType key={`type-${user.id}`} user={user} />
      </AccountGroup>
      <AccountGroup
        title={accountMessages.leavingTitle}
        lead={accountMessages.leavingText}
        sign={SIGNS.leaving}
        // apart from all that can be taken back
        after={<DeleteSection onDeleted={onDeleted} />}
      >
        <ExportData account={{ id: user.id, email, name, createdAt: user.created_at }} />
        <AccountSection title={accountMessages.leaveTitle} lead={accountMessages.leaveText}>
          <Button variant="quiet" onClick={onLeave}>
            {accountMessages.leave}
          </Button>
        </AccountSection>
      </AccountGroup>
    </>
  )
}
