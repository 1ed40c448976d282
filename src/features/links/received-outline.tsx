import { partsOf, titleOf } from '@parsed-outline/outline-tree'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkQueries } from '@/domain/links/link-queries'
import { keepShared, type SharedOutline } from '@/domain/links/shared-outline'
import { outlineCache } from '@/domain/outline/outline-cache'
import { headLines } from '@/domain/outline/own-heading'
import { AppError, toAppError } from '@/lib/app-error'
import { withBoundDash } from '@/lib/formats'
import { logWarning } from '@/lib/log'
import { outlinePath, paths } from '@/lib/paths'
import { receivedLink } from '@/lib/device/received-link'
import { commonMessages } from '@/messages/common'
import { linkMessages } from '@/messages/links'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { OutlineSheet } from '@/outline-view/outline-sheet'
import { OutlineText, useOutline } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { PageTitle } from '@/ui/elements/page'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'

/** What another leader shares, to be looked at and kept. */
export function ReceivedOutline({ userId, token }: { userId: string; token: string }) {
  const { data: shared, error, refetch } = useQuery(linkQueries.shared(userId, token))
  if (shared) return <Shared userId={userId} token={token} shared={shared} />
  if (shared === null) {
    return (
      <>
        <PageTitle lead={linkMessages.goneText}>{linkMessages.goneTitle}</PageTitle>
        <ButtonLink
          to={paths.dashboard}
          variant="secondary"
          className="self-start"
          onClick={receivedLink.forget}
        >
          {linkMessages.toHistory}
        </ButtonLink>
      </>
    )
  }
  if (!error) return <LoadingNotice page text={linkMessages.opening} />
  const failure = toAppError(error)
  return (
    <>
      <PageTitle>{linkMessages.receiveTitle}</PageTitle>
      <RetryNotice
        text={failure.code === 'unexpected' ? linkMessages.openFailed : failure.userText}
        retryLabel={commonMessages.retry}
        onRetry={() => void refetch()}
      />
    </>
  )
}

function Shared({
  userId,
  token,
  shared,
}: {
  userId: string
  token: string
  shared: SharedOutline
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [keeping, setKeeping] = useState(false)
  const { own_id: ownId, note } = shared
  const { tree, levels } = useOutline(shared.outline, 2)
  const { title } = partsOf(tree)
  const head = headLines(shared.title, titleOf(tree))
  // the page's own title says it
  const blocks = head.saysSermon ? tree.filter((block) => block !== title) : tree

  const keep = async () => {
    setKeeping(true)
    try {
      const id = await keepShared(token)
      receivedLink.forget()
      await outlineCache(queryClient, userId).readListsAgain()
      notify.success(linkMessages.kept)
      await navigate(outlinePath(id))
    } catch (error) {
      logWarning('outline_not_kept', error)
      notify.error(error instanceof AppError ? error.userText : linkMessages.notKept)
      setKeeping(false)
    }
  }

  return (
    <>
      <PageTitle lead={linkMessages.receiveLead}>{withBoundDash(head.large)}</PageTitle>
      {head.passage !== null && (
        <p className="-mt-2 font-serif text-lg font-semibold wrap-anywhere">{head.passage}</p>
      )}
      <OutlineFacts outline={shared} />
      {note && (
        <Notice tone="info" title={linkMessages.from}>
          <p className="wrap-break-word">{note}</p>
        </Notice>
      )}
      {ownId === null ? (
        <div className="flex flex-col gap-2">
          <Button
            size="lg"
            className="self-start max-sm:w-full"
            busy={keeping}
            busyLabel={linkMessages.keeping}
            onClick={() => void keep()}
          >
            {linkMessages.keep}
          </Button>
          <p className="text-sm text-muted">{linkMessages.keepHint}</p>
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <p>{linkMessages.ownText}</p>
          <ButtonLink
            to={outlinePath(ownId)}
            size="lg"
            className="self-start max-sm:w-full"
            onClick={receivedLink.forget}
          >
            {linkMessages.openOwn}
          </ButtonLink>
        </div>
      )}
      <OutlineText sized>
        <OutlineSheet tree={blocks} levels={levels} />
      </OutlineText>
    </>
  )
}
