import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import {
  type DraftBlock,
  type OutlineDraft,
  REQUIRED_SECTIONS,
  SECTION_TITLES,
  type SectionKind,
} from './document.ts'
import { isSectionKind } from './draft-schema.ts'

const BLOCK_KINDS = ['paragraph', 'bullets', 'numbered', 'heading', 'quote', 'verse'] as const
const SECTION_KINDS = Object.keys(SECTION_TITLES)

/**
 * What the model is asked for, in the request and in the prompt. One flat shape of block and every field
 * required: strict modes refuse unions and optional fields, and small models get them wrong.
 */
export const MODEL_JSON_SCHEMA: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'sections', 'relatedTexts'],
  properties: {
    title: { type: 'string' },
    sections: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'minutes', 'blocks'],
        properties: {
          kind: { type: 'string', enum: SECTION_KINDS },
          minutes: { type: 'integer' },
          blocks: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['kind', 'origin', 'text', 'items'],
              properties: {
                kind: { type: 'string', enum: [...BLOCK_KINDS] },
                origin: { type: 'string', enum: ['said', 'suggested'] },
                text: { type: 'string' },
                items: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    relatedTexts: { type: 'array', items: { type: 'string' } },
  },
}

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

export type ModelOutput =
  | { success: true; draft: OutlineDraft }
  /** What does not fit, for the repair attempt. */
  | { success: false; problems: string[] }

/** Reads what a model returned, forgiving where the meaning is certain; nothing in it is true yet. */
export function readModelOutput(value: unknown): ModelOutput {
  const parsed = modelOutput.safeParse(value)
  if (parsed.success) return { success: true, draft: parsed.data }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'JSON'}: ${message}`,
  )
  return { success: false, problems: problems.slice(0, 12) }
}

/** The JSON inside an answer: without a code fence, or words before and after. */
export function extractJson(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start === -1 || end < start ? text : text.slice(start, end + 1)
}

/** A kind as asked for, or by the title it has on the sheet ('Quebra-gelo'). */
function sectionKind(written: string): SectionKind | undefined {
  if (isSectionKind(written)) return written
  const sought = written.trim().toLowerCase()
  return SECTION_KINDS.filter(isSectionKind).find(
    (kind) => kind === sought || SECTION_TITLES[kind].toLowerCase() === sought,
  )
}
