import { secondsOf } from '@/domain/generation/clip-time'
import { createMessages } from '@/messages/create/create'
import { FoldedSection } from '@/ui/elements/disclosure'
import { TimeField } from './time-field'
import { type TimeErrors } from './time-input'

type AdvancedSettingsProps = {
  defaultOpen: boolean
  start: string
  end: string
  errors: TimeErrors
  onStart: (value: string) => void
  onEnd: (value: string) => void
}

/** Where in the video the sermon lies. Folded it still says so, since it still holds. */
export function AdvancedSettings(props: AdvancedSettingsProps) {
  const { defaultOpen, start, end, errors, onStart, onEnd } = props
  const summary = errors.start === null && errors.end === null && clipText(start, end)
  return (
    <div className="flex flex-col gap-2">
      <FoldedSection title={createMessages.advanced} defaultOpen={defaultOpen}>
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">{createMessages.advancedHint}</p>
          <div className="flex flex-col gap-4 sm:flex-row">
            <TimeField
              label={createMessages.startTime}
              value={start}
              error={errors.start}
              onChange={onStart}
            />
            <TimeField
              label={createMessages.endTime}
              value={end}
              error={errors.end}
              onChange={onEnd}
            />
          </div>
        </div>
      </FoldedSection>
      {summary && <p className="px-4 text-sm text-muted">{summary}</p>}
    </div>
  )
}

function clipText(start: string, end: string): string | null {
  const [from, until] = [secondsOf(start) !== null, secondsOf(end) !== null]
  if (from && until) return createMessages.clipBetween(start, end)
  if (from) return createMessages.clipFrom(start)
  return until ? createMessages.clipUntil(end) : null
}
