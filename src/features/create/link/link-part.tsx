import { useRef } from 'react'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { useVideoPreview } from '@/domain/generation/video-preview'
import { classNames } from '@/ui/elements/class-names'
import type { FormErrors } from '../form/use-form-errors'
import type { OutlineFormState } from '../form/use-outline-form'
import { ExampleVideoPicker } from './example-video-picker'
import { LinkField } from './link-field'
import { LazySharedLinkOffer } from './lazy-shared-link-offer'

type LinkPartProps = {
  state: OutlineFormState
  wrong: FormErrors
  onChange: (changed: Partial<OutlineFormValues>) => void
}

/** The one thing that nothing can be made without, on a ground of its own: the green of the sheet's cover once it is there. */
export function LinkPart({ state, wrong, onChange }: LinkPartProps) {
  const { url, startTime } = state.values
  const { known, isFetching, unknown } = useVideoPreview(url)
  const error = wrong.errors.url
  const isThere = (known !== null || isFetching) && error === undefined
  const swapButton = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const change = (link: string) => onChange({ url: link })
  /** To what is asked next, which puts the keyboard of a phone away. */
  const goOn = () =>
    area.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[role=combobox]')
      ?.focus({ preventScroll: true })
  return (
    <div
      ref={area}
      data-known={isThere && known ? '' : undefined}
      className={classNames(
        '@container -mx-5 -mt-5 flex flex-col gap-3 rounded-t-lg px-5 py-3 sm:-mx-7 sm:-mt-7 sm:px-7 lg:pt-5',
        isThere ? 'bg-cloth text-on-cloth sm:py-5' : 'bg-accent-soft lg:pb-4',
      )}
    >
      {state.offered !== null && <LazySharedLinkOffer state={state} onUse={change} />}
      <div className="relative">
        <LinkField
          url={url}
          video={isThere ? { known } : null}
          unknown={unknown && error === undefined}
          error={error}
          startTime={startTime}
          onUrl={change}
          onStart={(start) => onChange({ startTime: start })}
          onWhole={goOn}
          swapButton={swapButton}
        />
        {import.meta.env.VITE_LOCAL_BACKEND && (
          // for whoever has no such link yet; where there is room, on the line of the label
          <div hidden={isThere} className="flex flex-wrap label-line-way">
            <ExampleVideoPicker url={url} onPick={change} swap={swapButton} />
          </div>
        )}
      </div>
    </div>
  )
}
