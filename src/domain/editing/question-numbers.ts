import type { List } from 'mdast'
import { readEditable, startOf, type Unit } from './editable-outline'

type Numbered = { place: number; number: number }

/**
 * The changed text of a section with its questions numbered through again, where they were before: a group is told
 * 'question 4' even where quotes stand between the questions.
 */
export function renumbered(before: string, changed: string): string {
  const [first, ...others] = numbersIn(before)
  if (!first || others.some(({ number }, index) => number !== first.number + index + 1)) {
    return changed
  }
  let text = changed
  for (const [index, { place }] of [...numbersIn(changed).entries()].toReversed()) {
    const number = String(first.number + index)
    text = text.slice(0, place) + text.slice(place).replace(/^\d+/, number)
  }
  return text
}

/** The items with numbers that stand in no other block. */
function numbersIn(section: string): Numbered[] {
  const seen = new Map<List, Unit>()
  for (const unit of readEditable(section).units.values()) {
    const list = unit.path[1]
    if (list?.type === 'list' && list.ordered) seen.set(list, unit)
  }
  return [...seen].flatMap(([{ children, start }, { offset }]) =>
    children.map((item, index) => ({
      place: startOf(item) + offset,
      number: (start ?? 1) + index,
    })),
  )
}
