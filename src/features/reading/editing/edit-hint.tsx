import type { ReactNode } from 'react'
import { readingMessages } from '@/messages/reading'
import { SectionIcon } from './section-icon'

/** Above an outline whose lines are all fields: how one is changed, and that nothing has to be saved by hand. */
export function EditHint({ children }: { children: ReactNode }) {
  return (
    <div className="print-none flex flex-wrap items-center gap-3 bg-accent-soft px-5 py-3 text-sm leading-snug text-on-accent-soft sm:rounded-t-lg sm:px-10">
      <SectionIcon name="pencil" />
      <p data-edit-hint tabIndex={-1} className="min-w-0 grow basis-24 outline-none">
        <strong className="font-semibold">
          <span className="lg:hidden">{readingMessages.tapALine}</span>
          <span className="max-lg:hidden">{readingMessages.enterGoesOn}</span>
        </strong>{' '}
        {readingMessages.savesItself}
      </p>
      {children}
    </div>
  )
}
