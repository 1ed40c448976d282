import { formatReference } from '../../../../../bible/canon.ts'
import type { DraftSection } from '../../../../model/document.ts'
import type { Brief } from '../brief/brief.ts'
import type { Group } from '../group/group.ts'

/** The line above what everybody completes by writing. */
export const PAPER = 'Papel e caneta para cada um. Ninguém precisa mostrar o que escreveu.'
/** The same where somebody else reads it. */
export const SHARED_PAPER = 'Papel e caneta para cada um.'

/**
 * What whoever leads a group does before the people come: read the passage, bring what is written on, speak with
 * whoever mourns or has hard times. Null where nothing is asked, and for what is read alone or spoken to a congregation.
 */
export function preparationOf(
  { group, prepared, profile }: Pick<Brief, 'group' | 'prepared' | 'profile'>,
  sections: readonly DraftSection[],
): string | null {
  if (profile.audience !== 'group') return null
  const lines = [
    ...(prepared ? [`Leia ${formatReference(prepared.read)} em casa, sem pressa.`] : []),
    ...(sections.some(({ kind }) => kind === 'activity') ? ['Separe o que a atividade pede.'] : []),
    ...(asksForPaper(sections)
      ? [
          group.online
            ? 'Peça que cada um tenha papel e caneta à mão.'
            : 'Leve papel e caneta para cada um.',
        ]
      : []),
    ...(group.band === 'infantil' ? [] : beforeOf(group)),
  ]
  return lines.length > 0 ? lines.join(' ') : null
}

function beforeOf({ situations, grief }: Group): string[] {
  return [
    ...situations.map(({ before }) => before),
    ...(grief
      ? ['Ligue para quem está de luto, conte o tema e pergunte como prefere participar.']
      : []),
  ]
}

const PAPERS: ReadonlySet<string> = new Set([PAPER, SHARED_PAPER])

function asksForPaper(sections: readonly DraftSection[]): boolean {
  return sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && PAPERS.has(block.text)),
  )
}
