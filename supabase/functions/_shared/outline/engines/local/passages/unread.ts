import { splitWords } from '../../../model/words.ts'
import { stem } from '../listen/words/stem.ts'
import { rarityOf } from '../listen/words/usual-roots.ts'
import type { PreparedPassage } from './find-passage.ts'
import type { Passage } from './passage.ts'

/** In an eighth of all sermons or fewer: 'leão' tells which verse is meant, 'fé' does not. */
const TELLING = 2.5
const SHORTEST = 4

/**
 * An entry without what speaks of verses that this group does not read: whoever reads 1 Pedro 5:5-7 is not warned of talk
 * about the devil, who comes in verse 8. What is left over of nothing stays as it was written.
 *
 * @param read the verses that are read
 * @param unread those of the entry's passage that are not
 */
export function withoutUnread(
  prepared: PreparedPassage,
  read: readonly string[],
  unread: readonly string[],
): PreparedPassage {
  const { entry } = prepared
  const known = new Set([...read, entry.title, entry.idea, entry.theme].flatMap(rootsIn))
  const foreign = new Set(
    unread.flatMap(rootsIn).filter((root) => !known.has(root) && rarityOf(root) >= TELLING),
  )
  if (foreign.size === 0) return prepared
  const isForeign = (text: string) => rootsIn(text).some((root) => foreign.has(root))
  const some = <One>(all: readonly One[], textOf: (one: One) => string) => {
    const left = all.filter((one) => !isForeign(textOf(one)))
    return left.length > 0 ? left : all
  }
  const before = (note: string | undefined) => {
    if (note === undefined) return undefined
    const sentences = sentencesOf(note)
    const end = sentences.findIndex(isForeign)
    return end === -1 ? note : sentences.slice(0, end).join(' ') || undefined
  }
  const { lost, tender, differ } = entry.leader
  const prayer = sentencesOf(entry.prayer).filter((sentence) => !isForeign(sentence))
  const cut: Passage = {
    ...entry,
    live: some(entry.live, ({ ask }) => ask),
    complete: some(entry.complete, ({ name, text }) => `${name} ${text}`),
    challenges: some(entry.challenges, (one) => `${one.do} ${one.tell}`),
    icebreakers: some(entry.icebreakers, ({ text, bridge }) => `${text} ${bridge}`),
    prayer: prayer.length > 1 ? prayer.join(' ') : entry.prayer,
    leader: { lost: before(lost) ?? '', tender, differ: before(differ) },
  }
  return { ...prepared, entry: cut }
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u)
}

function rootsIn(text: string): string[] {
  return splitWords(text).flatMap(({ folded }) => (folded.length < SHORTEST ? [] : [stem(folded)]))
}
