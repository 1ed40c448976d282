import { DURATION } from '@contract/limits'
import { isOutlineType, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { blocksOf, leastMinutes, type MeetingBlock } from '@contract/meeting/structures'
import type { Group } from './group'

/** The church's order of this group's meetings; null for the usual one, which is that of somebody who is alone. */
export function blocksFor(
  { structure }: Pick<Group, 'structure'>,
  type: string,
): readonly MeetingBlock[] | null {
  const isAlone = isOutlineType(type) && MEETING_TYPES[type].audience === 'person'
  return isAlone ? null : blocksOf(structure)
}

/** The shortest meeting that holds these blocks and so many minutes more, as a form can ask for it. */
export function leastDuration(blocks: readonly MeetingBlock[], more = 0): number {
  return Math.ceil((leastMinutes(blocks) + more) / DURATION.step) * DURATION.step
}
