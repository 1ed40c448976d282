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
  const facts = [heading?.passage, known?.channel].filter(Boolean)
  // as high as what comes
  if (!known)
    return (
      <p className="flex min-h-[8.75rem] items-center @min-[30rem]:min-h-[7.75rem]">
        {createMessages.lookingUp}
      </p>
    )
  return (
    <div className="animate-appear leading-snug">
      <p className="flex min-h-8 items-center gap-2 font-semibold">
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-gilt-bright text-cloth">
          <CheckIcon />
        </span>
        <span>{createMessages.understood(known.minutes)}</span>
      </p>
      {heading && (
        <p className="line-clamp-2 font-heading text-xl leading-snug font-semibold wrap-break-word sm:text-2xl">
          {heading.sermon}
        </p>
      )}
      {/* below it the link is taken back, or beside it seen */}
      <div className="mt-1 flex min-h-8 items-center text-sm @min-[14rem]:mb-target @min-[30rem]:mb-0 @min-[30rem]:min-h-target @min-[30rem]:pr-[53%]">
        <p className="line-clamp-2">{facts.join(' · ')}</p>
      </div>
    </div>
  )
}
