import { isOutlineType } from '@contract/meeting/meeting-types'
import type { ReactNode } from 'react'
import type { Group } from '@/domain/group/group'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { PeopleIcon } from '@/ui/elements/icons'
import { groupFacts } from './group-facts'

/** The top of a group's card: what it meets for, drawn and said, below its name. */
export function GroupHead({
  group,
  buttons,
  children,
}: {
  group: Pick<Group, 'outline_type' | 'duration'>
  buttons?: ReactNode
  /** Its name. */
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 bg-accent-soft py-3 pr-2 pl-5 text-on-accent-soft">
      <span className="row-span-2 grid size-12 shrink-0 place-items-center rounded-full bg-surface">
        {isOutlineType(group.outline_type) ? (
          <TypeDrawing type={group.outline_type} className="size-8" />
        ) : (
          <PeopleIcon className="size-6" />
        )}
      </span>
      <div className="text-ink">{children}</div>
      {buttons}
      <p className="col-span-2 col-start-2 text-sm leading-snug">{groupFacts(group)}</p>
    </div>
  )
}
