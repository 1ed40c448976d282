import { readingMessages } from '@/messages/reading'
import { PencilIcon } from '@/ui/elements/icons'

/** Above an outline whose lines are all fields: how one is changed, and that nothing has to be saved by hand. */
export function EditHint() {
  return (
    <p className="print-none flex items-center gap-2 text-sm leading-snug text-balance text-muted sm:gap-3">
      <span className="shrink-0 max-[24rem]:hidden">
        <PencilIcon />
      </span>
      <span className="lg:hidden">{readingMessages.tapALine}</span>
      <span className="max-lg:hidden">{readingMessages.clickALine}</span>
    </p>
  )
}
