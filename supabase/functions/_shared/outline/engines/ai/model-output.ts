import {
  isSectionKind,
  REQUIRED_SECTIONS,
  sectionOf,
  type SectionKind,
} from '../../../contract/sections.ts'
import { z } from 'zod'
import { type DraftBlock, type DraftSection, type OutlineDraft } from '../../model/document.ts'
import { type Reading, readWith } from './answer.ts'
import { BLOCK_KINDS } from './json-schemas.ts'

const modelBlock = z
  .object({
    kind: z.enum(BLOCK_KINDS),
    origin: z.enum(['said', 'suggested']).catch('suggested'),
    text: z.string().nullish(),
    items: z.array(z.string()).nullish(),
  })
  .transform((block): DraftBlock | null => {
    const text = block.text?.trim() ?? ''
    const items = (block.items ?? []).filter((item) => item.trim() !== '')
    if (block.kind === 'bullets' || block.kind === 'numbered') {
      const listed = items.length > 0 || text === '' ? items : [text]
      return listed.length === 0 ? null : { kind: block.kind, items: listed, origin: block.origin }
    }
    const words = text === '' ? items.join(' ') : text
    if (words === '') return null
    if (block.kind === 'paragraph') return { kind: 'paragraph', text: words, origin: block.origin }
    if (block.kind === 'quote') return { kind: 'quote', text: words, at: null }
    if (block.kind === 'verse') return { kind: 'verse', reference: words }
    return { kind: 'heading', text: words }
  })

const modelSection = z.object({
  kind: z.string().transform((kind, context): SectionKind => {
    const known = sectionKind(kind)
    if (known) return known
    context.addIssue({ code: 'custom', message: `unknown section: ${kind.slice(0, 40)}` })
    return z.NEVER
  }),
  minutes: z.coerce.number().catch(0),
  blocks: z.array(modelBlock).transform((blocks) => blocks.filter((block) => block !== null)),
})

const modelOutput = z
  .object({
    title: z.string(),
    sections: z.array(modelSection),
    relatedTexts: z.array(z.string()).nullish(),
  })
  .transform((output): OutlineDraft => ({ ...output, relatedTexts: output.relatedTexts ?? [] }))
  .superRefine((draft, context) => {
    for (const kind of REQUIRED_SECTIONS) {
      if (draft.sections.some((section) => section.kind === kind && section.blocks.length > 0))
        continue
      context.addIssue({ code: 'custom', message: `missing section: ${kind}` })
    }
  })

/** Reads what a model returned, forgiving where the meaning is certain; nothing in it is true yet. */
export function readModelOutput(value: unknown): Reading<OutlineDraft> {
  return readWith(modelOutput, value)
}

/** One section of an answer that is still being written; null where it is no section. */
export function readModelSection(value: unknown): DraftSection | null {
  const parsed = modelSection.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** A kind as asked for, or by the title it has on the outline ('Quebra-gelo'). */
function sectionKind(written: string): SectionKind | null {
  const name = written.trim().toLowerCase()
  const named = isSectionKind(name) ? name : sectionOf(written)
  return isSectionKind(named) ? named : null
}
