import { readingMessages } from '@/messages/reading'
import { PencilIcon } from '@/ui/elements/icons'

/** Above an outline whose lines are all fields: how one is changed, and that nothing has to be saved by hand. */
export function EditHint() {
  return (
    <p className="print-none flex items-center gap-2 text-sm leading-normal text-muted sm:gap-3">
      <span className="shrink-0 max-[24rem]:hidden">
        <PencilIcon />
      </span>
      <span>
        <Words words={readingMessages.tapALine} className="block lg:hidden" />
        <Words words={readingMessages.clickALine} className="max-lg:hidden" />{' '}
        <span className="max-lg:hidden">{readingMessages.enterGoesOn} </span>
        {/* the bar above says so too, where this would be a second line */}
        <span className="max-sm:sr-only">{readingMessages.savesItself}</span>
      </span>
    </p>
  )
}

/** Whose second words are on the ground that they speak of. */
function Words({
  words: [before, framed, after],
  className,
}: {
  words: readonly [before: string, framed: string, after: string]
  className: string
}) {
  return (
    <span className={className}>
      {before} <span className="sign-of-line px-1.5 py-0.5 text-ink">{framed}</span> {after}
    </span>
  )
}
