import { MEETING_TYPES } from '../../../contract/meeting/meeting-types.ts'
import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftSection, OutlineDraft } from '../../model/document.ts'
import type { EngineInput } from '../../model/engine.ts'
import type { Repair } from '../../verify/repair.ts'
import { inspectDraft, type Inspection } from '../../verify/verify.ts'
import { tooLong } from './outline-length.ts'
import { asTold, TAKEN_REASONS, untoldReason } from './prompt.ts'
import { type ModelDraft, untold } from './untold.ts'

/** Less than this that verification took away is not worth another call. */
const WORTH_ASKING = 2
/** The same of steps of the message that are not told. */
const UNTOLD_WORTH_ASKING = 2

/** What is wrong with each section, in words for the model. */
export type Problems = Map<SectionKind, string[]>

/**
 * What verification would take away of a draft, where that is a whole section or several things; what is much too long;
 * and where several steps of the message are not told, which.
 *
 * @param isAsked the model writes anew in any case, so one thing is worth telling it too
 */
export function problemsOf(
  draft: ModelDraft,
  { missing, repairs, speech }: Inspection,
  input: EngineInput,
  isAsked = false,
): Problems {
  const problems: Problems = new Map()
  for (const [kind, found] of repairs) {
    const reasons = reasonsOf(found)
    if (reasons.length > 0) problems.set(kind, reasons)
  }
  for (const kind of missing) {
    problems.set(kind, [...(problems.get(kind) ?? []), TAKEN_REASONS.section_empty ?? ''])
  }
  const taken = [...problems.values()].reduce((sum, reasons) => sum + reasons.length, 0)
  const long: Problems = new Map()
  for (const [kind, words] of tooLong(draft.sections, input.duration)) {
    long.set(kind, [`longa demais: no máximo ${words} palavras`])
  }
  const left = hasRoom(input) ? untold(draft, speech) : []
  const short: Problems =
    left.length < UNTOLD_WORTH_ASKING
      ? new Map()
      : new Map([['summary', left.map(({ words }) => untoldReason(words))]])
  const isWorth =
    isAsked || missing.length > 0 || taken >= WORTH_ASKING || long.size > 0 || short.size > 0
  return isWorth ? joined(joined(problems, long), short) : new Map()
}

/** For all of a message: not in a few minutes, and not for one person, whose page leaves out what would hurt. */
function hasRoom({ duration, outlineType }: EngineInput): boolean {
  return duration >= 30 && MEETING_TYPES[outlineType].audience !== 'person'
}

/** Of each section the reasons of both, those of the first before those of the second. */
export function joined(some: Problems, others: Problems): Problems {
  const all: Problems = new Map(some)
  for (const [kind, reasons] of others) all.set(kind, [...(all.get(kind) ?? []), ...reasons])
  return all
}

/** What a model wrote anew: sections, and the lines around them where they speak of what changed. */
export type Rewritten = {
  sections: readonly DraftSection[]
  lines: Pick<OutlineDraft, 'preparation' | 'leaderNotes'>
}

/**
 * The draft with each rewritten section that was asked for and in which verification finds no more to take away than it
 * did before. What a reading wished for does not count: a wish that is granted is no leave to invent. The lines go with
 * the sections that they speak of: all of these, or none of the lines.
 */
export async function withBetter(
  draft: OutlineDraft,
  before: Inspection,
  { sections, lines }: Rewritten,
  asked: Problems,
  input: EngineInput,
): Promise<OutlineDraft> {
  const candidates = new Map<SectionKind, DraftSection>()
  for (const section of sections) {
    if (asked.has(section.kind) && !candidates.has(section.kind))
      candidates.set(section.kind, section)
  }
  // in its place: the passages that other sections print vouch for names of this one
  const after = await inspectDraft({ sections: withSections(draft, candidates) }, input)
  const better = [...candidates].filter(([kind]) => {
    const taken = takenOf(after, kind)
    return taken < Infinity && taken <= takenOf(before, kind)
  })
  return {
    ...draft,
    ...(better.length === candidates.size && lines),
    sections: withSections(draft, new Map(better)),
  }
}

function withSections(
  { sections }: OutlineDraft,
  others: ReadonlyMap<SectionKind, DraftSection>,
): DraftSection[] {
  const left = new Map(others)
  const replaced = sections.map((section) => {
    const other = left.get(section.kind)
    left.delete(section.kind)
    return other ? { ...other, minutes: section.minutes } : section
  })
  return [...replaced, ...left.values()]
}

/** How many things verification takes of a section; without end where nothing is left of it. */
function takenOf({ kept, repairs }: Inspection, kind: SectionKind): number {
  const isLeft = kept.some((section) => section.kind === kind)
  return isLeft ? reasonsOf(repairs.get(kind) ?? []).length : Infinity
}

function reasonsOf(repairs: readonly Repair[]): string[] {
  return repairs.flatMap(({ rule, detail, taken }) => {
    // an opinion that was only asked for its reasons is mended
    const reason = detail === 'reasons asked' ? undefined : TAKEN_REASONS[rule]
    if (reason === undefined) return []
    return [taken === undefined ? reason : `${reason}: ${asTold(taken)}`]
  })
}
