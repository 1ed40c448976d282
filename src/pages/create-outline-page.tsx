import type { User } from '@supabase/supabase-js'
import { useRef, useState } from 'react'
import { useAuth } from '@/features/auth/auth-provider'
import { GenerationProgress } from '@/features/create/generation-progress'
import { LeaveGuard } from '@/features/create/leave-guard'
import { OutlineForm } from '@/features/create/outline-form'
import { OutlineResult } from '@/features/create/outline-result'
import type { ScrollAnchor } from '@/features/create/scroll-anchor'
import { useGenerateOutline } from '@/features/create/use-generate-outline'
import { UsageCard } from '@/features/plan/usage-card'
import { useRecovery } from '@/features/recovery/use-recovery'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { ownHeading } from '@/domain/outline/own-heading'
import { usualTypeOf } from '@/domain/plan/profile'
import { usePlan } from '@/domain/plan/use-plan'
import { Head } from '@/lib/head'
import { outlinePath } from '@/lib/paths'
import { createMessages } from '@/messages/create'
import { readingMessages } from '@/messages/reading'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { Notice } from '@/ui/feedback/notice'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn width="text" className="flex flex-col gap-5 py-6 sm:gap-8 sm:py-12">
      <Head title={createMessages.pageTitle} description={createMessages.pageDescription} />
      <PageTitle lead={createMessages.pageLead}>{createMessages.pageTitle}</PageTitle>
      {user && <CreateOutline key={user.id} user={user} />}
    </PageColumn>
  )
}

function CreateOutline({ user }: { user: User }) {
  const { generate, generation } = useGenerateOutline(user)
  useRecovery(user)
  const { profile } = usePlan(user)
  const { working, resumed, request, stage, sections, outline, failure } = generation
  const anchorRef = useRef<ScrollAnchor>(null)
  // the sheet that was there when this page's own was asked for; undefined while none was
  const [before, setBefore] = useState<string | null>()
  const made = before !== undefined && !working && outline && outline.request_id !== before
  return (
    <>
      <UsageCard user={user} compact />
      {failure && (
        <Notice tone="danger" announce="assertive" title={failure.title}>
          <p>{failure.text}</p>
        </Notice>
      )}
      <Card className={made ? 'py-2 sm:py-2' : undefined}>
        <OutlineForm
          userId={user.id}
          usualType={usualTypeOf(profile)}
          signedIn
          working={working}
          failure={failure}
          onGenerate={(input) => {
            setBefore(outline?.request_id ?? null)
            return generate(input)
          }}
          foldedTitle={made ? sermonOf(outline.generated_content) : null}
          onUnfold={() => setBefore(undefined)}
        />
      </Card>
      {working && <GenerationProgress {...{ stage, resumed, request, sections, anchorRef }} />}
      {working && <LeaveGuard />}
      {outline && (
        <OutlineResult
          key={outline.request_id}
          markdown={outline.generated_content}
          anchorRef={anchorRef}
          actions={
            <>
              <ButtonLink
                to={outlinePath(outline.request_id)}
                variant="secondary"
                className="self-start"
              >
                {readingMessages.openPage}
              </ButtonLink>
              <LazyShareBar outline={outline} markdown={outline.generated_content} />
            </>
          }
        />
      )}
    </>
  )
}

/** What a sheet calls itself, without the passage behind the dash. */
function sermonOf(markdown: string): string {
  const [, heading] = /^# +(.+)/.exec(markdown) ?? []
  return ownHeading(heading)?.sermon ?? ''
}
