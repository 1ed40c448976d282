import { announcedChallenge, findChallenge } from '../../listen/message/challenge.ts'
import { findMovements, type Movement } from '../../listen/message/movements.ts'
import {
  type AnnouncedPoint,
  findAnnouncedPoints,
  findSignals,
  type Signals,
} from '../../listen/message/signals.ts'
import type { Told } from '../../listen/thread/telling.ts'
import {
  findThread,
  mainLines,
  NO_THREAD,
  type Thread,
  toldIn,
} from '../../listen/thread/thread.ts'
import type { Utterance } from '../../listen/sentences/utterances.ts'
import { findEchoes, findReadings } from '../../listen/service/readings.ts'
import { findRoom } from '../../listen/service/room.ts'
import type { Speech } from '../../listen/words/speech.ts'
import { carriesMeaning } from '../../listen/words/stop-words.ts'
import { meantRoots, rootsOf, subjectRoots } from '../../listen/words/subject-roots.ts'
import { findKeySentences, type KeySentence } from '../../listen/worth/key-sentences.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'
import { createQuotePool, type QuotePool } from '../../listen/worth/quote-pool.ts'
import { GOOD } from '../../listen/worth/worth.ts'
import { actorsIn } from '../../passages/plain/actors.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import { themeScore } from '../../themes/theme-detection.ts'
import type { Theme } from '../../themes/themes.ts'
import { fold } from '../../../../model/words.ts'
import type { ChosenText } from './chosen-text.ts'
import { versesOf } from './read-verses.ts'
import { type Retold, retell } from './retold.ts'
import type { Sermon } from './sermon.ts'

/** What can be told and quoted of a sermon. */
export type Material = {
  movements: readonly Movement[]
  thread: Thread
  pool: QuotePool
  signals: Signals
  points: readonly AnnouncedPoint[]
  announcedChallenge: readonly Quote[]
  /** Its text told in steps, and where the sermon is in it; null of a short message, and where the text is not known. */
  retold: Retold | null
}

type Wanted = {
  /** Whether the leader has these words already: others are preferred to them. */
  knows: (text: string) => boolean
  /** The points of a sermon take twice the quotations. */
  hasPoints: boolean
}

/** Finds the steps of a sermon, the sentences that tell them, and those that are worth quoting beside them. */
export async function gatherMaterial(
  sermon: Sermon,
  text: ChosenText,
  { knows, hasPoints }: Wanted,
): Promise<Material> {
  const { speech, utterances, ceremony, isLong, said, spoken, title } = sermon
  const { base, prepared, themes } = text
  const named = await versesOf([
    ...said.map(({ reference }) => reference),
    ...(base ? [{ book: base.book, chapter: base.chapter }] : []),
  ])
  const readings = findReadings(speech, utterances, named)
  const challenge = findChallenge(speech, utterances, findSignals(speech, utterances), ceremony)
  const ofTheme = relevanceTo(speech, themes)
  // The instructions of the challenge are no maxims: they stay together, in their own section.
  const relevance = (utterance: Utterance) =>
    ofTheme(utterance) -
    (knows(saidIn(speech, utterance)) ? KNOWN_WORDS : 0) -
    (challenge && utterance.to > challenge.from && utterance.from < challenge.to ? 1.5 : 0)
  const isSkipped = within([
    ...utterances.filter((_, index) => ceremony.skipped.has(index)),
    ...(isLong ? findRoom(speech) : []),
  ])
  const echoes = isLong ? findEchoes(utterances, named) : new Set<number>()
  const listening = {
    speech,
    utterances,
    isSkipped,
    isScripture: within([
      ...utterances.filter((_, index) => readings.has(index) || echoes.has(index)),
      ...spoken.filter(({ inRun, weight }) => inRun || weight >= SURELY_READ),
    ]),
    about: isLong ? subjectOf(speech, prepared, themes, sermon.topic?.name) : new Set<string>(),
  }
  const movements = isLong
    ? findMovements(speech, utterances, { isSkipped, said, base, spoken })
    : []
  const actors = new Set(actorsIn(text.verses).map(fold))
  const thread = isLong ? findThread({ ...listening, movements, actors, title }) : NO_THREAD
  const told = [...toldIn(thread), ...(thread.story ? [thread.story.told] : []), ...thread.strong]
  // what the summary tells is quoted nowhere else
  const sentences = isLong
    ? findKeySentences(listening).filter(
        (one) => isApart(told)(one) && (thread.worth.get(one.from) ?? 0) >= GOOD,
      )
    : []
  // Of a whole sermon, whole sentences that stand alone; a short message is quoted as it comes.
  const quotable = isLong ? asUtterances(speech, sentences) : utterances
  const everything = () => createQuotePool({ speech, utterances, ceremony, readings, relevance })
  const pool = isLong
    ? createQuotePool({
        speech,
        utterances: quotable,
        ceremony: { skipped: new Set(), stage: new Set() },
        readings: new Set(),
        relevance,
        budget: (hasPoints ? MOST_QUOTES * 2 : MOST_QUOTES) - mainLines(thread).length,
      })
    : everything()
  return {
    movements,
    thread,
    pool,
    signals: findSignals(speech, quotable),
    points: hasPoints ? findAnnouncedPoints(speech, isSkipped) : [],
    announcedChallenge: challenge
      ? announcedChallenge(speech, isLong ? everything() : pool, challenge)
      : [],
    retold: isLong ? await retell(sermon, text) : null,
  }
}

/** More than any quotation is better than another. */
const KNOWN_WORDS = 5
const MOST_QUOTES = 5
/** A verse heard so clearly is being read, whether its neighbours are or not. */
const SURELY_READ = 18

function isApart(told: readonly Told[]): (sentence: { from: number; to: number }) => boolean {
  return ({ from, to }) => told.every((one) => to <= one.from || from >= one.to)
}

function within(spans: readonly { from: number; to: number }[]): (word: number) => boolean {
  const inside = new Set<number>()
  for (const { from, to } of spans) for (let word = from; word < to; word += 1) inside.add(word)
  return (word) => inside.has(word)
}

function asUtterances(speech: Speech, sentences: readonly KeySentence[]): Utterance[] {
  return sentences
    .filter(({ score }) => score >= WORTH_QUOTING)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, position }) => ({
      from,
      to,
      position,
      startScore: SURE,
      endScore: SURE,
      stems: meantRoots(speech.words.slice(from, to)),
    }))
}

const WORTH_QUOTING = 2.2
const SURE = 9

/** Roots of what the sermon is about: of its passage, of its themes, and what it says more than sermons do. */
function subjectOf(
  speech: Speech,
  prepared: PreparedPassage | null,
  themes: readonly Theme[],
  topic: string | undefined,
): Set<string> {
  const named = [
    ...(topic ?? '').split(' ').filter(carriesMeaning),
    ...(prepared?.entry.words ?? []),
    ...themes.slice(0, 1).flatMap(({ words }) => words.strong.split(' ')),
  ]
  return new Set([...subjectRoots(speech), ...rootsOf(named)])
}

function saidIn({ words }: Speech, { from, to }: Utterance): string {
  return words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
}

function relevanceTo(speech: Speech, themes: readonly Theme[]): (utterance: Utterance) => number {
  return ({ from, to }) =>
    themes.reduce(
      (sum, theme, rank) =>
        sum + Math.min(3, themeScore(speech, from, to, theme)) * (rank === 0 ? 0.16 : 0.06),
      0,
    )
}
