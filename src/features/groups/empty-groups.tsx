import { useId, type Ref } from 'react'
import { beginningMessages } from '@/messages/groups/beginnings'
import { groupMessages } from '@/messages/groups/groups'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { groupFacts } from './group-facts'
import { GroupHeading } from './group-heading'

/** In place of an empty list that has nothing to begin with: what a group is for, and what one looks like. */
export function EmptyGroups({
  addRef,
  onAdd,
}: {
  addRef: Ref<HTMLButtonElement>
  onAdd: () => void
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-10">
      <Card className="flex flex-col items-start gap-5 overflow-hidden">
        <div className="-mx-5 -mt-5 grid place-items-center self-stretch bg-accent-soft sm:-mx-7 sm:-mt-7">
          <Drawing name="table" className="w-full max-w-[22rem]" />
        </div>
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{groupMessages.emptyTitle}</h2>
          <p className="text-balance text-muted">{groupMessages.emptyText}</p>
        </div>
        <Button ref={addRef} size="lg" className="max-sm:w-full" onClick={onAdd}>
          {groupMessages.add}
        </Button>
      </Card>
      <SampleGroup />
    </div>
  )
}

function SampleGroup() {
  const { sample, sampleFacts } = beginningMessages
  const facts = [
    [sampleFacts.meeting, groupFacts(sample)],
    [sampleFacts.profile, sample.group_profile],
  ] as const
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col items-start gap-4">
      <h2
        id={titleId}
        className="rounded-full bg-gilt-soft px-3 py-0.5 font-sans text-sm tracking-normal text-on-gilt-soft"
      >
        {beginningMessages.sampleTitle}
      </h2>
      <div className="flex">
        <GroupHeading>
          <p className="font-heading text-xl font-semibold">{beginningMessages.sampleName}</p>
        </GroupHeading>
      </div>
      {/* what a touch fills in; the button for it comes with a group of one's own */}
      <dl className="flex flex-col self-stretch">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col border-t border-line py-2 last:pb-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
