import { partsOf } from '@parsed-outline/outline-tree'
import type { EditableOutline } from './editable-outline'

/** Where a section of an outline stands in its source, with its heading. */
export type SectionPlace = { readonly from: number; readonly to: number }

/** In the order of `partsOf`. */
export function sectionPlaces({ tree, units, source }: EditableOutline): SectionPlace[] {
  const starts = partsOf(tree).sections.map(({ heading }) => {
    const unit = units.get(heading)
    const node = unit?.path.at(-1)
    return unit && node ? (node.position?.start.offset ?? 0) + unit.offset : source.length
  })
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? source.length }))
}

/** The outline with this section and the next one in each other's place. */
export function withSectionsSwapped(outline: EditableOutline, index: number): string {
  const places = sectionPlaces(outline)
  const [first, second] = [places[index], places[index + 1]]
  if (!first || !second) return outline.source
  const { source } = outline
  const [one, gap] = wordsAndGap(source.slice(first.from, first.to))
  const [other, end] = wordsAndGap(source.slice(second.from, second.to))
  return source.slice(0, first.from) + other + gap + one + end + source.slice(second.to)
}

export function withoutSection(outline: EditableOutline, index: number): string {
  const place = sectionPlaces(outline)[index]
  if (!place) return outline.source
  const { source } = outline
  if (place.to < source.length) return source.slice(0, place.from) + source.slice(place.to)
  return `${source.slice(0, place.from).trimEnd()}\n`
}

function wordsAndGap(section: string): [words: string, gap: string] {
  const words = section.trimEnd()
  return [words, section.slice(words.length)]
}
