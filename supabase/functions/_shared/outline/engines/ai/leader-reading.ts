import { z } from 'zod'
import {
  IDEA_LEAD,
  PREPARATION_LEAD,
  isSectionKind,
  SECTIONS,
} from '../../../contract/meeting/sections.ts'
import { formatReference } from '../../../bible/canon.ts'
import type { OutlineBlock, OutlineDocument, OutlineDraft } from '../../model/document.ts'
import type { EngineInput } from '../../model/engine.ts'
import { type Inspection, verifyOutline } from '../../verify/verify.ts'
import { readWith } from './answer.ts'
import type { Ask } from './ask.ts'
import { READING_JSON_SCHEMA } from './json-schemas.ts'
import { asNote, READING_INSTRUCTIONS, readingPrompt, type Source } from './prompt.ts'
import type { Problems } from './second-look.ts'

const MAX_OUTPUT_TOKENS = 2_500
/** More than the gravest would have everything written anew, and what was good with it. */
const MOST_NOTES = 7

const reading = z.object({
  notes: z.array(
    z.object({ section: z.string(), words: z.string(), why: z.string(), instead: z.string() }),
  ),
})

/**
 * What somebody who heard the message and has led groups for years would change in an outline before a friend opens it:
 * a reading by the model with the whole message beside the sheet as it would be printed, Bible text and all. It sees no
 * instructions of the first call and no analysis: some 16,000 tokens in and 800 out. A reading that fails finds nothing,
 * and so does one of a draft that cannot be printed yet.
 */
export async function leaderReading(
  ask: Ask,
  draft: OutlineDraft,
  inspection: Inspection,
  input: EngineInput,
  source: Source,
  signal: AbortSignal,
): Promise<Problems> {
  const problems: Problems = new Map()
  const sheet = await printed(draft, inspection, input)
  if (sheet === null) return problems
  const { notes } = await ask(
    {
      instructions: READING_INSTRUCTIONS,
      message: {
        role: 'user',
        content: readingPrompt(input, source, sheet, draft.sections),
      },
      schema: READING_JSON_SCHEMA,
      name: 'reading',
      read: (value) => readWith(reading, value),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      reminder: '"notes" é uma lista e pode ser vazia.',
    },
    signal,
  ).catch(() => ({ notes: [] }))
  for (const { section, ...note } of notes.slice(0, MOST_NOTES)) {
    if (!isSectionKind(section) || !draft.sections.some(({ kind }) => kind === section)) continue
    problems.set(section, [...(problems.get(section) ?? []), asNote(note)])
  }
  return problems
}

/** What verification would print, in words only; null where it would print nothing. */
async function printed(
  draft: OutlineDraft,
  inspection: Inspection,
  input: EngineInput,
): Promise<string | null> {
  const verified = await verifyOutline(draft, input, 'ai', inspection).catch(() => null)
  return verified && inWords(verified.document)
}

function inWords({
  title,
  idea,
  goal,
  preparation,
  sections,
  leaderNotes,
}: OutlineDocument): string {
  return [
    title,
    ...(idea === null ? [] : [`${IDEA_LEAD} ${idea}`]),
    ...(goal === null ? [] : [`Objetivo do encontro: ${goal}`]),
    ...(preparation === null ? [] : [`${PREPARATION_LEAD} ${preparation}`]),
    ...sections.flatMap(({ kind, minutes, blocks }) => [
      `## ${SECTIONS[kind].title} (${minutes} min)`,
      ...blocks.map(blockInWords),
    ]),
    ...(leaderNotes.length > 0
      ? [`## ${SECTIONS.leader.title}`, ...leaderNotes.map((note) => `- ${note}`)]
      : []),
  ].join('\n\n')
}

function blockInWords(block: OutlineBlock): string {
  if ('items' in block) return block.items.map((item) => `- ${item}`).join('\n')
  if (block.kind === 'verse') return `> ${formatReference(block.reference)} — ${block.text}`
  if (block.kind === 'quote') return `> "${block.text}"`
  if (block.kind === 'note') return `(Só para quem conduz: ${block.text})`
  return block.kind === 'heading' ? `### ${block.text}` : block.text
}
