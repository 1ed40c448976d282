import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { Outline, OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { OutlineView } from '@/outline-view/outline-view'
import { VideoLink } from '@/outline-view/video-link'
import { Dialog } from '@/ui/elements/dialog'
import { RetryNotice } from '@/ui/feedback/retry-notice'

/** What the page puts beside 'Ver Vídeo' once the text is there: copying, sharing. */
export type OutlineActions = (outline: Outline) => ReactNode

/** A saved outline to read (HIST-5). */
export function OutlineDialog({
  userId,
  outline,
  actions,
  onClose,
}: {
  userId: string
  outline: OutlineSummary
  actions?: OutlineActions | undefined
  onClose: () => void
}) {
  const { data, isError, refetch } = useQuery(outlineQueries.detail(userId, outline.id))
  const { large, passage, saysSermon } = headLines(outline.title, outline.heading)
  return (
    <Dialog
      open
      onClose={onClose}
      width="reading"
      title={withBoundDash(large)}
      description={
        <>
          {saysSermon && passage !== null && (
            <p className="mb-1 font-heading font-semibold text-ink">{passage}</p>
          )}
          <OutlineFacts outline={outline} />
        </>
      }
      closeLabel={commonMessages.close}
      footer={
        // narrower on a phone, where both links then fit on one line
        <div className="contents max-sm:[&>a]:px-3">
          <VideoLink pasted={outline.youtube_url} />
          {data && actions?.(data)}
        </div>
      }
    >
      {data && (
        <OutlineView markdown={data.generated_content} topLevel={3} titleAbove={saysSermon} />
      )}
      {data === undefined && !isError && (
        <output className="text-muted">{outlineViewMessages.opening}</output>
      )}
      {!data && (data === null || isError) && (
        <RetryNotice
          text={historyMessages.openFailed}
          retryLabel={commonMessages.retry}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
