import { useAuth } from '@/features/auth/auth-provider'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'
import { LostSheep } from '@/ui/elements/lost-sheep'
import { PageColumn } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  return (
    // the ground of the drawing is the ground of the window
    <div className="flex min-h-[calc(100svh-var(--size-header))] grow flex-col gap-5 overflow-clip">
      <Head title={appMessages.notFoundTitle} description={appMessages.notFoundText} />
      <PageColumn className="flex flex-col items-center gap-8 pt-12 text-center sm:pt-[4.5rem] low:pt-8">
        <div className="flex flex-col items-center gap-3">
          <h1 className="text-lg text-muted sm:text-xl">{appMessages.notFoundTitle}</h1>
          {/* what is remembered of this page is its larger line */}
          <p className="font-heading text-4xl leading-tight font-semibold tracking-tight text-balance">
            {appMessages.notFoundSaying}
          </p>
          <p className="text-lg text-balance text-muted">{appMessages.notFoundReason}</p>
        </div>
        <div className="flex flex-col items-center gap-3 max-sm:w-full">
          <ButtonLink to={paths.home} size="lg" className="max-sm:w-full">
            {appMessages.backHome}
          </ButtonLink>
          {user ? (
            <TextLink alone to={paths.dashboard}>
              {historyMessages.dashboardTitle}
            </TextLink>
          ) : (
            <TextLink alone to={paths.help}>
              {appMessages.notFoundHelp}
            </TextLink>
          )}
        </div>
      </PageColumn>
      <LostSheep className="mx-auto mb-12 w-full max-w-[30rem] shrink-0 max-sm:mt-6" />
    </div>
  )
}
