import type { VideoPreview as Video } from '@/domain/generation/video-preview'
import { ownHeading } from '@/domain/outline/own-heading'
import { createMessages } from '@/messages/create/create'
import { CheckIcon } from '@/ui/elements/icons'

/**
 * What the link leads to, so that a wrong one is seen before anything is made of it; null while that is looked up. Without
 * a still: the video's own would tell YouTube who looks at it.
 */
export function VideoPreview({ known }: { known: Video | null }) {
  const heading = ownHeading(known?.title)
  const facts = [heading?.passage, known?.channel].filter(Boolean).join(' · ')
  return (
    <div className="flex min-h-20 items-center lg:min-h-16">
      {!known && <p>{createMessages.lookingUp}</p>}
      {known && (
        <div className="flex min-w-0 animate-appear flex-wrap items-center gap-x-3 gap-y-1 leading-snug *:basis-full sm:*:basis-auto">
          <p className="flex items-center gap-2 font-semibold">
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-gilt-bright text-cloth">
              <CheckIcon />
            </span>
            {createMessages.understood(known.minutes)}
          </p>
          {heading && (
            <p className="order-1 line-clamp-2 sm:basis-full! font-heading text-xl leading-snug font-semibold wrap-break-word sm:text-2xl">
              {heading.sermon}
            </p>
          )}
          {facts !== '' && <p className="truncate text-sm max-sm:order-2">{facts}</p>}
        </div>
      )}
    </div>
  )
}
