import { useAuth } from '@/features/auth/auth-provider'
import { Invitation } from '@/features/links/invitation'
import { ReceivedOutline } from '@/features/links/received-outline'
import { useReceivedToken } from '@/features/links/use-received-token'
import { Head } from '@/lib/head'
import { linkMessages } from '@/messages/links'
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
        <PageTitle lead={linkMessages.noLinkText}>{linkMessages.noLinkTitle}</PageTitle>
      )}
      {token !== null && loading && <LoadingNotice page text={linkMessages.opening} />}
      {token !== null && !loading && !user && <Invitation />}
      {token !== null && user && <ReceivedOutline key={token} userId={user.id} token={token} />}
    </PageColumn>
  )
}
