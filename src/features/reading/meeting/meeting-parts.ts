import { sectionOf } from '@contract/meeting/sections'
import { partsOf, textOf, type Block, type OutlineTree } from '@parsed-outline/outline-tree'

export type MeetingPart = {
  title: string
  /** Null where the part has no time of its own. */
  minutes: number | null
  blocks: readonly Block[]
}

/** An outline one screen at a time: what stands before the first section, then its sections. */
export function meetingParts(tree: OutlineTree, outlineTitle: string): readonly MeetingPart[] {
  const { title, intro, sections } = partsOf(tree)
  const opening = [...(title ? [title] : []), ...intro]
  const parts = sections
    .map(({ heading, blocks }) => ({
      title: textOf(heading.children),
      minutes: heading.minutes,
      blocks: [heading, ...blocks],
    }))
    // who is credited stands below the outline; nobody reads it out
    .filter((part) => sectionOf(part.title) !== 'credits')
  if (intro.length === 0 && parts.length > 0) return parts
  const name = title ? textOf(title.children) : outlineTitle
  return [{ title: name, minutes: title?.minutes ?? null, blocks: opening }, ...parts]
}
