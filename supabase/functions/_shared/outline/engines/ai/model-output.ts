import {
  isSectionKind,
  REQUIRED_SECTIONS,
  type Origin,
  sectionOf,
  type SectionKind,
} from '../../../contract/meeting/sections.ts'
import { z } from 'zod'
import type { DraftBlock, DraftSection, OutlineDraft } from '../../model/document.ts'
import { type Reading, readWith } from './answer.ts'
import { BLOCK_KINDS } from './json-schemas.ts'
import { wordsOnly } from '../../model/words.ts'
import { secondsOfMark } from '../../model/time-mark.ts'
import type { ModelDraft } from './untold.ts'

const modelBlock = z
  .object({
    kind: z.enum(BLOCK_KINDS),
    origin: z.enum(['said', 'suggested']).catch('suggested'),
    text: z.string().nullish(),
    items: z.array(z.string()).nullish(),
    evidence: z.string().nullish().catch(null),
    at: z.string().nullish().catch(null),
  })
  .transform((block): DraftBlock | null => {
    const text = block.text?.trim() ?? ''
    const items = (block.items ?? []).filter((item) => item.trim() !== '')
    if (block.kind === 'bullets' || block.kind === 'numbered') {
      const listed = items.length > 0 || text === '' ? items : [text]
      return listed.length === 0 ? null : { kind: block.kind, items: listed, ...claimOf(block) }
    }
    const words = text === '' ? items.join(' ') : text
    if (words === '') return null
    if (block.kind === 'paragraph') return { kind: 'paragraph', text: words, ...claimOf(block) }
    // Where the same words are said twice, the mark tells which time; the time shown is the transcript's.
    if (block.kind === 'quote')
      return { kind: 'quote', text: words, at: secondsOfMark(block.at ?? '') }
    if (block.kind === 'note') return { kind: 'note', text: withoutLabel(words) }
    if (block.kind === 'verse') return { kind: 'verse', reference: words }
    return { kind: 'heading', text: words }
  })

/** It is printed under 'Para quem conduz:', and a model says so once more. */
function withoutLabel(note: string): string {
  return note.replace(LABEL, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const LABEL = /^(?:só )?para (?:quem conduz|o líder|a líder|quem lidera)\s*:\s*/iu

type Claimed = {
  origin: Origin
  evidence?: string | null | undefined
  at?: string | null | undefined
}

/** A model proves what it marks as said, by words or by a mark of time. */
function claimOf({ origin, evidence, at }: Claimed) {
  if (origin === 'suggested') return { origin }
  return { origin, evidence: evidence?.trim() ?? '', at: secondsOfMark(at ?? '') }
}

/** '8', '8 min', 'cerca de 8 minutos'; 0 for what holds no number. */
const minutes = z
  .union([z.number(), z.string().transform((text) => Number(/\d+/.exec(text)?.[0] ?? 0))])
  .catch(0)

const modelSection = z.object({
  kind: z.string().transform((kind, context): SectionKind => {
    const known = sectionKind(kind)
    if (known) return known
    context.addIssue({ code: 'custom', message: `unknown section: ${kind.slice(0, 40)}` })
    return z.NEVER
  }),
  minutes,
  blocks: z.array(modelBlock).transform((blocks) => blocks.filter((block) => block !== null)),
})

const modelOutput = z
  .object({
    analysis: z
      .object({
        notHis: z.array(z.object({ words: z.string() })).catch([]),
        movements: z.array(z.object({ words: z.string(), at: z.string().catch('') })).catch([]),
      })
      .nullish()
      .catch(null),
    title: z.string(),
    idea: z.string().nullish().catch(null),
    goal: z.string().nullish().catch(null),
    preparation: z.string().nullish().catch(null),
    sections: z.array(modelSection),
    leaderNotes: z.array(z.string()).nullish().catch(null),
    relatedTexts: z.array(z.string()).nullish(),
  })
  .transform(({ analysis, sections, leaderNotes, relatedTexts, ...lines }): ModelDraft => {
    const others = (analysis?.notHis ?? []).map(({ words }) => words)
    return {
      ...lines,
      movements: (analysis?.movements ?? []).map(({ words, at }) => ({
        words,
        at: secondsOfMark(at),
      })),
      sections: sections.map((section) => withoutWordsOf(others, section)),
      leaderNotes: leaderNotes ?? [],
      relatedTexts: relatedTexts ?? [],
    }
  })
  .superRefine((draft, context) => {
    const missing = REQUIRED_SECTIONS.filter(
      (kind) =>
        !draft.sections.some((section) => section.kind === kind && section.blocks.length > 0),
    )
    // A few are asked for by themselves; an answer that has hardly any is none.
    if (missing.length <= REQUIRED_SECTIONS.length / 2) return
    for (const kind of missing) {
      context.addIssue({ code: 'custom', message: `missing section: ${kind}` })
    }
  })

/** Fewer words than this are anybody's. */
const OTHERS_WORDS = 4

/** What the analysis knows to be somebody else's words, or refuted, is not quoted as the preacher's. */
function withoutWordsOf(others: readonly string[], section: DraftSection): DraftSection {
  const known = others.map(wordsOnly).filter((words) => words.split(' ').length >= OTHERS_WORDS)
  const blocks = section.blocks.filter((block) => {
    if (block.kind !== 'quote') return true
    const quoted = wordsOnly(block.text)
    return !known.some(
      (words) =>
        words.includes(quoted) || (quoted.includes(words) && words.length * 2 > quoted.length),
    )
  })
  return { ...section, blocks }
}

/** Reads what a model returned, forgiving where the meaning is certain; nothing in it is true yet. */
export function readModelOutput(value: unknown): Reading<ModelDraft> {
  return readWith(modelOutput, value)
}

/** The sections of an answer, whichever it has. */
export function readModelSections(value: unknown): DraftSection[] {
  const { sections } = Object(value) as { sections?: unknown }
  return (Array.isArray(sections) ? sections : []).flatMap((section) => {
    const read = readModelSection(section)
    return read === null || read.blocks.length === 0 ? [] : [read]
  })
}

/** What stands around the sections and speaks of them, where a second answer has it anew. */
export function readModelLines(value: unknown): Pick<OutlineDraft, 'preparation' | 'leaderNotes'> {
  const { data } = modelLines.safeParse(value)
  const preparation = data?.preparation?.trim()
  const leaderNotes = data?.leaderNotes?.filter((note) => note.trim() !== '') ?? []
  return { ...(preparation && { preparation }), ...(leaderNotes.length > 0 && { leaderNotes }) }
}

const modelLines = z.object({
  preparation: z.string().nullish().catch(null),
  leaderNotes: z.array(z.string()).nullish().catch(null),
})

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
