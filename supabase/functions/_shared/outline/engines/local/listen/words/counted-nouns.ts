/** What a preacher counts up, folded: its article, how one is written, and several. */
export const COUNTED = {
  ponto: ['o', 'ponto', 'pontos'],
  passo: ['o', 'passo', 'passos'],
  motivo: ['o', 'motivo', 'motivos'],
  principio: ['o', 'princípio', 'princípios'],
  verdade: ['a', 'verdade', 'verdades'],
  licao: ['a', 'lição', 'lições'],
} as const satisfies Record<string, readonly ['o' | 'a', string, string]>

export type CountedNoun = keyof typeof COUNTED

/** Whether a folded word names what is counted up. */
export function isCountedNoun(folded: string): folded is CountedNoun {
  return Object.hasOwn(COUNTED, folded)
}

/** The same for a pattern: 'ponto|passo|…'. */
export const COUNTED_NOUNS = Object.keys(COUNTED).join('|')
