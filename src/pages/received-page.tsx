import { useAuth } from '@/features/auth/auth-provider'
import { Invitation } from '@/features/links/invitation'
import { ReceivedOutline } from '@/features/links/received-outline'
import { useReceivedToken } from '@/features/links/use-received-token'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { historyMessages } from '@/messages/history/history'
import { linkMessages } from '@/messages/links'
import { ButtonLink } from '@/ui/elements/button-link'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { LoadingNotice } from '@/ui/feedback/spinner'

/** What the link of another leader opens. */
export function Page() {
  const { user, loading } = useAuth()
  const token = useReceivedToken()
  return (
    <PageColumn width="text" className="flex flex-col gap-6 py-8 sm:py-12">
      <Head title={linkMessages.receiveTitle} description={linkMessages.receiveDescription} />
      {token === null && (
        <>
          <PageTitle lead={linkMessages.noLinkText}>{linkMessages.noLinkTitle}</PageTitle>
          <ButtonLink to={user ? paths.dashboard : paths.home} className="sm:self-start">
            {user ? historyMessages.dashboardTitle : appMessages.backHome}
          </ButtonLink>
          <Drawing name="table" className="mx-auto mt-8 w-full max-w-[20rem]" />
        </>
      )}
      {token !== null && loading && <LoadingNotice page text={linkMessages.opening} />}
      {token !== null && !loading && !user && <Invitation />}
      {token !== null && user && <ReceivedOutline key={token} userId={user.id} token={token} />}
    </PageColumn>
  )
}
