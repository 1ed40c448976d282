import { allotMinutes, type Wish } from './allot-minutes.ts'
import type { OutlineType } from './meeting-types.ts'
import { type SectionKind, SECTIONS } from './sections.ts'
import { BLOCK_PARTS, type MeetingBlock } from './structures.ts'
import { inBlocks, withBlockMinutes } from './blocks.ts'

type Meeting = {
  outlineType: OutlineType
  /** Minutes of all sections together. */
  duration: number
  /** Of the church's meeting, where it has an order of its own; `duration` is without those that say nothing. */
  blocks?: readonly MeetingBlock[] | undefined
}

/**
 * The sections of a meeting, in its order and with its minutes: those of its type, or of the church's blocks.
 *
 * @param wishes of the group, which go before what the blocks say
 */
export function planMeeting(
  { outlineType, duration, blocks }: Meeting,
  wishes: readonly Wish[] = [],
): { kind: SectionKind; minutes: number }[] {
  if (!blocks) return allotMinutes(outlineType, duration, wishes)
  const allotted = allotMinutes(outlineType, duration, [...wishesOf(blocks), ...wishes])
  const timed = withBlockMinutes(allotted, blocks, duration).filter(
    ({ kind, minutes }) => minutes > 0 || SECTIONS[kind].required,
  )
  return inBlocks(timed, blocks).flatMap(({ section }) => section ?? [])
}

/** A church that has a moment for singing wants it in a short meeting too, and one that has none does not. */
function wishesOf(blocks: readonly MeetingBlock[]): Wish[] {
  const placed = new Set(
    blocks.flatMap(({ part }) => (part === null ? [] : BLOCK_PARTS[part].sections)),
  )
  return Object.values(BLOCK_PARTS).flatMap(({ sections }) =>
    sections.map((kind) => ({ kind, wanted: placed.has(kind) })),
  )
}
