import { FIRST_OUTLINE_TYPE, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { createMessages } from '@/messages/create/create'
import { GroupName } from '@/outline-view/group-name'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { Card } from '@/ui/elements/card'
import { followedUp, useLastOutline } from '../form/group-choice'
import { partsToCome, type PartToCome } from './parts-to-come'

/**
 * The sheet as the form describes it so far, beside it: its parts in the group's own order, with their minutes. Before
 * there is a type it is an example, of the most common one.
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
      className="flex flex-col gap-4 max-lg:hidden"
    >
      <div className="flex items-center gap-4">
        <TypeDrawing type={type} className="size-12 rounded-md bg-accent-soft p-2" />
        <div className="flex flex-col gap-0.5">
          <h2 id="folha-por-vir" className="text-xl">
            {createMessages.sheetTitle}
          </h2>
          <p className="text-sm text-muted">
            {(outlineType === '' ? createMessages.sheetExample : createMessages.sheetFacts)(
              MEETING_TYPES[type].label,
              duration,
            )}
          </p>
        </div>
      </div>
      {whom !== '' && <GroupName name={whom} />}
      <Parts parts={parts} />
      <p className="text-sm text-muted">{createMessages.sheetNote}</p>
    </Card>
  )
}

function Parts({ parts }: { parts: readonly PartToCome[] }) {
  return (
    <ul className="flex flex-col">
      {parts.map(({ title, minutes }) => (
        <li
          key={title}
          className="flex items-baseline justify-between gap-3 border-t border-line py-2 font-heading leading-snug font-semibold"
        >
          {title}
          {minutes > 0 && (
            <span className="shrink-0 font-sans text-base text-accent tabular-nums">
              {createMessages.foldedMinutes(minutes)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
