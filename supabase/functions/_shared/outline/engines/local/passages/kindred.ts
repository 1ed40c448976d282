import { once, unpackLines } from '../../../../bible/packing/unpack-books.ts'
import { heaviestRoots } from '../listen/words/heaviest-roots.ts'
import type { Speech } from '../listen/words/speech.ts'
import type { ScoredTheme } from '../themes/theme-detection.ts'
import { SUBJECTS } from './packed-books.ts'
import { readSubject, type Subject } from './subject-rows.ts'

/** An entry of the bank and how near the sermon's words and themes are to it. */
export type Kindred = Pick<Subject, 'book' | 'verses'> & {
  score: number
  /** Of the score, what the words alone are worth. */
  words: number
}

/** `length` of what it is compared by: a long list of words is no nearer for it. */
type Weighed = { subject: Subject; length: number }
type Bank = { entries: readonly Weighed[]; rarity: ReadonlyMap<string, number> }

const STRONG = 3
const WEAK = 2

const bank = once(async (): Promise<Bank> => {
  const subjects = (await unpackLines(SUBJECTS)).map(readSubject)
  const known = new Map<string, number>()
  for (const { strong, weak } of subjects) {
    for (const root of strong) known.set(root, (known.get(root) ?? 0) + 1)
    for (const root of weak) known.set(root, (known.get(root) ?? 0) + 1)
  }
  const rarity = new Map(
    Array.from(known, ([root, count]) => [root, Math.log2((subjects.length + 1) / (count + 0.5))]),
  )
  const squares = (roots: readonly string[], of: number) =>
    roots.reduce((sum, root) => sum + (of * (rarity.get(root) ?? 0)) ** 2, 0)
  return {
    rarity,
    entries: subjects.map((subject) => ({
      subject,
      length: Math.sqrt(squares(subject.strong, STRONG) + squares(subject.weak, WEAK)),
    })),
  }
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
  const said = heaviestRoots(speech)
  const themes = scored.slice(0, MOST_THEMES).filter(({ excess }) => excess >= SPOKEN_OF)
  const { entries, rarity } = await bank()
  return entries
    .map(({ subject, length }) => {
      const { book, verses, strong, weak } = subject
      let all = 0
      let most = 0
      const add = (root: string, of: number) => {
        const heard = said.get(root)
        if (heard === undefined) return
        const weight = (of * (rarity.get(root) ?? 0) * heard) / length
        all += weight
        most = Math.max(most, weight)
      }
      for (const root of strong) add(root, STRONG)
      for (const root of weak) add(root, WEAK)
      const words = all - Math.max(0, most - OF_ONE_ROOT * all)
      const ofThemes = themes.map(({ theme, excess }) => {
        const place = subject.themes.indexOf(theme.id)
        return place === -1 ? 0 : Math.min(BEYOND_DOUBT, excess) * (place === 0 ? 1 : SECOND)
      })
      return { book, verses, words, score: words + OF_A_THEME * Math.max(0, ...ofThemes) }
    })
    .toSorted((a, b) => b.score - a.score)
}
