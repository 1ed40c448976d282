import type { OutlineSummary } from '@/domain/outline/outline-row'
import { historyMessages } from '@/messages/history'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { EditableTitle } from './editable-title'
import type { GridPosition } from './outline-grid'

type OutlineCardProps = {
  outline: OutlineSummary
  position: GridPosition
  onOpen: () => void
  onRename: (title: string) => void
  onDelete: () => void
}

/** One outline of the history (HIST-3). */
export function OutlineCard({ outline, onOpen, onRename, onDelete, position }: OutlineCardProps) {
  const titleId = `esboco-${outline.id}`
  return (
    <Card as="li" {...position} className="flex flex-col gap-4">
      <EditableTitle id={titleId} title={outline.title} onSave={onRename} />
      <div className="flex items-center justify-between gap-2">
        <OutlineFacts outline={outline} />
        <button
          type="button"
          aria-describedby={titleId}
          onClick={onDelete}
          className="-my-2 -mr-2 grid size-target shrink-0 place-items-center rounded-full text-muted hover:bg-danger-soft hover:text-on-danger-soft"
        >
          <BinIcon />
          <span className="sr-only">{historyMessages.deleteOutline}</span>
        </button>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <Button variant="secondary" aria-describedby={titleId} onClick={onOpen}>
          {historyMessages.openOutline}
        </Button>
        <VideoLink pasted={outline.youtube_url} describedBy={titleId} />
      </div>
    </Card>
  )
}

function BinIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      <path d="M3.5 5.5h13M8 5.5V3.8c0-.4.3-.8.8-.8h2.4c.5 0 .8.4.8.8v1.7M5 5.5l.8 10.2c0 .7.6 1.3 1.3 1.3h5.8c.7 0 1.3-.6 1.3-1.3L15 5.5M8.5 9v4.5M11.5 9v4.5" />
    </svg>
  )
}
