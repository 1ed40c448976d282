import { contains, formatReference, verseCount } from '../../../bible/canon.ts'
import { findReferences } from '../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../bible/reference.ts'
import { printedText } from '../../../bible/verse-text.ts'
import type { Transcript } from '../../../transcript/transcript.ts'

/** Verses of a base text, or of the chapter that it stands in, that are not too many to be sent. */
const MOST_BASE_VERSES = { passage: 60, chapter: 30 } as const
/** Verses of the chapter that the sermon stays in: more is no passage to read together. */
const MOST_VERSES = 24
/** Other passages that may support a point, and their verses. */
const SUPPORTING = { passages: 5, verses: 3 } as const

/**
 * The passages of a sermon, as the sheet prints them: the chapter of its base text, or only the text where that is long;
 * of the chapter that it names most the verses that are read, or all of it where it is short; and a few short ones
 * beside them. Whoever writes about a text has to know its words and its verses. Empty where none is known. Four
 * thousand tokens at most.
 */
export async function textsToPrint(
  { cues }: Transcript,
  base: BibleReference | null,
): Promise<string> {
  const spoken = findReferences(cues.map(({ text }) => text).join(' '))
  const references = spoken.map(({ reference }) => reference)
  const main = withChapter(base)
  const named = mainPassages(references).filter((one) => main === null || !contains(main, one))
  const anchors = [...(main === null ? [] : [main]), ...named]
  const chosen = [...anchors, ...supporting(references, anchors)]
  const lines: string[] = []
  for (const reference of chosen) {
    const text = await printedText(reference)
    if (text !== null) lines.push(`${formatReference(reference)}: ${text}`)
  }
  return lines.join('\n')
}

/** What is told beside a text often stands in its chapter. */
function withChapter(base: BibleReference | null): BibleReference | null {
  if (base === null) return null
  const whole = { book: base.book, chapter: base.chapter }
  if (contains(whole, base) && verseCount(whole) <= MOST_BASE_VERSES.chapter) return whole
  return verseCount(base) <= MOST_BASE_VERSES.passage ? base : null
}

/** Of the chapter that is named most, and of another that is read. */
function mainPassages(references: readonly BibleReference[]): BibleReference[] {
  const chapters = new Map<string, BibleReference[]>()
  for (const reference of references) {
    const name = `${reference.book} ${reference.chapter}`
    chapters.set(name, [...(chapters.get(name) ?? []), reference])
  }
  const [most = [], ...others] = [...chapters.values()].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  const read = others.find((named) => named.some((one) => isRead(one))) ?? []
  return [passageOf(most), passageOf(read)].filter((one) => one !== null)
}

/** Of one chapter: the longest part that is named, or all of it where it is short. */
function passageOf(named: readonly BibleReference[]): BibleReference | null {
  const [first] = named
  if (!first) return null
  const fitting = named.filter(
    (reference) => reference.verse !== undefined && verseCount(reference) <= MOST_VERSES,
  )
  const longest = fitting.toSorted((a, b) => verseCount(b) - verseCount(a))[0] ?? null
  if (longest && isRead(longest)) return longest
  const whole = { book: first.book, chapter: first.chapter }
  return verseCount(whole) <= MOST_VERSES ? whole : longest
}

/** Several verses are announced to be read; one alone is quoted, be it ever so often. */
function isRead(reference: BibleReference): boolean {
  return reference.verse !== undefined && verseCount(reference) > SUPPORTING.verses
}

const READ_WEIGHT = 5

function weightOf(references: readonly BibleReference[]): number {
  return references.reduce((sum, one) => sum + (isRead(one) ? READ_WEIGHT : 1), 0)
}

function supporting(
  references: readonly BibleReference[],
  anchors: readonly BibleReference[],
): BibleReference[] {
  if (anchors.length === 0) return []
  const others = new Map<string, BibleReference>()
  for (const reference of references) {
    const isMain = anchors.some(
      ({ book, chapter }) => reference.book === book && reference.chapter === chapter,
    )
    const isShort = reference.verse !== undefined && verseCount(reference) <= SUPPORTING.verses
    if (!isMain && isShort) others.set(formatReference(reference), reference)
  }
  return [...others.values()].slice(0, SUPPORTING.passages)
}
