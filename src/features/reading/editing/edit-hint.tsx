import { readingMessages } from '@/messages/reading'
import { PencilIcon } from '@/ui/elements/icons'

/** Where a sheet begins whose lines can be changed: how one is, and that nothing has to be saved by hand. */
export function EditHint() {
  return (
    <p className="print-none flex items-center gap-2 font-sans text-sm leading-snug">
      <PencilIcon />
      <span className="lg:hidden">{readingMessages.tapALine}</span>
      <span className="max-lg:hidden">{readingMessages.clickALine}</span>
    </p>
  )
}
