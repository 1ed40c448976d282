import type { ReactNode } from 'react'
import { readingMessages } from '@/messages/reading'
import { SectionIcon } from './section-icon'

/** Above an outline whose lines are all fields: how one is changed, and that nothing has to be saved by hand. */
export function EditHint({ children }: { children: ReactNode }) {
  return (
    <div className="print-none flex flex-wrap items-center gap-3 text-sm leading-snug text-muted">
      <SectionIcon name="pencil" />
      <p data-edit-hint tabIndex={-1} className="min-w-0 grow basis-24 scroll-mt-6 outline-none">
        <strong className="font-semibold text-ink">
          <span className="lg:hidden">{readingMessages.tapALine}</span>
          <span className="max-lg:hidden">{readingMessages.enterGoesOn}</span>
        </strong>{' '}
        {readingMessages.savesItself}
      </p>
      {children}
    </div>
  )
}
