import { useAuth } from '@/features/auth/auth-provider'
import { History } from '@/features/history/history'
import type { OutlineActions } from '@/features/history/outline-dialog'
import { UsageCard, UsagePlace } from '@/features/plan/usage-card'
import { UnderWay } from '@/features/recovery/under-way'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { Head } from '@/lib/head'
import { outlinePath, paths } from '@/lib/paths'
import { firstName } from '@/lib/auth/user-name'
import { groupMessages } from '@/messages/groups'
import { historyMessages } from '@/messages/history'
import { outlineViewMessages } from '@/messages/outline-view'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  const name = user && firstName(user)
  return (
    <PageColumn className="flex flex-col gap-8 py-8 sm:gap-10 sm:py-12">
      <Head
        title={historyMessages.dashboardTitle}
        description={historyMessages.dashboardDescription}
      />
      <div>
        {/* its place is kept until it is known who is here */}
        <p className="min-h-8 text-lg font-semibold text-muted">
          {name !== null && historyMessages.greeting(name)}
        </p>
        <PageTitle lead={historyMessages.dashboardDescription}>
          {historyMessages.dashboardTitle}
        </PageTitle>
      </div>
      <Card
        as="section"
        tone="accent"
        className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between"
      >
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{historyMessages.newTitle}</h2>
          <p className="text-muted">{historyMessages.newText}</p>
        </div>
        <ButtonLink to={paths.createOutline} size="lg" className="shrink-0">
          {historyMessages.newAction}
        </ButtonLink>
      </Card>
      {user ? <UsageCard user={user} /> : <UsagePlace />}
      {user && <UnderWay user={user} />}
      <TextLink to={paths.groups} className="inline-flex min-h-target items-center self-start">
        {groupMessages.title}
      </TextLink>
      <History userId={user?.id} actions={outlineActions} />
    </PageColumn>
  )
}

const outlineActions: OutlineActions = (outline) => (
  <>
    <ButtonLink to={outlinePath(outline.id)} variant="secondary" className="self-start">
      {outlineViewMessages.openPage}
    </ButtonLink>
    <LazyShareBar outline={outline} markdown={outline.generated_content} />
  </>
)
