import { Fragment } from 'react'
import { EXAMPLE_MESSAGE } from '@/content/example-groups'
import { MESSAGE_LENGTH, SHEET_LINES, SHEET_SAID } from '@/content/message-to-sheet'
import { commonMessages } from '@/messages/common'
import { landingMessages } from '@/messages/landing/landing'
import { classNames } from '@/ui/elements/class-names'

/** The sayings reach their parts one after the other, once, when the page opens. */
const FALLS = ['', '[animation-delay:400ms]', '', '', '[animation-delay:800ms]']

const SAID_AT = SHEET_LINES.flatMap(({ saidAt }) => saidAt ?? [])

/** Seconds: where the video is cut by what the sheet quotes of it, and where it is over. */
const STRETCH_ENDS = [...SAID_AT.map(seconds), MESSAGE_LENGTH]

/** What the product does, drawn: a message with its minutes above, the page it becomes below. */
export function MessageToSheet({ className }: { className: string }) {
  return (
    <figure className={className}>
      <Message />
      <div className="relative mx-3 -mt-6 rounded-lg border border-line bg-surface px-3 py-3 shadow-lg sm:mx-6 sm:px-8 sm:pt-5">
        <p className="font-heading leading-snug font-semibold tracking-tight text-balance sm:text-lg">
          {EXAMPLE_MESSAGE.title}
        </p>
        <p className="mt-1 text-sm text-muted sm:text-base">{landingMessages.sheetFacts}</p>
        <ol className="mt-2 flex sm:mt-3 flex-col text-sm sm:text-base">
          {SHEET_LINES.map(({ part, minutes, saidAt, asked }, index) => (
            <li
              key={part}
              className="flex flex-wrap items-center gap-2 border-t border-line py-1 sm:py-1.5"
            >
              <span>{part}</span>
              {saidAt && (
                <span
                  className={classNames(
                    'bg-gilt-soft px-1.5 font-sans text-sm text-on-gilt-soft tabular-nums motion-safe:animate-fall',
                    FALLS[index],
                  )}
                >
                  {landingMessages.saidAt(saidAt)}
                </span>
              )}
              <span className="ml-auto shrink-0 text-muted tabular-nums">
                {commonMessages.minutes(minutes)}
              </span>
              {asked && (
                <span className="-mt-1 mb-1 w-full border-l-4 border-gilt pl-3 font-serif text-base leading-snug text-balance">
                  {asked}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 leading-snug text-balance lg:text-center">
        {landingMessages.drawing}
      </figcaption>
    </figure>
  )
}

/** What was said, and where there is room the video as a strip of time with the moments that the sheet quotes. */
function Message() {
  return (
    <div className="rounded-lg bg-cloth px-3 pt-3 pb-8 text-on-cloth shadow-md sm:px-8 sm:pt-4 sm:pb-12">
      <p className="flex items-center gap-2 sm:gap-3">
        {/* where it was preached: a sign to press would be looked for on a player */}
        <svg aria-hidden="true" viewBox="0 0 32 40" className="h-10 shrink-0">
          <path d="M16 12V1m-4 4h8" strokeWidth="2.5" className="stroke-gilt-bright" />
          <path d="M2 40V22l14-11 14 11v18h-9v-6a5 5 0 0 0-10 0v6Z" className="fill-on-cloth" />
        </svg>
        <span className="min-w-0">
          <span className="block font-serif leading-snug text-balance sm:text-xl">
            {`“${SHEET_SAID.text}”`}
          </span>
          <span className="block text-sm sm:text-base">{landingMessages.said(SHEET_SAID.at)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="mt-10 flex items-center gap-1 max-sm:hidden">
        {STRETCH_ENDS.map((end, index) => (
          <Fragment key={end}>
            {/* each has whole dots, which one line below the moments would not */}
            <span
              style={{ flexGrow: end - (STRETCH_ENDS[index - 1] ?? 0) }}
              className="basis-0 border-t-4 border-dotted border-gilt-bright"
            />
            {SAID_AT[index] && (
              <span className="grid size-3 justify-center rounded-full bg-on-cloth">
                <span className="-mt-7 text-sm tabular-nums">
                  {landingMessages.minute(SAID_AT[index])}
                </span>
              </span>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number)
  return minutes * 60 + rest
}
