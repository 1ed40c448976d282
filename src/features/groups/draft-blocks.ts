import {
  BLOCK_LIMITS,
  BLOCK_PARTS,
  type BlockPart,
  type MeetingBlock,
  problemOf,
  WORD,
} from '@contract/meeting/structures'
import { structureMessages } from '@/messages/groups/structure'

/** A block as it stands on the screen. */
export type DraftBlock = { key: number; name: string; minutes: string; part: BlockPart | null }

export type BlockErrors = { name?: string; minutes?: string }

let keys = 0

/** With a key of its own, so that a block that is moved keeps its fields. */
export function draftOf({ name, minutes, part }: MeetingBlock): DraftBlock {
  keys += 1
  return { key: keys, name, minutes: minutes === null ? '' : String(minutes), part }
}

export function emptyBlock(): DraftBlock {
  return draftOf({ name: '', minutes: null, part: null })
}

/** What was typed, as it is kept: minutes that are none are none. */
export function blockFrom({ name, minutes, part }: DraftBlock): MeetingBlock {
  const typed = minutes.trim()
  return {
    name: name.trim().replace(/\s+/g, ' '),
    minutes: part === WORD || typed === '' ? null : Number(typed),
    part,
  }
}

/** What is said beside the fields of a block; empty where all is well. */
export function errorsOf(draft: DraftBlock): BlockErrors {
  const block = blockFrom(draft)
  if (block.minutes !== null && !Number.isInteger(block.minutes)) {
    return { minutes: structureMessages.blockMinutesWrong }
  }
  return ERRORS[problemOf(block) ?? 'none']
}

const ERRORS: Record<NonNullable<ReturnType<typeof problemOf>> | 'none', BlockErrors> = {
  name: { name: structureMessages.blockNameWrong },
  taken: { name: structureMessages.blockNameTaken },
  minutes: { minutes: structureMessages.blockMinutesWrong },
  none: {},
}

/** With another part, called so where it has no name of its own. */
export function withPart(draft: DraftBlock, part: BlockPart | null): DraftBlock {
  const isUnnamed = draft.name.trim() === '' || draft.name === labelOf(draft.part)
  return { ...draft, part, name: isUnnamed ? labelOf(part) : draft.name }
}

function labelOf(part: BlockPart | null): string {
  return part === null ? '' : BLOCK_PARTS[part].label
}

/** The blocks with this one in the place of its neighbour. */
export function withMoved(
  blocks: readonly DraftBlock[],
  index: number,
  by: -1 | 1,
): readonly DraftBlock[] {
  const [one, other] = [blocks[index], blocks[index + by]]
  return one && other ? blocks.with(index, other).with(index + by, one) : blocks
}

/** Parts that no other block holds: a section stands in one place. */
export function partsFor(blocks: readonly DraftBlock[], block: DraftBlock): BlockPart[] {
  const taken = new Set(
    blocks.flatMap(({ key, part }) =>
      key === block.key || part === null ? [] : BLOCK_PARTS[part].sections,
    ),
  )
  return (Object.keys(BLOCK_PARTS) as BlockPart[]).filter(
    (part) => part !== WORD && !BLOCK_PARTS[part].sections.some((section) => taken.has(section)),
  )
}

export function isFull(blocks: readonly DraftBlock[]): boolean {
  return blocks.length >= BLOCK_LIMITS.blocks
}
