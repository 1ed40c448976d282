import type { ReactNode } from 'react'
import { EXAMPLE_MESSAGE } from '@/content/example-groups'
import { SHEET_GROUP, SHEET_PARTS, SHEET_QUESTION } from '@/content/message-to-sheet'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { emptyMessages } from '@/messages/history/empty'
import { typeLabel } from '@/outline-view/outline-facts'
import { OutlineCover } from '@/outline-view/outline-cover'
import { rowSignClass, SectionSign } from '@/outline-view/section-sign'
import { Badge } from '@/ui/elements/badge'
import { Card } from '@/ui/elements/card'
import { TextLink } from '@/ui/elements/text-link'

const SAMPLE = { outline_type: 'celula' }

/** In place of an empty history: what the first outline will look like, and `children`, which opens that one. */
export function EmptyHistory({ children }: { children: ReactNode }) {
  return (
    <Card className="grid gap-5 overflow-hidden lg:grid-cols-[minmax(0,1fr)_28.75rem] lg:gap-x-10 lg:gap-y-6">
      {/* one sentence of two: what there is not yet, and how it comes */}
      <div className="-mx-5 -mt-5 border-b border-line bg-quiet px-5 py-3 sm:-mx-7 sm:-mt-7 sm:px-7 lg:col-span-full lg:row-start-1">
        <h3 className="font-sans text-sm font-normal tracking-normal text-muted">
          {emptyMessages.title}
        </h3>
        <p className="font-semibold">{emptyMessages.text}</p>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-between gap-4 sm:gap-x-5">
        <OutlineCover passage={EXAMPLE_MESSAGE.passage} type={SAMPLE.outline_type} size="lg" />
        <div className="flex flex-col items-start gap-1 self-start">
          <Badge tone="gilt">{emptyMessages.sampleMark}</Badge>
          <p className="font-heading text-lg leading-snug font-semibold text-balance sm:text-xl">
            {EXAMPLE_MESSAGE.title}
          </p>
          <p className="text-sm text-muted">
            {typeLabel(SAMPLE)} · {commonMessages.minutes(SHEET_GROUP.minutes)}
          </p>
        </div>
        <p className="col-span-2 border-l-4 border-gilt pl-4 font-serif leading-snug text-balance lg:text-lg lg:leading-snug">
          {SHEET_QUESTION}
        </p>
        {/* at what it opens, whose parts a phone has below */}
        <div className="col-span-2 flex flex-col max-sm:mt-1 sm:items-start">{children}</div>
      </div>
      {/* at the example; where there is the room, at the other end of the sentence above it */}
      <TextLink
        alone
        to={paths.tutorials}
        className="-my-2 justify-self-center text-balance max-sm:text-center sm:justify-self-start lg:col-start-2 lg:row-start-1 lg:-mt-7 lg:mb-0 lg:self-center lg:justify-self-end"
      >
        {emptyMessages.link}
      </TextLink>
      <ul>
        {SHEET_PARTS.map(({ part, minutes }) => (
          <li
            key={part}
            className="flex min-h-target items-center gap-3 border-t border-line py-1 leading-snug first:border-t-0"
          >
            <SectionSign title={part} className={rowSignClass} />
            <span className="grow">{part}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {commonMessages.minutes(minutes)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
