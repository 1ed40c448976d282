import { useId } from 'react'
import type { GroupBeginning } from '@/domain/group/group'
import { beginningMessages } from '@/messages/groups/beginnings'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { groupFacts } from './group-facts'
import { GroupHeading } from './group-heading'

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
      <Card className="flex w-full max-w-form flex-col gap-3 p-5!">
        <GroupHeading>
          <p className="font-heading text-xl font-semibold">{beginningMessages.sampleName}</p>
        </GroupHeading>
        <div className="flex flex-col gap-1">
          <p className="text-sm text-muted">{groupFacts(sample)}</p>
          <p>{sample.group_profile}</p>
        </div>
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
    <li className="flex justify-between gap-x-3 border-t border-line px-5 py-3 max-sm:flex-col max-sm:pb-1 sm:items-center sm:px-7">
      <GroupHeading signed="wide">
        <p id={textId} className="leading-snug font-semibold wrap-anywhere">
          {group.group_profile}
        </p>
        <p className="text-sm leading-snug text-muted">{groupFacts(group)}</p>
      </GroupHeading>
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
