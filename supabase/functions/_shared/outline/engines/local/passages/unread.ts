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
  const speaksOf = teller([...read, entry.title, entry.idea, entry.theme], unread)
  if (!speaksOf) return prepared
  const before = (note: string | undefined) => {
    if (note === undefined) return undefined
    const sentences = sentencesOf(note)
    const end = sentences.findIndex(speaksOf)
    return end === -1 ? note : sentences.slice(0, end).join(' ') || undefined
  }
  const { lost, tender, differ } = entry.leader
  const prayer = sentencesOf(entry.prayer).filter((sentence) => !speaksOf(sentence))
  const cut: Passage = {
    ...withTasks(entry, speaksOf),
    prayer: prayer.length > 1 ? prayer.join(' ') : entry.prayer,
    leader: { lost: before(lost) ?? '', tender, differ: before(differ) },
  }
  return { ...prepared, entry: cut }
}

/**
 * An entry whose tasks are on the verses that were preached, where others are read round them: a sermon on those who serve
 * sends nobody home with what is asked of those who command in the next verse.
 */
export function onPreached(
  prepared: PreparedPassage,
  preached: readonly string[],
  others: readonly string[],
): PreparedPassage {
  const { entry } = prepared
  // its idea is of the whole passage
  const speaksOf = teller([...preached, entry.title, entry.theme], others)
  return speaksOf ? { ...prepared, entry: withTasks(entry, speaksOf) } : prepared
}

/** Tells whether a text has a word that only the other verses have; null where they have none. */
function teller(
  known: readonly string[],
  others: readonly string[],
): ((text: string) => boolean) | null {
  const roots = new Set(known.flatMap(rootsIn))
  const foreign = new Set(
    others.flatMap(rootsIn).filter((root) => !roots.has(root) && rarityOf(root) >= TELLING),
  )
  return foreign.size === 0 ? null : (text) => rootsIn(text).some((root) => foreign.has(root))
}

/** Without the questions and tasks that speak of it, as long as others are left. */
function withTasks(entry: Passage, speaksOf: (text: string) => boolean): Passage {
  const some = <One>(all: readonly One[], textOf: (one: One) => string) => {
    const left = all.filter((one) => !speaksOf(textOf(one)))
    return left.length > 0 ? left : all
  }
  return {
    ...entry,
    live: some(entry.live, ({ ask }) => ask),
    complete: some(entry.complete, ({ name, text }) => `${name} ${text}`),
    challenges: some(entry.challenges, (one) => `${one.do} ${one.tell}`),
    icebreakers: some(entry.icebreakers, ({ text, bridge }) => `${text} ${bridge}`),
  }
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u)
}

function rootsIn(text: string): string[] {
  return splitWords(text).flatMap(({ folded }) => (folded.length < SHORTEST ? [] : [stem(folded)]))
}
