import { allotMinutes } from '@contract/meeting/allot-minutes'
import { SECTIONS } from '@contract/meeting/sections'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { emptyMessages } from '@/messages/history/empty'
import { typeLabel } from '@/outline-view/outline-facts'
import { OutlineCover } from '@/outline-view/outline-cover'
import { Card } from '@/ui/elements/card'
import { TextLink } from '@/ui/elements/text-link'

/** In place of an empty history: what the first outline will look like. */
export function EmptyHistory() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">{emptyMessages.title}</h3>
        <p className="text-muted">{emptyMessages.text}</p>
      </div>
      <SampleSheet />
      <TextLink alone to={paths.tutorials} className="self-start">
        {emptyMessages.link}
      </TextLink>
    </div>
  )
}

const { sample } = emptyMessages
const PARTS = allotMinutes(sample.outline_type, sample.duration)

function SampleSheet() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-4 sm:gap-5">
        <OutlineCover passage={sample.passage} type={sample.outline_type} />
        <div className="flex min-w-0 flex-col items-start gap-1 text-sm text-muted">
          <p className="font-heading text-lg leading-snug font-semibold text-ink sm:text-xl">
            {sample.title}
          </p>
          <p>
            {typeLabel(sample)} · {commonMessages.minutes(sample.duration)}
          </p>
          <p className="mt-1 rounded-full bg-gilt-soft px-3 py-0.5 text-on-gilt-soft">
            {emptyMessages.sampleMark}
          </p>
        </div>
      </div>
      <ul className="text-sm sm:text-base md:columns-2 md:gap-12">
        {PARTS.map(({ kind, minutes }) => (
          <li
            key={kind}
            className="flex items-baseline justify-between gap-3 border-t border-line py-1.5"
          >
            {SECTIONS[kind].title}
            <span className="shrink-0 text-muted tabular-nums">
              {commonMessages.minutes(minutes)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
