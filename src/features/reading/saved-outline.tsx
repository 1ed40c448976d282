import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { Outline } from '@/domain/outline/outline-row'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { PageTitle } from '@/ui/elements/page'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { BackLink } from '@/ui/elements/text-link'
import { OutlineReader } from './outline-reader'

type SavedOutlineProps = {
  userId: string
  /** As the address has it: the outline's own, or that of the request that made it. */
  id: string
  /** What else can be done with its text as it stands: copying, sharing. */
  renderTools: (outline: Outline, markdown: string) => ReactNode
}

/** A saved outline as soon as it is there. */
export function SavedOutline({ userId, id, renderTools }: SavedOutlineProps) {
  const {
    data: outline,
    isError,
    fetchStatus,
    refetch,
  } = useQuery(outlineQueries.detail(userId, id))
  const head = (
    <Head title={readingMessages.loadingTitle} description={readingMessages.pageDescription} />
  )
  const back = <BackLink to={paths.dashboard}>{readingMessages.toHistory}</BackLink>
  if (outline) {
    return (
      <OutlineReader
        outline={outline}
        back={back}
        renderTools={(markdown) => renderTools(outline, markdown)}
      />
    )
  }
  if (outline === null) {
    return (
      <>
        {head}
        <PageTitle lead={readingMessages.missingText}>{readingMessages.missingTitle}</PageTitle>
        {back}
      </>
    )
  }
  const waitsForConnection = fetchStatus === 'paused'
  return (
    <>
      {head}
      {isError || waitsForConnection ? (
        <>
          <PageTitle>{readingMessages.loadingTitle}</PageTitle>
          <RetryNotice
            text={waitsForConnection ? readingMessages.failedOffline : readingMessages.failed}
            retryLabel={commonMessages.retry}
            onRetry={() => void refetch()}
          />
          {back}
        </>
      ) : (
        <>
          {/* what the page is called by until its own heading is there */}
          <h1 className="sr-only">{readingMessages.loadingTitle}</h1>
          <LoadingNotice page text={readingMessages.loading} />
        </>
      )}
    </>
  )
}
