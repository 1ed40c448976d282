import { once, unpackLines } from '../../../../bible/unpack-books.ts'
import { rarityOf } from '../listen/usual-roots.ts'
import type { Speech } from '../listen/speech.ts'
import { stem } from '../listen/stem.ts'
import type { ScoredTheme } from '../themes/theme-detection.ts'
import { SUBJECTS } from './packed-books.ts'
import { readSubject, type Subject } from './subject-rows.ts'

/** An entry of the bank and how near the sermon's words and themes are to it. */
export type Kindred = Pick<Subject, 'book' | 'verses'> & {
  score: number
  /** Of the score, what the words alone are worth. */
  words: number
}

type Weighed = { subject: Subject; roots: ReadonlyMap<string, number> }

const STRONG = 3
const WEAK = 2
/** Of what a sermon says, so many roots, each said so often at least. */
const MOST_ROOTS = 120
const LEAST_SAID = 3
const SHORTEST = 4

const bank = once(async (): Promise<Weighed[]> => {
  const subjects = (await unpackLines(SUBJECTS)).map(readSubject)
  const known = new Map<string, number>()
  for (const root of subjects.flatMap(({ strong, weak }) => [...strong, ...weak]))
    known.set(root, (known.get(root) ?? 0) + 1)
  const rarity = (root: string) => Math.log2((subjects.length + 1) / ((known.get(root) ?? 0) + 0.5))
  return subjects.map((subject) => ({
    subject,
    roots: normed([
      ...subject.strong.map((root) => [root, STRONG * rarity(root)] as const),
      ...subject.weak.map((root) => [root, WEAK * rarity(root)] as const),
    ]),
  }))
})

/** A theme counts from so many deviations above an ordinary sermon on, and at most so many. */
const SPOKEN_OF = 2
const BEYOND_DOUBT = 5
const MOST_THEMES = 4
const OF_A_THEME = 0.02
/** Where it is not the entry's first theme. */
const SECOND = 0.7
/** One word alone is no subject. */
const OF_ONE_ROOT = 0.5

/** The entries of the bank whose subject the sermon speaks of, the nearest first. */
export async function findKindred(
  speech: Speech,
  scored: readonly ScoredTheme[],
): Promise<Kindred[]> {
  const said = rootsOf(speech)
  const themes = scored.slice(0, MOST_THEMES).filter(({ excess }) => excess >= SPOKEN_OF)
  return (await bank())
    .map(({ subject, roots }) => {
      const shared = Array.from(roots, ([root, weight]) => weight * (said.get(root) ?? 0))
      const all = shared.reduce((sum, weight) => sum + weight, 0)
      const words = all - Math.max(0, Math.max(...shared) - OF_ONE_ROOT * all)
      const ofThemes = themes.map(({ theme, excess }) => {
        const place = subject.themes.indexOf(theme.id)
        return place === -1 ? 0 : Math.min(BEYOND_DOUBT, excess) * (place === 0 ? 1 : SECOND)
      })
      const { book, verses } = subject
      return { book, verses, words, score: words + OF_A_THEME * Math.max(0, ...ofThemes) }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** What a sermon says more than sermons do, by its weight. */
function rootsOf({ words }: Speech): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { folded } of words) {
    if (folded.length < SHORTEST) continue
    const root = stem(folded)
    counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  return normed(
    [...counts]
      .filter(([, count]) => count >= LEAST_SAID)
      .map(([root, count]) => [root, (1 + Math.log2(count)) * rarityOf(root)] as const)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MOST_ROOTS),
  )
}

function normed(weights: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const length = Math.hypot(...weights.map(([, weight]) => weight))
  return new Map(weights.map(([root, weight]) => [root, weight / length]))
}
