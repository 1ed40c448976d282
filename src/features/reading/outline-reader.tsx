import { partsOf, titleOf } from '@parsed-outline/outline-tree'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { groupQueries } from '@/domain/group/group-queries'
import { outlineMinutes } from '@/domain/outline/outline-minutes'
import type { Outline } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { Head } from '@/lib/head'
import { lazyComponent } from '@/lib/lazy-component'
import { readingMessages } from '@/messages/reading'
import { EditBar, HEAD_ID } from './editing/edit-bar'
import { useEditedText } from './editing/use-edited-text'
import { useEditing, type Editing } from './editing/use-editing'
import { useFields } from './editing/use-fields'
import { useHint } from './editing/use-hint'
import { useRewriting } from './editing/use-rewriting'
import { useSectionMenu } from './editing/use-section-menu'
import { useStable } from './editing/use-stable'
import { OutlineArticle } from './outline-article'
import { typeLabel } from '@/outline-view/outline-facts'
import { ReaderTools } from './reader-tools'
import { SheetFacts, SheetOpening } from './sheet-opening'
import { ContentsMenu, ContentsRail } from '@/outline-view/table-of-contents'
import { TypeSizeControl } from '@/outline-view/type-size-control'
import { UnsavedNotice } from './unsaved-notice'
import { useMeetingDoor } from './use-meeting-door'
import { useModeEntry } from './use-mode-entry'
import { useTypeSize } from '@/outline-view/use-type-size'

// what only some visits need comes when it is needed
const RewriteDialog = lazyComponent(
  async () => (await import('./editing/rewrite-dialog')).RewriteDialog,
)
const MeetingMode = lazyComponent(async () => (await import('./meeting/meeting-mode')).MeetingMode)

type OutlineReaderProps = {
  outline: Outline
  /** Out of the way while the outline is edited. */
  back: ReactNode
  /** What else can be done with the text as it stands: sending it, and the menu of all the rest. */
  renderTools: (markdown: string) => ReactNode
}

/** A saved outline: to read, to edit, and in the meeting. */
export function OutlineReader({ outline, back, renderTools }: OutlineReaderProps) {
  const [typeSize, resize] = useTypeSize('page')
  const edited = useEditedText(outline)
  const editing = useEditing(edited)
  const { latest, stable } = useStable(editing)
  const { everyLine, isChanging, openAll, openPart, finish, undoStep, undone, editButton, sheet } =
    useFields(edited, editing)
  const rewrite = useRewriting(outline, latest)
  const meeting = useMeetingDoor()
  useModeEntry(
    meeting.inside ? 'meeting' : everyLine ? 'editing' : null,
    meeting.inside ? meeting.leave : finish,
  )
  // what was changed before a meeting is nothing to be told of after it
  const [led, setLed] = useState<string | null>(null)
  const isNews =
    isChanging && (editing.line !== null || edited.state !== 'saved' || edited.text !== led)
  const partMenu = useSectionMenu(
    editing.outline,
    latest,
    everyLine ? null : openPart,
    rewrite.begin,
  )
  const sharedText = useDeferredValue(edited.text)

  const { tree } = editing.outline
  const { sections } = useMemo(() => partsOf(tree), [tree])
  const ownTitle = titleOf(tree)
  const head = headLines(outline.title, typedTitle(editing) ?? ownTitle)
  // by what stood there before it is typed over: a line that is being typed stays
  const { saysSermon } = headLines(outline.title, ownTitle)
  const minutes = outlineMinutes(tree, outline.duration)
  const { data: groups } = useQuery(groupQueries.list(outline.user_id))
  const group =
    outline.group_id === null
      ? outline.group_profile?.trim() || undefined
      : groups?.find(({ id }) => id === outline.group_id)?.name
  const facts = useMemo(
    () => <SheetFacts {...{ outline, minutes, group }} small={typeLabel(outline)} />,
    [outline, minutes, group],
  )
  const typeControl = useMemo(
    () => <TypeSizeControl size={typeSize} onChange={resize} />,
    [typeSize, resize],
  )
  const showsHint = useHint(editing.undo !== null)

  return (
    <>
      <Head title={head.large} description={readingMessages.pageDescription} />
      {everyLine && (
        <EditBar edited={edited} place="top" title={head.large} onUndo={undoStep} onDone={finish}>
          <ContentsMenu sections={sections} />
          <div className="max-sm:hidden">{typeControl}</div>
        </EditBar>
      )}
      {!everyLine && (
        <>
          {/* no higher than its buttons need */}
          <div className="-my-[1.125rem] flex items-center justify-between gap-3 sm:-mt-6 sm:-mb-3">
            {back}
            {typeControl}
          </div>
          <UnsavedNotice edited={edited} />
        </>
      )}
      <div
        data-editing={everyLine || undefined}
        className="flex flex-col max-sm:data-editing:-mt-6 lg:beside-rail"
      >
        <div className="contents lg:side-rail">
          {!everyLine && (
            <ReaderTools
              onMeet={() => {
                setLed(edited.text)
                meeting.enter()
              }}
              editButton={editButton}
              onEdit={openAll}
              makesRoom={editing.line !== null}
            >
              {renderTools(sharedText)}
            </ReaderTools>
          )}
          <ContentsRail sections={sections} />
        </div>
        <div
          ref={sheet}
          {...(everyLine && {
            role: 'group',
            'aria-labelledby': HEAD_ID,
            'aria-description': readingMessages.escapeEnds,
          })}
          className="min-w-0 border-line bg-surface shadow-md max-sm:-mx-5 max-sm:border-y sm:rounded-lg sm:border"
        >
          {!everyLine && (
            <SheetOpening type={outline.outline_type} head={head}>
              <SheetFacts {...{ outline, minutes, group }} small={head.small} />
            </SheetOpening>
          )}
          <OutlineArticle
            outline={editing.outline}
            type={outline.outline_type}
            facts={facts}
            showsHint={showsHint}
            typeSize={typeSize}
            typeControl={typeControl}
            titleAbove={saysSermon}
            everyLine={everyLine}
            line={editing.line}
            editing={stable}
            renderSectionMenu={partMenu}
          />
        </div>
      </div>
      <output className="sr-only">
        {/* the same again is heard again */}
        {undone && <span key={undone.count}>{readingMessages.undone(undone.line)}</span>}
      </output>
      {isNews && !everyLine && (
        <EditBar
          edited={edited}
          place="bottom"
          onUndo={undoStep}
          onDone={editing.line ? finish : null}
        />
      )}
      {rewrite.rewriting && <RewriteDialog {...rewrite} rewriting={rewrite.rewriting} />}
      {meeting.inside && (
        <MeetingMode
          outline={outline}
          name={head.large}
          minutes={minutes}
          tree={tree}
          onLeave={meeting.leave}
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
