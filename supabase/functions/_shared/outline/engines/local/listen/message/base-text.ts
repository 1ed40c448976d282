import { findMentions } from '../../../../../bible/references/book-mentions.ts'
import { existsInCanon, verseCount } from '../../../../../bible/canon.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { tokenise } from '../../../../../bible/references/tokens.ts'
import type { SpokenVerse } from '../../../../../bible/verse-index/spoken-verses.ts'
import type { Speech } from '../words/speech.ts'
import { fold } from '../../../../model/words.ts'

export type SaidReference = { reference: BibleReference; index: number }

/** All that speaks for one chapter being what the sermon expounds. */
type Evidence = {
  reference: BibleReference
  /** Told to be the text, in the first part of the sermon. */
  announced: number
  /** Told to be read later on. */
  opened: number
  /** Named within the first words. */
  early: boolean
  /** Weight of its verses read one after the other, in all and in the first fifth. */
  read: number
  readEarly: number
  /** Tenths of the sermon in which a verse of it is heard. */
  tenths: Set<number>
  mentions: BibleReference[]
}

const ANNOUNCED =
  /\b(?:abr(?:a|am|e|ir|irem|amos|indo)|virem|acharam|leitura|vamos (?:de pe )?(?:e )?ler|vou ler|lermos|lemos|meditar\w*|nosso texto|texto (?:base|biblico|de hoje|desta|da nossa)|continua\w*|acompanh\w*|passagem)\b/
const ANNOUNCED_AFTER =
  /\b(?:meditar\w*|nosso texto|texto (?:base|da|de|desta)|assim diz|diz assim|vamos ler|leitura)\b/
/** Characters before and after a reference in which it is announced. */
const AROUND = 160
const FIRST_WORDS = 0.1
const FIRST_CHARACTERS = 500
const BEGINNING = 0.15
const READ_FIRST = 0.2

/** Measured on 233 sermons whose text is known: 99 % are named, 95 % of these rightly. */
const LEAST = 2.2
/** Fewer names of books than these, and the share of one says little. */
const ENOUGH_BOOKS = 3
/** What one weight of read verses is divided by before its logarithm is taken: three well-heard verses. */
const READ_UNIT = 40
/** A single verse that weighs less may be heard by chance. */
const SURE_WEIGHT = 14

/**
 * The passage that the sermon expounds: announced, read aloud in whatever translation, returned to. Null where nothing
 * is sure: a wrong text is worse than none.
 */
export function findBaseText(
  speech: Speech,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
  videoTitle: string | null,
): BibleReference | null {
  const [found] = findReferences(videoTitle ?? '')
  const titled = found?.reference
  const chapters = gather(speech, said, spoken)
  const books = bookShares(speech.text)
  const isTitled = ({ reference }: Evidence) =>
    titled !== undefined && isSameChapter(titled, reference)
  // Who names the video after verses knows what was preached better than the ear does; named last, it has to be heard.
  const isNamedAfter = found?.index === 0 || [...chapters.values()].some(isTitled)
  if (titled?.verse !== undefined && isNamedAfter) return titled
  const scored = [...chapters.values()]
    // single verses that nobody named are echoes: 'pregar o evangelho' is no Romans 10
    .filter((evidence) => evidence.mentions.length > 0 || evidence.read > 0 || isTitled(evidence))
    .map((evidence) => ({
      evidence,
      score: scoreOf(evidence, books) + (isTitled(evidence) ? 4 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = scored
  if (!best || best.score < LEAST) return null
  return rangeOf(speech, best.evidence, said, spoken)
}

/** Tenths of a sermon that come back to the text it expounds, at least. */
const COMES_BACK = 5
/** So many other chapters named, and the text is one among others. */
const AMONG_OTHERS = 5
/** A sermon on so few verses reads them once and speaks of them without naming them. */
const FEW_VERSES = 2
/** Where so many are named, also the first is one of them. */
const MANY_OTHERS = 9

/**
 * Whether the sermon expounds this text from beginning to end, and does not pass through it on its way: a lesson on a
 * subject reads many. Of 222 sermons on a known text 97 % are told to, of 70 lessons on a subject 47 %.
 */
export function isExpounded(
  base: BibleReference,
  speech: Speech,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): boolean {
  const { words, text } = speech
  const tenths = new Set<number>()
  const others = new Set<string>()
  const folded = fold(text)
  const tenthOf = (index: number) => Math.floor((10 * index) / folded.length)
  let isNamedFirst = false
  for (const { reference, index } of said) {
    if (isSameChapter(reference, base)) {
      tenths.add(tenthOf(index))
      if (index < BEGINNING * folded.length) isNamedFirst = true
    } else others.add(`${reference.book} ${reference.chapter}`)
  }
  for (const verse of spoken) {
    if (isSameChapter(verse, base) && (verse.inRun || verse.weight >= SURE_WEIGHT))
      tenths.add(Math.floor((10 * verse.from) / words.length))
  }
  for (const { index } of folded.matchAll(VERSES)) {
    const before = said.findLast((one) => one.index <= index)
    const isBack = index - (before?.index ?? 0) > ELSEWHERE && others.size < MANY_OTHERS
    if (!before || isSameChapter(before.reference, base) || isBack) tenths.add(tenthOf(index))
  }
  return (
    tenths.size >= COMES_BACK ||
    others.size < AMONG_OTHERS ||
    (isNamedFirst &&
      base.verse !== undefined &&
      verseCount(base) <= FEW_VERSES &&
      others.size < MANY_OTHERS)
  )
}

function scoreOf(evidence: Evidence, books: ReadonlyMap<string, number>): number {
  const { announced, opened, early, read, readEarly, tenths, reference } = evidence
  return (
    1.6 * Math.min(announced, 2) +
    0.5 * Math.min(opened, 2) +
    (early ? 1.3 : 0) +
    0.6 * Math.log1p(read / READ_UNIT) +
    0.45 * Math.log1p(readEarly / READ_UNIT) +
    0.6 * tenths.size +
    3 * (books.get(reference.book) ?? 0)
  )
}

function gather(
  { text, words }: Speech,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): Map<string, Evidence> {
  const chapters = new Map<string, Evidence>()
  const chapterOf = ({ book, chapter }: BibleReference): Evidence => {
    const id = `${book} ${chapter}`
    const known = chapters.get(id)
    if (known) return known
    const evidence: Evidence = {
      reference: { book, chapter },
      announced: 0,
      opened: 0,
      early: false,
      read: 0,
      readEarly: 0,
      tenths: new Set(),
      mentions: [],
    }
    chapters.set(id, evidence)
    return evidence
  }
  const folded = fold(text)
  for (const { reference, index } of [...announcedApart(text, folded), ...said]) {
    const evidence = chapterOf(reference)
    const isEarly = index < Math.max(FIRST_WORDS * text.length, FIRST_CHARACTERS)
    const isInBeginning = isEarly || index < BEGINNING * text.length
    evidence.mentions.push(readUpTo(folded, reference, index))
    if (isEarly) evidence.early = true
    if (ANNOUNCED.test(folded.slice(Math.max(0, index - AROUND), index))) {
      if (isInBeginning) evidence.announced += 1
      else evidence.opened += 1
    }
    if (isEarly && ANNOUNCED_AFTER.test(folded.slice(index, index + AROUND))) {
      evidence.announced += 0.5
    }
  }
  for (const { book, chapter, from, weight, inRun } of spoken) {
    const evidence = chapterOf({ book, chapter })
    const place = from / words.length
    if (inRun || weight >= SURE_WEIGHT) evidence.tenths.add(Math.floor(place * 10))
    if (inRun) evidence.read += weight
    if (inRun && place < READ_FIRST) evidence.readEarly += weight
  }
  return chapters
}

/** Characters that are put in between a book that is announced and its chapter. */
const PUT_BETWEEN = 130
const CHAPTER_AND_VERSES = 60

/** 'No primeiro livro dos Reis, se não estiverem ainda abertos aí, no capítulo 17': a book that is announced before its chapter. */
function announcedApart(text: string, folded: string): SaidReference[] {
  const end = Math.max(FIRST_WORDS * text.length, FIRST_CHARACTERS)
  const tokens = tokenise(text.slice(0, end))
  const places = findMentions(tokens).flatMap(({ from, to, abbreviated }) => {
    const start = tokens[from]?.start
    const after = tokens[to - 1]?.end
    return abbreviated || start === undefined || after === undefined ? [] : [{ start, after }]
  })
  return places.flatMap(({ start, after }, number) => {
    if (!ANNOUNCED.test(folded.slice(Math.max(0, start - AROUND), start))) return []
    const upTo = Math.min(after + PUT_BETWEEN, places[number + 1]?.start ?? text.length)
    const chapter = folded.slice(after, upTo).search(/(?<=\w.* )capitulo /s)
    if (chapter < 0) return []
    const joined = `${text.slice(start, after)} ${text.slice(after + chapter, after + chapter + CHAPTER_AND_VERSES)}`
    const [found] = findReferences(joined)
    const isHeard =
      findReferences(text.slice(start, after + chapter + CHAPTER_AND_VERSES))[0]?.index === 0
    return found?.index === 0 && !isHeard ? [{ reference: found.reference, index: start }] : []
  })
}

/** Of all the times that a book of the Bible is named, how often it is this one. */
function bookShares(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  // spoken, "os" and "na" are no books
  const mentions = findMentions(tokenise(text)).filter(({ abbreviated }) => !abbreviated)
  for (const { book } of mentions) counts.set(book, (counts.get(book) ?? 0) + 1)
  const all = Math.max(mentions.length, ENOUGH_BOOKS)
  return new Map([...counts].map(([book, count]) => [book, count / all]))
}

function isSameChapter(one: BibleReference, other: BibleReference): boolean {
  return one.book === other.book && one.chapter === other.chapter
}

/** Verses read in the first part that lie at most so far apart belong to one reading. */
const READING_GAP = 3
/** What the naming of a verse weighs beside its being read: as much as three rare words. */
const NAMED = 20

/** Called by its number, a verse is spoken of; named to be read, a range is announced. */
const CALLED = 14
const HEARD_AT_MOST = 24
/** What is read at the beginning says less of what is preached than what comes back later. */
const READING_PART = 0.16
const OF_THE_READING = 0.45
/** Characters after the naming of another chapter in which a bare number is of that one. */
const ELSEWHERE = 900
/** A verse that weighs less than this share of the heaviest one was touched in passing. */
const PASSING = 0.12

type Range = { first: number; last: number; bonus: number }

/**
 * The portion that is preached: of the ranges that were named, that were read, and that the sermon dwells on, the one
 * that holds most of what comes back and least of what does not. The chapter where none stands out.
 */
function rangeOf(
  speech: Speech,
  { reference, mentions }: Evidence,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): BibleReference {
  const most = verseCount(reference)
  const folded = fold(speech.text)
  const calls = callsOf(folded, reference, said, most)
  const weights = new Map<number, number>()
  const add = (verse: number, weight: number, place: number) => {
    if (verse < 1 || verse > most) return
    const value = weight * (place < READING_PART ? OF_THE_READING : 1)
    weights.set(verse, (weights.get(verse) ?? 0) + value)
  }
  for (const one of spoken) {
    if (!isSameChapter(one, reference) || !(one.inRun || one.weight >= SURE_WEIGHT)) continue
    add(one.verse, Math.min(HEARD_AT_MOST, one.weight), one.from / speech.words.length)
  }
  for (const { first, last, place } of calls) {
    for (let verse = first; verse <= last; verse += 1)
      add(verse, CALLED / (last - first + 1), place)
  }
  const ranges = candidates(speech, reference, { mentions, calls, weights, said, folded }, spoken)
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const heaviest = Math.max(0, ...weights.values())
  let best: { range: Range; score: number } | null = null
  for (const range of ranges) {
    let inside = 0
    let touched = 0
    for (let verse = range.first; verse <= range.last; verse += 1) {
      inside += weights.get(verse) ?? 0
      if ((weights.get(verse) ?? 0) > heaviest * PASSING) touched += 1
    }
    const length = range.last - range.first + 1
    const score =
      1.3 * (all === 0 ? 0 : inside / all) +
      0.8 * (touched / length) * Math.min(1, all / ENOUGH) +
      range.bonus
    if (!best || score > best.score) best = { range, score }
  }
  if (!best || best.score < LEAST_RANGE) return reference
  const { first, last } = best.range
  if (last - first + 1 >= most) return reference
  return last === first
    ? { ...reference, verse: first }
    : { ...reference, verse: first, endVerse: last }
}

const LEAST_RANGE = 0.9
/** From so much weight on, what is never touched counts against a range. */
const ENOUGH = 30

type Call = { first: number; last: number; place: number; isRange: boolean }

/** 'Versículo 9', 'os versículos 4 a 6', where the chapter that was named last is this one. */
function callsOf(
  folded: string,
  reference: BibleReference,
  said: readonly SaidReference[],
  most: number,
): Call[] {
  const calls: Call[] = []
  for (const match of folded.matchAll(VERSES)) {
    const [, one, to] = match
    const before = said.findLast(({ index }) => index <= match.index)
    const isElsewhere =
      before !== undefined &&
      !isSameChapter(before.reference, reference) &&
      match.index - before.index < ELSEWHERE
    const first = Number(one)
    const last = to === undefined ? first : Number(to)
    if (isElsewhere || first < 1 || last < first || last > most) continue
    calls.push({ first, last, place: match.index / folded.length, isRange: last > first })
  }
  for (const match of folded.matchAll(FROM_THE_FIRST)) {
    const last = Number(match[1])
    const isEarly = match.index < READ_FIRST * folded.length
    if (isEarly && last > 1 && last <= most)
      calls.push({ first: 1, last, place: match.index / folded.length, isRange: true })
  }
  for (const { reference: one, index } of said) {
    const { verse, endVerse = verse, endChapter } = one
    if (!isSameChapter(one, reference) || verse === undefined || endChapter !== undefined) continue
    const last = Math.min(most, endVerse ?? verse)
    calls.push({ first: verse, last, place: index / folded.length, isRange: last > verse })
  }
  return calls
}

function candidates(
  { words }: Speech,
  reference: BibleReference,
  {
    mentions,
    calls,
    weights,
    said,
    folded,
  }: {
    mentions: readonly BibleReference[]
    calls: readonly Call[]
    weights: ReadonlyMap<number, number>
    said: readonly SaidReference[]
    folded: string
  },
  spoken: readonly SpokenVerse[],
): Range[] {
  const ranges: Range[] = []
  for (const { verse, endVerse = verse, endChapter } of mentions) {
    if (verse === undefined || endVerse === undefined || endChapter !== undefined) continue
    ranges.push({ first: verse, last: endVerse, bonus: endVerse > verse ? ANNOUNCED_RANGE : 0 })
  }
  for (const { reference: one, index } of said) {
    if (one.verse === undefined || one.endVerse !== undefined || one.endChapter !== undefined)
      continue
    if (!isSameChapter(one, reference) || index > FIRST_WORDS * folded.length) continue
    if (!GOES_ON.test(folded.slice(Math.max(0, index - 30), index + 110))) {
      ranges.push({ first: one.verse, last: one.verse, bonus: ANNOUNCED_RANGE })
    }
  }
  for (const { first, last, place, isRange } of calls) {
    ranges.push({ first, last, bonus: isRange && place < READ_FIRST ? ANNOUNCED_RANGE : 0 })
  }
  const read = spoken
    .filter(
      (verse) =>
        verse.inRun && isSameChapter(verse, reference) && verse.from / words.length < READ_FIRST,
    )
    .map(({ verse }) => verse)
    .toSorted((a, b) => a - b)
  const run = longestRun(read)
  if (run) ranges.push({ ...run, bonus: READ_RANGE })
  const heaviest = Math.max(0, ...weights.values())
  const dwelt = [...weights]
    .filter(([, weight]) => weight > heaviest * PASSING)
    .map(([verse]) => verse)
    .toSorted((a, b) => a - b)
  for (const first of dwelt) {
    for (const last of dwelt) if (last >= first) ranges.push({ first, last, bonus: 0 })
  }
  return ranges
}

const ANNOUNCED_RANGE = 0.5
/** A verse that is announced is the first of more. */
const GOES_ON = /\b(?:a partir|em diante|adiante|ate o|ao versiculo|ao verso|seguintes?)\b/
const READ_RANGE = 0.2

const VERSES =
  /\b(?:versiculos?|versos?)(?: de numero)? (\d{1,3})(?:,? (?:a|ao|ate|ate o|e|e o|ate ao|ao verso|ao versiculo|ate o verso|ate o versiculo|e verso|e versiculo)(?: de numero)? (\d{1,3}))?\b/g

/** 'Desde o primeiro versículo até o versículo 12'. */
const FROM_THE_FIRST =
  /\b(?:d[eo]|desde|a partir d[eo])(?: o)? primeiro (?:versiculo|verso) (?:\w+ ){0,2}?(?:ate|ao?)(?: o)?(?: (?:versiculo|verso))?(?: de numero)? (\d{1,3})\b/g

/**
 * How much the sermon dwells on each verse of a chapter: heard, or called by its number.
 *
 * @returns weights by verse; a verse that is never touched has none.
 */
export function weighVerses(
  { book, chapter }: BibleReference,
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (verse: number, weight: number) => {
    weights.set(verse, (weights.get(verse) ?? 0) + weight)
  }
  for (const verse of spoken) {
    if (verse.book === book && verse.chapter === chapter) add(verse.verse, verse.weight)
  }
  for (const { reference } of said) {
    const { verse, endVerse = verse, endChapter } = reference
    if (reference.book !== book || reference.chapter !== chapter) continue
    if (verse === undefined || endVerse === undefined || endChapter !== undefined) continue
    for (let one = verse; one <= endVerse; one += 1) add(one, NAMED / (endVerse - verse + 1))
  }
  return weights
}

function longestRun(verses: readonly number[]): { first: number; last: number } | null {
  let best: { first: number; last: number } | null = null
  let first = verses[0] ?? 0
  for (const [index, verse] of verses.entries()) {
    const before = verses[index - 1]
    if (before !== undefined && verse - before > READING_GAP) first = verse
    if (verse > first && (!best || verse - first > best.last - best.first)) {
      best = { first, last: verse }
    }
  }
  return best
}

/** 'A partir do versículo 4, eu vou ler até o 9': the end is told on its own. */
function readUpTo(folded: string, reference: BibleReference, index: number): BibleReference {
  const { verse, endVerse, endChapter } = reference
  if (verse === undefined || endVerse !== undefined || endChapter !== undefined) return reference
  const last = /\bate o (?:(?:versiculo|verso) (?:de numero )?)?(\d{1,3})\b/.exec(
    folded.slice(index, index + 110),
  )
  const longer = { ...reference, endVerse: Number(last?.[1]) }
  return last && longer.endVerse > verse && existsInCanon(longer) ? longer : reference
}
