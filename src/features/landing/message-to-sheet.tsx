import { EXAMPLE_MESSAGE } from '@/content/example-groups'
import { MESSAGE_LENGTH, SHEET_PARTS } from '@/content/message-to-sheet'
import { commonMessages } from '@/messages/common'
import { landingMessages } from '@/messages/landing/landing'
import { classNames } from '@/ui/elements/class-names'

/** The sayings reach their parts one after the other, once, when the page opens. */
const FALLS = ['', '[animation-delay:400ms]', '', '', '', '', '[animation-delay:800ms]']

/** What the product does, drawn: a message with its minutes above, the page it becomes below. */
export function MessageToSheet() {
  return (
    <figure className="flex flex-col">
      <figcaption className="sr-only">{landingMessages.drawing}</figcaption>
      <Message />
      <div className="relative mx-3 -mt-2 rounded-lg border border-line bg-surface px-3 py-4 shadow-lg sm:mx-6 sm:px-8 sm:pt-5">
        <p className="font-heading leading-snug font-semibold tracking-tight text-balance sm:text-lg">
          {EXAMPLE_MESSAGE.title}
        </p>
        <p className="mt-1 text-sm text-muted">{landingMessages.sheetFacts}</p>
        <ol className="mt-3 flex flex-col font-serif text-sm sm:text-base">
          {SHEET_PARTS.map(({ part, minutes, saidAt }, index) => (
            <li key={part} className="flex items-center gap-2 border-t border-line py-1.5">
              <span className="mr-auto">{part}</span>
              {saidAt && (
                <span
                  className={classNames(
                    'flex items-center gap-1.5 rounded-full bg-gilt-soft px-2 font-sans text-xs text-on-gilt-soft tabular-nums before:h-2 before:w-1.5 before:bg-current before:[clip-path:polygon(0_0,100%_50%,0_100%)] motion-safe:animate-fall',
                    FALLS[index],
                  )}
                >
                  {saidAt}
                </span>
              )}
              <span className="shrink-0 text-right text-sm text-muted tabular-nums">
                {commonMessages.minutes(minutes)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-3 text-center text-sm text-balance text-muted">
        {landingMessages.timed} {landingMessages.madeUp}
      </p>
    </figure>
  )
}

/** The video as a strip of time, with the moments that the sheet quotes and what the clock said. */
function Message() {
  return (
    <div className="rounded-lg bg-cloth px-5 pt-3 pb-6 text-on-cloth shadow-md sm:px-8 sm:pt-4 sm:pb-8">
      <p className="flex items-center gap-3">
        <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
          <circle cx="16" cy="16" r="16" className="fill-on-cloth" />
          <path d="M12.5 9.5v13L23 16 12.5 9.5Z" className="fill-cloth" />
        </svg>
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{landingMessages.sunday}</span>
          <span className="block text-sm">{landingMessages.messageFacts}</span>
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-10 h-1 rounded-full bg-on-cloth">
        {SHEET_PARTS.map(({ part, saidAt }) =>
          saidAt ? (
            <span
              key={part}
              style={{ left: `${Math.round((100 * seconds(saidAt)) / MESSAGE_LENGTH)}%` }}
              className="absolute -top-1.5 -ml-2 grid size-4 justify-center rounded-full border-2 border-cloth bg-gilt"
            >
              <span className="-mt-6 text-xs tabular-nums">{saidAt}</span>
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number)
  return minutes * 60 + rest
}
