import type { ReactNode } from 'react'
import { sheetToolsMessages } from '@/messages/outline-view/sheet-tools'
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

/** Above the title of a sheet whose lines are all fields: what the bar has no room for on a phone. */
export function EditHead({ typeControl }: { typeControl: ReactNode }) {
  return (
    <div className="print-none flex items-center justify-between gap-3 sm:hidden">
      <p aria-hidden="true" className="font-sans text-sm leading-snug">
        {sheetToolsMessages.typeSize}
      </p>
      {typeControl}
    </div>
  )
}
