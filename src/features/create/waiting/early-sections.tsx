import { useEffect, useRef, type CSSProperties, type RefObject } from 'react'
import { createMessages } from '@/messages/create/create'
import { SectionSign } from '@/outline-view/section-sign'
import { readTypeSize } from '@/outline-view/type-size'
import { LazyNewSheet } from './lazy-new-sheet'
import type { PartToCome } from './parts-to-come'
import { findScrollAnchor, type ScrollAnchor } from './scroll-anchor'

export const EARLY_ID = 'secoes-prontas'

const NEXT_LINES = ['w-full', 'w-11/12', 'w-2/3'] as const

/**
 * The sheet as far as it is written, and where it goes on. No live region: whoever listens is told once, by the progress,
 * that there is something to read. Keeps where somebody has scrolled to, for the outline that takes its place.
 */
export function EarlySections({
  sections,
  coming,
  anchorRef,
}: {
  sections: readonly string[]
  /** The parts that are not written yet, as far as they are known. */
  coming: readonly PartToCome[]
  anchorRef: RefObject<ScrollAnchor | null>
}) {
  const area = useRef<HTMLDivElement>(null)
  // not as it goes: by then all stands elsewhere
  useEffect(() => {
    const keepPlace = () => {
      anchorRef.current = area.current && findScrollAnchor(area.current)
    }
    window.addEventListener('scroll', keepPlace, { passive: true })
    return () => window.removeEventListener('scroll', keepPlace)
  }, [anchorRef])
  return (
    <div
      ref={area}
      className="flex min-w-0 flex-col gap-6 border-line bg-surface px-5 pt-5 pb-10 max-sm:-mx-5 max-sm:border-b sm:rounded-b-lg sm:border-x sm:border-b sm:px-10 sm:pt-7 lg:in-data-making:col-start-2 lg:in-data-making:min-h-[60svh]"
    >
      {sections.length > 0 && (
        <section aria-labelledby={EARLY_ID} className="flex flex-col gap-6">
          <div className="flex flex-col gap-1 text-sm text-balance text-muted">
            <h2 id={EARLY_ID} className="font-sans text-base tracking-normal text-link">
              {createMessages.earlyTitle}
            </h2>
            <p>{createMessages.earlyText}</p>
          </div>
          {/* each new part comes in without a jump; the first needs nothing to set it apart */}
          <div className="[&>div>*]:animate-appear [&>div>:first-child>:first-child]:mt-0 [&>div>:first-child>:first-child]:border-0 [&>div>:first-child>:first-child]:pt-0">
            <LazyNewSheet markdown={sections.join('\n')} />
          </div>
        </section>
      )}
      {coming.slice(0, 3).map(({ title }) => (
        <Coming key={title} title={title} />
      ))}
    </div>
  )
}

/** The place of a part that is being written, or is the next one; its heading is where it will be, and as large. */
function Coming({ title }: { title: string }) {
  return (
    <div
      aria-hidden="true"
      style={{ '--type-scale': readTypeSize('page') } as CSSProperties}
      className="scaled-type flex animate-appear flex-col gap-4 not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-8 [div+&]:opacity-60"
    >
      <p className="flex items-center gap-3 font-heading text-xl leading-snug font-semibold text-muted">
        <SectionSign
          title={title}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft"
        />
        {title}
      </p>
      {NEXT_LINES.map((width) => (
        <div key={width} className={`h-3 animate-breathe rounded-full bg-control/45 ${width}`} />
      ))}
    </div>
  )
}
