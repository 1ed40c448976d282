import { SHEET_GROUP } from '@/content/message-to-sheet'
import { useAuth } from '@/features/auth/auth-provider'
import {
  BeginPlace,
  LazyBeginWithLink as BeginWithLink,
} from '@/features/create/link/lazy-begin-with-link'
import { History } from '@/features/history/history'
import type { OutlineActions } from '@/features/history/outline-dialog'
import { ReadExample } from '@/features/landing/read-example'
import { UsageCard, UsagePlace } from '@/features/plan/usage-card'
import { RecoveryNotice } from '@/features/recovery/recovery-notice'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { Head } from '@/lib/head'
import { outlinePath, paths } from '@/lib/paths'
import { firstName } from '@/lib/auth/user-name'
import { groupMessages } from '@/messages/groups/groups'
import { historyMessages } from '@/messages/history/history'
import { exampleMessages } from '@/messages/landing/examples'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PeopleIcon } from '@/ui/elements/icons'
import { PageColumn } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn className="flex flex-col gap-4 pt-5 pb-10 sm:gap-8 sm:py-8">
      <Head
        title={historyMessages.dashboardTitle}
        description={historyMessages.dashboardDescription}
      />
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        {/* of one line, so that nothing moves when it is known who is here; with room for what goes below it */}
        <h1 className="truncate py-1 text-2xl sm:text-3xl">
          {historyMessages.greeting(user && firstName(user))}
        </h1>
        <p className="col-span-full row-start-2 text-muted sm:text-lg">{historyMessages.lead}</p>
        {/* a wide header has it */}
        <TextLink alone to={paths.groups} className="gap-2 xl:hidden">
          <PeopleIcon className="size-5" />
          {groupMessages.title}
        </TextLink>
      </header>
      {/* the place of the plan is kept: the history below it would move */}
      <div className="flex flex-col gap-3 sm:gap-4">
        {/* for everybody alike: nothing moves when it is known whether there are outlines */}
        <Card
          as="section"
          tone="cloth"
          className="flex flex-col gap-3 max-sm:p-4 sm:gap-5 lg:flex-row lg:items-center lg:gap-10"
        >
          <div className="flex flex-col gap-1 lg:w-[20rem] xl:w-[23rem] lg:shrink-0">
            <h2 className="text-xl">{historyMessages.newTitle}</h2>
            <p className="text-balance max-sm:text-sm">{historyMessages.newText}</p>
          </div>
          <div className="min-w-0 lg:grow">{user ? <BeginWithLink /> : <BeginPlace />}</div>
        </Card>
        {user ? <UsageCard user={user} size="band" /> : <UsagePlace size="band" />}
        <div className="mt-3 flex flex-col gap-6 sm:mt-4 sm:gap-8">
          {user && <RecoveryNotice user={user} />}
          <History userId={user?.id} actions={outlineActions} example={example} />
        </div>
      </div>
    </PageColumn>
  )
}

const example = (
  <ReadExample group={SHEET_GROUP} variant="soft">
    {exampleMessages.readThis}
  </ReadExample>
)

const outlineActions: OutlineActions = (outline) => (
  <>
    <ButtonLink to={outlinePath(outline.id)} className="self-start">
      {outlineViewMessages.openPage}
    </ButtonLink>
    <LazyShareBar outline={outline} markdown={outline.generated_content} place={outline} />
  </>
)
