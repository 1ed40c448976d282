import { MAX_LENGTH } from '@contract/limits'
import type { ReactNode } from 'react'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { createMessages } from '@/messages/create/create'
import { FoldedFields } from '@/ui/elements/disclosure'
import { TextArea } from '@/ui/forms/text-area'
import { AdvancedSettings } from './advanced-settings'
import { SeriesChoice } from './series-choice'
import type { TimeErrors } from './time-input'
import { TranscriptField } from './transcript-field'
import type { FormErrors } from './use-form-errors'

type MoreOptionsProps = {
  userId: string
  values: OutlineFormValues
  wrong: FormErrors
  times: TimeErrors
  onChange: (changed: Partial<OutlineFormValues>) => void
  /** Fields that have to be asked for no more. */
  children: ReactNode
}

/** What most outlines are made without: wishes, the series, a transcript of one's own, the times of the clip. */
export function MoreOptions(props: MoreOptionsProps) {
  const { userId, values, wrong, times, onChange, children } = props
  const { errors, timesShown, seriesShown } = wrong
  return (
    <FoldedFields
      title={createMessages.moreOptions}
      note={createMessages.moreOptionsNote}
      open={wrong.isOpen}
      onToggle={wrong.open}
    >
      {children}
      <TextArea
        label={createMessages.additionalInfo}
        mark={createMessages.optional}
        placeholder={createMessages.additionalInfoPlaceholder}
        grows
        maxLength={MAX_LENGTH.additionalInfo}
        value={values.additionalInfo}
        onChange={(event) => onChange({ additionalInfo: event.target.value })}
      />
      <SeriesChoice
        // a new one opens at once
        key={`series-${String(seriesShown)}`}
        userId={userId}
        defaultOpen={seriesShown > 0}
        values={values}
        checked={errors.series !== undefined}
        onChange={onChange}
      />
      <TranscriptField
        value={values.transcript}
        error={errors.transcript}
        onChange={(transcript) => onChange({ transcript })}
      />
      <AdvancedSettings
        key={timesShown}
        defaultOpen={timesShown > 0}
        start={values.startTime}
        end={values.endTime}
        errors={{ start: times.start, end: times.end ?? errors.times ?? null }}
        onStart={(startTime) => onChange({ startTime })}
        onEnd={(endTime) => onChange({ endTime })}
      />
    </FoldedFields>
  )
}
