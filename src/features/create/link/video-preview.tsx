import type { VideoPreview as Video } from '@/domain/generation/video-preview'
import { ownHeading } from '@/domain/outline/own-heading'
import { createMessages } from '@/messages/create/create'
import { CheckIcon } from '@/ui/elements/icons'

/**
 * What the link leads to, so that a wrong one is seen before anything is made of it; null while that is looked up. The
 * still is drawn: the video's own would tell YouTube who looks at it.
 */
export function VideoPreview({ known }: { known: Video | null }) {
  const heading = ownHeading(known?.title)
  const facts = [heading?.passage, known?.channel].filter(Boolean).join(' · ')
  return (
    <div className="flex min-h-20 items-center gap-4">
      <Still />
      {!known && <p>{createMessages.lookingUp}</p>}
      {known && (
        <div className="flex min-w-0 animate-appear flex-col gap-1 leading-snug">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-gilt-bright text-cloth">
              <CheckIcon />
            </span>
            {createMessages.understood(known.minutes)}
          </p>
          {heading && (
            <p className="line-clamp-2 font-heading text-lg leading-snug font-semibold wrap-break-word sm:text-xl">
              {heading.sermon}
            </p>
          )}
          {facts !== '' && <p className="truncate text-sm">{facts}</p>}
        </div>
      )}
    </div>
  )
}

function Still() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-12 shrink-0 sm:size-16">
      <circle
        cx="32"
        cy="32"
        r="30"
        className="fill-accent-soft stroke-gilt-bright"
        strokeWidth="2"
      />
      <path d="M26 20v24l19-12Z" className="fill-accent" />
    </svg>
  )
}
