import type { User } from '@supabase/supabase-js'
import { useNavigate } from 'react-router-dom'
import { AccountSection } from '@/features/account/account-section'
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
  return (
    <PageColumn className="flex flex-col gap-6 py-8 max-lg:max-w-text sm:gap-8 sm:py-12">
      <Head title={accountMessages.title} description={accountMessages.description} />
      <PageTitle lead={accountMessages.lead}>{accountMessages.title}</PageTitle>
      {user && <Account user={user} />}
    </PageColumn>
  )
}

function Account({ user }: { user: User }) {
  const navigate = useNavigate()
  // before the session ends, so that the guard of this page does not ask for a login
  const leave = (said: string) => {
    void navigate(paths.home, { replace: true })
    void signOut(said)
  }
  const name = displayName(user)
  const email = user.email ?? ''
  const column = 'flex min-w-0 flex-col gap-6 sm:gap-8'
  return (
    <div className={`${column} lg:grid lg:grid-cols-2 lg:items-start`}>
      <div className={column}>
        <UsageCard user={user} withLink />
        <ChangeName key={`name-${user.id}`} userId={user.id} name={name} />
        <UsualType key={`type-${user.id}`} user={user} />
        <ChangeEmail key={`email-${user.id}`} email={email} pending={user.new_email || null} />
      </div>
      <div className={column}>
        <ChangePassword email={email} />
        <ExportData account={{ id: user.id, email, name, createdAt: user.created_at }} />
        <AccountSection title={accountMessages.leaveTitle} lead={accountMessages.leaveText}>
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => leave(appMessages.signedOut)}
          >
            {accountMessages.leave}
          </Button>
        </AccountSection>
        <DeleteSection onDeleted={() => leave(accountMessages.deleted)} />
      </div>
    </div>
  )
}
