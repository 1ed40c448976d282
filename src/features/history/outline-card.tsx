import type { OutlineSummary } from '@/domain/outline/outline-row'
import { ownHeading } from '@/domain/outline/own-heading'
import { outlinePath } from '@/lib/paths'
import { historyMessages } from '@/messages/history'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { EditableTitle } from './editable-title'
import type { GridPosition } from './outline-grid'
import { LineIcon } from '@/ui/elements/icons'

type OutlineCardProps = {
  outline: OutlineSummary
  /** The name of the group it was made for, or how that was described. */
  group: string | null
  position: GridPosition
  onOpen: () => void
  onRename: (title: string) => void
  onDelete: () => void
}

/** One outline of the history (HIST-3): the reader is one tap away, a quick look another. */
export function OutlineCard({
  outline,
  group,
  onOpen,
  onRename,
  onDelete,
  position,
}: OutlineCardProps) {
  const titleId = `esboco-${outline.id}`
  const own = ownHeading(outline.heading)
  return (
    <Card as="li" {...position} className="flex flex-col gap-3">
      <EditableTitle id={titleId} title={outline.title} onSave={onRename} />
      {own && (
        <p className="-mt-1 font-serif leading-snug text-balance wrap-anywhere">
          {own.sermon !== outline.title && own.sermon}
          {own.passage !== null && (
            <span className="mt-1 block font-sans text-sm font-semibold text-link">
              {own.passage}
            </span>
          )}
        </p>
      )}
      <OutlineFacts outline={outline} />
      {group !== null && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <GroupIcon />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            <span className="sr-only">{historyMessages.forGroup} </span>
            {group}
          </span>
        </p>
      )}
      <ButtonLink
        to={outlinePath(outline.id)}
        variant="secondary"
        aria-describedby={titleId}
        className="mt-auto"
      >
        {historyMessages.openReader}
      </ButtonLink>
      <div className="-mx-3 -mb-2 flex flex-wrap items-center [&>a]:px-3">
        <Button variant="quiet" className="px-3" aria-describedby={titleId} onClick={onOpen}>
          {historyMessages.openOutline}
        </Button>
        <VideoLink pasted={outline.youtube_url} describedBy={titleId} />
        <button
          type="button"
          aria-describedby={titleId}
          onClick={onDelete}
          className="ml-auto grid size-target shrink-0 place-items-center rounded-full text-muted hover:bg-danger-soft hover:text-on-danger-soft"
        >
          <BinIcon />
          <span className="sr-only">{historyMessages.deleteOutline}</span>
        </button>
      </div>
    </Card>
  )
}

function GroupIcon() {
  return (
    <LineIcon className="size-4">
      <path d="M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M13 9.5a2.6 2.6 0 1 0-.6-5M14.5 12.3c2 .4 3.5 1.9 3.5 4.2" />
    </LineIcon>
  )
}

function BinIcon() {
  return (
    <LineIcon className="size-5">
      <path d="M3.5 5.5h13M8 5.5V3.8c0-.4.3-.8.8-.8h2.4c.5 0 .8.4.8.8v1.7M5 5.5l.8 10.2c0 .7.6 1.3 1.3 1.3h5.8c.7 0 1.3-.6 1.3-1.3L15 5.5M8.5 9v4.5M11.5 9v4.5" />
    </LineIcon>
  )
}
