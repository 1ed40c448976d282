import { allotMinutes } from '@contract/meeting/allot-minutes'
import { SECTIONS } from '@contract/meeting/sections'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { emptyMessages } from '@/messages/history/empty'
import { typeLabel } from '@/outline-view/outline-facts'
import { OutlineCover } from '@/outline-view/outline-cover'
import { TextLink } from '@/ui/elements/text-link'

/** In place of an empty history: what the first outline will look like. */
export function EmptyHistory() {
  return (
    <div className="grid gap-x-12 gap-y-4 overflow-hidden rounded-lg border border-line bg-quiet px-5 pt-5 sm:px-8 sm:pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:items-center">
      <div className="flex flex-col gap-2 md:pb-8">
        <h3 className="text-xl">{emptyMessages.title}</h3>
        <ol className="my-1 flex flex-col gap-2 [counter-reset:step] md:gap-3">
          {emptyMessages.steps.map((step) => (
            <li
              key={step}
              className="flex items-center gap-3 [counter-increment:step] before:grid before:size-7 before:shrink-0 before:place-items-center before:rounded-full before:bg-accent-soft before:text-sm before:font-semibold before:text-on-accent-soft before:content-[counter(step)]"
            >
              {step}
            </li>
          ))}
        </ol>
        <TextLink alone to={paths.tutorials} className="self-start">
          {emptyMessages.link}
        </TextLink>
      </div>
      <SampleSheet />
    </div>
  )
}

const { sample } = emptyMessages
/** So many as are seen of it. */
const PARTS = allotMinutes(sample.outline_type, sample.duration).slice(0, 5)

/** It stands in the foot of what it lies in, as a sheet that is pulled out of a drawer. */
function SampleSheet() {
  return (
    <div className="rounded-t-lg bg-surface px-4 pt-4 shadow-lg sm:px-5">
      <div className="flex gap-4">
        <OutlineCover passage={sample.passage} type={sample.outline_type} />
        <div className="flex min-w-0 flex-col gap-1 text-sm text-muted">
          <p>{typeLabel(sample)}</p>
          <p className="font-heading text-lg leading-snug font-semibold text-ink">{sample.title}</p>
          <p>{sample.passage}</p>
        </div>
      </div>
      <ul className="mt-3 text-sm">
        {PARTS.map(({ kind, minutes }) => (
          <li
            key={kind}
            className="flex items-baseline justify-between gap-3 border-t border-line py-1.5"
          >
            {SECTIONS[kind].title}
            <span className="shrink-0 text-muted">{commonMessages.minutes(minutes)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
