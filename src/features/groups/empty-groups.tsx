import { useId, type Ref } from 'react'
import { beginningMessages } from '@/messages/groups/beginnings'
import { groupMessages } from '@/messages/groups/groups'
import { Badge } from '@/ui/elements/badge'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { CheckIcon } from '@/ui/elements/icons'
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
        <div className="-mx-5 -mt-5 grid grow place-items-center self-stretch lg:items-end bg-accent-soft sm:-mx-7 sm:-mt-7">
          <Drawing name="table" className="h-20 sm:h-[8.75rem] lg:h-[14rem] lg:overflow-visible" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 self-stretch">
          <div className="flex flex-col gap-1">
            <h2 className="text-xl">{groupMessages.emptyTitle}</h2>
            <p className="text-balance text-muted">{groupMessages.emptyText}</p>
          </div>
          <Button ref={addRef} size="lg" className="max-sm:w-full" onClick={onAdd}>
            {groupMessages.add}
          </Button>
        </div>
      </Card>
      <SampleGroup />
    </div>
  )
}

/** The button that a saved group is in the form, and what it fills there. */
function SampleGroup() {
  const { sample, sampleFacts } = beginningMessages
  const facts = [
    [sampleFacts.meeting, groupFacts(sample)],
    [sampleFacts.profile, sample.group_profile],
  ] as const
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-quiet p-5 sm:p-7"
    >
      <div className="flex flex-col items-start gap-2">
        <Badge tone="gilt">{beginningMessages.sampleMark}</Badge>
        <h2 id={titleId} className="text-lg leading-snug">
          {beginningMessages.sampleTitle}
        </h2>
      </div>
      {/* a picture of it: nothing is pressed here */}
      <p className="flex min-h-target items-center gap-2 rounded-full border border-accent bg-accent-soft py-1 pr-5 pl-4 font-semibold text-on-accent-soft">
        <CheckIcon />
        {sample.name}
      </p>
      <dl className="flex flex-col gap-3 self-stretch">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm font-semibold text-muted">{name}</dt>
            <dd className="rounded-md border border-line bg-surface px-4 py-2 text-pretty">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
