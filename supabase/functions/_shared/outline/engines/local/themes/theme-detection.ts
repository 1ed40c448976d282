import { findReferences } from '../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { Speech } from '../listen/words/speech.ts'
import { stem } from '../listen/words/stem.ts'
import { type Theme, THEMES } from './themes.ts'
import { USUAL_SCORES } from './usual-scores.ts'
import type { Utterance } from '../listen/sentences/utterances.ts'
import { splitWords } from '../../../model/words.ts'

const NONE: readonly never[] = []

const WEIGHTS = { strong: 3, medium: 1.2, weak: 0.3 } as const

type Key = { id: string; roots: readonly string[]; weight: number }
type KeyedTheme = {
  theme: Theme
  byFirst: ReadonlyMap<string, readonly Key[]>
  readings: readonly BibleReference[]
}

const KEYED: readonly KeyedTheme[] = THEMES.map((theme) => ({
  theme,
  byFirst: keysOf(theme),
  readings: theme.bank.readings.flatMap((reading) =>
    findReferences(reading).map(({ reference }) => reference),
  ),
}))

function keysOf(theme: Theme): ReadonlyMap<string, readonly Key[]> {
  const keys = new Map<string, Key[]>()
  const seen = new Set<string>()
  for (const level of ['strong', 'medium', 'weak'] as const) {
    for (const written of theme.words[level].split(' ')) {
      const roots = written.split('_').map(stem)
      const id = roots.join(' ')
      const first = roots[0]
      if (first === undefined || seen.has(id)) continue
      seen.add(id)
      keys.set(first, [...(keys.get(first) ?? []), { id, roots, weight: WEIGHTS[level] }])
    }
  }
  return keys
}

/** Of all themes, by their place among `KEYED`: a sermon is searched for a hundred of them at once. */
const ALL_BY_FIRST = allByFirst()

function allByFirst(): ReadonlyMap<string, readonly { place: number; key: Key }[]> {
  const all = new Map<string, { place: number; key: Key }[]>()
  for (const [place, { byFirst }] of KEYED.entries()) {
    for (const [first, keys] of byFirst) {
      const ofRoot = all.get(first) ?? []
      ofRoot.push(...keys.map((key) => ({ place, key })))
      all.set(first, ofRoot)
    }
  }
  return all
}

const isAt = (roots: readonly string[], at: number, wanted: readonly string[]) =>
  wanted.every((part, offset) => roots[at + offset] === part)

/** How much a run of roots speaks of a theme. */
function hits(roots: readonly string[], { byFirst }: KeyedTheme): number {
  let score = 0
  for (const [at, root] of roots.entries()) {
    for (const key of byFirst.get(root) ?? NONE) {
      if (isAt(roots, at, key.roots)) score += key.weight
    }
  }
  return score
}

/** What is heard of a theme: how often each of its keys, and in how many windows it is spoken of. */
type Heard = { counts: Map<string, { count: number; weight: number }>; windows: number }

/** Of every theme, by its place among `KEYED`. */
function hearThemes(windows: readonly (readonly string[])[]): readonly Heard[] {
  const heard = KEYED.map((): Heard => ({ counts: new Map(), windows: 0 }))
  for (const roots of windows) {
    const scores = new Float64Array(KEYED.length)
    for (const [at, root] of roots.entries()) {
      for (const { place, key } of ALL_BY_FIRST.get(root) ?? NONE) {
        const counts = heard[place]?.counts
        if (!counts || !isAt(roots, at, key.roots)) continue
        const met = counts.get(key.id) ?? { count: 0, weight: key.weight }
        met.count += 1
        counts.set(key.id, met)
        scores[place] = (scores[place] ?? 0) + key.weight
      }
    }
    for (const [place, theme] of heard.entries()) {
      if ((scores[place] ?? 0) >= WEIGHTS.medium) theme.windows += 1
    }
  }
  return heard
}

function rootsOf(speech: Speech, from: number, to: number): string[] {
  return speech.words.slice(from, to).map((word) => stem(word.folded))
}

export type ScoredTheme = {
  theme: Theme
  score: number
  /** By how many standard deviations it is spoken of more than in an ordinary sermon. */
  excess: number
}

/** Below this the words of a theme were met by chance. Scores grow with the logarithm of how often. */
const LEAST_SCORE = 6
/** A root said in every breath tells less than several roots of the same theme. */
const WINDOWS = 10

export type ThemeHints = {
  /** The video's own title, where there is one. */
  title: string | null
  references: readonly BibleReference[]
  baseText: BibleReference | null
}

/**
 * What the sermon speaks of more than sermons do, the most first. What counts: different words of a theme, how often,
 * over how much of the sermon, the title of the video, and texts that belong to a theme.
 */
export function findThemes(
  speech: Speech,
  utterances: readonly Utterance[],
  hints: ThemeHints,
): ScoredTheme[] {
  const windows = splitIntoWindows(speech, utterances)
  const title = splitWords(hints.title ?? '').map((word) => stem(word.folded))
  const heard = hearThemes(windows)
  return KEYED.map((keyed, place) => {
    const of = heard[place]
    let score = 0
    for (const { count, weight } of of?.counts.values() ?? NONE)
      score += weight * Math.log2(1 + count)
    score *= 0.4 + 0.6 * ((of?.windows ?? 0) / Math.max(1, windows.length))
    score += 2.5 * Math.min(6, hits(title, keyed))
    if (hints.baseText && keyed.readings.some((reading) => overlaps(reading, hints.baseText)))
      score += 8
    score += Math.min(
      4,
      1.5 *
        hints.references.filter((said) => keyed.readings.some((reading) => overlaps(reading, said)))
          .length,
    )
    return { theme: keyed.theme, score, excess: excessOf(keyed.theme, score, speech) }
  })
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.excess - a.excess || (a.theme.id < b.theme.id ? -1 : 1))
}

/** Words from which on a sermon says by the way what every sermon says. */
const ORDINARY_LENGTH = 4_000
/** A theme that hardly any sermon names is not found because one names it twice. */
const LEAST_DEVIATION = 7

function excessOf({ id }: Theme, score: number, { words }: Speech): number {
  const [mean, deviation] = USUAL_SCORES[id]
  const share = Math.min(1, words.length / ORDINARY_LENGTH)
  return (score - mean * share) / Math.max(deviation, LEAST_DEVIATION)
}

/** The main theme stands out by so much, and from the next one by so much; unsure is no theme. */
const CLEAR = { excess: 3, margin: 0.8, beyondDoubt: 4 } as const
/** In a short message there is little to stand out from. */
const CLEAR_IN_SHORT = 1
const SECOND = 2.5
const MOST_THEMES = 3

/** Of the scored themes those that the outline may name: the main one first; none where none is clear. */
export function clearThemes(scored: readonly ScoredTheme[], { words }: Speech): Theme[] {
  const [main, next] = scored
  if (!main) return []
  const isShort = words.length < ORDINARY_LENGTH / 4
  const isClear = isShort
    ? main.excess >= CLEAR_IN_SHORT
    : main.excess >= CLEAR.beyondDoubt ||
      (main.excess >= CLEAR.excess && main.excess - (next?.excess ?? 0) >= CLEAR.margin)
  if (!isClear) return []
  const least = isShort ? main.excess / 2 : SECOND
  return scored
    .filter(({ excess }) => excess >= least)
    .slice(0, MOST_THEMES)
    .map(({ theme }) => theme)
}

function splitIntoWindows(speech: Speech, utterances: readonly Utterance[]): string[][] {
  const size = Math.max(1, Math.ceil(utterances.length / WINDOWS))
  const windows: string[][] = []
  for (let i = 0; i < utterances.length; i += size) {
    windows.push(utterances.slice(i, i + size).flatMap(({ from, to }) => rootsOf(speech, from, to)))
  }
  return windows
}

/** How much one piece of the speech has to do with a theme; 0 for nothing. */
export function themeScore(speech: Speech, from: number, to: number, theme: Theme): number {
  const keyed = KEYED.find((candidate) => candidate.theme === theme)
  return keyed ? hits(rootsOf(speech, from, to), keyed) : 0
}

/** Whether the bank offers a passage of the same chapter for some theme. */
export function isOffered({ book, chapter }: BibleReference): boolean {
  return KEYED.some(({ readings }) =>
    readings.some((reading) => reading.book === book && reading.chapter === chapter),
  )
}

/** The theme that a few words name: the one whose own words prevail among them; null where none does. */
export function themeNamed(text: string): Theme | null {
  const roots = splitWords(text).map((word) => stem(word.folded))
  let best: { theme: Theme | null; score: number } = { theme: null, score: 0 }
  for (const keyed of KEYED) {
    const name = splitWords(keyed.theme.name).map((word) => stem(word.folded))
    const isName = ` ${roots.join(' ')} `.includes(` ${name.slice(1).join(' ')} `)
    const score = hits(roots, keyed) + (isName ? WEIGHTS.strong * name.length : 0)
    if (score > best.score) best = { theme: keyed.theme, score }
  }
  return best.score >= WEIGHTS.strong ? best.theme : null
}

/** Whether two passages share a verse, or one is a whole chapter that holds the other. */
export function overlaps(a: BibleReference, b: BibleReference | null): boolean {
  if (b === null || a.book !== b.book) return false
  const [startA, endA] = span(a)
  const [startB, endB] = span(b)
  return startA <= endB && startB <= endA
}

const CHAPTER = 1000

function span({ chapter, verse, endChapter, endVerse }: BibleReference): [number, number] {
  const last = endChapter ?? chapter
  const start = chapter * CHAPTER + (verse ?? 0)
  if (endVerse !== undefined) return [start, last * CHAPTER + endVerse]
  return [
    start,
    verse === undefined || endChapter !== undefined ? last * CHAPTER + CHAPTER - 1 : start,
  ]
}
