import { useId, type Ref } from 'react'
import { beginningMessages } from '@/messages/groups/beginnings'
import { groupMessages } from '@/messages/groups/groups'
import { Badge } from '@/ui/elements/badge'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { groupFacts } from './group-facts'

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
      <Card className="flex flex-col items-start gap-4 overflow-hidden sm:gap-5">
        <div className="-mx-5 -mt-5 grid place-items-center self-stretch bg-accent-soft sm:-mx-7 sm:-mt-7">
          <Drawing name="table" className="h-20 sm:h-[8.75rem]" />
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
    // dashed and without a shadow: it is not there yet
    <section
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-3 rounded-lg border-2 border-dashed border-control bg-surface/50 p-5 sm:p-7"
    >
      <Badge tone="gilt">{beginningMessages.sampleMark}</Badge>
      <h2 id={titleId} className="text-lg leading-snug">
        {beginningMessages.sampleTitle}
      </h2>
      <dl className="flex flex-col self-stretch text-muted">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col border-t border-line py-2 last:pb-0">
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
