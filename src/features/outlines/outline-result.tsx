import { useEffect, useRef, type ReactNode } from 'react'
import { outlineMessages } from '@/messages/outline'
import { Card } from '@/ui/card'
import { LazyOutlineView } from './lazy-outline-view'

/** A new outline, to be mounted anew for each. Its heading takes the focus, so that reading goes on from there. */
export function OutlineResult({
  markdown,
  actions,
}: {
  markdown: string
  /** What can be done with it: copying, sharing. */
  actions?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  // its height lets the page scroll to the heading before the text is there
  return (
    <Card as="section" className="flex min-h-[80svh] flex-col gap-5" aria-labelledby="seu-esboco">
      <h2 id="seu-esboco" ref={heading} tabIndex={-1} className="text-xl text-muted">
        {outlineMessages.resultTitle}
      </h2>
      {actions}
      <LazyOutlineView markdown={markdown} topLevel={3} />
    </Card>
  )
}
