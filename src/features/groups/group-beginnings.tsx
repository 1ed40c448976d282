import { useId } from 'react'
import type { GroupBeginning } from '@/domain/group/group'
import { beginningMessages } from '@/messages/groups/beginnings'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { PeopleIcon } from '@/ui/elements/icons'
import { groupFacts } from './group-facts'

type GroupBeginningsProps = {
  /** What the last outlines were asked for. */
  described: readonly GroupBeginning[]
  onBegin: (beginning: GroupBeginning) => void
}

/** In place of an empty list: the groups that the last outlines were asked for, to be saved. */
export function GroupBeginnings({ described, onBegin }: GroupBeginningsProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="p-0!">
      <h2 id={titleId} className="px-5 py-4 text-lg sm:px-7">
        {beginningMessages.describedTitle}
      </h2>
      <ul>
        {described.map((group) => (
          <Described key={group.group_profile} group={group} onBegin={onBegin} />
        ))}
      </ul>
    </Card>
  )
}

function Described({
  group,
  onBegin,
}: {
  group: GroupBeginning
  onBegin: GroupBeginningsProps['onBegin']
}) {
  const textId = useId()
  return (
    <li className="flex justify-between gap-x-3 border-t border-line px-5 py-3 max-sm:flex-col max-sm:pb-1 sm:items-center sm:px-7">
      <div className="flex min-w-0 grow items-center gap-3">
        {/* the sign of many is for a wide window alone */}
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft max-sm:hidden">
          <PeopleIcon className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-0.5">
          <p id={textId} className="leading-snug font-semibold wrap-anywhere">
            {group.group_profile}
          </p>
          <p className="text-sm leading-snug text-muted">{groupFacts(group)}</p>
        </div>
      </div>
      <Button
        variant="quiet"
        className="shrink-0 px-2! max-sm:-ml-2 max-sm:self-start sm:-mr-2"
        aria-label={beginningMessages.nameDescribed}
        aria-describedby={textId}
        onClick={() => onBegin(group)}
      >
        {beginningMessages.name}
      </Button>
    </li>
  )
}
