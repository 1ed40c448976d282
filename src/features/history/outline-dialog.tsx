import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outlineQueries, type OutlineSummary } from '@/domain/outline/outline-queries'
import { outlineMessages } from '@/messages/outline'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { OutlineView } from '@/outline-view/outline-view'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'

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
  const { data: markdown, isError, refetch } = useQuery(outlineQueries.content(userId, outline.id))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      width="reading"
      title={outline.title}
      description={<OutlineFacts outline={outline} />}
      closeLabel={outlineMessages.close}
      footer={
        // narrower on a phone, where both links then fit on one line
        <div className="contents max-sm:[&>a]:px-3">
          <VideoLink pasted={outline.youtube_url} />
          {markdown !== undefined && actions?.({ ...outline, markdown })}
        </div>
      }
    >
      {markdown !== undefined && <OutlineView markdown={markdown} topLevel={3} />}
      {markdown === undefined && !isError && (
        <output className="text-muted">{outlineMessages.opening}</output>
      )}
      {markdown === undefined && isError && (
        <Notice tone="danger" announce="assertive" className="items-start gap-3">
          <p>{outlineMessages.openFailed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {outlineMessages.historyRetry}
          </Button>
        </Notice>
      )}
    </Dialog>
  )
}
