/** What churches call a small group; `article` is that of its gender. */
const WORDS = {
  celula: { label: 'Célula', word: 'célula', article: 'a' },
  pg: { label: 'PG', word: 'PG', article: 'o' },
  gc: { label: 'GC', word: 'GC', article: 'o' },
  gceu: { label: 'GCEU', word: 'GCEU', article: 'o' },
  koinonia: { label: 'Koinonia', word: 'koinonia', article: 'a' },
  familiar: { label: 'Grupo familiar', word: 'grupo familiar', article: 'o' },
} as const satisfies Record<string, { label: string; word: string; article: 'a' | 'o' }>

export type GroupWord = keyof typeof WORDS

/** In the order in which they are offered. */
export const GROUP_WORDS = Object.keys(WORDS) as readonly GroupWord[]

export function isGroupWord(value: unknown): value is GroupWord {
  return GROUP_WORDS.some((word) => word === value)
}

export function labelOfWord(word: GroupWord): string {
  return WORDS[word].label
}

/** 'o PG', 'a célula'; 'o grupo' where the church has no word of its own. */
export function theGroup(called: GroupWord | null | undefined): string {
  if (!called) return 'o grupo'
  const { article, word } = WORDS[called]
  return `${article} ${word}`
}
