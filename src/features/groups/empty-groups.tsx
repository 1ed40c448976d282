import { useId, type Ref } from 'react'
import { beginningMessages } from '@/messages/groups/beginnings'
import { groupMessages } from '@/messages/groups/groups'
import { Badge } from '@/ui/elements/badge'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { PlusIcon } from '@/ui/elements/icons'
import { GroupHead } from './group-head'

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
      <Card className="flex flex-col gap-5 overflow-hidden">
        <div className="-mx-5 -mt-5 grid grow place-items-center bg-accent-soft sm:-mx-7 sm:-mt-7 lg:items-end">
          <Drawing name="table" className="h-[10rem] lg:h-[12rem] lg:overflow-visible" />
        </div>
        <div className="flex flex-col gap-1">
          <h2 className="text-2xl">{groupMessages.emptyTitle}</h2>
          <p className="text-pretty text-muted">{groupMessages.emptyText}</p>
        </div>
        <Button ref={addRef} size="lg" className="sm:self-start" onClick={onAdd}>
          <PlusIcon className="size-6" />
          {groupMessages.addFirst}
        </Button>
      </Card>
      <SampleGroup />
    </div>
  )
}

/** A saved group as its card will show it: a picture, in which nothing is pressed or filled in. */
function SampleGroup() {
  const { sample } = beginningMessages
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-lg border border-line bg-sunken p-5 sm:p-7"
    >
      <div className="flex flex-col items-start gap-2">
        <Badge tone="gilt">{beginningMessages.sampleMark}</Badge>
        <h2 id={titleId} className="text-lg leading-snug">
          {beginningMessages.sampleTitle}
        </h2>
      </div>
      {/* the sheet below it lies askew, and its words stay upright */}
      <div className="relative mb-1 flex grow flex-col before:absolute before:inset-0 before:-rotate-2 before:rounded-md before:bg-surface before:shadow-md">
        <div className="relative grow overflow-hidden rounded-md bg-surface shadow-lg">
          <GroupHead group={sample}>
            <p className="font-heading text-lg leading-snug font-semibold">{sample.name}</p>
          </GroupHead>
          <p className="px-5 pt-3 pb-5 text-balance lg:py-6 lg:text-lg">{sample.group_profile}</p>
        </div>
      </div>
      <p className="text-pretty text-muted">{beginningMessages.sampleUse}</p>
    </section>
  )
}
