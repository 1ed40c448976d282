import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { joinedToBefore } from '@/domain/editing/edit-blocks'
import { difference, withMinutes, withPassage } from '@/domain/editing/edit-words'
import {
  readEditable,
  typedWords,
  unitAt,
  type EditableOutline,
} from '@/domain/editing/editable-outline'
import { lineNames } from './line-names'
import {
  divided,
  lineAfter,
  lineAt,
  lineBefore,
  lineOfChange,
  written,
  type OpenLine,
} from './open-line'
import type { EditedText } from './use-edited-text'

/** What is to be told of a change: once it is taken back, and before that, once it is no longer the last one. */
export type ChangeListener = { undone: () => void; over: () => void }

/** A change, by the Markdown before it. */
type Step = { before: string; listener: ChangeListener | undefined }

/** Changing an outline line by line; what is typed goes to `edited`, which saves it. */
export function useEditing(edited: EditedText) {
  const { text, change, flush } = edited
  const [line, setLine] = useState<OpenLine | null>(null)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const shown = line?.shown ?? text
  const outline = useMemo(() => readEditable(shown), [shown])

  /** Where a place of what is shown is in the text as it stands. */
  const placeNow = (place: number) => {
    if (!line || place <= line.at) return place
    return place + readEditable(text).source.length - line.shown.length
  }

  /** Each of these texts became the next one. */
  const remember = (texts: readonly string[], listener?: ChangeListener) => {
    const made = texts.slice(0, -1).filter((before, at) => before !== texts[at + 1])
    if (made.length === 0) return
    steps.at(-1)?.listener?.over()
    setSteps([...steps, ...made.map((before) => ({ before, listener }))])
  }

  /** The cursor has to be there before the tap is over, or a phone does not bring its keyboard. */
  const open = (place: number, caret: number | null) =>
    flushSync(() => {
      if (line) remember([line.before, text])
      setLine(lineAt(text, placeNow(place), caret))
    })

  const addAfter = (place: number) =>
    flushSync(() => {
      if (line) remember([line.before, text])
      setLine(lineAfter(text, placeNow(place)) ?? line)
    })

  const close = () => {
    if (line) remember([line.before, text])
    setLine(null)
    flush()
  }

  /** Answers whether the cursor is still in the same line. Enter makes the next one; so does every line end pasted. */
  const type = (value: string, typed: string): boolean => {
    if (!line) return false
    const [begin, , inserted] = difference(value, typed)
    if (!inserted.includes('\n')) {
      change(written(line, typed).text)
      return true
    }
    const rest = typed.slice(begin + inserted.length)
    const now = divided(line, typed.slice(0, begin), inserted, rest)
    if (now) {
      flushSync(() => {
        if (now.text !== text) change(now.text)
        remember([line.before, text, now.text])
        setLine(now.open ?? line)
      })
    }
    return false
  }

  /** The line goes to the end of the one before it, as with any line end that is deleted. */
  const join = (value: string) => {
    if (!line) return
    const all = [...outline.units.values()]
    const here = all.findIndex(({ from }) => from === line.at)
    const before = all[here - 1]
    flushSync(() => {
      if (value.trim() === '') {
        if (!before) return
        remember([line.before, text])
        setLine(lineAt(text, before.from, typedWords(before).length))
        return
      }
      const base = readEditable(text)
      const unit = unitAt(base, line.at)
      const joined = unit && joinedToBefore(base, unit)
      if (!joined) return
      change(joined.source)
      remember([line.before, text, joined.source])
      setLine(lineAt(joined.source, joined.at, joined.caret))
    })
  }

  /** Changes the outline as a whole: a part goes, or comes to stand elsewhere. */
  const apply = (edit: (outline: EditableOutline) => string, listener?: ChangeListener) => {
    const now = edit(readEditable(text))
    setLine(null)
    remember([text, now], listener)
    change(now)
    flush()
  }

  /** Of the part whose heading is at this place. */
  const setMinutes = (place: number, minutes: number) =>
    apply((now) => {
      const unit = unitAt(now, place)
      return unit ? withMinutes(now, unit, minutes) : now.source
    })

  /** Of the title, whose words begin at this place. It is left for another line, which opens in what is there then. */
  const setPassage = (place: number, passage: string) =>
    flushSync(() =>
      apply((now) => {
        const unit = unitAt(now, place)
        return unit ? withPassage(now, unit, passage) : now.source
      }),
    )

  // what is being typed is a step as well, before its line is left
  const typed = line && text !== line.before ? line.before : null

  /** Answers which line is as it was, where nothing else tells what was taken back. The cursor goes there if it is wanted. */
  const undo = (withCursor = false): string | null => {
    const step = typed === null ? steps.at(-1) : { before: typed, listener: undefined }
    if (step === undefined) return null
    const changed = step.listener ? null : lineOfChange(step.before, text)
    flushSync(() => {
      setLine(withCursor ? changed : null)
      if (typed === null) setSteps(steps.slice(0, -1))
      change(step.before)
    })
    flush()
    step.listener?.undone()
    return changed && (lineNames(changed.base).get(changed.at) ?? null)
  }

  /** Of the key, in the line that is open: one that is not there yet has nothing to take back but itself. */
  const undoInLine = (): string | null => {
    if (!line || line.follows === null) return undo(true)
    flushSync(() => setLine(lineBefore(line)))
    return null
  }

  return {
    /** As it is shown: while a line is typed, everything around it stands still. */
    outline,
    text,
    line,
    open,
    addAfter,
    close,
    type,
    join,
    apply,
    setMinutes,
    setPassage,
    undo: typed !== null || steps.length > 0 ? undo : null,
    /** Null where nothing is left, or what is typed in the line is its own to take back. */
    undoInLine:
      line && typed === null && (line.follows !== null || steps.length > 0) ? undoInLine : null,
  }
}

export type Editing = ReturnType<typeof useEditing>
