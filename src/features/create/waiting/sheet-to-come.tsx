import { FIRST_OUTLINE_TYPE, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { createMessages } from '@/messages/create'
import { Card } from '@/ui/elements/card'
import { followedUp, useLastOutline } from '../form/group-choice'
import { partsToCome, type PartToCome } from './parts-to-come'

/** The sheet as the form describes it so far, beside it: its parts in the group's own order, and their minutes once there is a type. */
export function SheetToCome({ userId, values }: { userId: string; values: OutlineFormValues }) {
  const { outlineType, duration, groupId } = values
  const followsUp = followedUp(values, useLastOutline(userId, groupId)) !== null
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === groupId)
  const parts = partsToCome({
    outlineType: outlineType === '' ? FIRST_OUTLINE_TYPE : outlineType,
    duration,
    blocks: group ? blocksFor(group, outlineType) : null,
    followsUp,
  })
  return (
    <Card
      as="section"
      aria-labelledby="folha-por-vir"
      className="flex flex-col gap-5 max-lg:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="folha-por-vir" className="text-xl">
          {createMessages.sheetTitle}
        </h2>
        <p className="text-sm text-muted">
          {outlineType === ''
            ? createMessages.sheetWithoutType
            : createMessages.sheetFacts(MEETING_TYPES[outlineType].label, duration)}
        </p>
      </div>
      <Parts parts={parts} timed={outlineType !== ''} />
      {outlineType !== '' && <p className="text-sm text-muted">{createMessages.sheetNote}</p>}
    </Card>
  )
}

function Parts({ parts, timed }: { parts: readonly PartToCome[]; timed: boolean }) {
  return (
    <ul className="flex flex-col gap-3">
      {parts.map(({ title, minutes }) => (
        <li key={title} className="flex flex-col gap-1.5">
          <p className="flex items-baseline justify-between gap-3 font-heading leading-snug font-semibold">
            {title}
            {timed && minutes > 0 && (
              <span className="shrink-0 font-sans text-sm font-normal text-muted tabular-nums">
                {createMessages.foldedMinutes(minutes)}
              </span>
            )}
          </p>
          <Lines minutes={minutes} />
        </li>
      ))}
    </ul>
  )
}

/** More of them where the part is long. */
function Lines({ minutes }: { minutes: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      {minutes > 8 && <div className="h-1.5 w-full rounded-full bg-line" />}
      <div className="h-1.5 w-3/4 rounded-full bg-line" />
    </div>
  )
}
