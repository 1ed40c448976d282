import { fold } from '../../../model/words.ts'
import type { ReadVerse } from '../passages/plain/word-questions.ts'

/** Names of those who act in the verses, as written; God is no character among others. */
export function actorsIn(verses: readonly ReadVerse[]): string[] {
  const names = verses.flatMap(({ text }) => text.match(NAME) ?? [])
  return [...new Set(names)].filter((name) => !NO_ACTOR.has(fold(name)))
}

/** In the middle of a sentence: at its beginning every word has a capital. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu
const NO_ACTOR = new Set(
  'deus senhor jesus cristo espirito santo pai filho altissimo israel egito jerusalem'.split(' '),
)
