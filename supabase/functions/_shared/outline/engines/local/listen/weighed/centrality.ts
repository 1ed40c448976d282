import { ORDINARY_WORDS } from '../words/ordinary-words.ts'
import { stem } from '../words/stem.ts'
import { CONTRAST, GOSPEL, type Sentence, THESIS } from '../worth/key-sentences.ts'
import { OF_THE_PAGE, OF_US } from './claims.ts'

const TEACHES =
  /\b(?:significa|consiste|nasce|depende|transforma|liberta|exige|produz|revela|ensina|chama|convida|mostra|promete|garante|requer|precis\w+|deve\w*|nunca|somente|apenas)\b/

const MOST_COUNT = 24

/** Even of an ordinary word so many say what this sermon is about. */
const OFTEN = 10

const ORDINARY_ROOTS: ReadonlySet<string> = new Set([...ORDINARY_WORDS].map(stem))

/** How much of what this sermon speaks of more than others do stands in a sentence. */
export function centralityOf(
  { from, to, folded, raw }: Sentence,
  roots: readonly string[],
  counts: ReadonlyMap<string, number>,
  about: ReadonlySet<string>,
): number {
  let sum = 0
  for (const root of roots) {
    const count = Math.min(MOST_COUNT, counts.get(root) ?? 0)
    if (count < 3) continue
    sum +=
      Math.log2(count) *
      (about.has(root) ? 1.3 : ORDINARY_ROOTS.has(root) ? (count >= OFTEN ? 0.6 : 0.35) : 0.8)
  }
  const words = to - from
  return (
    sum / (3 + 0.9 * Math.sqrt(words)) +
    (THESIS.test(folded) ? 0.6 : 0) +
    (TEACHES.test(folded) ? 0.3 : 0) +
    (CONTRAST.test(folded) ? 0.4 : 0) +
    (GOSPEL.test(folded) ? 0.2 : 0) +
    (OF_US.test(folded) ? 0.2 : 0) +
    (words >= 12 && words <= 30 ? 0.3 : 0) -
    (/\d/.test(raw) ? 0.4 : 0) -
    (OF_THE_PAGE.test(folded) ? 0.3 : 0) -
    0.25 * Math.max(0, (raw.match(/, \p{Lu}/gu)?.length ?? 0) - 1) -
    0.25 * Math.max(0, (folded.match(/\bque\b/g)?.length ?? 0) - 2)
  )
}
