import { z } from 'zod'
import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftBlock, OutlineDraft } from '../../model/document.ts'
import type { EngineInput } from '../../model/engine.ts'
import { prove } from '../../verify/evidence.ts'
import { indexSpeech } from '../../verify/speech-index.ts'
import { readWith } from './answer.ts'
import type { Ask } from './ask.ts'
import { CRITIQUE_JSON_SCHEMA } from './json-schemas.ts'
import { CRITIQUE_INSTRUCTIONS, critiquePrompt } from './prompt.ts'
import type { Problems } from './second-look.ts'

/** Words of speech to each side of its proof that a claim is judged by: as far as verification lets it reach. */
const NEAR = 600
const MAX_OUTPUT_TOKENS = 2_000
/** Fewer questions that would fit any sermon are not worth another call. */
const GENERIC = 2

const critique = z.object({
  said: z.array(z.object({ id: z.number(), verdict: z.string() })),
  questions: z.array(z.object({ id: z.number(), generic: z.boolean() })).catch([]),
})

export type Critique = {
  problems: Problems
  /** Texts that are marked as said, and were not. */
  untrue: ReadonlySet<string>
}

type Item = {
  kind: SectionKind
  name: 'AFIRMAÇÃO' | 'PERGUNTA'
  text: string
  /** Marked as said, so that it goes where nobody said it; what is ours is only not to contradict. */
  isSaid?: true
}

/**
 * A second reading by the model: whether what is marked as said is borne out by what was said around the proofs, and
 * whether a question could be asked of any sermon. It sees no instructions of the first, and no analysis: about 12,000
 * tokens in and 300 out. What it does not answer counts as right; a critique that fails is none.
 */
export async function critiqueOf(
  ask: Ask,
  draft: OutlineDraft,
  input: EngineInput,
  signal: AbortSignal,
): Promise<Critique> {
  const { items, heard } = itemsOf(draft, input)
  const problems: Problems = new Map()
  const untrue = new Set<string>()
  const judged = await ask(
    {
      instructions: CRITIQUE_INSTRUCTIONS,
      message: { role: 'user', content: critiquePrompt(heard, items) },
      schema: CRITIQUE_JSON_SCHEMA,
      name: 'critique',
      read: (value) => readWith(critique, value),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      reminder: '"said" e "questions" são listas e podem ser vazias.',
    },
    signal,
  ).catch(() => ({ said: [], questions: [] }))

  const blame = ({ kind }: Item, reason: string) =>
    problems.set(kind, [...(problems.get(kind) ?? []), reason])
  for (const { id, verdict } of judged.said) {
    const item = items[id - 1]
    if (item?.name !== 'AFIRMAÇÃO') continue
    if (verdict !== 'contradicted' && !(verdict === 'absent' && item.isSaid)) continue
    if (item.isSaid) untrue.add(item.text)
    const fault = verdict === 'absent' ? 'não se acha na mensagem' : 'contradiz a mensagem'
    blame(item, `"${item.text}" ${fault}`)
  }
  const generic = judged.questions.flatMap(({ id, generic: isGeneric }) => {
    const item = items[id - 1]
    return isGeneric && item?.name === 'PERGUNTA' ? [item] : []
  })
  if (generic.length >= GENERIC) {
    for (const item of generic) {
      blame(
        item,
        `"${item.text}" serviria para qualquer mensagem; ligue a uma história ou frase desta`,
      )
    }
  }
  return { problems, untrue }
}

/** The draft without what the critique found untrue and the model did not write anew. */
export function withoutUntrue(draft: OutlineDraft, untrue: ReadonlySet<string>): OutlineDraft {
  if (untrue.size === 0) return draft
  const sections = draft.sections.map(({ kind, minutes, blocks }) => ({
    kind,
    minutes,
    blocks: blocks.filter((block) => !claimsOf(block).some((text) => untrue.has(text))),
  }))
  return { ...draft, sections }
}

function itemsOf(
  draft: OutlineDraft,
  { transcript }: EngineInput,
): { items: Item[]; heard: string[] } {
  const speech = indexSpeech(transcript)
  const proofs: number[] = []
  const items = draft.sections.flatMap(({ kind, blocks }) =>
    blocks.flatMap((block): Item[] => {
      if (kind === 'questions' && 'items' in block) {
        return block.items.map((text) => ({ kind, name: 'PERGUNTA', text }))
      }
      if (kind === 'conclusion' && block.kind === 'paragraph' && block.origin === 'suggested') {
        return [{ kind, name: 'AFIRMAÇÃO', text: block.text }]
      }
      return claimsOf(block).flatMap((text) => {
        const { evidence = '', at = null } = block as { evidence?: string; at?: number | null }
        const proof = prove({ text, evidence, at }, speech)
        // Of what has no proof verification disposes.
        if (proof === null) return []
        proofs.push(proof.word)
        return [{ kind, name: 'AFIRMAÇÃO', text, isSaid: true }]
      })
    }),
  )
  return { items, heard: around(proofs).map(({ from, to }) => speech.textOf(from, to)) }
}

/** Parts of the speech around words, in order, those that touch as one. */
function around(words: readonly number[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (const word of words.toSorted((a, b) => a - b)) {
    const last = parts.at(-1)
    if (last && word - NEAR <= last.to) last.to = word + NEAR
    else parts.push({ from: word - NEAR, to: word + NEAR })
  }
  return parts
}

function claimsOf(block: DraftBlock): readonly string[] {
  if (!('origin' in block) || block.origin !== 'said') return []
  return 'items' in block ? [block.items.join(' ')] : [block.text]
}
