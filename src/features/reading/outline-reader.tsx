import { titleOf } from '@parsed-outline/outline-tree'
import { useQuery } from '@tanstack/react-query'
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { groupQueries } from '@/domain/group/group-queries'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import type { Outline } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { outlineMinutes } from '@/domain/outline/outline-minutes'
import { timedSections, withSection, type SectionText } from '@/domain/outline/section-text'
import { withBoundDash } from '@/lib/formats'
import { Head } from '@/lib/head'
import { lazyComponent } from '@/lib/lazy-component'
import { isPhone } from '@/lib/message-links'
import { MEETING } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts, typeLabel } from '@/outline-view/outline-facts'
import { TypeDrawing } from '@/outline-view/type-drawing'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { EditBar } from './editing/edit-bar'
import { enterFullScreen, leaveFullScreen } from './full-screen'
import { OutlineArticle } from './outline-article'
import { ReaderBar } from './reader-bar'
import { readTypeSize, rememberTypeSize } from '@/outline-view/type-size'
import { TypeSizeControl } from './type-size-control'
import { useEditedText } from './editing/use-edited-text'
import { useEditing, type Editing } from './editing/use-editing'
import { useEscape } from './editing/use-escape'
import { useUndoKey } from './editing/use-undo-key'
import { useSectionMenu } from './editing/use-section-menu'
import { useRewriting } from './editing/use-rewriting'

// what only some visits need comes when it is needed
const RewriteDialog = lazyComponent(
  async () => (await import('./editing/rewrite-dialog')).RewriteDialog,
)
const MeetingMode = lazyComponent(async () => (await import('./meeting/meeting-mode')).MeetingMode)

type OutlineReaderProps = {
  outline: Outline
  /** Out of the way while the outline is edited. */
  back: ReactNode
  /** What else can be done with the text as it stands: copying, sharing. */
  renderActions: (markdown: string) => ReactNode
  /** What is seldom done with it, beside 'Ver Vídeo'. */
  renderMore: (markdown: string) => ReactNode
}

/** A saved outline: to read, to edit, and in the meeting. */
export function OutlineReader({ outline, back, renderActions, renderMore }: OutlineReaderProps) {
  const [typeSize, setTypeSize] = useState(readTypeSize)
  const [everyLine, setEveryLine] = useState(false)
  const [search, setSearch] = useSearchParams()
  const [meeting, setMeeting] = useState(() => search.has(MEETING))
  const edited = useEditedText(outline)
  const { text, left } = edited
  const editing = useEditing(edited)
  const { latest, stable } = useStable(editing)
  const { rewriting, ask, end } = useRewriting(outline)
  const editButton = useRef<HTMLButtonElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const sharedText = useDeferredValue(text)

  const askFor = useLatest(ask)
  const rewrite = useCallback(
    (title: string) => {
      const section = timedSections(latest.current.text).find((part) => part.title === title)
      if (section) void askFor.current(section)
    },
    [latest, askFor],
  )
  const canRewrite = outline.request_id !== null && isOwnWebhook()
  const partMenu = useSectionMenu(editing.outline, latest, canRewrite ? rewrite : null)

  const head = headLines(outline.title, typedTitle(editing) ?? titleOf(editing.outline.tree))
  const minutes = outlineMinutes(editing.outline.tree, outline.duration)
  const { data: groups } = useQuery(groupQueries.list(outline.user_id))
  const group = groups?.find(({ id }) => id === outline.group_id)

  const resize = useCallback((size: number) => {
    setTypeSize(size)
    rememberTypeSize(size)
  }, [])
  const meet = () => {
    void enterFullScreen()
    // what was said on the way here would lie on the meeting's buttons
    notify.clear()
    setMeeting(true)
  }
  const leaveMeeting = () => {
    void leaveFullScreen()
    setMeeting(false)
    // or the next look at this address would be another meeting
    if (search.has(MEETING)) setSearch({}, { replace: true })
  }

  const putSection = ({ title }: SectionText, body: string) =>
    latest.current.apply(({ source }) => withSection(source, title, body))
  const takeSection = (section: SectionText, body: string) => {
    end()
    putSection(section, body)
    notify.success(readingMessages.rewritten(section.title), {
      action: {
        label: commonMessages.undo,
        onClick: () => putSection(section, section.body),
      },
    })
  }
  const openLines = () => {
    flushSync(() => setEveryLine(true))
    // whoever asked for fields begins in the first; a phone would open its keyboard
    if (!isPhone()) lines.current?.querySelector('textarea')?.focus()
    else {
      lines.current?.scrollIntoView({ block: 'start' })
      lines.current?.querySelector<HTMLElement>('[data-edit-hint]')?.focus({ preventScroll: true })
    }
  }
  const finish = () => {
    editing.close()
    flushSync(() => setEveryLine(false))
    // whoever changed one line goes on reading there
    editButton.current?.focus({ preventScroll: !everyLine })
  }
  useEscape(everyLine, finish)
  const { undo } = editing
  const undoStep =
    undo &&
    (() => {
      undo()
      // with the last step the bar may go, and the button that had the focus
      if (document.activeElement === document.body)
        editButton.current?.focus({ preventScroll: true })
    })
  useUndoKey(undoStep)

  const isChanging = editing.line !== null || editing.undo !== null || edited.state !== 'saved'

  return (
    <>
      <Head title={head.large} description={readingMessages.pageDescription} />
      {everyLine ? (
        <EditBar
          edited={edited}
          place="top"
          title={
            <div className="flex min-w-0 items-baseline gap-2">
              <span className="text-sm leading-snug text-muted">{readingMessages.editing}</span>
              <h1 className="truncate text-base leading-snug max-sm:sr-only lg:text-lg">
                {head.large}
              </h1>
            </div>
          }
          onUndo={undoStep}
          onDone={finish}
        />
      ) : (
        <>
          {back}
          <header className="flex flex-col gap-4">
            <div className="flex items-center justify-between gap-6 bg-accent-soft px-5 py-4 text-on-accent-soft max-sm:-mx-5 sm:rounded-xl sm:px-8 sm:py-5">
              <div className="flex min-w-0 flex-col gap-1">
                <p className="text-sm font-semibold">{typeLabel(outline)}</p>
                <h1 className="text-2xl">{withBoundDash(head.large)}</h1>
                {head.passage !== null && (
                  <p className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
                    {head.passage}
                  </p>
                )}
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                  {head.small !== null && (
                    <span className="wrap-anywhere">{withBoundDash(head.small)}</span>
                  )}
                  <OutlineFacts outline={{ ...outline, duration: minutes }} withType={false} />
                  {group && <GroupName name={group.name} />}
                </div>
              </div>
              <TypeDrawing
                type={outline.outline_type}
                className="size-12 max-[26rem]:hidden sm:size-20"
              />
            </div>
            <ReaderBar
              onMeet={meet}
              editButton={editButton}
              onEdit={openLines}
              actions={renderActions(sharedText)}
              more={
                <>
                  {renderMore(sharedText)}
                  <VideoLink pasted={outline.youtube_url} />
                </>
              }
            />
            <div className="flex items-center justify-between gap-x-6 gap-y-2 text-sm text-muted max-[18rem]:flex-wrap">
              <p>{readingMessages.tapToEdit}</p>
              <div className="print-none flex shrink-0 items-center gap-3">
                <span aria-hidden="true" className="max-sm:hidden">
                  {readingMessages.typeSize}
                </span>
                <TypeSizeControl size={typeSize} onChange={resize} />
              </div>
            </div>
          </header>
        </>
      )}
      {left !== null && !everyLine && (
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
      <div ref={lines} className="flex flex-col gap-3">
        <OutlineArticle
          outline={editing.outline}
          typeSize={typeSize}
          onTypeSize={resize}
          titleAbove={head.large !== outline.title}
          everyLine={everyLine}
          line={editing.line}
          editing={stable}
          renderSectionMenu={partMenu}
        />
        {isChanging && !everyLine && (
          <EditBar
            edited={edited}
            place="bottom"
            onUndo={undoStep}
            onDone={editing.line ? finish : null}
          />
        )}
      </div>
      {rewriting && (
        <RewriteDialog
          rewriting={rewriting}
          onAsk={() => void ask(rewriting.section)}
          onUse={(body) => takeSection(rewriting.section, body)}
          onClose={end}
        />
      )}
      {meeting && (
        <MeetingMode
          outline={outline}
          name={head.large}
          minutes={minutes}
          tree={editing.outline.tree}
          typeSize={typeSize}
          onTypeSize={resize}
          onLeave={leaveMeeting}
        />
      )}
    </>
  )
}

/** The outline's own title while it is typed: what is read of the outline stands still meanwhile. */
function typedTitle({ line, text }: Editing): string | null {
  if (!line || line.shown.lastIndexOf('\n', line.at) !== -1) return null
  return /^# +(.+)/.exec(text)?.[1] ?? null
}

type Stable = Pick<Editing, 'open' | 'type' | 'join' | 'close'>

/** What is done to the outline, under names that stay the same, so that a key does not render all of it. */
function useStable(editing: Editing) {
  const latest = useLatest(editing)
  const stable = useMemo(
    (): Stable => ({
      open: (...line) => latest.current.open(...line),
      type: (...typed) => latest.current.type(...typed),
      join: (value) => latest.current.join(value),
      close: () => latest.current.close(),
    }),
    [latest],
  )
  return { latest, stable }
}

/** The last value, for what must not render again because of it. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
