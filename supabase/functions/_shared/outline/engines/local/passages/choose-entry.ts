import type { BibleReference } from '../../../../bible/reference.ts'
import type { Speech } from '../listen/words/speech.ts'
import { isTextOfItsOwn } from '../listen/message/opening-text.ts'
import { rootsOf, subjectRoots } from '../listen/words/subject-roots.ts'
import { contains, verseCount } from '../../../../bible/canon.ts'
import { overlaps, type ScoredTheme } from '../themes/theme-detection.ts'
import {
  findParallel,
  findPassage,
  type PreparedPassage,
  preparedAt,
  rangeOf,
} from './find-passage.ts'
import { findKindred, type Kindred } from './kindred.ts'
import { fitToPortion, MOST_READ, MOSTLY, type Weights, withPreached } from './portion.ts'
import { type HeardTexts, openPassage, rangeOfId, type Tie } from './topics/open-passage.ts'
import type { Topic } from './topics/topic.ts'

/**
 * How an entry belongs to the sermon: it is what was preached, holds it, tells the same as another book of the Bible,
 * speaks of the same subject, is one of several texts, or is made of the verses alone.
 */
export type Relation = 'preached' | 'around' | 'parallel' | 'kindred' | 'among' | 'plain'

/** Whether what is opened is the sermon's own text, alone or in its passage. */
export function isOwnText(relation: Relation): boolean {
  return relation === 'preached' || relation === 'around'
}

export type ChosenEntry = {
  /** What the meeting is made of; null where the bank has nothing for it. */
  prepared: PreparedPassage | null
  relation: Relation
  /** Whether the sermon's own words speak of the entry: a verse may be preached for its own sake. */
  isSpokenOf: boolean
  /** An entry for the neighbourhood of the base text, of which only some questions fit; null where none is. */
  near: PreparedPassage | null
  /** The text was read or named, and the sermon's words are about another: it is not printed as the sermon's. */
  isBaseDoubtful: boolean
  /** How the message knows a passage that was opened for its subject's sake; null where it was not. */
  tie: Tie | null
  /** Whether a passage that was opened for a subject's sake is about it, and not only read in the message. */
  isOfTopic: boolean
}

export const NO_ENTRY: ChosenEntry = {
  prepared: null,
  relation: 'preached',
  isSpokenOf: false,
  near: null,
  isBaseDoubtful: false,
  tie: null,
  isOfTopic: true,
}

/** What is known of a sermon when its entry is chosen. */
type Heard = {
  expounds: boolean
  scored: readonly ScoredTheme[]
  /** The other texts that it names or reads, those that it dwells on first. */
  others: readonly BibleReference[]
  weigh: (text: BibleReference) => Weights
  /** The subject of a message on no passage; null where it is not sure. */
  topic?: (HeardTexts & { topic: Topic; opens: boolean }) | null
}

/** Of the roots that a lesson says most, so many are an entry's. */
const LEAST_SUBJECTS = 2

/**
 * The entry of the bank that a meeting on this sermon is made of: that of its base text; else the one in which the
 * base text stands; else what tells the same elsewhere; else, where it is sure, the one that speaks of what the sermon
 * speaks of.
 */
export async function chooseEntry(
  speech: Speech,
  base: BibleReference | null,
  { expounds, scored, others, weigh, topic = null }: Heard,
): Promise<ChosenEntry> {
  const weights: Weights = base ? weigh(base) : new Map()
  const ofTopic = topic && (await chooseForTopic(topic, base, { expounds, weights }))
  if (ofTopic) return ofTopic
  const kindred = await findKindred(speech, scored)
  const found = base && (await findPassage(base, weights))
  const wordsOf = (one: PreparedPassage) =>
    kindred.find(({ book, verses }) => book === one.whole.book && verses === one.entry.verses)
      ?.words ?? 0
  const [nearest] = kindred
  const isElsewhere =
    base !== null &&
    nearest !== undefined &&
    found !== null &&
    wordsOf(found) <= UNSPOKEN &&
    nearest.words - wordsOf(found) >= FAR
  const chosen = (prepared: PreparedPassage, relation: Relation): ChosenEntry => ({
    prepared,
    relation,
    isSpokenOf: relation !== 'around' || wordsOf(prepared) >= SPOKEN_OF,
    near: null,
    isBaseDoubtful: isElsewhere,
    tie: null,
    isOfTopic: true,
  })

  if (base && found && !isElsewhere) {
    const fitted = fitToPortion(found, base, weights)
    // a text among others is prepared where the lesson speaks of what the entry speaks of
    const subjects = subjectRoots(speech)
    const shared = new Set(rootsOf(found.entry.words).filter((root) => subjects.has(root)))
    const isAbout = shared.size >= (expounds ? 0 : LEAST_SUBJECTS)
    // the portion of an entry may be another part of its chapter
    const isRead = overlaps(fitted.read, base)
    // what the entry is for stands in other verses: its questions on these are good, and its point is another evening's
    const hasPoint = contains(base, found.key) || contains(fitted.read, found.key)
    const hasQuestions = fitted.entry.observe.length > 0 && fitted.entry.interpret.length > 0
    // a few verses are understood in the passage that they belong to
    if (expounds && hasQuestions && isOpenedRound(fitted, base)) return chosen(fitted, 'around')
    if (fitted.fit >= MOSTLY && fitted.fit < NEARLY_ALL && expounds && isRead && !hasPoint)
      return { ...NO_ENTRY, relation: 'plain', near: fitted }
    if (fitted.fit >= MOSTLY && isAbout && isRead)
      return chosen(withPreached(fitted, base), 'preached')
    const isNearest = wordsOf(found) >= Math.max(SPOKEN_OF, (nearest?.words ?? 0) - ALIKE)
    // verses that were announced are printed, whatever portion the entry is written for
    if (expounds && isRead && missesAnnounced(found.read, base))
      return { ...NO_ENTRY, relation: 'plain', near: fitted }
    if (expounds && isRead && (contains(found.read, base) || isNearest))
      return chosen(withPreached(found, base), 'around')
    const isTouched =
      contains(found.read, base) &&
      wordsOf(found) >= Math.max(TOUCHED, (nearest?.words ?? 0) - FAR_OFF)
    if (isTouched) return { ...chosen(found, 'among'), isSpokenOf: wordsOf(found) >= SPOKEN_OF }
  }
  const parallel = base && expounds && !found ? await findParallel(base, weights) : null
  if (parallel) return chosen(parallel, 'parallel')
  const sure = kindred.find((one) => isSure(one, expounds && !isElsewhere))
  const other = sure ? await preparedAt(sure.book, sure.verses) : null
  const isAround = other !== null && overlaps(other.whole, base)
  // a meeting on another text, or on another part of the chapter, is none on this sermon, however near the subject is: the
  // verses themselves are asked about
  const isOther = other && base && expounds && !isElsewhere && !overlaps(other.read, base)
  if (other && !isOther) return chosen(other, isAround ? 'around' : 'kindred')
  // of the texts that a lesson passes through, one that the bank knows is better than one that it does not
  const isOwn = base !== null && !isElsewhere
  if (isOwn && !expounds && found) return { ...chosen(found, 'among'), isSpokenOf: false }
  const passed = others.filter(({ verse }) => verse !== undefined).slice(0, MOST_PASSED)
  const touched = isOwn && expounds ? null : nearestOf(kindred, passed)
  const [first] = isOwn ? [] : passed
  const among = touched
    ? await preparedAt(touched.book, touched.verses)
    : first && (await findPassage(first, weigh(first)))
  if (among) return { ...chosen(among, 'among'), isSpokenOf: false }
  return {
    ...NO_ENTRY,
    relation: 'plain',
    near: found && base && expounds ? fitToPortion(found, base, weights) : null,
    isBaseDoubtful: isElsewhere,
  }
}

/**
 * The entry for a message on a subject; null where it goes through a text of its own all the same: one that it opens
 * with, or one of the subject's.
 */
async function chooseForTopic(
  { topic, opens, ...heard }: NonNullable<Heard['topic']>,
  base: BibleReference | null,
  { expounds, weights }: { expounds: boolean; weights: Weights },
): Promise<ChosenEntry | null> {
  const found = base && (opens || expounds) ? await findPassage(base, weights) : null
  if (found && opens) return null
  if (found && topic.passages.includes(`${found.whole.book} ${found.entry.verses}`)) return null
  const isOwn =
    base !== null && !opens && isTextOfItsOwn(base, heard.speech, heard.said, heard.spoken)
  const isOfSubject = base !== null && topic.passages.some((id) => overlaps(base, rangeOfId(id)))
  // told in his own words a text is not expounded verse by verse: where it is the subject's, it is his all the same
  if (isOwn && expounds !== isOfSubject) return null
  const opened = await openPassage(topic, heard, base && { text: base, expounds })
  if (!opened) return null
  return {
    ...NO_ENTRY,
    prepared: opened.prepared,
    relation: 'kindred',
    isSpokenOf: opened.isOfTopic,
    isBaseDoubtful: true,
    tie: opened.tie,
    isOfTopic: opened.isOfTopic,
  }
}

/**
 * What a children's group is told where the entry of the sermon has no story for children, or there is none: of the
 * entries that have one the nearest, its own chapter before its book, its book before its subject.
 */
export async function chooseForChildren(
  speech: Speech,
  base: BibleReference | null,
  scored: readonly ScoredTheme[],
): Promise<PreparedPassage | null> {
  const nearness = ({ book, verses, score }: Kindred) =>
    score +
    (book === base?.book
      ? rangeOf(book, verses).chapter === base.chapter
        ? OF_THE_CHAPTER
        : OF_THE_BOOK
      : 0)
  const kindred = await findKindred(speech, scored)
  for (const { book, verses } of kindred.toSorted((a, b) => nearness(b) - nearness(a))) {
    const prepared = await preparedAt(book, verses)
    if (prepared?.entry.children) return prepared
  }
  return null
}

const OF_THE_BOOK = 0.1
const OF_THE_CHAPTER = 0.3

/** Whether the verses are read with the one that the entry is about, which is none of them. */
function isOpenedRound({ read, key, fit }: PreparedPassage, base: BibleReference): boolean {
  return contains(read, base) && contains(read, key) && (fit < MOSTLY || !contains(base, key))
}

/** Whether a reading leaves out verses of a text that could be printed whole. */
function missesAnnounced(read: BibleReference, base: BibleReference): boolean {
  const count = verseCount(base)
  return count >= LEAST_ANNOUNCED && count <= MOST_READ && !contains(read, base)
}

/** Fewer are as likely where the reading of a whole chapter began. */
export const LEAST_ANNOUNCED = 5

/** Of the entries that hold one of these texts the one that the sermon's words are nearest to. */
function nearestOf(
  kindred: readonly Kindred[],
  texts: readonly BibleReference[],
): Kindred | undefined {
  return kindred
    .filter(({ words }) => words >= TOUCHED)
    .toSorted((a, b) => b.words - a.words)
    .find(({ book, verses }) => texts.some((text) => overlaps(text, rangeOf(book, verses))))
}

/** Of an entry's questions so many on what was preached: then its point is near, wherever its verse stands. */
const NEARLY_ALL = 0.7

/** Of 214 sermons with an entry of their own, three were about another text, and no other was told to be. */
const UNSPOKEN = 0.07
const FAR = 0.19
/** The words of a sermon on the very passage are worth 0.09 at least in nine of ten. */
const SPOKEN_OF = 0.09

const ALIKE = 0.06
const FAR_OFF = 0.1
const MOST_PASSED = 8
/** Of a text among others at least so much is in the sermon's words. */
const TOUCHED = 0.04

/** The subject is the same by its words alone, or by words and theme together. */
const BY_WORDS = 0.165
const WITH_THEME = { words: 0.09, theme: 0.04, score: 0.17 } as const
/** Where the sermon expounds a text of its own, that text is left only for one that is nearer still. */
const INSTEAD_OF_ITS_OWN = { words: 0.12, theme: 0.04, score: 0.22 } as const

/** Whether one may say that the entry speaks of what the sermon speaks of. */
function isSure({ words, score }: Kindred, expounds: boolean): boolean {
  const least = expounds ? INSTEAD_OF_ITS_OWN : WITH_THEME
  return (
    words >= BY_WORDS ||
    (words >= least.words && score - words >= least.theme && score >= least.score)
  )
}
