import { sectionOf } from '@contract/meeting/sections'
import { partsOf, textOf, type Heading } from '@parsed-outline/outline-tree'
import type { EditableOutline, Unit } from '@/domain/editing/editable-outline'
import { readingMessages } from '@/messages/reading'

/** What the field of each line is called, by where its words begin: in which part it stands, and as what. */
export function lineNames({ tree, units }: EditableOutline): ReadonlyMap<number, string> {
  const { sections } = partsOf(tree)
  const places = sections.map(({ heading }) => ({ heading, from: units.get(heading)?.from ?? 0 }))
  const names = new Map<number, string>()
  let at = -1
  let count: Counted = NOTHING_COUNTED
  for (const unit of units.values()) {
    while (unit.from >= (places[at + 1]?.from ?? Infinity)) {
      at += 1
      count = NOTHING_COUNTED
    }
    count = counted(count, unit)
    names.set(unit.from, nameOf(unit, places[at], count))
  }
  return names
}

/** A part by its heading; undefined above the first one. */
type Place = { heading: Heading; from: number } | undefined

/** Lines of a part so far, and the number of its last question. */
type Counted = { paragraphs: number; items: number; number: number | null }

const NOTHING_COUNTED: Counted = { paragraphs: 0, items: 0, number: null }

function counted({ paragraphs, items, number }: Counted, unit: Unit): Counted {
  return {
    paragraphs: paragraphs + (unit.kind === 'paragraph' ? 1 : 0),
    items: items + (unit.kind === 'item' ? 1 : 0),
    number: unit.number ?? number,
  }
}

function nameOf(unit: Unit, section: Place, { paragraphs, items, number }: Counted): string {
  const { line } = readingMessages
  const part = section ? textOf(section.heading.children) : line.beginning
  switch (unit.kind) {
    case 'heading':
      if (!section) return line.title
      return section.from === unit.from ? line.partHeading(part) : line.heading(part)
    case 'note':
      return number === null ? line.note(part) : line.noteOfQuestion(number)
    case 'item':
      return unit.number !== null && sectionOf(part) === 'questions'
        ? line.question(unit.number)
        : line.item(part, unit.number ?? items)
    case 'paragraph':
      break
  }
  return line.paragraph(part, paragraphs)
}
