import { MEETING_TYPES, type OutlineType, type SectionShare } from './meeting-types.ts'
import { type SectionKind, SECTIONS } from './sections.ts'

/** The share of a section in a meeting of this type; a small one for what its plan does not know. */
export function usualShare(type: OutlineType, kind: SectionKind): number {
  return MEETING_TYPES[type].sections.find((share) => share.kind === kind)?.weight ?? 8
}

/** Whether a meeting of so many minutes has this section without being asked for it. */
function isUsual({ from = 0 }: SectionShare, duration: number): boolean {
  return from !== 'asked' && duration >= from
}

/** What a group asks for beyond the plan of its type; `weight` changes the section's share. */
export type Wish = { kind: SectionKind; wanted: boolean; weight?: number }

/**
 * Sections of a type in their order, with whole minutes that add up to `duration` exactly.
 *
 * The six required sections are always there. From 10 minutes on each has at least one; a shorter meeting
 * has fewer minutes than sections, so its last ones have 0: they stand on the outline without a time.
 * `wishes` add a section that the plan leaves out (asked for prayer in ten minutes, an activity for
 * children) or take one away; a required one stays.
 */
export function allotMinutes(
  type: OutlineType,
  duration: number,
  wishes: readonly Wish[] = [],
): { kind: SectionKind; minutes: number }[] {
  const wished = new Map(wishes.map((wish) => [wish.kind, wish]))
  const shares = MEETING_TYPES[type].sections
    .filter(
      (share) =>
        SECTIONS[share.kind].required ||
        (wished.get(share.kind)?.wanted ?? isUsual(share, duration)),
    )
    .map(({ kind, weight, most }) => ({ kind, most, weight: wished.get(kind)?.weight ?? weight }))
  const minutes = shares.map(() => 0)
  const total = shares.reduce((sum, share) => sum + share.weight, 0)
  const give = (index: number) => {
    minutes[index] = (minutes[index] ?? 0) + 1
  }

  const byWeight = shares
    .map((share, index) => ({ index, weight: share.weight }))
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, duration)
  for (const { index } of byWeight) give(index)

  // One minute at a time to whoever is furthest below its share: at most 120 steps over ten sections.
  for (let given = byWeight.length; given < duration; given += 1) {
    let neediest = 0
    let most = Number.NEGATIVE_INFINITY
    for (const [index, share] of shares.entries()) {
      const has = minutes[index] ?? 0
      const need = (share.weight / total) * duration - has
      if (has < share.most && need > most) {
        most = need
        neediest = index
      }
    }
    give(neediest)
  }
  return shares.map(({ kind }, index) => ({ kind, minutes: minutes[index] ?? 0 }))
}
