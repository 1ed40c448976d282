import { FIRST_OUTLINE_TYPE, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { useVideoPreview } from '@/domain/generation/video-preview'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { createMessages } from '@/messages/create/create'
import { GroupName } from '@/outline-view/group-name'
import { SectionSign } from '@/outline-view/section-sign'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
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
  const { known } = useVideoPreview(values.url)
  return (
    <Card
      as="section"
      aria-labelledby="folha-por-vir"
      className="flex flex-col gap-3 max-lg:shadow-none lg:gap-6"
    >
      <header
        className={classNames(
          'lg:-mx-7 lg:-mt-7 lg:rounded-t-lg lg:px-7 lg:py-5',
          known ? 'lg:bg-cloth lg:[&_:not(path)]:text-on-cloth' : 'lg:bg-accent-soft',
        )}
      >
        <TypeDrawing
          type={type}
          className="float-right ml-4 size-12 rounded-full bg-surface p-2 max-lg:hidden"
        />
        <h2 id="folha-por-vir" className="text-lg">
          {createMessages.sheetTitle}
        </h2>
        <p className="text-sm text-muted">
          {outlineType === ''
            ? createMessages.sheetExample(duration)
            : createMessages.sheetFacts(MEETING_TYPES[type].label, duration)}
        </p>
        {whom !== '' && (
          <div className="max-lg:hidden">
            <GroupName name={whom} />
          </div>
        )}
      </header>
      <Parts parts={parts} />
      <p className="text-sm text-muted">{createMessages.sheetNote}</p>
    </Card>
  )
}

/** Each part with its minutes and how much of the meeting it is, in three columns; in a wide window with its sign too. */
function Parts({ parts }: { parts: readonly PartToCome[] }) {
  const longest = Math.max(...parts.map(({ minutes }) => minutes))
  return (
    <ul className="grid grid-cols-[auto_minmax(1.5rem,1fr)_auto] gap-x-3 gap-y-1 lg:flex lg:flex-col lg:gap-3">
      {parts.map(({ title, minutes }) => (
        <li
          key={title}
          className="col-span-full grid grid-cols-subgrid items-center leading-snug lg:grid-cols-[2.5rem_1fr_auto] lg:gap-x-3 lg:font-heading lg:font-semibold"
        >
          <SectionSign
            title={title}
            className="row-span-2 grid size-10 place-items-center rounded-full bg-accent-soft text-on-accent-soft max-lg:hidden"
          />
          <span className="lg:col-start-2">{title}</span>
          {minutes > 0 && (
            <>
              <span className="text-right font-sans text-base font-semibold text-accent tabular-nums max-lg:col-start-3">
                {createMessages.foldedMinutes(minutes)}
              </span>
              <span className="h-1 rounded-full bg-sunken max-lg:col-start-2 max-lg:row-start-1 lg:col-span-2 lg:col-start-2 lg:mt-1">
                <span
                  className="block h-full rounded-full bg-accent transition-[width]"
                  style={{ width: `${(minutes / longest) * 100}%` }}
                />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
