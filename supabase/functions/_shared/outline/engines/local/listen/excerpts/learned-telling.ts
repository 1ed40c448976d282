import { unpackLines } from '../../../../../bible/packing/unpack-books.ts'
import { readShared } from '../../../../../bible/packing/shared-letters.ts'
import { readLevels } from '../words/levels.ts'
import { asks, hear, type Heard, showSentence } from './telling-features.ts'
import { TELLING } from './packed-lists.ts'
import type { Telling } from './telling.ts'
import type { WeighedSermon } from '../weighed/weighed-sermon.ts'
import type { ThreadInput, Weighed } from '../weighed/weighed.ts'

/** `telling-weights.ts`, packed: nearly every outline asks it, so it is unpacked as soon as an engine is loaded. */
const { judges: JUDGES, counts: COUNTS } = JSON.parse(
  (await unpackLines(TELLING)).join('\n'),
) as Telling

/** What a passage of some sentences in a row is worth as one by which the sermon is told: 0 for a chance one, 0.4 for a good one. */
export type PassageWorth = (run: readonly Weighed[]) => number

type Judges = { bias: readonly number[]; weightsOf: ReadonlyMap<string, Float64Array> }

let judges: Judges | undefined

/** All in one table, so that each feature is looked up once. */
function loadJudges(): Judges {
  const all = [JUDGES.inside, JUDGES.begins, JUDGES.ends]
  const weightsOf = new Map<string, Float64Array>()
  for (const [place, { features, weights }] of all.entries()) {
    const levels = readLevels(weights)
    for (const [index, feature] of readShared(features).entries()) {
      const known = weightsOf.get(feature) ?? new Float64Array(all.length)
      known[place] = levels[index] ?? 0
      weightsOf.set(feature, known)
    }
  }
  return { bias: all.map(({ bias }) => bias), weightsOf }
}

/** What stands beside the first and behind the last sentence of a sermon is told least. */
const NOTHING = -3
const LONGEST = 120
const HUNDRED = 100

/** Learned of sermons of which an editor had marked what tells them (`telling-weights.ts`). */
export function learnPassages(sermon: WeighedSermon, input: ThreadInput): PassageWorth {
  judges ??= loadJudges()
  const { bias, weightsOf } = judges
  const heard = hear(sermon, input)
  const { sentences, speech } = sermon
  const logits = sentences.map((_, index) => judge(heard, index, bias, weightsOf))
  const of = (index: number) => logits[index]?.inside ?? NOTHING
  const counts = speech.punctuated ? COUNTS.text : COUNTS.captions
  return (run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) return 0
    const lengths = run.map(({ from, to }) => to - from)
    const words = lengths.reduce((sum, length) => sum + length, 0)
    const inside = run.map(({ index }) => of(index))
    const mean = inside.reduce((sum, one, place) => sum + one * (lengths[place] ?? 0), 0) / words
    const asking = run.filter(asks).length / run.length
    return (
      counts.always +
      counts.mean * mean +
      counts.least * Math.min(...inside) +
      counts.most * Math.max(...inside) +
      counts.begins * (logits[first.index]?.begins ?? NOTHING) +
      counts.ends * (logits[last.index]?.ends ?? NOTHING) +
      counts.before * of(first.index - 1) +
      counts.after * of(last.index + 1) +
      counts.length * (Math.min(words, LONGEST) / HUNDRED) +
      counts.lengthSquared * (words / HUNDRED) ** 2 +
      (first.opens ? counts.opens : 0) +
      (last.follows ? counts.follows : 0) +
      counts.asking * asking +
      (asks(last) ? counts.endsAsking : 0)
    )
  }
}

type Logits = { inside: number; begins: number; ends: number }

function judge(
  heard: Heard,
  index: number,
  bias: Judges['bias'],
  weightsOf: Judges['weightsOf'],
): Logits {
  let [inside = 0, begins = 0, ends = 0] = bias
  showSentence(heard, index, (feature, value) => {
    const weights = weightsOf.get(feature)
    if (!weights) return
    inside += value * (weights[0] ?? 0)
    begins += value * (weights[1] ?? 0)
    ends += value * (weights[2] ?? 0)
  })
  return { inside, begins, ends }
}
