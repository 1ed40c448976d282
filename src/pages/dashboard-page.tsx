import type { User } from '@supabase/supabase-js'
import { useAuth } from '@/features/auth/auth-provider'
import { History } from '@/features/outlines/history'
import { UsageCard } from '@/features/usage/usage-card'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { outlineMessages } from '@/messages'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { PageColumn, PageTitle } from '@/ui/page'
import { usePlan } from './use-plan'

export function DashboardPage() {
  const { user } = useAuth()
  return (
    <PageColumn className="flex flex-col gap-8 py-8 sm:gap-10 sm:py-12">
      <Head
        title={outlineMessages.dashboardTitle}
        description={outlineMessages.dashboardDescription}
      />
      <PageTitle>{outlineMessages.dashboardTitle}</PageTitle>
      <Card
        as="section"
        tone="accent"
        className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between"
      >
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{outlineMessages.newTitle}</h2>
          <p className="text-muted">{outlineMessages.newText}</p>
        </div>
        <ButtonLink to={paths.createOutline} size="lg" className="shrink-0">
          {outlineMessages.newAction}
        </ButtonLink>
      </Card>
      {user && <Usage user={user} />}
      {user && <History userId={user.id} />}
    </PageColumn>
  )
}

function Usage({ user }: { user: User }) {
  const { profile } = usePlan(user)
  return <UsageCard userId={user.id} trialEndsAt={profile?.trial_expires_at ?? null} />
}
