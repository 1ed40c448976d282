import { DomainError } from '../../../contract/error-codes.ts'
import type { SectionRewriter } from '../../model/engine.ts'
import { wordsOnly } from '../../model/words.ts'
import { writeDraft } from './write/write-draft.ts'

/** Words in a row that tell a sentence from others: a quotation is trimmed at its ends, not in its middle. */
const TELLING = 6

/**
 * Writes the outline once more with another seed, what the leader has of the section or had at first coming last, and
 * gives this one section of it. The same version of the same section is always the same.
 */
export function createLocalRewriter(): SectionRewriter {
  return {
    async rewrite(input, { kind, current, made, version }, { signal }) {
      const known = ` ${wordsOnly(`${current}\n${made}`)} `
      const knows = (text: string) => known.includes(` ${middleOf(wordsOnly(text))} `)
      const draft = await writeDraft(input, { signal, onStage: () => {} }, { version, knows, kind })
      const section = draft.sections.find((written) => written.kind === kind)
      if (!section) throw new DomainError('no_other_version', kind)
      return section
    },
  }
}

function middleOf(words: string): string {
  const all = words.split(' ')
  const from = Math.max(0, Math.floor((all.length - TELLING) / 2))
  return all.slice(from, from + TELLING).join(' ')
}
