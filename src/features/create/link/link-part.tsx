import { useRef } from 'react'
import { createMessages } from '@/messages/create/create'
import { quietWayClass } from '@/ui/elements/disclosure'
import { ExampleVideoPicker } from './example-video-picker'
import { LinkField } from './link-field'
import { SharedLinkOffer } from './shared-link-offer'
import { useVideoPreview } from './use-video-preview'

type LinkPartProps = {
  url: string
  error: string | undefined
  /** Brought by another app while a link stands here already; null where there is none. */
  offered: string | null
  onDismiss: () => void
  /** Whether the message's beginning is still to be told. */
  offersStart: boolean
  onUrl: (url: string) => void
  onStart: (startTime: string) => void
  /** For whoever has words and no link. */
  onTranscript: () => void
}

/** The one thing that nothing can be made without, on a ground of its own. */
export function LinkPart(props: LinkPartProps) {
  const { url, error, offered, onDismiss, offersStart, onUrl, onStart, onTranscript } = props
  const { known } = useVideoPreview(url)
  const swapButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="-mx-5 -mt-5 flex flex-col gap-3 rounded-t-lg bg-accent-soft px-5 pt-5 pb-4 sm:-mx-7 sm:-mt-7 sm:px-7 sm:pt-6">
      {offered !== null && (
        <SharedLinkOffer
          url={offered}
          onUse={() => {
            onUrl(offered)
            onDismiss()
          }}
          onKeep={onDismiss}
        />
      )}
      <LinkField
        url={url}
        error={error}
        offersStart={offersStart}
        onUrl={onUrl}
        onStart={onStart}
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
          <ExampleVideoPicker url={url} onPick={onUrl} swap={swapButton} />
        )}
      </div>
    </div>
  )
}
