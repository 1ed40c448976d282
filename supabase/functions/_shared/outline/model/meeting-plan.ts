import type { OutlineType } from '../../contract/outline-type.ts'
import type { SectionKind } from './document.ts'

/**
 * How a meeting shares its time: `weight` is the share, `most` the minutes after which more of it helps
 * nobody, `from` the shortest meeting in which it appears at all.
 */
type Share = { kind: SectionKind; weight: number; most: number; from?: number }

const ALWAYS = Number.POSITIVE_INFINITY

/** In the order of the sheet. */
const PLANS = {
  celula: [
    { kind: 'icebreaker', weight: 15, most: 15 },
    { kind: 'worship', weight: 12, most: 15, from: 60 },
    { kind: 'summary', weight: 20, most: 20 },
    { kind: 'activity', weight: 16, most: 20, from: ALWAYS },
    { kind: 'questions', weight: 34, most: 120 },
    { kind: 'application', weight: 12, most: 15 },
    { kind: 'prayer', weight: 10, most: 15, from: 20 },
    { kind: 'conclusion', weight: 5, most: 5 },
    { kind: 'challenge', weight: 5, most: 5 },
  ],
  estudo: [
    { kind: 'icebreaker', weight: 8, most: 8 },
    { kind: 'observation', weight: 24, most: 30, from: 10 },
    { kind: 'summary', weight: 16, most: 20 },
    { kind: 'activity', weight: 16, most: 20, from: ALWAYS },
    { kind: 'questions', weight: 30, most: 120 },
    { kind: 'application', weight: 12, most: 15 },
    { kind: 'prayer', weight: 6, most: 10, from: 40 },
    { kind: 'conclusion', weight: 5, most: 5 },
    { kind: 'challenge', weight: 5, most: 5 },
  ],
  sermao: [
    { kind: 'icebreaker', weight: 6, most: 5 },
    { kind: 'introduction', weight: 12, most: 12, from: 10 },
    { kind: 'summary', weight: 12, most: 12 },
    { kind: 'points', weight: 38, most: 60, from: 10 },
    { kind: 'activity', weight: 14, most: 20, from: ALWAYS },
    { kind: 'application', weight: 14, most: 18 },
    { kind: 'questions', weight: 12, most: 120 },
    { kind: 'prayer', weight: 5, most: 8, from: 40 },
    { kind: 'conclusion', weight: 7, most: 8 },
    { kind: 'challenge', weight: 5, most: 5 },
  ],
  devocional: [
    { kind: 'icebreaker', weight: 10, most: 6 },
    { kind: 'summary', weight: 25, most: 25 },
    { kind: 'questions', weight: 25, most: 120 },
    { kind: 'application', weight: 15, most: 20 },
    { kind: 'prayer', weight: 18, most: 20, from: 10 },
    { kind: 'conclusion', weight: 6, most: 5 },
    { kind: 'challenge', weight: 6, most: 5 },
  ],
} as const satisfies Record<OutlineType, readonly Share[]>

/** The share of a section in a meeting of this type; a small one for what its plan does not know. */
export function usualShare(type: OutlineType, kind: SectionKind): number {
  const plan: readonly Share[] = PLANS[type]
  return plan.find((share) => share.kind === kind)?.weight ?? 8
}

/** What a group asks for beyond the plan of its type; `weight` changes the section's share. */
export type Wish = { kind: SectionKind; wanted: boolean; weight?: number }

/**
 * Sections of a type in their order, with whole minutes that add up to `duration` exactly.
 *
 * The six required sections are always there. From 10 minutes on each has at least one; a shorter meeting
 * has fewer minutes than sections, so its last ones have 0: they stand on the sheet without a time.
 * `wishes` add a section that the plan leaves out (asked for prayer in ten minutes, an activity for
 * children) or take one away; a required one stays.
 */
export function allotMinutes(
  type: OutlineType,
  duration: number,
  wishes: readonly Wish[] = [],
): { kind: SectionKind; minutes: number }[] {
  const wished = new Map(wishes.map((wish) => [wish.kind, wish]))
  const plan: readonly Share[] = PLANS[type]
  const shares = plan
    .filter(
      ({ kind, from }) => from === undefined || (wished.get(kind)?.wanted ?? duration >= from),
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
