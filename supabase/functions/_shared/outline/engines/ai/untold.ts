import { SECTIONS } from '../../../contract/meeting/sections.ts'
import type { DraftBlock, OutlineDraft } from '../../model/document.ts'
import { prove } from '../../verify/evidence.ts'
import { comparableWords, type Speech } from '../../verify/speech-index.ts'

/** A step of the message as a model's analysis names it: words of the preacher's, and their second. */
export type Movement = { words: string; at: number | null }

/** What an answer is read as: the outline, and the steps that its analysis found in the message. */
export type ModelDraft = OutlineDraft & { movements: readonly Movement[] }

/** Words by which what is told of a step may begin before the words that the analysis took from it. */
const BEFORE = 250
/** Fewer words than this are said in many places. */
const LEAST_WORDS = 4

/**
 * The steps of a message that its outline leaves out: between whose words and those of the next step nothing is told. The
 * model names the steps itself and code finds them, so a step that cannot be found is none.
 */
export function untold(
  { movements, sections }: Pick<ModelDraft, 'movements' | 'sections'>,
  speech: Speech,
): Movement[] {
  const found = movements
    .filter(({ words }) => comparableWords(words).length >= LEAST_WORDS)
    .flatMap((movement) => {
      const place = speech.locate(movement.words, movement.at)
      return place ? [{ movement, from: place.from }] : []
    })
    .toSorted((a, b) => a.from - b.from)
  const told = sections
    .filter(({ kind }) => SECTIONS[kind].origin === 'said')
    .flatMap(({ blocks }) => blocks.flatMap((block) => placeOf(block, speech)))
  return found
    .filter(({ from }, index) => {
      const next = found[index + 1]?.from ?? speech.wordCount
      return !told.some((word) => word >= from - BEFORE && word < next)
    })
    .map(({ movement }) => movement)
}

function placeOf(block: DraftBlock, speech: Speech): number[] {
  if (!('origin' in block) || block.origin !== 'said') return []
  const text = 'items' in block ? block.items.join(' ') : block.text
  const proof = prove({ text, evidence: block.evidence ?? '', at: block.at ?? null }, speech)
  return proof ? [proof.word] : []
}
