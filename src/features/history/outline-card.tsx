import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { outlinePath } from '@/lib/paths'
import { historyMessages } from '@/messages/history'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts, typeLabel } from '@/outline-view/outline-facts'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { cardIconClass, cardIconWordClass } from './card-icon-class'
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

/** Of the title of a card, by which its buttons are told apart. */
export function titleIdOf(outlineId: string): string {
  return `esboco-${outlineId}`
}

/** One outline of the history (HIST-3). All of it is the door to the reader; a quick look without leaving is beside. */
export function OutlineCard({
  outline,
  group,
  onOpen,
  onRename,
  onDelete,
  position,
}: OutlineCardProps) {
  const titleId = titleIdOf(outline.id)
  const { large, small, passage } = headLines(outline.title, outline.heading)
  return (
    <Card as="li" {...position} className="@container relative flex flex-col gap-3 overflow-hidden">
      <div className="-mx-5 -mt-5 mb-1 flex min-h-20 items-center justify-between gap-4 bg-accent-soft px-5 py-3 text-on-accent-soft sm:-mx-7 sm:-mt-7 sm:px-7">
        <p className="flex min-w-0 flex-col leading-snug">
          <span className="text-sm font-semibold">{typeLabel(outline)}</span>
          {passage !== null && (
            <span className="font-heading text-lg font-semibold wrap-anywhere">{passage}</span>
          )}
        </p>
        <TypeDrawing type={outline.outline_type} className="size-12" />
      </div>
      <div className="flex flex-col gap-1">
        <EditableTitle
          id={titleId}
          title={outline.title}
          shown={large}
          to={outlinePath(outline.id)}
          onSave={onRename}
        />
        {small !== null && (
          <p className="text-sm leading-snug text-balance text-muted wrap-anywhere">
            {withBoundDash(small)}
          </p>
        )}
      </div>
      <OutlineFacts outline={outline} withType={false} />
      {group !== null && <GroupName name={group} />}
      <ButtonLink
        to={outlinePath(outline.id)}
        variant="secondary"
        aria-describedby={titleId}
        className="z-1 mt-auto"
      >
        {historyMessages.openReader}
      </ButtonLink>
      <div className="z-1 -mx-3 -mb-2 flex flex-wrap items-center [&>a]:px-3 [&>a]:text-sm">
        <Button
          variant="quiet"
          className="px-3! text-sm"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onOpen}
        >
          {historyMessages.openOutline}
        </Button>
        <VideoLink pasted={outline.youtube_url} describedBy={titleId} />
        <button
          type="button"
          aria-label={historyMessages.deleteOutline}
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onDelete}
          className={`${cardIconClass} ml-auto hover:bg-danger-soft hover:text-on-danger-soft`}
        >
          <BinIcon />
          <span className={cardIconWordClass}>{historyMessages.deleteConfirm}</span>
        </button>
      </div>
    </Card>
  )
}

function BinIcon() {
  return (
    <LineIcon className="size-5">
      <path d="M3.5 5.5h13M8 5.5V3.8c0-.4.3-.8.8-.8h2.4c.5 0 .8.4.8.8v1.7M5 5.5l.8 10.2c0 .7.6 1.3 1.3 1.3h5.8c.7 0 1.3-.6 1.3-1.3L15 5.5M8.5 9v4.5M11.5 9v4.5" />
    </LineIcon>
  )
}
