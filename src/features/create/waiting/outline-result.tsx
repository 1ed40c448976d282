import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createMessages } from '@/messages/create/create'
import { Card } from '@/ui/elements/card'
import { LazyOutlineView } from './lazy-outline-view'
import { restoreScrollAnchor, type ScrollAnchor } from './scroll-anchor'

/**
 * An outline, to be mounted anew for each. The heading of one that has just come takes the focus, so that reading goes on
 * from there; the eye stays where it was reading already, at `anchorRef`.
 */
export function OutlineResult({
  markdown,
  isNew,
  anchorRef,
  next,
  actions,
}: {
  markdown: string
  /** Not there yet when the page was opened. */
  isNew: boolean
  anchorRef: RefObject<ScrollAnchor | null>
  /** Where it is read in full, edited and used. */
  next: ReactNode
  /** What can be done with it: copying, sharing. In reach wherever it is scrolled to, and out of its way. */
  actions: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLDivElement>(null)
  // before it is painted, so that nothing is seen to jump
  useLayoutEffect(() => {
    if (!isNew) return undefined
    heading.current?.focus({ preventScroll: true })
    const before = anchorRef.current
    if (!(before && area.current && restoreScrollAnchor(before, area.current))) {
      heading.current?.scrollIntoView({ block: 'start' })
    }
    // not at once: in development an effect runs twice
    const timer = setTimeout(() => {
      anchorRef.current = null
    }, 0)
    return () => clearTimeout(timer)
  }, [anchorRef, isNew])
  // its height lets the page scroll to the heading before the text is there
  return (
    <Card
      ref={area}
      as="section"
      className="flex min-h-[80svh] flex-col gap-4"
      aria-labelledby="seu-esboco"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          id="seu-esboco"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-[11rem] text-xl text-muted"
        >
          {createMessages.resultTitle}
        </h2>
        {next}
      </div>
      <div
        data-result-tools
        className="sticky bottom-0 z-10 order-last -mx-5 mt-auto -mb-5 rounded-b-lg border-t border-line bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] shadow-[0_-8px_16px_-10px_var(--color-shade-deep)] sm:-mx-7 sm:-mb-7 sm:px-4 low:static low:shadow-none"
      >
        {actions}
      </div>
      <LazyOutlineView markdown={markdown} topLevel={3} />
    </Card>
  )
}
