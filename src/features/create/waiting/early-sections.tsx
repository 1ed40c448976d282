import { useLayoutEffect, useRef, type RefObject } from 'react'
import { createMessages } from '@/messages/create'
import { Card } from '@/ui/elements/card'
import { LazyOutlineView } from './lazy-outline-view'
import { findScrollAnchor, type ScrollAnchor } from './scroll-anchor'

/**
 * The sections that are ready while the rest is being written. No live region: whoever listens is told once, by the
 * progress, that they are there. Leaves behind where somebody was reading, for the outline that takes its place.
 */
export function EarlySections({
  sections,
  anchorRef,
}: {
  sections: readonly string[]
  anchorRef: RefObject<ScrollAnchor | null>
}) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = area.current
    return () => {
      anchorRef.current = card && findScrollAnchor(card)
    }
  }, [anchorRef])
  return (
    <Card ref={area} as="section" aria-labelledby="secoes-prontas" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="secoes-prontas" className="text-xl text-muted">
          {createMessages.earlyTitle}
        </h2>
        <p className="text-muted">{createMessages.earlyText}</p>
      </div>
      <LazyOutlineView markdown={sections.join('\n')} topLevel={3} />
    </Card>
  )
}
