import { useEffect, useRef, type RefObject } from 'react'
import type { GenerationStage } from '@contract/calls/generation-stage'
import { createMessages } from '@/messages/create/create'
import { Card } from '@/ui/elements/card'
import { LazyNewSheet } from './lazy-new-sheet'
import { findScrollAnchor, type ScrollAnchor } from './scroll-anchor'

/** Where the next part will stand. */
const NEXT_LINES = ['w-full', 'w-11/12', 'w-2/3'] as const

/**
 * The sections that are ready while the rest is being written. No live region: whoever listens is told once, by the
 * progress, that they are there. Keeps where somebody has scrolled to, for the outline that takes its place.
 */
export function EarlySections({
  sections,
  stage,
  anchorRef,
}: {
  sections: readonly string[]
  stage: GenerationStage | null
  anchorRef: RefObject<ScrollAnchor | null>
}) {
  const area = useRef<HTMLDivElement>(null)
  // not as it goes: by then the form above it is folded, and all stands elsewhere
  useEffect(() => {
    const keepPlace = () => {
      anchorRef.current = area.current && findScrollAnchor(area.current)
    }
    window.addEventListener('scroll', keepPlace, { passive: true })
    return () => window.removeEventListener('scroll', keepPlace)
  }, [anchorRef])
  return (
    <Card ref={area} as="section" aria-labelledby="secoes-prontas" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="secoes-prontas" className="text-lg text-muted sm:text-xl">
          {createMessages.earlyTitle}
        </h2>
        <p className="text-muted">{createMessages.earlyText}</p>
      </div>
      {/* each new part comes in without a jump; the first needs nothing to set it apart */}
      <div className="[&>div>*]:animate-appear [&>div>:first-child>:first-child]:mt-0 [&>div>:first-child>:first-child]:border-0 [&>div>:first-child>:first-child]:pt-0">
        <LazyNewSheet markdown={sections.join('\n')} />
      </div>
      {stage && (
        <div aria-hidden="true" className="flex flex-col gap-3 border-t border-line pt-5">
          <p className="text-sm font-semibold text-link">{createMessages.stages[stage]}…</p>
          {NEXT_LINES.map((width) => (
            <div key={width} className={`h-3 animate-breathe rounded-full bg-line ${width}`} />
          ))}
        </div>
      )}
    </Card>
  )
}
