import { useAuth } from '@/features/auth/auth-provider'
import { Groups } from '@/features/groups/groups'
import { Head } from '@/lib/head'
import { groupMessages } from '@/messages/groups'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn width="text" className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <Head title={groupMessages.title} description={groupMessages.description} />
      <PageTitle lead={groupMessages.lead}>{groupMessages.title}</PageTitle>
      {user && <Groups userId={user.id} />}
    </PageColumn>
  )
}
