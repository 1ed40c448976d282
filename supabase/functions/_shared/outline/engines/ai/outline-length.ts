import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftSection } from '../../model/document.ts'

/** By minutes: what can be read and lived in them, beside some 200 words of the Bible an hour and what only the leader reads. */
const WORDS = [
  [0, 150],
  [20, 500],
  [45, 900],
  [60, 1_150],
  [120, 1_800],
] as const

/** Words of an outline of so many minutes, without the text of the Bible and what is folded away for whoever leads. */
export function wordsFor(duration: number): number {
  const index = WORDS.findIndex(([minutes]) => duration <= minutes)
  const [to, most] = WORDS[index] ?? [120, 1_800]
  const [from, least] = WORDS[index - 1] ?? [0, 150]
  const words = least + ((duration - from) / Math.max(1, to - from)) * (most - least)
  return Math.round(words / 50) * 50
}

/** An outline that is longer than it should be by more than this is asked for again: shortened, it reads worse than a little too long. */
const TOO_LONG = 1.4
/** And may then still be longer by this. */
const LONG_ENOUGH = 1.2
/** How far a section may be over its share before it is one of those that have to become shorter. */
const OVER_SHARE = 1.15

/** The sections that make an outline much too long, with the words that each may have; none where it is not. */
export function tooLong(
  sections: readonly DraftSection[],
  duration: number,
): Map<SectionKind, number> {
  const most = wordsFor(duration)
  const lengths = sections.map((section) => ({ kind: section.kind, words: wordsOf(section) }))
  const all = lengths.reduce((sum, { words }) => sum + words, 0)
  if (all <= most * TOO_LONG) return new Map()
  const share = most / sections.length
  // What is short already has nothing to give.
  const long = lengths.filter(({ words }) => words > share * OVER_SHARE)
  const short = all - long.reduce((sum, { words }) => sum + words, 0)
  const factor = Math.max(0.3, (most * LONG_ENOUGH - short) / Math.max(1, all - short))
  return new Map(long.map(({ kind, words }) => [kind, Math.round((words * factor) / 10) * 10]))
}

/** Words of an outline as `wordsFor` counts them. */
export function wordsIn(sections: readonly Pick<DraftSection, 'blocks'>[]): number {
  return sections.reduce((sum, section) => sum + wordsOf(section), 0)
}

function wordsOf({ blocks }: Pick<DraftSection, 'blocks'>): number {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'verse' || block.kind === 'note') return []
    return 'items' in block ? block.items : [block.text]
  })
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
