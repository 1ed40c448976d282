import type { Group } from '@/domain/group/group'
import { blocksFor } from '@/domain/group/group-structure'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { formatDate, withBoundDash } from '@/lib/formats'
import { outlinePath } from '@/lib/paths'
import { groupCardMessages } from '@/messages/groups/card'
import { OutlineCover } from '@/outline-view/outline-cover'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { IconButton } from '@/ui/elements/icon-button'
import { BinIcon, PencilIcon } from '@/ui/elements/icons'
import { TextLink } from '@/ui/elements/text-link'
import { Drawing } from '@/ui/elements/drawing'
import { GroupHead } from './group-head'

type GroupCardProps = {
  group: Group
  /** The last outline made for it; undefined where there is none. */
  newest: OutlineSummary | undefined
  /** There is no other: it has the room of two. */
  alone: boolean
  onBegin: () => void
  onEdit: () => void
  onDelete: () => void
}

/** Of the name on a card, by which its buttons are told apart. */
export function titleIdOf(groupId: string): string {
  return `grupo-${groupId}`
}

/** A saved group: who it is, what it had last, and the way to the next. */
export function GroupCard({ group, newest, alone, onBegin, onEdit, onDelete }: GroupCardProps) {
  const titleId = titleIdOf(group.id)
  const order = orderOf(group)
  return (
    <Card
      as="li"
      className={classNames('flex flex-col overflow-hidden p-0!', alone && 'lg:col-span-2')}
    >
      <GroupHead
        group={group}
        buttons={
          <div className="flex shrink-0 self-start">
            <IconButton
              aria-label={groupCardMessages.edit}
              aria-describedby={titleId}
              className="hover:bg-surface!"
              onClick={onEdit}
            >
              <PencilIcon />
            </IconButton>
            <IconButton
              aria-label={groupCardMessages.remove}
              aria-haspopup="dialog"
              aria-describedby={titleId}
              destroys
              onClick={onDelete}
            >
              <BinIcon />
            </IconButton>
          </div>
        }
      >
        <h2 id={titleId} className="text-xl leading-snug wrap-anywhere">
          {group.name}
        </h2>
      </GroupHead>
      <div
        className={classNames(
          'flex grow flex-col gap-4 p-5',
          alone && 'lg:grid lg:grid-cols-2 lg:grid-rows-[1fr_auto] lg:gap-x-8 lg:p-7',
        )}
      >
        <div className="flex grow flex-col gap-1">
          {group.group_profile && (
            <p className={classNames('text-pretty wrap-break-word', alone && 'lg:text-lg')}>
              {group.group_profile}
            </p>
          )}
          {order !== '' && <p className="text-sm text-muted">{order}</p>}
        </div>
        <div className={classNames('grid', alone && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>
          {newest ? (
            <NewestOutline outline={newest} />
          ) : (
            <p className="flex flex-col items-center justify-center gap-3 rounded-md bg-sunken p-4 text-center text-sm text-balance text-muted">
              {alone && <Drawing name="sheets" className="h-16" />}
              {groupCardMessages.noOutline}
            </p>
          )}
        </div>
        <Button wide aria-describedby={titleId} onClick={onBegin}>
          {groupCardMessages.newOutline}
        </Button>
      </div>
    </Card>
  )
}

function NewestOutline({ outline }: { outline: OutlineSummary }) {
  const { large, passage } = headLines(outline.title, outline.heading)
  return (
    <div className="relative flex items-center gap-3 rounded-md bg-sunken p-3">
      <OutlineCover passage={passage} type={outline.outline_type} size="sm" />
      <div className="flex min-w-0 flex-col gap-0.5 leading-snug">
        <p className="text-sm text-muted">
          {groupCardMessages.newest} ·{' '}
          <time dateTime={outline.created_at}>{formatDate(outline.created_at)}</time>
        </p>
        <TextLink
          to={outlinePath(outline.id)}
          className="line-clamp-2 font-semibold no-underline! wrap-anywhere after:absolute after:inset-0 hover:underline!"
        >
          {withBoundDash(large)}
        </TextLink>
      </div>
    </div>
  )
}

/** What its meetings are like, where they are not the usual ones. */
function orderOf(group: Group): string {
  const blocks = blocksFor(group, group.outline_type)
  return blocks ? blocks.map(({ name }) => name).join(', ') : ''
}
