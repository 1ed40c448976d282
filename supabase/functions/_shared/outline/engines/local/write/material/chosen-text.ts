import { contains, verseCount } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import {
  chooseEntry,
  chooseForChildren,
  type ChosenEntry,
  isOwnText,
  LEAST_ANNOUNCED,
  NO_ENTRY,
} from '../../passages/choose-entry.ts'
import { findPassage, type PreparedPassage } from '../../passages/find-passage.ts'
import { fromSentence } from '../../passages/from-sentence.ts'
import { isGentle, plainEntry, withQuestionsOf } from '../../passages/plain/plain-entry.ts'
import type { ReadVerse } from '../../passages/plain/word-questions.ts'
import { readingOf } from '../../passages/portion.ts'
import { choosePassages, fitForChildren, type Passages } from '../../passages/sermon-passages.ts'
import { onPreached, withoutUnread } from '../../passages/unread.ts'
import { toWholeScene } from '../../passages/whole-scene.ts'
import { clearThemes } from '../../themes/theme-detection.ts'
import type { Theme } from '../../themes/themes.ts'
import type { Group } from '../group/group.ts'
import { readVerses } from './read-verses.ts'
import type { Sermon, Weigh } from './sermon.ts'

/** The text that a group opens for a sermon, and what there is on it. */
export type ChosenText = {
  /** The sermon's own text, where it is sure. */
  base: BibleReference | null
  /** The sermon expounds it, and does not pass through it on its way to a subject. */
  expounds: boolean
  /** How the bank by passage found what it has, which may be on another text. */
  chosen: ChosenEntry
  /** What the bank has on the text that is opened, or what is asked of any text; null where there is none to open. */
  prepared: PreparedPassage | null
  /** `prepared` as far as this group can use it: children need a story that is told for them. */
  usable: PreparedPassage | null
  /** Whether children are told a story of the same subject instead. */
  isForChildren: boolean
  passages: Passages
  /** The verses that are read, and how much is heard of each of their chapter. */
  key: BibleReference | null
  verses: readonly ReadVerse[]
  weights: ReadonlyMap<number, number>
  /** Main theme first; empty where none is clear. */
  themes: readonly Theme[]
}

/** Chooses what a group opens its Bible at, and what was prepared on it. */
export async function chooseText(
  sermon: Sermon,
  { band }: Pick<Group, 'band'>,
  isAlone: boolean,
): Promise<ChosenText> {
  const { speech, isLong, text, isOpening } = sermon
  const areChildren = band === 'infantil'
  const found = await findEntry(sermon)
  const base = found.isBaseDoubtful ? null : text
  const { entry, isForChildren } =
    isLong && areChildren
      ? await chooseStory(sermon, base, found)
      : { entry: found, isForChildren: false }
  const chosen = await fromItsSentence(entry)
  const themes = clearThemes(sermon.themes, speech)
  const passages = choosePassages(speech.text, sermon.meant, themes, base)
  const opened = await openText(sermon, base, chosen, passages.key, isAlone)
  const { prepared } = opened
  return {
    ...opened,
    base,
    expounds: base !== null && (!isLong || isOpening || sermon.isPreachedOn(base)),
    chosen,
    usable: prepared && (!areChildren || prepared.entry.children) ? prepared : null,
    isForChildren,
    passages: areChildren ? fitForChildren(passages) : passages,
    themes,
  }
}

/** What children are told: what was found, where it has a story for them, or one of the same subject, or of the same chapter. */
async function chooseStory(
  { speech, themes, weigh }: Sermon,
  base: BibleReference | null,
  found: ChosenEntry,
): Promise<{ entry: ChosenEntry; isForChildren: boolean }> {
  const ofSubject = found.prepared?.entry.children
    ? null
    : await chooseForChildren(speech, base, themes)
  if (ofSubject) {
    const entry: ChosenEntry = {
      ...NO_ENTRY,
      prepared: ofSubject,
      relation: 'kindred',
      isSpokenOf: true,
    }
    return { entry, isForChildren: true }
  }
  const ofChapter =
    base && (found.near || found.relation === 'kindred')
      ? await findPassage(base, weigh(base))
      : null
  return {
    entry: ofChapter?.entry.children
      ? { ...NO_ENTRY, prepared: ofChapter, relation: 'around', isSpokenOf: true }
      : found,
    isForChildren: false,
  }
}

/** The verses that are read, and what was prepared on them: by the bank, or what is asked of any text. */
async function openText(
  { isLong, others, weigh }: Sermon,
  base: BibleReference | null,
  chosen: ChosenEntry,
  heard: BibleReference | null,
  isAlone: boolean,
): Promise<Pick<ChosenText, 'prepared' | 'key' | 'verses' | 'weights'>> {
  // where the sermon has no text of its own, the one among others that it dwells on most
  const offered =
    isLong && !chosen.prepared
      ? await firstToOpen(base ? [base] : others, weigh, base !== null)
      : null
  const key = chosen.prepared?.read ?? offered?.read ?? heard
  const weights = key ? weigh(key) : new Map<number, number>()
  const verses = offered?.verses ?? (key ? await readVerses(key) : [])
  const plain = offered && (await plainEntry(offered.read, verses, weights, isAlone))
  const prepared = chosen.prepared
    ? await asRead(chosen.prepared, verses, preachedOf(verses, chosen, base))
    : plain && chosen.near
      ? withQuestionsOf(plain, chosen.near)
      : plain
  return { prepared, key, verses, weights }
}

/** Of what is read, what the sermon is on: of a few verses that are read in their passage only these. */
function preachedOf(
  read: readonly ReadVerse[],
  { prepared, relation }: ChosenEntry,
  base: BibleReference | null,
): readonly ReadVerse[] {
  if (
    !isOwnText(relation) ||
    !prepared ||
    base?.verse === undefined ||
    !contains(prepared.read, base)
  )
    return read
  // its first verses are as likely where the reading of the whole began
  if (base.verse === prepared.whole.verse && verseCount(base) < LEAST_ANNOUNCED) return read
  const preached = read.filter(({ verse }) =>
    contains(base, { ...prepared.read, verse, endVerse: verse }),
  )
  return preached.length > 0 ? preached : read
}

/** An entry as it fits the verses that are read of its passage, and those of them that were preached. */
async function asRead(
  prepared: PreparedPassage,
  read: readonly ReadVerse[],
  preached: readonly ReadVerse[],
): Promise<PreparedPassage> {
  const { whole } = prepared
  if (whole.endChapter !== undefined || whole.chapter !== prepared.read.chapter) return prepared
  const verses = await readVerses(whole)
  const without = (some: readonly ReadVerse[]) => {
    const numbers = new Set(some.map(({ verse }) => verse))
    return verses.filter(({ verse }) => !numbers.has(verse)).map(textOf)
  }
  const asked = withoutUnread(prepared, read.map(textOf), without(read))
  return preached.length === read.length
    ? asked
    : onPreached(asked, preached.map(textOf), without(preached))
}

function textOf({ text }: ReadVerse): string {
  return text
}

/** What the bank by passage has for a sermon. A short message is its own words: what it says of its text is all there. */
async function findEntry(sermon: Sermon): Promise<ChosenEntry> {
  const { speech, isLong, text, isOpening, topic, said, spoken, others, weigh } = sermon
  if (!isLong) return NO_ENTRY
  return chooseEntry(speech, text, {
    expounds: text !== null && (isOpening || sermon.isPreachedOn(text)),
    scored: sermon.themes,
    others,
    weigh,
    topic: topic && { topic, opens: isOpening, speech, said, spoken },
  })
}

/** The first that a group can open; the sermon's own text always. */
async function firstToOpen(
  references: readonly BibleReference[],
  weigh: Weigh,
  isOwn: boolean,
): Promise<{ read: BibleReference; verses: ReadVerse[] } | null> {
  for (const reference of references) {
    const weights = weigh(reference)
    const read = await toWholeScene(readingOf(reference, weights), reference, weights)
    const verses = await readVerses(read)
    if (isOwn || isGentle(verses)) return { read, verses }
  }
  return null
}

const HEARD_BY_CHILDREN = 8

/** Whether children can be read a text as it stands: a short one without a verse that hurts. */
export async function canHear(text: BibleReference): Promise<boolean> {
  if (text.verse === undefined || verseCount(text) > HEARD_BY_CHILDREN) return false
  const verses = await readVerses(text)
  return verses.length > 0 && verses.every((verse) => isGentle([verse]))
}

async function fromItsSentence(chosen: ChosenEntry): Promise<ChosenEntry> {
  const { prepared } = chosen
  return prepared
    ? { ...chosen, prepared: { ...prepared, read: await fromSentence(prepared.read) } }
    : chosen
}
