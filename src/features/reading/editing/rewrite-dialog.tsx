import { useEffect, useRef } from 'react'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { OutlineView } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { Notice } from '@/ui/feedback/notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import type { Rewriting, useRewriting } from './use-rewriting'

/** A part before and after it was written anew, beside each other; the leader keeps the one or the other. */
export function RewriteDialog({
  rewriting: { section, offered, failure },
  ask,
  take,
  end,
}: { rewriting: Rewriting } & Pick<ReturnType<typeof useRewriting>, 'ask' | 'take' | 'end'>) {
  const busy = offered === null && failure === null
  return (
    <Dialog
      open
      // what is being written would be lost, and counts
      onClose={() => !busy && end()}
      width="compare"
      title={readingMessages.rewriteTitle(section.title)}
      description={
        offered ? readingMessages.rewriteLeft(offered.left) : readingMessages.rewriteLead
      }
      closeLabel={commonMessages.close}
      footer={
        offered ? (
          <>
            <Button variant="secondary" onClick={end}>
              {readingMessages.rewriteDrop}
            </Button>
            <Button onClick={() => take(section, offered.body)}>
              {readingMessages.rewriteUse}
            </Button>
          </>
        ) : (
          failure !== null && (
            <Button onClick={() => void ask(section)}>{commonMessages.retry}</Button>
          )
        )
      }
    >
      {busy && <LoadingNotice text={readingMessages.rewriteBusy} />}
      {failure !== null && (
        <Notice tone="danger" announce="assertive">
          <p>{failure}</p>
        </Notice>
      )}
      {offered && (
        <div className="grid gap-6 md:grid-cols-2">
          <Version title={readingMessages.rewriteBefore} body={section.body} />
          <Version isNew title={readingMessages.rewriteAfter} body={offered.body} />
        </div>
      )}
    </Dialog>
  )
}

/** The new one takes the focus: it is what was waited for. */
function Version({ title, body, isNew = false }: { title: string; body: string; isNew?: boolean }) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) part.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={title}
      className={`flex flex-col gap-3 rounded-md border p-4 outline-none ${
        isNew ? 'border-accent bg-accent-soft/40 max-md:order-first' : 'border-line'
      }`}
    >
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      <OutlineView markdown={body} topLevel={3} />
    </section>
  )
}
