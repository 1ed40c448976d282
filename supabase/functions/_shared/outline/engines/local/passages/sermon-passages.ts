import { existsInCanon, formatReference, verseCount } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { SaidReference } from '../listen/message/base-text.ts'
import { isOffered, overlaps } from '../themes/theme-detection.ts'
import type { Theme } from '../themes/themes.ts'
import { fold } from '../../../model/words.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'

export type Passages = {
  /** The text that the sermon stands on; null where none was named. */
  base: BibleReference | null
  /** One short piece of the base text to print; null where there is no base text. */
  key: BibleReference | null
  /** What was said, the base text first, each once, at most six. */
  said: readonly BibleReference[]
  /** Texts of the theme that the preacher did not name: shown as a suggestion. */
  suggested: readonly BibleReference[]
}

const MOST_SAID = 6
const KEY_VERSES = 4

/** Chooses which texts a sheet names and prints, from what was said and, behind it, from the themes. */
export function choosePassages(
  text: string,
  said: readonly SaidReference[],
  themes: readonly Theme[],
  base: BibleReference | null,
): Passages {
  const readings = themes
    .slice(0, 2)
    .flatMap(({ bank }) =>
      bank.readings.flatMap((reading) => findReferences(reading).map(({ reference }) => reference)),
    )
  const own = distinct([...(base ? [base] : []), ...said.map(({ reference }) => reference)])
  return {
    base,
    key: base && keyVerses(text, base, said, readings),
    said: mostImportant(own, said, readings),
    suggested: distinct(
      readings.filter((reading) => !own.some((reference) => overlaps(reading, reference))),
    ),
  }
}

/**
 * For a children's outline: a preacher to adults cites what nobody reads to a child of seven, so that only
 * passages stay from the chapter of the base text and from those that the bank itself reads from.
 */
export function fitForChildren(passages: Passages): Passages {
  const { base, said } = passages
  return {
    ...passages,
    said: said.filter(
      (reference) =>
        (reference.book === base?.book && reference.chapter === base.chapter) ||
        isOffered(reference),
    ),
  }
}

/** The base text and the texts that matter most beside it, in the order in which they were said. */
function mostImportant(
  own: readonly BibleReference[],
  said: readonly SaidReference[],
  readings: readonly BibleReference[],
): BibleReference[] {
  const importance = (reference: BibleReference) =>
    (readings.some((reading) => overlaps(reading, reference)) ? 3 : 0) +
    (reference.verse === undefined ? 0 : 1) +
    0.5 * said.filter((other) => overlaps(other.reference, reference)).length
  const [base, ...others] = own
  const kept = new Set(
    others.toSorted((a, b) => importance(b) - importance(a)).slice(0, MOST_SAID - 1),
  )
  return [...(base ? [base] : []), ...others.filter((reference) => kept.has(reference))]
}

/** Drops a passage that lies inside one already taken, and repetitions. */
function distinct(references: readonly BibleReference[]): BibleReference[] {
  const taken: BibleReference[] = []
  for (const reference of references) {
    if (!taken.some((other) => overlaps(other, reference))) taken.push(reference)
  }
  return taken
}

/**
 * The verses to print: the base text itself where it is short, else a known passage of the theme inside it,
 * else the verse of it that was named most, else its beginning.
 */
function keyVerses(
  text: string,
  base: BibleReference,
  said: readonly SaidReference[],
  readings: readonly BibleReference[],
): BibleReference {
  if (base.verse !== undefined && verseCount(base) <= KEY_VERSES) return base
  const known = readings.find(
    (reading) =>
      overlaps(reading, base) && inside(reading, base) && verseCount(reading) <= KEY_VERSES + 1,
  )
  if (known) return known
  const named = mostNamedVerse(text, base, said)
  if (named) return named
  const first = base.verse ?? 1
  for (let last = first + KEY_VERSES - 1; last > first; last -= 1) {
    const start: BibleReference = {
      book: base.book,
      chapter: base.chapter,
      verse: first,
      endVerse: last,
    }
    if (existsInCanon(start)) return start
  }
  return { book: base.book, chapter: base.chapter, verse: first }
}

function inside(part: BibleReference, whole: BibleReference): boolean {
  if (part.chapter !== whole.chapter || part.verse === undefined) return false
  if (whole.verse === undefined) return true
  return (
    part.verse >= whole.verse && (part.endVerse ?? part.verse) <= (whole.endVerse ?? whole.verse)
  )
}

/** 'Versículo 20' on its own counts for the chapter that was named last. */
function mostNamedVerse(
  text: string,
  base: BibleReference,
  said: readonly SaidReference[],
): BibleReference | null {
  const counts = new Map<number, number>()
  const add = (verse: number | undefined) => {
    if (verse === undefined) return
    const reference = { book: base.book, chapter: base.chapter, verse }
    if (existsInCanon(reference) && inside(reference, base))
      counts.set(verse, (counts.get(verse) ?? 0) + 1)
  }
  for (const { reference } of said) {
    if (reference.book === base.book && reference.chapter === base.chapter) add(reference.verse)
  }
  for (const match of fold(text).matchAll(/\bvers(?:iculo|o) (\d{1,3})\b/g)) {
    const last = said.findLast(({ index }) => index <= match.index)
    if (last?.reference.book === base.book && last.reference.chapter === base.chapter)
      add(Number(match[1]))
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
  // The first verse of the reading is named to find the page, not for what it says.
  if (!most || most[1] < 2) return null
  return { book: base.book, chapter: base.chapter, verse: most[0] }
}

export function names(references: readonly BibleReference[]): string[] {
  return references.map(formatReference)
}
