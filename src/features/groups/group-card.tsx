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
import { IconButton } from '@/ui/elements/icon-button'
import { BinIcon, PencilIcon } from '@/ui/elements/icons'
import { TextLink } from '@/ui/elements/text-link'
import { groupFacts } from './group-facts'
import { GroupHeading } from './group-heading'

type GroupCardProps = {
  group: Group
  /** The last outline made for it; undefined where there is none. */
  newest: OutlineSummary | undefined
  onBegin: () => void
  onEdit: () => void
  onDelete: () => void
}

/** Of the name on a card, by which its buttons are told apart. */
export function titleIdOf(groupId: string): string {
  return `grupo-${groupId}`
}

/** A saved group: who it is, what it had last, and the way to the next. */
export function GroupCard({ group, newest, onBegin, onEdit, onDelete }: GroupCardProps) {
  const titleId = titleIdOf(group.id)
  const order = orderOf(group)
  return (
    <Card as="li" className="flex flex-col gap-3 p-5!">
      <div className="flex items-center gap-1">
        <GroupHeading>
          <h2 id={titleId} className="text-xl wrap-anywhere">
            {group.name}
          </h2>
        </GroupHeading>
        <div className="-mr-3 flex shrink-0 self-start">
          <IconButton
            aria-label={groupCardMessages.edit}
            aria-describedby={titleId}
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
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-sm text-muted">{groupFacts(group)}</p>
        {group.group_profile && <p className="wrap-break-word">{group.group_profile}</p>}
        {order !== '' && <p className="text-sm text-muted">{order}</p>}
      </div>
      <div className="mt-auto flex flex-col gap-4">
        {newest ? (
          <NewestOutline outline={newest} />
        ) : (
          <p className="text-sm text-muted">{groupCardMessages.noOutline}</p>
        )}
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
