import { isSectionKind, sectionOf } from '@contract/meeting/sections'
import { partsOf, textOf, type OutlineTree } from '@parsed-outline/outline-tree'

/**
 * The minutes of an outline as it stands: the sum of its parts, of which some may have been taken away. Where a part has
 * none that should, or they come to less than half (another webhook's outline), the minutes that were asked for.
 */
export function outlineMinutes(tree: OutlineTree, asked: number): number {
  const headings = partsOf(tree).sections.map(({ heading }) => heading)
  const isTold = headings.every(
    ({ children, minutes }) => minutes !== null || !isSectionKind(sectionOf(textOf(children))),
  )
  const sum = headings.reduce((minutes, heading) => minutes + (heading.minutes ?? 0), 0)
  return isTold && 2 * sum > asked ? sum : asked
}
