import { MEETING_TYPES } from '@contract/meeting/meeting-types'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { createMessages } from '@/messages/create/create'
import { GroupName } from '@/outline-view/group-name'
import { SectionSign } from '@/outline-view/section-sign'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { Card } from '@/ui/elements/card'
import type { PartToCome } from './parts-to-come'
import { usePartsToCome } from './use-parts-to-come'

/**
 * The sheet as the form describes it so far: its parts in the group's own order, with their minutes; beside the form, or
 * in short below it. Before there is a type it is an example, of the most common one.
 */
export function SheetToCome({ userId, values }: { userId: string; values: OutlineFormValues }) {
  const { outlineType, duration } = values
  const { parts, type, group } = usePartsToCome(userId, values)
  const whom = group?.name ?? values.groupProfile.trim()
  return (
    <Card
      as="section"
      aria-labelledby="folha-por-vir"
      // the form beside it leads
      className="flex flex-col gap-3 shadow-none lg:border-0 lg:bg-transparent lg:px-0 lg:py-4"
    >
      <header>
        <TypeDrawing
          type={type}
          className="float-right ml-4 size-10 rounded-full bg-accent-soft p-2 max-lg:hidden"
        />
        <h2 id="folha-por-vir" className="text-lg">
          {createMessages.sheetTitle}
        </h2>
        <p className="text-sm whitespace-pre-line text-balance text-muted">
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
      <p className="text-sm text-balance text-muted">{createMessages.sheetNote}</p>
    </Card>
  )
}

/** The meeting as one bar of its parts, and below it each with its sign and its minutes. */
function Parts({ parts }: { parts: readonly PartToCome[] }) {
  const longest = Math.max(...parts.map(({ minutes }) => minutes))
  return (
    <>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ title, minutes }, index) => (
          <span
            key={title}
            className={minutes === longest ? 'bg-accent/75' : SHADES[index % SHADES.length]}
            style={{ flex: `${minutes} 0 0` }}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-1.5">
        {parts.map(({ title, minutes }) => (
          <li key={title} className="flex items-center gap-3 leading-snug">
            <SectionSign
              title={title}
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft"
            />
            <span className="grow">{title}</span>
            {minutes > 0 && (
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {createMessages.foldedMinutes(minutes)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Of the parts that are not the longest, so that two beside each other are told apart. */
const SHADES = ['bg-accent/25', 'bg-accent/45', 'bg-accent/35'] as const
