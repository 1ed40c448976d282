import { inBlocks } from '@contract/meeting/blocks'
import { FOLLOW_UP } from '@contract/meeting/follow-up'
import { planMeeting } from '@contract/meeting/meeting-plan'
import type { OutlineType } from '@contract/meeting/meeting-types'
import { SECTIONS, titleIn, type SectionKind } from '@contract/meeting/sections'
import { leastMinutes, ownMinutes, type MeetingBlock } from '@contract/meeting/structures'

export type PartToCome = { title: string; minutes: number }

type Meeting = {
  outlineType: OutlineType
  /** Of the whole meeting, in minutes. */
  duration: number
  /** In the church's order; null for the usual one. */
  blocks: readonly MeetingBlock[] | null
  followsUp: boolean
}

/** What the headings of the sheet will be, in their order, with the minutes that they begin from. */
export function partsToCome({ outlineType, duration, blocks, followsUp }: Meeting): PartToCome[] {
  // an order that does not fit is left out, and before it the look back
  const own = blocks && leastMinutes(blocks) <= duration ? blocks : undefined
  const least = own ? leastMinutes(own) : 0
  const looksBack = followsUp && least + FOLLOW_UP.minutes <= duration
  const written = duration - (looksBack ? FOLLOW_UP.minutes : 0) - ownMinutes(own ?? [])
  const sections = planMeeting({ outlineType, duration: written, blocks: own })
  return [
    ...(looksBack ? [{ title: SECTIONS.followUp.title, minutes: FOLLOW_UP.minutes }] : []),
    ...inBlocks(sections, own).map(({ block, section }) =>
      section
        ? { title: titleOf(block, section.kind), minutes: section.minutes }
        : { title: block.name, minutes: block.minutes ?? 0 },
    ),
  ]
}

function titleOf(block: MeetingBlock | null, kind: SectionKind): string {
  return block ? titleIn(block.name, kind) : SECTIONS[kind].title
}
