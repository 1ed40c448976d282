import { REQUIRED_SECTIONS, type SectionKind } from './sections.ts'
import { BLOCK_PARTS, blockOf, type MeetingBlock } from './structures.ts'
import { shareMinutes } from './share-minutes.ts'

type Timed = { kind: SectionKind; minutes: number }

/** A section in its block, or a block of which the outline says nothing. */
export type Placed<Section> =
  | { block: MeetingBlock | null; section: Section }
  | { block: MeetingBlock; section: null }

/** The meeting in the church's order. Within a block the sections keep theirs; without blocks it is as it was. */
export function inBlocks<Section extends { kind: SectionKind }>(
  sections: readonly Section[],
  blocks: readonly MeetingBlock[] | undefined,
): Placed<Section>[] {
  if (!blocks) return sections.map((section) => ({ block: null, section }))
  return blocks.flatMap((block): Placed<Section>[] => {
    if (block.part === null) return [{ block, section: null }]
    return sections
      .filter(({ kind }) => blockOf(kind, blocks) === block)
      .map((section) => ({ block, section }))
  })
}

/** How churches call the part of a meeting that is about who is not there yet. */
const OUTREACH = /evangel|miss(?:ão|ões|ion)|alcan[cç]/i

/** The sections that stand in such a part; the Word is about its text, however it is called. */
export function outreachIn(blocks: readonly MeetingBlock[] = []): ReadonlySet<SectionKind> {
  const parts = blocks.flatMap(({ name, part }) =>
    part !== null && OUTREACH.test(name) ? BLOCK_PARTS[part].sections : [],
  )
  return new Set(parts)
}

/**
 * The sections of a block that has minutes of its own share these, in the proportions that they had; all others share
 * what is left, the required ones before the others.
 *
 * @param duration minutes of all sections together
 */
export function withBlockMinutes<Section extends Timed>(
  sections: readonly Section[],
  blocks: readonly MeetingBlock[] | undefined,
  duration: number,
): Section[] {
  if (!blocks) return [...sections]
  const given = new Map<SectionKind, number>()
  const share = (members: readonly Section[], minutes: number) => {
    const shares = members.map((section) => ({
      minutes: section.minutes,
      required: REQUIRED_SECTIONS.includes(section.kind),
    }))
    for (const [index, value] of shareMinutes(shares, minutes).entries()) {
      const member = members[index]
      if (member) given.set(member.kind, value)
    }
  }
  let left = duration
  for (const block of blocks) {
    const members = sections.filter(({ kind }) => blockOf(kind, blocks) === block)
    if (block.minutes === null || members.length === 0) continue
    share(members, block.minutes)
    left -= block.minutes
  }
  share(
    sections.filter(({ kind }) => !given.has(kind)),
    left,
  )
  return sections.map((section) => ({ ...section, minutes: given.get(section.kind) ?? 0 }))
}
