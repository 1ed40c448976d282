import { useRef } from 'react'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { createMessages } from '@/messages/create/create'
import { quietWayClass } from '@/ui/elements/disclosure'
import type { FormErrors } from '../form/use-form-errors'
import type { OutlineFormState } from '../form/use-outline-form'
import { ExampleVideoPicker } from './example-video-picker'
import { LinkField } from './link-field'
import { SharedLinkOffer } from './shared-link-offer'
import { useVideoPreview } from './use-video-preview'

type LinkPartProps = {
  state: OutlineFormState
  wrong: FormErrors
  onChange: (changed: Partial<OutlineFormValues>) => void
  /** For whoever has words and no link. */
  onTranscript: () => void
}

/** The one thing that nothing can be made without, on a ground of its own. */
export function LinkPart({ state, wrong, onChange, onTranscript }: LinkPartProps) {
  const { url, startTime } = state.values
  const { known } = useVideoPreview(url)
  const swapButton = useRef<HTMLButtonElement>(null)
  const change = (link: string) => onChange({ url: link })
  return (
    <div className="-mx-5 -mt-5 flex flex-col gap-3 rounded-t-lg bg-accent-soft px-5 pt-5 pb-4 sm:-mx-7 sm:-mt-7 sm:px-7 sm:pt-6">
      <SharedLinkOffer state={state} onUse={change} />
      <LinkField
        url={url}
        error={wrong.errors.url}
        offersStart={startTime === ''}
        onUrl={change}
        onStart={(start) => {
          onChange({ startTime: start })
          wrong.showTimes()
        }}
        swapButton={swapButton}
      />
      {/* for whoever has no such link yet */}
      <div
        hidden={known !== null}
        className="-my-2 flex flex-wrap items-center gap-x-6 [&[hidden]]:hidden"
      >
        <button type="button" onClick={onTranscript} className={quietWayClass}>
          {createMessages.withTranscript}
        </button>
        {import.meta.env.VITE_LOCAL_BACKEND && (
          <ExampleVideoPicker url={url} onPick={change} swap={swapButton} />
        )}
      </div>
    </div>
  )
}
