import { FIRST_OUTLINE_TYPE, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { createMessages } from '@/messages/create'
import { GroupName } from '@/outline-view/group-name'
import { Card } from '@/ui/elements/card'
import { followedUp, useLastOutline } from '../form/group-choice'
import { partsToCome, type PartToCome } from './parts-to-come'

/** The sheet as the form describes it so far, beside it: its parts in the group's own order, and their minutes once there is a type. */
export function SheetToCome({ userId, values }: { userId: string; values: OutlineFormValues }) {
  const { outlineType, duration, groupId } = values
  const followsUp = followedUp(values, useLastOutline(userId, groupId)) !== null
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === groupId)
  const whom = group?.name ?? values.groupProfile.trim()
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
        {whom !== '' && <GroupName name={whom} />}
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

const MINUTES_A_LINE = 6
const MOST_LINES = 4

/** More of them where the part is long. */
function Lines({ minutes }: { minutes: number }) {
  const count = Math.min(Math.max(Math.round(minutes / MINUTES_A_LINE), 1), MOST_LINES)
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5 *:last:w-3/4">
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className="h-1.5 rounded-full bg-line" />
      ))}
    </div>
  )
}
