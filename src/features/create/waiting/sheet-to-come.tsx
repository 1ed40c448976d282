import { MEETING_TYPES } from '@contract/meeting/meeting-types'
import { SHEET_QUESTION } from '@/content/message-to-sheet'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { useVideoPreview } from '@/domain/generation/video-preview'
import { ownHeading } from '@/domain/outline/own-heading'
import { createMessages } from '@/messages/create/create'
import { GroupName } from '@/outline-view/group-name'
import { rowSignClass, SectionSign } from '@/outline-view/section-sign'
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
  const isExample = outlineType === ''
  const heading = ownHeading(useVideoPreview(values.url).known?.title)
  return (
    <Card
      as="section"
      aria-labelledby="folha-por-vir"
      // the form beside it leads
      className="flex grow flex-col overflow-clip p-0! shadow-none"
    >
      <header className="bg-accent-soft px-5 py-4 text-on-accent-soft sm:px-7 lg:px-6">
        <h2 id="folha-por-vir" className="text-lg">
          {isExample ? createMessages.sheetExample(duration) : createMessages.sheetTitle}
        </h2>
        {heading && !isExample && <p className="line-clamp-2 font-semibold">{heading.sermon}</p>}
        <p className="text-balance">
          {isExample
            ? createMessages.sheetExampleNote
            : createMessages.sheetFacts(MEETING_TYPES[type].label, duration)}
        </p>
        {whom !== '' && (
          <div className="max-lg:hidden">
            <GroupName name={whom} />
          </div>
        )}
      </header>
      <Parts parts={parts} />
      {isExample ? (
        <figure className="flex grow flex-col justify-center gap-1 px-5 pb-5 sm:px-7 lg:px-6">
          <figcaption className="text-sm text-muted">
            {createMessages.sheetExampleQuestion}
          </figcaption>
          <blockquote className="border-l-4 border-gilt pl-4 font-serif leading-snug text-balance">
            {SHEET_QUESTION}
          </blockquote>
        </figure>
      ) : (
        <p className="px-5 pb-4 text-balance text-muted sm:px-7 lg:px-6">
          {createMessages.sheetNote}
        </p>
      )}
    </Card>
  )
}

/** The meeting as one bar of its parts, and below it each with its sign and its minutes. */
function Parts({ parts }: { parts: readonly PartToCome[] }) {
  const longest = Math.max(...parts.map(({ minutes }) => minutes))
  return (
    <>
      <div aria-hidden="true" className="flex h-2 gap-0.5">
        {parts.map(({ title, minutes }, index) => (
          <span
            key={title}
            className={minutes === longest ? 'bg-accent/75' : SHADES[index % SHADES.length]}
            style={{ flex: `${minutes} 0 0` }}
          />
        ))}
      </div>
      <ul className="flex flex-col justify-between gap-1.5 px-5 py-4 not-has-[+figure]:grow sm:px-7 lg:gap-3 lg:px-6">
        {parts.map(({ title, minutes }) => (
          <li key={title} className="flex items-center gap-3 leading-snug">
            <SectionSign title={title} className={rowSignClass} />
            <span className="grow">{title}</span>
            {minutes > 0 && (
              <span className="shrink-0 text-muted tabular-nums">
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
