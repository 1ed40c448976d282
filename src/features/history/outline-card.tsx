import { watchUrl } from '@contract/safe-link'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { meetingPath, outlinePath } from '@/lib/paths'
import { withBoundDash } from '@/lib/formats'
import { historyMessages } from '@/messages/history'
import { outlineViewMessages } from '@/messages/outline-view'
import { readingMessages } from '@/messages/reading'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts, typeLabel } from '@/outline-view/outline-facts'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { BinIcon, MoreIcon, PencilIcon, VideoIcon } from '@/ui/elements/icons'
import { PopupMenu } from '@/ui/elements/popup-menu'
import { CardTitle, TitleField } from './card-title'
import type { GridPosition } from './outline-grid'

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

/**
 * One outline of the history (HIST-3). All of it is the door to the reader; to read it without leaving, and to begin the
 * meeting, are beside, and what is seldom wanted is in a menu.
 */
export function OutlineCard({
  outline,
  group,
  onOpen,
  onRename,
  onDelete,
  position,
}: OutlineCardProps) {
  const [renaming, setRenaming] = useState(false)
  const titleId = titleIdOf(outline.id)
  const { large, small, passage } = headLines(outline.title, outline.heading)
  // what will stand in the field, where it is not what is seen
  const savedAs = large === outline.title ? undefined : `${titleId}-titulo`
  const video = watchUrl(outline.youtube_url)
  return (
    <Card as="li" {...position} className="relative flex flex-col gap-3">
      <div className="-mx-5 -mt-5 mb-1 flex min-h-20 items-center justify-between gap-4 rounded-t-lg bg-accent-soft px-5 py-3 text-on-accent-soft sm:-mx-7 sm:-mt-7 sm:px-7">
        <p className="flex min-w-0 flex-col leading-snug">
          <span className="text-sm font-semibold">{typeLabel(outline)}</span>
          {passage !== null && (
            <span className="font-heading text-lg font-semibold wrap-anywhere">{passage}</span>
          )}
        </p>
        <TypeDrawing type={outline.outline_type} className="size-12" />
      </div>
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 grow flex-col gap-1">
          {renaming ? (
            <TitleField
              title={outline.title}
              onSave={onRename}
              onClose={() => setRenaming(false)}
            />
          ) : (
            <CardTitle id={titleId} to={outlinePath(outline.id)}>
              {withBoundDash(large)}
            </CardTitle>
          )}
          {small !== null && (
            <p className="text-sm leading-snug text-balance text-muted wrap-anywhere">
              {withBoundDash(small)}
            </p>
          )}
        </div>
        <div className="-my-2 -mr-3">
          {savedAs !== undefined && (
            <span id={savedAs} aria-hidden="true" className="sr-only">
              {outline.title}
            </span>
          )}
          <PopupMenu
            label={historyMessages.menu(large)}
            describedBy={savedAs}
            icon={<MoreIcon />}
            choices={[
              {
                label: historyMessages.editTitle,
                icon: <PencilIcon />,
                // a phone shows its keyboard only for a field that is there with the press
                onChoose: () => flushSync(() => setRenaming(true)),
              },
              ...(video
                ? [{ label: outlineViewMessages.openVideo, icon: <VideoIcon />, href: video }]
                : []),
              {
                label: historyMessages.deleteOutline,
                icon: <BinIcon />,
                danger: true,
                opensDialog: true,
                onChoose: onDelete,
              },
            ]}
          />
        </div>
      </div>
      <OutlineFacts outline={outline} withType={false} />
      {group !== null && <GroupName name={group} />}
      <div className="z-1 mt-auto flex flex-wrap items-center gap-1 pt-1">
        <Button
          className="grow-3 px-3!"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onOpen}
        >
          {historyMessages.openOutline}
        </Button>
        <ButtonLink
          to={meetingPath(outline.id)}
          variant="quiet"
          aria-describedby={titleId}
          className="grow px-2!"
        >
          {readingMessages.meeting}
        </ButtonLink>
      </div>
    </Card>
  )
}
