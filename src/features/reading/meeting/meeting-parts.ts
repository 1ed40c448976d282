import { sectionOf } from '@contract/meeting/sections'
import {
  isPreparation,
  partsOf,
  textOf,
  type Block,
  type OutlineTree,
} from '@parsed-outline/outline-tree'

export type MeetingPart = {
  title: string
  /** Null where the part has no time of its own. */
  minutes: number | null
  blocks: readonly Block[]
  /** What stands before the first section, by the outline's own title. */
  isOpening?: true
}

/** An outline one screen at a time: what stands before the first section, then its sections. */
export function meetingParts(tree: OutlineTree, outlineTitle: string): readonly MeetingPart[] {
  const { title, intro: above, sections } = partsOf(tree)
  const intro = above.filter((block) => !isPreparation(block))
  const opening = [...(title ? [title] : []), ...intro]
  const parts: MeetingPart[] = sections
    .map(({ heading, blocks }) => ({
      title: textOf(heading.children),
      minutes: heading.minutes,
      blocks: [heading, ...blocks],
    }))
    // who is credited stands below the outline, and what only the leader needs is read before; nobody reads them out
    .filter((part) => !['credits', 'leader'].includes(sectionOf(part.title) ?? ''))
  if (intro.length === 0 && parts.length > 0) return parts
  const name = title ? textOf(title.children) : outlineTitle
  return [
    { title: name, minutes: title?.minutes ?? null, blocks: opening, isOpening: true },
    ...parts,
  ]
}

/** What whoever leads has to know before the meeting begins; empty where there is nothing. */
export function leaderNotice(tree: OutlineTree): readonly Block[] {
  const { intro, sections } = partsOf(tree)
  const notice: Block[] = []
  for (const { heading, blocks } of sections) {
    if (sectionOf(textOf(heading.children)) === 'leader') notice.push(heading, ...blocks)
  }
  // what had to be done at home comes last: the meeting is about to begin
  notice.push(...intro.filter(isPreparation))
  return notice
}
