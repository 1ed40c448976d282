import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { outlinePath, TO_MEETING } from '@/lib/paths'
import { withBoundDash } from '@/lib/formats'
import { historyMessages } from '@/messages/history/history'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts, typeLabel } from '@/outline-view/outline-facts'
import { OutlineCover } from '@/outline-view/outline-cover'
import { VideoLink } from '@/outline-view/video-link'
import { Badge } from '@/ui/elements/badge'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { IconButton, iconButtonClass } from '@/ui/elements/icon-button'
import { BinIcon, PencilIcon, VideoIcon } from '@/ui/elements/icons'
import { CardTitle, TitleField } from './card-title'
import type { GridPosition } from './outline-grid'

type OutlineCardProps = {
  outline: OutlineSummary
  /** The name of the group it was made for, or how that was described. */
  group: string | null
  position: GridPosition
  /** It has the width of the page to itself. */
  wide: boolean
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
  wide,
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
  const openButton = (
    <Button
      variant={wide ? 'primary' : 'soft'}
      className="px-4!"
      aria-haspopup="dialog"
      aria-describedby={titleId}
      onClick={onOpen}
    >
      {historyMessages.openOutline}
    </Button>
  )
  const video = { pasted: outline.youtube_url, describedBy: titleId }
  const renameButton = (
    <IconButton
      aria-label={historyMessages.editTitle}
      aria-describedby={classNames(titleId, savedAs)}
      // a phone shows its keyboard only for a field that is there with the press
      onClick={() => flushSync(() => setRenaming(true))}
      // its sign in the middle of the first line
      className={wide ? WITH_WORD : classNames('-my-2 -mr-3', renaming && 'my-0!')}
    >
      <PencilIcon />
      {wide && <Word>{historyMessages.editTitle}</Word>}
    </IconButton>
  )
  const deleteButton = (
    <IconButton
      aria-label={historyMessages.deleteOutline}
      aria-haspopup="dialog"
      aria-describedby={titleId}
      destroys
      onClick={onDelete}
      // last: who goes for its neighbours does not meet it
      className={wide ? WITH_WORD : '-mr-3 ml-auto'}
    >
      <BinIcon />
      {wide && <Word>{historyMessages.deleteConfirm}</Word>}
    </IconButton>
  )
  return (
    <Card
      as="li"
      {...position}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3 gap-y-3 p-4! pb-3! max-[18rem]:flex max-[18rem]:flex-col sm:gap-x-4',
        // what can be done with it at the end of its line
        wide &&
          'lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-rows-1 lg:items-center lg:gap-x-7 lg:p-6! lg:[&_h3]:text-2xl',
      )}
    >
      <OutlineCover passage={passage} type={outline.outline_type} size={wide ? 'lg' : 'md'} />
      <div className="flex min-w-0 flex-col gap-1">
        <Badge tone="accent" size="sm" className="mb-1 self-start whitespace-normal!">
          {typeLabel(outline)}
        </Badge>
        <div className="flex items-start justify-between gap-1">
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
          {!wide && renameButton}
        </div>
        {passage !== null && <p className="sr-only">{passage}</p>}
        {small !== null && (
          <p className="text-sm leading-snug text-muted wrap-anywhere">{withBoundDash(small)}</p>
        )}
        {savedAs !== undefined && (
          <span id={savedAs} aria-hidden="true" className="sr-only">
            {outline.title}
          </span>
        )}
        <OutlineFacts outline={outline} withType={false} />
        {group !== null && <GroupName name={group} lines={1} />}
      </div>
      {wide ? (
        <div className="z-1 col-span-full flex flex-col gap-1 lg:col-span-1 lg:gap-2 lg:border-l lg:border-line lg:py-2 lg:pl-7">
          <div className="flex flex-wrap gap-2 *:grow">
            {openButton}
            <ButtonLink
              variant="soft"
              to={outlinePath(outline.id)}
              state={TO_MEETING}
              className="px-4!"
              aria-describedby={titleId}
            >
              {outlineViewMessages.meeting}
            </ButtonLink>
          </div>
          <div className="-mx-2 flex flex-wrap items-center justify-between gap-x-1">
            <VideoLink
              {...video}
              className={`${iconButtonClass} ${WITH_WORD} text-sm font-medium hover:bg-accent-soft`}
            >
              <VideoIcon />
            </VideoLink>
            {renameButton}
            {deleteButton}
          </div>
        </div>
      ) : (
        <div className="z-1 col-span-full flex items-center gap-1">
          {openButton}
          <VideoLink {...video} />
          {deleteButton}
        </div>
      )}
    </Card>
  )
}

/** Where a card has the width of the page, its signs say in a word what they do; in the narrowest, words alone. */
const WITH_WORD = 'flex! w-auto! items-center gap-1.5 px-2 max-[24rem]:[&>svg]:hidden'

function Word({ children }: { children: string }) {
  return <span className="text-sm font-medium">{children}</span>
}
