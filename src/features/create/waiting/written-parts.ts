import { textOf } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import type { PartToCome } from './parts-to-come'

/** The titles of the parts that are written, by the headings of the sections that have come. */
export function writtenParts(
  parts: readonly PartToCome[],
  sections: readonly string[],
): ReadonlySet<string> {
  const headings = new Set(sections.map(headingOf))
  return new Set(parts.map(({ title }) => title).filter((title) => headings.has(title)))
}

function headingOf(section: string): string | undefined {
  const heading = parseOutline(section).find((block) => block.type === 'heading')
  return heading && textOf(heading.children)
}
