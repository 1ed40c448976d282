import { useAuth } from '@/features/auth/auth-provider'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'
import { LostSheep } from '@/ui/elements/lost-sheep'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  return (
    // the ground of the drawing is the ground of the window
    <div className="flex min-h-[calc(100svh-var(--size-header))] grow flex-col gap-8 overflow-clip">
      <PageColumn
        width="text"
        className="my-auto flex flex-col items-center gap-6 pt-8 text-center [&>header]:items-center [&>header]:gap-4 [&>header]:text-balance"
      >
        <Head title={appMessages.notFoundTitle} description={appMessages.notFoundText} />
        <PageTitle lead={appMessages.notFoundText}>{appMessages.notFoundTitle}</PageTitle>
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
      <LostSheep className="mx-auto mb-[8svh] w-full max-w-text shrink-0" />
    </div>
  )
}
