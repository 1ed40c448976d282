import { DURATION } from '@contract/limits'
import { createMessages } from '@/messages/create/create'
import { SliderField } from '@/ui/forms/slider-field'

type DurationFieldProps = {
  minutes: number
  error?: string | null
  onChange: (minutes: number) => void
}

/** How long the meeting is: of an outline that is asked for, and of a group that is kept. */
export function DurationField({ minutes, error, onChange }: DurationFieldProps) {
  return (
    <SliderField
      label={createMessages.duration}
      mark={createMessages.durationMark}
      min={DURATION.min}
      max={DURATION.max}
      step={DURATION.step}
      value={minutes}
      error={error}
      valueText={createMessages.durationMinutes}
      shownValue={createMessages.foldedMinutes(minutes)}
      ends={createMessages.durationEnds}
      decreaseLabel={createMessages.durationLess}
      increaseLabel={createMessages.durationMore}
      onValueChange={onChange}
    />
  )
}
