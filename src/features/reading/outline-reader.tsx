import { useMemo, useRef, useState, type ReactNode } from 'react'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import type { Outline } from '@/domain/outline/outline-row'
import { parseOutline } from '@outline-text/parse-outline'
import { timedSections, withSection, type SectionText } from '@/domain/outline/section-text'
import { withBoundDash } from '@/lib/formats'
import { lazyComponent } from '@/lib/lazy-component'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/elements/button'
import { FoldedSection } from '@/ui/elements/disclosure'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { enterFullScreen, leaveFullScreen } from './full-screen'
import { OutlineArticle } from './outline-article'
import { SaveStatus } from './save-status'
import { readTypeSize, rememberTypeSize } from './type-size'
import { TypeSizeControl } from './type-size-control'
import { useDuplicate } from './use-duplicate'
import { useEditedText } from './use-edited-text'

// what only some visits need comes when it is needed
const OutlineEditor = lazyComponent(
  async () => (await import('./outline-editor')).OutlineEditor,
  <p className="text-muted">{readingMessages.loading}</p>,
)
const RewriteDialog = lazyComponent(async () => (await import('./rewrite-dialog')).RewriteDialog)
const MeetingMode = lazyComponent(async () => (await import('./meeting-mode')).MeetingMode)

type OutlineReaderProps = {
  outline: Outline
  /** What else can be done with the text as it stands: copying, sharing. */
  renderActions: (markdown: string) => ReactNode
}

/** A saved outline: to read, to edit, and in the meeting. */
export function OutlineReader({ outline, renderActions }: OutlineReaderProps) {
  const [typeSize, setTypeSize] = useState(readTypeSize)
  const [editing, setEditing] = useState(false)
  const [meeting, setMeeting] = useState(false)
  const [rewriting, setRewriting] = useState(false)
  const edited = useEditedText(outline)
  const duplicate = useDuplicate(outline)
  const { text, left } = edited
  const tree = useMemo(() => parseOutline(text), [text])
  const sections = useMemo(() => (isOwnWebhook() ? timedSections(text) : []), [text])
  const editButton = useRef<HTMLButtonElement>(null)
  const requestId = outline.request_id

  const resize = (size: number) => {
    setTypeSize(size)
    rememberTypeSize(size)
  }
  const meet = () => {
    void enterFullScreen()
    // what was said on the way here would lie on the meeting's buttons
    notify.clear()
    setMeeting(true)
  }
  const leaveMeeting = () => {
    void leaveFullScreen()
    setMeeting(false)
  }

  const putSection = ({ title }: SectionText, body: string) => {
    edited.changeFrom((before) => withSection(before, title, body))
    edited.flush()
  }
  const takeSection = (section: SectionText, body: string) => {
    setRewriting(false)
    putSection(section, body)
    notify.success(readingMessages.rewritten(section.title), {
      action: {
        label: commonMessages.undo,
        onClick: () => putSection(section, section.body),
      },
    })
  }

  return (
    <>
      <header className="flex flex-col gap-4">
        <h1 className="text-2xl">{withBoundDash(outline.title)}</h1>
        <OutlineFacts outline={outline} />
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={meet} className="px-4 max-sm:grow">
            {readingMessages.meeting}
          </Button>
          <Button
            ref={editButton}
            variant="secondary"
            className="px-4 max-sm:grow"
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            {readingMessages.edit}
          </Button>
          {!editing && <TypeSizeControl size={typeSize} onChange={resize} />}
        </div>
        <FoldedSection title={readingMessages.more} defaultOpen={isWide()}>
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-2">
              {requestId !== null && sections.length > 0 && (
                <Button variant="secondary" onClick={() => setRewriting(true)}>
                  {readingMessages.rewrite}
                </Button>
              )}
              <Button variant="secondary" onClick={() => void duplicate()}>
                {readingMessages.duplicate}
              </Button>
              <VideoLink pasted={outline.youtube_url} />
            </div>
            {renderActions(text)}
          </div>
        </FoldedSection>
      </header>
      {left !== null && !editing && (
        <Notice tone="warning" announce="polite" title={readingMessages.unsavedTitle}>
          <p>{readingMessages.unsavedText}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() => {
                edited.change(left)
                edited.flush()
              }}
            >
              {readingMessages.unsavedUse}
            </Button>
            <Button variant="quiet" onClick={edited.dropLeft}>
              {readingMessages.unsavedDrop}
            </Button>
          </div>
        </Notice>
      )}
      {editing ? (
        <OutlineEditor
          edited={edited}
          onDone={() => {
            setEditing(false)
            editButton.current?.focus()
          }}
        />
      ) : (
        <>
          {edited.state !== 'saved' && <SaveStatus edited={edited} />}
          <OutlineArticle tree={tree} markdown={text} typeSize={typeSize} />
        </>
      )}
      {rewriting && requestId !== null && (
        <RewriteDialog
          outline={outline}
          requestId={requestId}
          sections={sections}
          onUse={takeSection}
          onClose={() => setRewriting(false)}
        />
      )}
      {meeting && (
        <MeetingMode
          outline={outline}
          tree={tree}
          typeSize={typeSize}
          onTypeSize={resize}
          onLeave={leaveMeeting}
        />
      )}
    </>
  )
}

/** Pixels from which on what can be done fits above the text, without pushing it off the screen. */
const WIDE = 1024

function isWide(): boolean {
  return window.innerWidth >= WIDE
}
