import { isSectionKind, sectionOf } from '../contract/meeting/sections.ts'
import { GROUP_WORDS, type GroupWord } from '../contract/meeting/group-words.ts'
import { DomainError } from '../contract/error-codes.ts'
import type { Log } from '../log.ts'
import type { EngineInput, SectionRewriter, WantedSection } from './model/engine.ts'
import { fitMinutes } from './verify/fit-minutes.ts'
import { wordsOnly } from './model/words.ts'
import { goalLead, suggestedLead, writeSectionBody } from './markdown/write-markdown.ts'
import { createSectionVerifier } from './verify/verify.ts'

/**
 * Another version of one section: written by the engine, verified as a whole outline is, and given as the Markdown
 * that stands below the section's heading. Throws DomainError; `no_other_version` where it says hardly
 * more than what is there already, or than what stood there when the outline was made.
 */
export async function rewriteSection(
  rewriter: SectionRewriter,
  input: EngineInput,
  wanted: WantedSection,
  options: { signal: AbortSignal; log?: Log },
): Promise<string> {
  const draft = await rewriter.rewrite(input, wanted, options)
  const verified = await createSectionVerifier(input)(draft)
  if (!verified || verified.kind !== wanted.kind) {
    throw new DomainError('model_failed', `nothing left in ${wanted.kind}`)
  }
  const section = fitMinutes({ ...verified, minutes: wanted.minutes }, input.outlineType, () => {})
  const { outlineType: type, videoId, called } = input
  const body = writeSectionBody(section, {
    type,
    video: { id: videoId, title: null },
    ...(called && { called }),
  })
  if ([wanted.current, wanted.made].some((known) => shareNew(body, known) < LEAST_NEW)) {
    throw new DomainError('no_other_version', wanted.kind)
  }
  return body
}

/** Of the words of another version, so many stand in lines that are new: another lead-in is no other version. */
const LEAST_NEW = 0.05

/** Share of a text's words that stand in lines which the other does not have: 0 to 1. */
function shareNew(text: string, known: string): number {
  const has = new Set(known.split('\n').map(wordsOnly))
  const lines = text.split('\n').map(wordsOnly)
  const wordsIn = (some: readonly string[]) => some.join(' ').split(' ').filter(Boolean).length
  return wordsIn(lines.filter((line) => !has.has(line))) / Math.max(1, wordsIn(lines))
}

/** The word for the group in an outline as it was made; null where it has none of the church's. */
export function wordIn(outline: string): GroupWord | null {
  const leads = (word: GroupWord) => [goalLead(word), suggestedLead('group', word)]
  return GROUP_WORDS.find((word) => leads(word).some((lead) => outline.includes(lead))) ?? null
}

/** A section of an outline as it was made, by its title: kind, minutes, Markdown; null where it has none such. */
export function findSection(
  outline: string,
  title: string,
): Pick<WantedSection, 'kind' | 'minutes' | 'made'> | null {
  const kind = sectionOf(title)
  if (!isSectionKind(kind)) return null
  for (const part of outline.split(/^(?=## )/m)) {
    const [heading, written, minutes] = /^## (.+) \((\d{1,3}) min\)$/m.exec(part) ?? []
    if (heading === undefined || written !== title) continue
    return { kind, minutes: Number(minutes), made: part.slice(heading.length).trim() }
  }
  return null
}
