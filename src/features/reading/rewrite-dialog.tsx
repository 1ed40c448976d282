import { useEffect, useRef, useState } from 'react'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import type { Outline } from '@/domain/outline/outline-row'
import type { SectionText } from '@/domain/outline/section-text'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { OutlineView } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { Notice } from '@/ui/feedback/notice'
import { requestSection } from './request-section'

type Offered = { section: SectionText; body: string; left: number }

/** Asks for another version of one section, shows it, and lets the leader keep the one or the other. */
export function RewriteDialog({
  outline,
  requestId,
  sections,
  onUse,
  onClose,
}: {
  outline: Outline
  requestId: string
  sections: readonly SectionText[]
  onUse: (section: SectionText, body: string) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<SectionText | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [offered, setOffered] = useState<Offered | null>(null)

  const ask = async (section: SectionText) => {
    setBusy(true)
    setFailure(null)
    try {
      const transcript = await readTranscript(outline.user_id, outline.youtube_url)
      const { title, body: current } = section
      const asked = { requestId, section: title, current, transcript }
      setOffered({ section, ...(await requestSection(asked)) })
    } catch (error) {
      const known = toAppError(error)
      logWarning('section_not_rewritten', known)
      setFailure(known.userText)
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // what is being written would be lost, and counts
        if (!open && !busy) onClose()
      }}
      width="reading"
      title={offered ? offered.section.title : readingMessages.rewrite}
      description={offered ? readingMessages.rewriteOffered : readingMessages.rewriteLead}
      closeLabel={commonMessages.close}
      footer={
        offered ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {readingMessages.rewriteDrop}
            </Button>
            <Button onClick={() => onUse(offered.section, offered.body)}>
              {readingMessages.rewriteUse}
            </Button>
          </>
        ) : (
          <Button
            disabled={chosen === null}
            busy={busy}
            busyLabel={readingMessages.rewriteBusy}
            onClick={() => chosen && void ask(chosen)}
          >
            {readingMessages.rewriteAsk}
          </Button>
        )
      }
    >
      {offered ? (
        <NewVersion offered={offered} />
      ) : (
        <div className="flex flex-col gap-4">
          <fieldset className="flex flex-col" disabled={busy}>
            <legend className="pb-1 font-semibold">{readingMessages.rewriteWhich}</legend>
            {sections.map((section) => (
              <label
                key={section.from}
                className="flex min-h-target items-center gap-3 rounded-md px-2 hover:bg-sunken"
              >
                <input
                  type="radio"
                  name="parte"
                  className="size-5 shrink-0 accent-accent"
                  checked={chosen === section}
                  onChange={() => setChosen(section)}
                />
                {section.title}
              </label>
            ))}
          </fieldset>
          {failure !== null && (
            <Notice tone="danger" announce="assertive">
              <p>{failure}</p>
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Takes the focus, which the button that is gone has lost. */
function NewVersion({ offered: { body, left } }: { offered: Offered }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col gap-4">
      <div ref={text} tabIndex={-1} className="outline-none">
        <OutlineView markdown={body} topLevel={3} />
      </div>
      <p className="text-sm text-muted">{readingMessages.rewriteLeft(left)}</p>
    </div>
  )
}
