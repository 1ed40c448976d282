import { fold } from '../../../../model/words.ts'
import type { ReadVerse } from './word-questions.ts'

/** Names of those who act in the verses, as written; God is no character among others. */
export function actorsIn(verses: readonly ReadVerse[]): string[] {
  const names = verses.flatMap(({ text }) => text.match(NAME) ?? [])
  return [...new Set(names)].filter((name) => !NO_ACTOR.has(fold(name)))
}

/** Whoever acts in most of these verses, where somebody does in more than one. */
export function mainActor(verses: readonly ReadVerse[]): string | null {
  const places = new Map<string, number>()
  for (const { text } of verses) {
    for (const name of new Set(text.match(NAME_OF_HIS_OWN) ?? [])) {
      const folded = fold(name)
      if (!NO_ACTOR.has(folded) && !PEOPLES.has(folded))
        places.set(name, (places.get(name) ?? 0) + 1)
    }
  }
  const [most] = [...places].toSorted((a, b) => b[1] - a[1])
  return most && most[1] >= OFTEN ? most[0] : null
}

const OFTEN = 2

/** In the middle of a sentence: at its beginning every word has a capital. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu
/** And nobody's father, town or land. */
const NAME_OF_HIS_OWN = new RegExp(
  String.raw`(?<!\b(?:de|do|da|dos|das|em|no|na|até|contra|sobre|por|filho|rei) )${NAME.source}`,
  'gu',
)
const NO_ACTOR = new Set(
  'deus senhor jesus cristo espirito santo pai filho altissimo israel egito jerusalem'.split(' '),
)
/** Who acts in most verses is one of its people. */
const PEOPLES = new Set(['juda', 'judeus'])
