import type { Speech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../words/stop-words.ts'
import { rarityOf } from '../words/usual-roots.ts'

/** Words that only stand before a noun; 'o' and 'os' may be pronouns: 'os escolheu'. */
const ARTICLES = new Set(
  `da do das dos na no nas nos pela pelo pelas pelos uma nossa nosso nossas nossos sua seu suas seus esta este estas estes
  essa esse essas esses desta deste desse dessa nesta neste a o as os ao aos um`
    .trim()
    .split(/\s+/),
)

const SHORTEST = 4
/** Said so often in a part, with an article before it in a third of them. */
const LEAST_SAID = 4
const LEAST_AS_NOUN = 0.3
/** A word of one story only comes in one stretch: of four of a part it stands in two. */
const STRETCHES = 4
const LEAST_STRETCHES = 2
/** Of all its times, so many fall into this part, where parts are of one length. */
const LEAST_SHARE = 0.3
const MOST_SUBJECTS = 3

type Count = { all: number; noun: number; stretches: Set<number> }

/** For each part the roots of the nouns and names that it says more than the others. */
export function findSubjects(
  { words }: Speech,
  parts: readonly { from: number; to: number }[],
): ReadonlySet<string>[] {
  const everywhere = new Map<string, number>()
  const counts = parts.map(({ from, to }) => {
    const here = new Map<string, Count>()
    for (let index = from; index < to; index += 1) {
      const { raw = '', folded = '' } = words[index] ?? {}
      if (folded.length < SHORTEST || SERMON_WORDS.has(folded) || !carriesMeaning(folded)) continue
      const root = stem(folded)
      const count = here.get(root) ?? { all: 0, noun: 0, stretches: new Set<number>() }
      count.all += 1
      count.stretches.add(Math.floor((STRETCHES * (index - from)) / (to - from)))
      if (/^\p{Lu}/u.test(raw) || ARTICLES.has(words[index - 1]?.folded ?? '')) count.noun += 1
      everywhere.set(root, (everywhere.get(root) ?? 0) + 1)
      here.set(root, count)
    }
    return here
  })
  return counts.map((here) => {
    const scored = [...here]
      .filter(
        ([root, { all, noun, stretches }]) =>
          all >= LEAST_SAID &&
          stretches.size >= LEAST_STRETCHES &&
          noun >= LEAST_AS_NOUN * all &&
          all >= LEAST_SHARE * (everywhere.get(root) ?? all),
      )
      .map(([root, { all }]) => ({
        root,
        score: all ** 0.7 * rarityOf(root) * (0.5 + all / (everywhere.get(root) ?? all)),
      }))
      .toSorted((a, b) => b.score - a.score)
    return new Set(scored.slice(0, MOST_SUBJECTS).map(({ root }) => root))
  })
}
