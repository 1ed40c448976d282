import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPhone } from '@/lib/message-links'
import { sectionId } from '@/outline-view/table-of-contents'
import type { EditedText } from './use-edited-text'
import { HEAD_ID } from './edit-bar'
import type { Editing } from './use-editing'
import { useEscape } from './use-escape'
import { useLatest } from './use-stable'
import { useUndoKey } from './use-undo-key'

/** Pixels of the window that the bar of what is changed lies over. */
const COVERED = 72

/** What was taken back last, by the name of its line, and how many times something was. */
type Undone = { line: string; count: number }

/** All lines of an outline as fields: in, out, and where the focus goes meanwhile. */
export function useFields({ state }: EditedText, editing: Editing) {
  const [everyLine, setEveryLine] = useState(false)
  const [undone, setUndone] = useState<Undone | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  const open = () => flushSync(() => setEveryLine(true))
  const openAll = ({ detail: presses }: Pick<UIEvent, 'detail'>) => {
    open()
    // a keyboard begins in the first field that is in sight; whoever pressed presses again where they want to write
    if (presses > 0 || isPhone()) document.getElementById(HEAD_ID)?.focus({ preventScroll: true })
    else {
      const fields = [...(sheet.current?.querySelectorAll('textarea') ?? [])]
      const inSight = fields.find((field) => field.getBoundingClientRect().top > COVERED)
      ;(inSight ?? fields[0])?.focus()
    }
  }
  const latestOpen = useLatest(open)
  /** Stable. Begins in the first field of a part. */
  const openPart = useCallback(
    (index: number) => {
      latestOpen.current()
      const part = document.getElementById(sectionId(index))
      if (isPhone()) part?.scrollIntoView()
      else part?.querySelector('textarea')?.focus()
    },
    [latestOpen],
  )
  const finish = () => {
    editing.close()
    setUndone(null)
    flushSync(() => setEveryLine(false))
    // whoever changed one line goes on reading there
    editButton.current?.focus({ preventScroll: !everyLine })
  }
  useEscape(everyLine, finish)

  const { undo, undoInLine } = editing
  const say = (line: string | null) =>
    setUndone((last) => (line === null ? null : { line, count: (last?.count ?? 0) + 1 }))
  const step = (takeBack: (() => string | null) | null) =>
    takeBack &&
    (() => {
      say(takeBack())
      // with the last step the bar may go, and the button that had the focus
      if (document.activeElement === document.body)
        editButton.current?.focus({ preventScroll: true })
    })
  const undoStep = step(undo && (() => undo()))
  useUndoKey(undoStep, step(undoInLine))

  return {
    everyLine,
    openAll,
    openPart,
    finish,
    undoStep,
    /** For who does not see it. */
    undone,
    /** There is something to tell, or to take back. */
    isChanging: editing.line !== null || undo !== null || state !== 'saved',
    editButton,
    /** What holds the lines. */
    sheet,
  }
}
