import { splitUnit, withoutUnit, withUnitAfter } from '@/domain/editing/edit-blocks'
import { difference, withWords } from '@/domain/editing/edit-words'
import {
  readEditable,
  typedWords,
  unitAt,
  type EditableOutline,
  type Unit,
} from '@/domain/editing/editable-outline'

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

/** The line that a new one follows, at its end. */
export function lineBefore({ before, follows }: OpenLine): OpenLine | null {
  const line = follows === null ? null : lineAt(before, follows, null)
  return line && { ...line, caret: line.opening.length }
}

/** The first line of a text that is not as it is in another one, where it begins to differ. */
export function lineOfChange(markdown: string, other: string): OpenLine | null {
  const { source, units } = readEditable(markdown)
  const [begin] = difference(source, other)
  const unit = [...units.values()].findLast(({ from }) => from <= begin)
  if (!unit) return null
  const ahead = unit.characters.filter(({ from }) => from < begin).length - unit.lead
  const caret = Math.min(Math.max(0, ahead), typedWords(unit).length)
  return lineAt(markdown, unit.from, caret)
}

type Written = { text: string; at: number }

/** Stands in a line that has no words yet, and is never saved. */
const NOTHING = '\u200B'

let lines = 0

/** The line at a place of the Markdown; null where there is none. */
export function lineAt(markdown: string, place: number, caret: number | null): OpenLine | null {
  const base = readEditable(markdown)
  const unit = unitAt(base, place)
  lines += 1
  return (
    unit && {
      id: lines,
      at: place,
      opening: typedWords(unit),
      caret,
      before: markdown,
      base,
      shown: base.source,
      follows: null,
    }
  )
}

/** A new line after the one at a place; null where none can follow. */
export function lineAfter(markdown: string, place: number): OpenLine | null {
  const base = readEditable(markdown)
  const unit = unitAt(base, place)
  const placed = unit && withUnitAfter(base, unit, NOTHING)
  lines += 1
  return (
    placed && {
      id: lines,
      at: placed.at,
      opening: '',
      caret: 0,
      before: markdown,
      base,
      shown: placed.source,
      follows: place,
    }
  )
}

/** The text with a line as it was typed. What has no words is not there. */
export function written(line: OpenLine, value: string): Written {
  const { before, base, at, follows } = line
  if (value === line.opening || value.trim() === '') {
    if (follows !== null || value === line.opening) return { text: before, at }
    const unit = unitAt(base, at)
    return { text: unit ? withoutUnit(base, unit) : before, at }
  }
  if (follows === null) {
    const unit = unitAt(base, at)
    if (!unit) return { text: before, at }
    return { text: withWords(base, unit, wholeWords(unit, value)), at }
  }
  const unit = unitAt(base, follows)
  const placed = unit && withUnitAfter(base, unit, value)
  return placed ? { text: placed.source, at: placed.at } : { text: before, at }
}

/** What is typed, between what of the line is not; minutes that are typed take the place of those that it had. */
function wholeWords({ words, lead, trail }: Unit, typed: string): string {
  const rest = / ?min\)\s*$/.test(typed) ? '' : words.slice(words.length - trail)
  return words.slice(0, lead) + typed + rest
}

/**
 * The text with a line divided at every line end of what was typed or pasted between `lead` and `rest`, and the line
 * that comes to be open: the last of them, or a new one after it. Null where nothing stands before the first line end.
 */
export function divided(
  from: OpenLine,
  lead: string,
  inserted: string,
  rest: string,
): { text: string; open: OpenLine | null } | null {
  const [first = '', ...others] = inserted.split(/\n+/)
  const head = lead + first
  const last = others.pop() ?? ''
  const tail = last + rest
  if (head.trim() === '') return null
  // a heading keeps its minutes
  const isSplit = others.length === 0 && !unitAt(from.base, from.at)?.trail
  let now = written(from, isSplit ? head + tail : head)
  if (tail.trim() !== '' && isSplit) now = splitAt(now, head.length)
  else for (const words of [...others, tail]) if (words.trim() !== '') now = withNext(now, words)
  const { text, at } = now
  return {
    text,
    open: tail.trim() === '' ? lineAfter(text, at) : lineAt(text, at, last.length),
  }
}

function withNext({ text, at }: Written, words: string): Written {
  const base = readEditable(text)
  const unit = unitAt(base, at)
  const placed = unit && withUnitAfter(base, unit, words)
  return placed ? { text: placed.source, at: placed.at } : { text, at }
}

function splitAt({ text, at }: Written, place: number): Written {
  const base = readEditable(text)
  const unit = unitAt(base, at)
  const placed = unit && splitUnit(base, unit, unit.lead + place)
  return placed ? { text: placed.source, at: placed.at } : { text, at }
}
