import { formatReference, verseCount } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { verseText } from '../../../../bible/verse-text.ts'
import { BOUNDS } from '../../../model/bounds.ts'
import { wordAt } from '../listen/words/speech.ts'
import { fromSentence, goesOn } from '../passages/from-sentence.ts'
import type { Passages } from '../passages/sermon-passages.ts'
import { overlaps } from '../themes/theme-detection.ts'
import type { Brief } from './brief/brief.ts'
import type { Sermon } from './material/sermon.ts'

const MOST_OF_A_SHORT_MESSAGE = 6
/** Beside the text of a whole sermon. */
const MOST_BESIDE = 3

/** The names of the texts that the outline is about, its own first. */
export async function relatedTexts(
  { prepared, group }: Brief,
  passages: Passages,
  sermon: Sermon,
): Promise<string[]> {
  if (prepared && group.band === 'infantil') return [formatReference(prepared.read)]
  const texts = sermon.isLong
    ? await ofSermon(sermon, passages, prepared?.read ?? null)
    : ofShortMessage(passages)
  return texts.map(formatReference)
}

/** What was said, the printed verses right behind the text they belong to; else what the theme offers. */
function ofShortMessage({ base, key, said, suggested }: Passages): BibleReference[] {
  const [first, ...others] = said
  if (!first) return suggested.slice(0, MOST_BESIDE)
  const printed = base && key && verseCount(base) !== verseCount(key) ? [key] : []
  // where verses are to be had, a whole chapter is no help to whoever looks them up
  const verses = others.filter(({ verse }) => verse !== undefined)
  const beside = verses.length < MOST_BESIDE ? others : verses
  return [first, ...printed, ...beside].slice(0, MOST_OF_A_SHORT_MESSAGE)
}

/** The text of a sermon and, beside it, what it read from elsewhere; where it has neither, what the theme offers. */
async function ofSermon(
  sermon: Sermon,
  { base, said, suggested }: Passages,
  read: BibleReference | null,
): Promise<BibleReference[]> {
  const own = [base, read].filter((text) => text !== null)
  const beside = await Promise.all(
    readingsBeside(sermon, own).map(async (text) => toItsPoint(await fromSentence(text))),
  )
  const texts = [...(base ? [base] : []), ...beside]
  return texts.length === 0 && said.length === 0 ? suggested.slice(0, MOST_BESIDE) : texts
}

/** Verses that were read out, or named again and again. */
type Reading = {
  text: BibleReference & { verse: number; endVerse: number }
  /** Where it is named: a word of the speech. */
  at: number
  /** Of what is heard of its verses, and how often it is named. */
  weight: number
}

/** Words behind a reference within which its verses are read. */
const READ_WITHIN = 300
/** Verses between what was named and what was read: 'Efésios 2:13', then on to the 18th. */
const READ_ON = 3
/** A reference that is named once more weighs as much as a few words of it that are heard. */
const OF_A_NAME = 6
/** Named once and hardly heard, it is a passing thought. */
const LEAST = 15

/** The readings that matter most, in their order. What is only named as a chapter is none: nobody looks it up. */
function readingsBeside(sermon: Sermon, own: readonly BibleReference[]): BibleReference[] {
  const readings: Reading[] = []
  for (const named of sermon.meant.map((one) => readingAt(one, sermon))) {
    if (!named || own.some((text) => overlaps(text, named.text))) continue
    const known = readings.find(({ text }) => overlaps(text, named.text))
    if (known) {
      known.weight += named.weight
      known.text = longerOf(known.text, named.text)
    } else readings.push(named)
  }
  return readings
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_BESIDE)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
}

/** What is read where a text is named: its verses, and those that go on from them or are read of a chapter. */
function readingAt(
  { reference, index }: Sermon['meant'][number],
  { speech, spoken }: Sermon,
): Reading | null {
  const { book, chapter, verse, endVerse = verse, endChapter = chapter } = reference
  if (endChapter !== chapter) return null
  const at = wordAt(speech, index)
  const heard = spoken
    .filter((one) => one.book === book && one.chapter === chapter)
    .filter(({ from }) => from > at - READ_WITHIN / 2 && from < at + READ_WITHIN)
    .toSorted((a, b) => a.verse - b.verse)
  const first = verse ?? readAloud(heard)
  if (first === undefined) return null
  let last = endVerse ?? first
  let weight = OF_A_NAME
  for (const one of heard) {
    const isOn = one.inRun && one.verse > last && one.verse <= last + READ_ON
    if (isOn && one.verse - first < BOUNDS.relatedVerses) last = one.verse
    if (one.verse >= first && one.verse <= last) weight += one.weight
  }
  return { text: { book, chapter, verse: first, endVerse: last }, at, weight }
}

/** Of a chapter that is named whole, the first of the verses that are surely read of it: some two are heard by chance. */
function readAloud(heard: Sermon['spoken']): number | undefined {
  const read = heard.filter(({ inRun }) => inRun)
  return new Set(read.map(({ verse }) => verse)).size >= LEAST_READ ? read[0]?.verse : undefined
}

const LEAST_READ = 3

function longerOf(a: Reading['text'], b: Reading['text']): Reading['text'] {
  return b.endVerse - b.verse > a.endVerse - a.verse ? b : a
}

/** It leads on to what comes: a list, half a sentence, a question that is answered. */
const LEADS_ON = /[,;:?][”’)]*$/u

/** The same verses to where they say what they are read for, as far as they can be printed. */
async function toItsPoint(text: BibleReference): Promise<BibleReference> {
  const { book, chapter, verse } = text
  if (verse === undefined) return text
  const textOf = (one: number) => verseText({ book, chapter, verse: one })
  let { endVerse = verse } = text
  let last = (await textOf(endVerse)) ?? ''
  while (endVerse - verse + 1 < BOUNDS.relatedVerses) {
    const next = await textOf(endVerse + 1)
    if (next === null || !(LEADS_ON.test(last) || goesOn(next))) break
    endVerse += 1
    last = next
  }
  return { ...text, endVerse }
}
