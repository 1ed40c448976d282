import { useAuth } from '@/features/auth/auth-provider'
import type { User } from '@supabase/supabase-js'
import { usualTypeOf } from '@/domain/plan/profile'
import { usePlan } from '@/domain/plan/use-plan'
import { Groups } from '@/features/groups/groups'
import { Head } from '@/lib/head'
import { groupMessages } from '@/messages/groups/groups'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <Head title={groupMessages.title} description={groupMessages.description} />
      <PageTitle lead={groupMessages.lead}>{groupMessages.title}</PageTitle>
      {user && <UsersGroups user={user} />}
    </PageColumn>
  )
}

function UsersGroups({ user }: { user: User }) {
  const { profile } = usePlan(user)
  return <Groups userId={user.id} usualType={usualTypeOf(profile)} />
}
