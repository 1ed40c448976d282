import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { joinedToBefore, splitUnit, withoutUnit, withUnitAfter } from '@/domain/editing/edit-blocks'
import { difference, withWords } from '@/domain/editing/edit-words'
import { readEditable, unitAt, type EditableOutline } from '@/domain/editing/editable-outline'
import type { EditedText } from './use-edited-text'

/** The line that the cursor is in. What is shown stands still around it while it is typed. */
export type OpenLine = {
  readonly id: number
  /** Where its words begin in what is shown. */
  readonly at: number
  readonly opening: string
  /** Where to put the cursor; null leaves it to the device. */
  readonly caret: number | null
  /** The Markdown before it was opened, the same as it was read, and what is shown meanwhile. */
  readonly before: string
  readonly base: EditableOutline
  readonly shown: string
  /** A line that is not there yet, and the place of the one it follows. */
  readonly follows: number | null
}

type Written = { text: string; at: number }

/** Stands in a line that has no words yet, and is never saved. */
const NOTHING = '\u200B'

/** What is to be told of a change: once it is taken back, and before that, once it is no longer the last one. */
export type ChangeListener = { undone: () => void; over: () => void }

/** A change, by the Markdown before it. */
type Step = { before: string; listener: ChangeListener | undefined }

let lines = 0

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

  const remember = (before: string, now: string, listener?: ChangeListener) => {
    if (now === before) return
    steps.at(-1)?.listener?.over()
    setSteps([...steps, { before, listener }])
  }

  const openIn = (markdown: string, place: number, caret: number | null) => {
    const base = readEditable(markdown)
    const unit = unitAt(base, place)
    lines += 1
    setLine(
      unit && {
        id: lines,
        at: place,
        opening: unit.words.slice(unit.lead),
        caret,
        before: markdown,
        base,
        shown: base.source,
        follows: null,
      },
    )
  }

  const openAfter = (markdown: string, place: number) => {
    const base = readEditable(markdown)
    const unit = unitAt(base, place)
    const placed = unit && withUnitAfter(base, unit, NOTHING)
    if (!placed) return
    lines += 1
    setLine({
      id: lines,
      at: placed.at,
      opening: '',
      caret: 0,
      before: markdown,
      base,
      shown: placed.source,
      follows: place,
    })
  }

  /** The cursor has to be there before the tap is over, or a phone does not bring its keyboard. */
  const open = (place: number, caret: number | null) =>
    flushSync(() => {
      if (line) remember(line.before, text)
      openIn(text, placeNow(place), caret)
    })

  const addAfter = (place: number) =>
    flushSync(() => {
      if (line) remember(line.before, text)
      openAfter(text, placeNow(place))
    })

  const close = () => {
    if (line) remember(line.before, text)
    setLine(null)
    flush()
  }

  /** Answers whether the cursor is still in the same line. */
  const type = (value: string, typed: string): boolean => {
    if (!line) return false
    const [begin, , inserted] = difference(value, typed)
    if (inserted.includes('\n')) {
      divide(line, typed.slice(0, begin), inserted, typed.slice(begin + inserted.length))
      return false
    }
    change(written(line, typed).text)
    return true
  }

  /** Enter makes the next line; so does every line end in what is pasted. */
  const divide = (from: OpenLine, lead: string, inserted: string, rest: string) => {
    const [first = '', ...others] = inserted.split(/\n+/)
    const head = lead + first
    const last = others.pop() ?? ''
    const tail = last + rest
    if (head.trim() === '') return
    flushSync(() => {
      let { text: markdown, at } = written(from, others.length === 0 ? head + tail : head)
      const next = (words: string) => {
        const base = readEditable(markdown)
        const unit = unitAt(base, at)
        const placed = unit && withUnitAfter(base, unit, words)
        if (placed) [markdown, at] = [placed.source, placed.at]
      }
      if (others.length === 0 && tail.trim() !== '') {
        const base = readEditable(markdown)
        const unit = unitAt(base, at)
        const placed = unit && splitUnit(base, unit, unit.lead + head.length)
        if (placed) [markdown, at] = [placed.source, placed.at]
      } else {
        for (const words of others) if (words.trim() !== '') next(words)
        if (tail.trim() !== '') next(tail)
      }
      if (markdown !== text) change(markdown)
      remember(from.before, markdown)
      if (tail.trim() === '') openAfter(markdown, at)
      else openIn(markdown, at, last.length)
    })
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
        remember(line.before, text)
        openIn(text, before.from, before.words.length - before.lead)
        return
      }
      const base = readEditable(text)
      const unit = unitAt(base, line.at)
      const joined = unit && joinedToBefore(base, unit)
      if (!joined) return
      change(joined.source)
      remember(line.before, joined.source)
      openIn(joined.source, joined.at, joined.caret)
    })
  }

  /** Changes the outline as a whole: a part goes, or comes to stand elsewhere. */
  const apply = (edit: (outline: EditableOutline) => string, listener?: ChangeListener) => {
    const now = edit(readEditable(text))
    setLine(null)
    remember(text, now, listener)
    change(now)
    flush()
  }

  // what is being typed is a step as well, before its line is left
  const typed = line && text !== line.before ? line.before : null

  const undo = () => {
    const step = typed === null ? steps.at(-1) : { before: typed, listener: undefined }
    if (step === undefined) return
    flushSync(() => {
      setLine(null)
      if (typed === null) setSteps(steps.slice(0, -1))
      change(step.before)
    })
    flush()
    step.listener?.undone()
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
    undo: typed !== null || steps.length > 0 ? undo : null,
  }
}

export type Editing = ReturnType<typeof useEditing>

/** The text with a line as it was typed. What has no words is not there. */
function written(line: OpenLine, value: string): Written {
  const { before, base, at, follows } = line
  if (value === line.opening || value.trim() === '') {
    if (follows !== null || value === line.opening) return { text: before, at }
    const unit = unitAt(base, at)
    return { text: unit ? withoutUnit(base, unit) : before, at }
  }
  if (follows === null) {
    const unit = unitAt(base, at)
    if (!unit) return { text: before, at }
    return { text: withWords(base, unit, unit.words.slice(0, unit.lead) + value), at }
  }
  const unit = unitAt(base, follows)
  const placed = unit && withUnitAfter(base, unit, value)
  return placed ? { text: placed.source, at: placed.at } : { text: before, at }
}
