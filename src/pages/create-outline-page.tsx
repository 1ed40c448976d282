import type { User } from '@supabase/supabase-js'
import { useAuth } from '@/features/auth/auth-provider'
import { GenerationProgress } from '@/features/outlines/generation-progress'
import { OutlineForm } from '@/features/outlines/outline-form'
import { OutlineResult } from '@/features/outlines/outline-result'
import { useGenerateOutline } from '@/features/outlines/use-generate-outline'
import { UsageCard } from '@/features/usage/usage-card'
import { useMetering } from '@/features/usage/use-metering'
import { Head } from '@/lib/head'
import { outlineMessages } from '@/messages'
import { Card } from '@/ui/card'
import { PageColumn, PageTitle } from '@/ui/page'
import { usePlan, useReloadPlan } from './use-plan'

export function CreateOutlinePage() {
  const { user } = useAuth()
  return (
    <PageColumn width="text" className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <Head title={outlineMessages.pageTitle} description={outlineMessages.pageDescription} />
      <PageTitle lead={outlineMessages.pageLead}>{outlineMessages.pageTitle}</PageTitle>
      {user && <CreateOutline user={user} />}
    </PageColumn>
  )
}

function CreateOutline({ user }: { user: User }) {
  const metering = useMetering(user.id)
  const { profile } = usePlan(user)
  const { reloadPlan } = useReloadPlan(user)
  const { generate, working, stage, outline } = useGenerateOutline(user, {
    ...metering,
    refresh: reloadPlan,
  })
  return (
    <>
      <UsageCard userId={user.id} trialEndsAt={profile?.trial_expires_at ?? null} compact />
      <Card>
        <OutlineForm signedIn onGenerate={generate} />
      </Card>
      {working && <GenerationProgress stage={stage} />}
      {outline && <OutlineResult key={outline.requestId} markdown={outline.markdown} />}
    </>
  )
}
