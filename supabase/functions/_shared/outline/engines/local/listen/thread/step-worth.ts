import type { Speech } from '../words/speech.ts'
import { rarityOf } from '../words/usual-roots.ts'
import { DECLARED, isClaim, timesNarrated } from '../weighed/claims.ts'
import { withNeighbours } from '../weighed/neighbours.ts'
import type { WeighedSermon } from '../weighed/weighed-sermon.ts'
import type { Weighed } from '../weighed/weighed.ts'
import { comesBackTo, returningIn, returningWorth } from '../weighed/words-that-return.ts'

/** What speaks for a sentence as a step of its sermon, besides its own worth. */
export type StepWorth = {
  weight: (sentence: Weighed) => number
  /** Whether it says something of what the sermon speaks of. */
  speaks: (sentence: Weighed) => boolean
}

/** Whether a sentence names one of those who act in the text. */
export function namesActor({ folded }: Weighed, actors: ReadonlySet<string>): boolean {
  return folded.split(' ').some((word) => actors.has(word))
}

/** Weighs the steps of one sermon: by its refrain, by the words that it comes back to, and by who acts in its text. */
export function createStepWorth(sermon: WeighedSermon): StepWorth {
  const { sentences, speech, actors } = sermon
  const refrain = refrainOf(sentences, speech)
  const isOfRefrain = (root: string) => refrain.has(root)
  const carried = new Map<number, number>()
  const worthCarried = (one: Weighed) => {
    const worth = carried.get(one.index) ?? worthOfWhatFollows(one, sermon)
    carried.set(one.index, worth)
    return worth
  }
  return {
    speaks: (one) =>
      !SAYS_WHO.test(one.folded) &&
      ((namesActor(one, actors) && OF_FAITH.test(one.folded)) ||
        (isClaim(one) && one.roots.some(isOfRefrain))),
    weight: (one) =>
      REFRAIN * Math.min(MOST_REFRAIN, one.roots.filter(isOfRefrain).length) +
      (one.isHeart ? DECLARED : 0) +
      (one.skip === 0 ? WHOLE_STEP : 0) +
      worthCarried(one) +
      (namesActor(one, actors) ? NAMES_ACTOR : 0) -
      (namesActor(one, actors) && isClaim(one) ? 0 : TOLD_OF_OTHERS) *
        Math.min(2, timesNarrated(one)),
  }
}

/** With how many of its own words the sermon goes on from there. */
function worthOfWhatFollows(one: Weighed, { sentences, returning }: WeighedSermon): number {
  const around = withNeighbours([one], sentences, () => true, comesBackTo(returning))
  const roots = new Set(around.flatMap((each) => each.roots))
  const reasons = around.filter(({ folded }) => REASONS.test(folded)).length
  return (
    returningWorth(returningIn([...roots], returning)) +
    REASONED * Math.min(2, reasons) +
    TOGETHER * Math.min(3, around.length - 1)
  )
}

/** 'Lucas é um autor que …', 'Mercúrio era o deus …': only who somebody is. */
const SAYS_WHO =
  /^(?:\w+ ){1,2}(?:e|era|foi) (?:o|a|um|uma) (?:\w+ )?(?:deus d[aeo]s?|autor\w*|medico|rei|cidade|pessoa|homem|mulher|povo|livro|carta)\b/

const OF_FAITH =
  /\b(?:deus|graca|pecad\w+|fe|confi\w+|arrepend\w+|perdo\w+|obedec\w+|obedien\w+|desobed\w+|ora\w*|ador\w+|alianca|promess\w+|misericordia|fidelidade|fiel|esperanca|amor|amou|louv\w+|clam\w+|tem\w+)\b/

/** Gives the reason, or what follows from it: the sermon's steps hang together there. */
const REASONS =
  /\b(?:porque|por isso|portanto|pois|logo|de modo que|para que|a fim de|significa|assim como|nao .{3,60} mas)\b/

const REASONED = 0.2
const TOGETHER = 0.15

const REFRAIN = 0.14
const MOST_REFRAIN = 4
const NAMES_ACTOR = 0.2
const TOLD_OF_OTHERS = 0.3
const WHOLE_STEP = 0.15

/** Roots that are said again and again both where it begins and where it ends: what the sermon is about. */
function refrainOf(sentences: readonly Weighed[], { words }: Speech): ReadonlySet<string> {
  const counts = [new Map<string, number>(), new Map<string, number>()]
  for (const { from, roots } of sentences) {
    const place = from / words.length
    const count = place < BEGINS ? counts[0] : place > ENDS ? counts[1] : undefined
    for (const root of count ? roots : []) count?.set(root, (count.get(root) ?? 0) + 1)
  }
  const often = (root: string) =>
    counts.every((count) => (count.get(root) ?? 0) >= REFRAIN_SAID) && rarityOf(root) >= RARE
  return new Set([...(counts[0]?.keys() ?? [])].filter(often))
}

const BEGINS = 0.3
const ENDS = 0.7
const REFRAIN_SAID = 3
/** In a quarter of all sermons or fewer. */
const RARE = 1.5
