import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createMessages } from '@/messages/create/create'
import type { NewOutline } from '@/domain/generation/new-outline'
import { CheckIcon } from '@/ui/elements/icons'
import { LazyNewSheet, LazyNewSheetContents } from './lazy-new-sheet'
import { restoreScrollAnchor, type ScrollAnchor } from './scroll-anchor'

/**
 * An outline, to be mounted anew for each. The heading of one that has just come takes the focus, so that reading goes on
 * from there; the eye stays where it was reading already, at `anchorRef`.
 */
export function OutlineResult({
  outline,
  markdown,
  isNew,
  isSaved,
  anchorRef,
  actions,
  change,
}: {
  outline: NewOutline
  /** Its text as it stands now. */
  markdown: string
  /** Not there yet when the page was opened. */
  isNew: boolean
  /** Nothing of the person's waits to be saved. */
  isSaved: boolean
  anchorRef: RefObject<ScrollAnchor | null>
  /** What can be done with it: copying, sharing. In reach wherever it is scrolled to, and out of its way. */
  actions: ReactNode
  /** The way back to the form that it was made with, where that is put away. */
  change: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLElement>(null)
  // before it is painted, so that nothing is seen to jump
  useLayoutEffect(() => {
    if (!isNew) return undefined
    heading.current?.focus({ preventScroll: true })
    const before = anchorRef.current
    if (!(before && area.current && restoreScrollAnchor(before, area.current))) {
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    // not at once: in development an effect runs twice
    const timer = setTimeout(() => {
      anchorRef.current = null
    }, 0)
    return () => clearTimeout(timer)
  }, [anchorRef, isNew])
  // its height lets the page scroll to the heading before the text is there
  return (
    <section
      ref={area}
      className="flex min-h-[80svh] min-w-0 flex-col lg:in-data-made:beside-rail"
      aria-labelledby="seu-esboco"
    >
      <div className="contents lg:in-data-made:side-rail">
        <div data-result-tools className="foot-tools max-lg:raised-bar">
          {actions}
        </div>
        <div className="hidden lg:in-data-made:contents">
          <LazyNewSheetContents markdown={markdown} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col border-line bg-surface shadow-md max-sm:-mx-5 max-sm:border-b sm:rounded-lg sm:border">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-cloth px-5 pt-5 text-on-cloth sm:rounded-t-lg sm:px-10">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-gilt-bright text-cloth">
            <CheckIcon />
          </span>
          <h2
            id="seu-esboco"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-[11rem] font-sans text-sm outline-offset-4"
          >
            {createMessages.resultTitle}
          </h2>
          {isSaved && <p className="text-sm max-sm:basis-full">{createMessages.resultSaved}</p>}
        </div>
        <LazyNewSheet outline={outline} markdown={markdown} change={change} />
      </div>
    </section>
  )
}
