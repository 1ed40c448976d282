import { createMessages } from '@/messages/create/create'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon } from '@/ui/elements/icons'
import { useVideoPreview } from './use-video-preview'

/**
 * What the link leads to, so that a wrong one is seen before anything is made of it; nothing where nobody tells. The
 * still is drawn: the video's own would tell YouTube who looks at it.
 */
export function VideoPreview({ url }: { url: string }) {
  const { known, isFetching } = useVideoPreview(url)
  const understood = known && createMessages.understood(known.minutes)
  return (
    <>
      <output className="sr-only">
        {known && [understood, known.title, known.channel].filter(Boolean).join(' ')}
      </output>
      {(known || isFetching) && (
        <div
          aria-hidden="true"
          className="flex min-h-24 items-center gap-3 rounded-md border border-line bg-surface p-3 sm:gap-4 text-left"
        >
          <Still />
          {!known && <p className="text-sm text-muted">{createMessages.lookingUp}</p>}
          {known && (
            <div className="flex min-w-0 animate-appear flex-col gap-0.5 leading-snug">
              <p className="flex items-center gap-1.5 text-base font-semibold text-link">
                <CheckIcon className="shrink-0" />
                {understood}
              </p>
              {known.title && (
                <p className="line-clamp-2 font-semibold wrap-break-word">{known.title}</p>
              )}
              {known.channel && (
                <p
                  className={classNames(
                    'truncate text-sm text-muted',
                    // where the title has room to its end
                    known.title?.includes(known.channel) && 'sm:hidden',
                  )}
                >
                  {known.channel}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </>
  )
}

function Still() {
  return (
    <svg viewBox="0 0 96 72" className="h-12 shrink-0 rounded-sm sm:h-20">
      <rect width="96" height="72" className="fill-cloth" />
      <path d="M0 54h96" className="stroke-gilt" strokeWidth="1.5" />
      <path d="M41 20.5v23L60 32Z" className="fill-on-cloth" strokeLinejoin="round" />
    </svg>
  )
}
