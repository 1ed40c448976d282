import type { VideoPreview as Video } from '@/domain/generation/video-preview'
import { ownHeading } from '@/domain/outline/own-heading'
import { createMessages } from '@/messages/create/create'
import { CheckIcon } from '@/ui/elements/icons'

/** What the link leads to, so that a wrong one is seen before anything is made of it; null while that is looked up. */
export function VideoPreview({ known }: { known: Video | null }) {
  const heading = ownHeading(known?.title)
  return (
    <div className="video-found leading-snug">
      <Still address={known?.still ?? null} />
      {known ? (
        <>
          <p className="flex min-h-8 animate-appear items-center gap-2 font-semibold @max-[24rem]:text-sm">
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-gilt-bright text-cloth">
              <CheckIcon />
            </span>
            <span>{createMessages.understood(known.minutes)}</span>
          </p>
          <div className="animate-appear wrap-break-word">
            {heading && (
              <p className="line-clamp-4 font-heading text-lg leading-snug font-semibold text-balance @min-[17rem]:text-xl @min-[35rem]:line-clamp-2">
                {heading.sermon}
              </p>
            )}
            <p className="mt-1 @min-[35rem]:line-clamp-2">
              {heading?.passage && <span className="@max-[35rem]:block">{heading.passage}</span>}
              {heading?.passage && known.channel && (
                <span className="@max-[35rem]:hidden">{' · '}</span>
              )}
              {known.channel && <span className="@max-[35rem]:line-clamp-2">{known.channel}</span>}
            </p>
          </div>
        </>
      ) : (
        <p className="flex min-h-8 items-center">{createMessages.lookingUp}</p>
      )}
    </div>
  )
}

/** A picture that says what stands beside it once more; its place is there before it, and without it. */
function Still({ address }: { address: string | null }) {
  return (
    <div
      aria-hidden="true"
      className="relative grid aspect-[16/9] place-items-center overflow-hidden rounded-md bg-on-cloth/10"
    >
      <svg viewBox="0 0 24 24" className="size-8 fill-on-cloth/60">
        <path d="M8 5.5v13a1 1 0 0 0 1.5.9l10.6-6.5a1 1 0 0 0 0-1.7L9.5 4.6a1 1 0 0 0-1.5.9Z" />
      </svg>
      {address && (
        <img
          key={address}
          src={address}
          alt=""
          width={320}
          height={180}
          className="absolute inset-0 size-full animate-appear object-cover"
          onError={(event) => {
            // what begins as a picture may be none
            event.currentTarget.hidden = true
          }}
        />
      )}
    </div>
  )
}
