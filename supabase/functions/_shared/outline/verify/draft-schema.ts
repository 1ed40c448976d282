import { isSectionKind, type SectionKind } from '../../contract/meeting/sections.ts'
import { z } from 'zod'
import { type DraftBlock } from '../model/document.ts'
import type { Report } from './repair.ts'

const origin = z.enum(['said', 'suggested'])
const proof = { evidence: z.string().optional(), at: z.number().nullable().optional() }

const draftBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string(), origin, ...proof }),
  z.object({ kind: z.literal('bullets'), items: z.array(z.string()), origin, ...proof }),
  z.object({ kind: z.literal('numbered'), items: z.array(z.string()), origin, ...proof }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string(), at: z.number().nullable() }),
  z.object({ kind: z.literal('verse'), reference: z.string() }),
])

export type MergedSection = { kind: SectionKind; minutes: number; blocks: DraftBlock[] }

/**
 * The sections that are known, each once: what a second one of the same kind holds goes to the first,
 * minutes too. What is not a block at all is left out.
 */
export function mergeSections(sections: readonly unknown[], report: Report): MergedSection[] {
  const merged = new Map<SectionKind, MergedSection>()
  for (const section of sections) {
    const { kind, minutes, blocks } = asRecord(section)
    if (!isSectionKind(kind)) {
      report('section_unknown', 'section dropped')
      continue
    }
    const asked = typeof minutes === 'number' ? minutes : Number.NaN
    const read = readBlocks(blocks, kind, report)
    const first = merged.get(kind)
    if (!first) {
      merged.set(kind, { kind, minutes: asked, blocks: read })
      continue
    }
    report('section_merged', kind)
    first.minutes =
      (Number.isFinite(first.minutes) ? first.minutes : 0) + (Number.isFinite(asked) ? asked : 0)
    first.blocks.push(...read)
  }
  return [...merged.values()]
}

function readBlocks(blocks: unknown, kind: SectionKind, report: Report): DraftBlock[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block) => {
    const parsed = draftBlock.safeParse(block)
    if (parsed.success) return [parsed.data]
    report('schema', `${kind}: block dropped`)
    return []
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
