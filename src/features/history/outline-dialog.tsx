import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history'
import { outlineViewMessages } from '@/messages/outline-view'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { OutlineView } from '@/outline-view/outline-view'
import { VideoLink } from '@/outline-view/video-link'
import { Dialog } from '@/ui/dialog'
import { RetryNotice } from '@/ui/retry-notice'

/** What the page puts beside 'Ver Vídeo' once the text is there: copying, sharing. */
export type OutlineActions = (outline: OutlineSummary & { markdown: string }) => ReactNode

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
  const markdown = data?.generated_content
  const isMissing = data === null || isError
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      width="reading"
      title={outline.title}
      description={<OutlineFacts outline={outline} />}
      closeLabel={commonMessages.close}
      footer={
        // narrower on a phone, where both links then fit on one line
        <div className="contents max-sm:[&>a]:px-3">
          <VideoLink pasted={outline.youtube_url} />
          {markdown !== undefined && actions?.({ ...outline, markdown })}
        </div>
      }
    >
      {markdown !== undefined && <OutlineView markdown={markdown} topLevel={3} />}
      {markdown === undefined && !isMissing && (
        <output className="text-muted">{outlineViewMessages.opening}</output>
      )}
      {markdown === undefined && isMissing && (
        <RetryNotice
          text={historyMessages.openFailed}
          retryLabel={commonMessages.retry}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
