import { useId, type ReactNode } from 'react'
import type { GroupBeginning } from '@/domain/group/group'
import { beginningMessages } from '@/messages/groups/beginnings'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { PeopleIcon } from '@/ui/elements/icons'
import { GroupBand } from './group-band'
import { groupFacts } from './group-facts'

type GroupBeginningsProps = {
  /** What the last outlines were asked for. */
  described: readonly GroupBeginning[]
  onBegin: (beginning: GroupBeginning) => void
  /** The way to a new group, which comes after all that is there already. */
  addTile: ReactNode
}

/** In place of an empty list: the groups that the last outlines were asked for, to be saved. */
export function GroupBeginnings({ described, onBegin, addTile }: GroupBeginningsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="text-xl">
          {beginningMessages.describedTitle}
        </h2>
        <p className="max-w-prose text-muted">{beginningMessages.describedText}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {described.map((group) => (
          <Described key={group.group_profile} group={group} onBegin={onBegin} />
        ))}
        {addTile}
      </ul>
    </section>
  )
}

/** Below an empty list that has nothing to begin with: what a group looks like. */
export function SampleGroup() {
  const { sample } = beginningMessages
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mx-auto flex w-full max-w-text flex-col gap-4 md:items-center"
    >
      <h2 id={titleId} className="text-xl">
        {beginningMessages.sampleTitle}
      </h2>
      <Card className="flex w-full max-w-form flex-col gap-3 overflow-hidden">
        <GroupBand facts={groupFacts(sample)}>
          <p className="font-heading text-xl font-semibold">{beginningMessages.sampleName}</p>
        </GroupBand>
        <p>{sample.group_profile}</p>
      </Card>
    </section>
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
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
            <PeopleIcon />
          </span>
          <p
            id={textId}
            className="min-w-0 self-center text-lg leading-snug font-semibold wrap-break-word"
          >
            {group.group_profile}
          </p>
        </div>
        <p className="text-sm text-muted">{groupFacts(group)}</p>
      </div>
      <Button
        variant="secondary"
        wide
        className="mt-auto"
        aria-describedby={textId}
        onClick={() => onBegin(group)}
      >
        {beginningMessages.saveDescribed}
      </Button>
    </Card>
  )
}
