import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { readSeries } from '@/domain/series/series'
import { lazyComponent } from '@/lib/lazy-component'
import { seriesMessages } from '@/messages/series/series'
import { FoldedSection } from '@/ui/elements/disclosure'
import { seriesFieldsOf } from './read-form'

const SeriesFields = lazyComponent(
  async () => (await import('@/outline-view/series-fields')).SeriesFields,
  <div className="h-[18rem]" />,
)

type SeriesChoiceProps = {
  userId: string
  defaultOpen: boolean
  values: OutlineFormValues
  /** Whether what is wrong is told: not before somebody wanted to go on with it. */
  checked: boolean
  onChange: (changed: Partial<OutlineFormValues>) => void
}

/** The series that the message belongs to, folded away. Folded it still says which. */
export function SeriesChoice(props: SeriesChoiceProps) {
  const { userId, defaultOpen, values, checked, onChange } = props
  const fields = seriesFieldsOf(values)
  const read = readSeries(fields)
  const place = 'place' in read ? read.place : null
  return (
    <div className="flex flex-col gap-2">
      <FoldedSection title={seriesMessages.ask} defaultOpen={defaultOpen} mounts="opened">
        <SeriesFields
          userId={userId}
          groupId={values.groupId}
          fields={fields}
          problem={checked && 'problem' in read ? read.problem : null}
          onChange={({ name, number, total }) =>
            onChange({ series: name, seriesNumber: number, seriesTotal: total })
          }
        />
      </FoldedSection>
      {place && (
        <p className="px-4 text-sm text-muted">
          {seriesMessages.place(place.name, place.number, place.total)}
        </p>
      )}
    </div>
  )
}
