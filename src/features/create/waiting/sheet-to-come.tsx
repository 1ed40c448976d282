import { FIRST_OUTLINE_TYPE, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { createMessages } from '@/messages/create/create'
import { GroupName } from '@/outline-view/group-name'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { Card } from '@/ui/elements/card'
import { followedUp, useLastOutline } from '../group/group-choice'
import { partsToCome, type PartToCome } from './parts-to-come'

/**
 * The sheet as the form describes it so far: its parts in the group's own order, with their minutes; beside the form, or
 * in short below it. Before there is a type it is an example, of the most common one.
 */
export function SheetToCome({ userId, values }: { userId: string; values: OutlineFormValues }) {
  const { outlineType, duration, groupId } = values
  const followsUp = followedUp(values, useLastOutline(userId, groupId)) !== null
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === groupId)
  const whom = group?.name ?? values.groupProfile.trim()
  const type = outlineType === '' ? FIRST_OUTLINE_TYPE : outlineType
  const parts = partsToCome({
    outlineType: type,
    duration,
    blocks: group ? blocksFor(group, outlineType) : null,
    followsUp,
  })
  return (
    <Card
      as="section"
      aria-labelledby="folha-por-vir"
      className="flex flex-col gap-4 max-lg:gap-3 max-lg:shadow-none"
    >
      <div className="flex items-center gap-4">
        <TypeDrawing
          type={outlineType}
          className="size-12 rounded-md bg-accent-soft p-2 max-lg:hidden"
        />
        <div className="flex flex-col gap-0.5">
          <h2 id="folha-por-vir" className="text-lg lg:text-xl">
            {createMessages.sheetTitle}
          </h2>
          <p className="text-sm text-muted">
            {outlineType === ''
              ? createMessages.sheetExample(duration)
              : createMessages.sheetFacts(MEETING_TYPES[type].label, duration)}
          </p>
        </div>
      </div>
      {whom !== '' && (
        <div className="max-lg:hidden">
          <GroupName name={whom} />
        </div>
      )}
      <Parts parts={parts} />
      <p className="text-sm text-muted">{createMessages.sheetNote}</p>
    </Card>
  )
}

function Parts({ parts }: { parts: readonly PartToCome[] }) {
  return (
    <ul className="flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-1 lg:flex-col">
      {parts.map(({ title, minutes }) => (
        <li
          key={title}
          className="flex items-baseline justify-between gap-3 leading-snug max-lg:gap-1.5 lg:border-t lg:border-line lg:py-2 lg:font-heading lg:font-semibold"
        >
          {title}
          {minutes > 0 && (
            <span className="shrink-0 font-sans text-base font-semibold text-accent tabular-nums">
              {createMessages.foldedMinutes(minutes)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
