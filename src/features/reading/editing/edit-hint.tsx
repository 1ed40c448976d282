import { readingMessages } from '@/messages/reading'
import { PencilIcon } from '@/ui/elements/icons'

/** Above an outline whose lines are all fields: how one is changed, and that nothing has to be saved by hand. */
export function EditHint() {
  return (
    <p className="print-none flex items-center gap-3 rounded-md bg-gilt-soft px-2 py-2 sm:px-3 text-sm leading-snug text-balance text-on-gilt-soft">
      <span className="max-sm:hidden">
        <PencilIcon />
      </span>
      <span>
        <strong className="font-semibold">
          <span className="lg:hidden">{readingMessages.tapALine}</span>
          <span className="max-lg:hidden">{readingMessages.clickALine}</span>
        </strong>{' '}
        <span className="max-lg:hidden">{readingMessages.enterGoesOn} </span>
        <span className="max-sm:hidden">{readingMessages.savesItself}</span>
      </span>
    </p>
  )
}
