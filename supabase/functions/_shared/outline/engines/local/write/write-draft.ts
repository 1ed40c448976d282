import type { SectionKind } from '../../../../contract/meeting/sections.ts'
import { formatReference, verseCount } from '../../../../bible/canon.ts'
import { findSpokenVerses, type SpokenVerse } from '../../../../bible/verse-index/spoken-verses.ts'
import { findReferences } from '../../../../bible/find-references.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { verseText } from '../../../../bible/text.ts'
import { DomainError } from '../../../../contract/error-codes.ts'
import { MEETING_TYPES } from '../../../../contract/meeting/meeting-types.ts'
import type { DraftSection, OutlineDraft } from '../../../model/document.ts'
import type { EngineInput, EngineOptions } from '../../../model/engine.ts'
import { general } from '../themes/bank/general.ts'
import {
  findBaseText,
  isExpounded,
  type SaidReference,
  weighVerses,
} from '../listen/message/base-text.ts'
import { findKeySentences, type KeySentence } from '../listen/worth/key-sentences.ts'
import { findMovements } from '../listen/message/movements.ts'
import { findThread, mainLines, NO_THREAD, type Thread, toldIn } from '../listen/message/thread.ts'
import type { Told } from '../listen/message/telling.ts'
import { keyNouns } from '../listen/words/key-nouns.ts'
import { stem } from '../listen/words/stem.ts'
import { carriesMeaning } from '../listen/words/stop-words.ts'
import { rootsOf, subjectRoots } from '../listen/words/subject-roots.ts'
import {
  chooseEntry,
  chooseForChildren,
  type ChosenEntry,
  NO_ENTRY,
} from '../passages/choose-entry.ts'
import { findPassage, type PreparedPassage } from '../passages/find-passage.ts'
import { hasOwnPoint, isPointElsewhere, themesOfNouns } from '../passages/own-point.ts'
import { isGentle, plainEntry, withQuestionsOf } from '../passages/plain/plain-entry.ts'
import type { ReadVerse } from '../passages/plain/word-questions.ts'
import { readingOf } from '../passages/portion.ts'
import { toWholeScene } from '../passages/whole-scene.ts'
import { actorsIn } from '../passages/plain/actors.ts'
import { leaderNotes, passageWriter } from './from-passage.ts'
import { withOutreach } from './outreach.ts'
import { outreachIn } from '../../../../contract/meeting/blocks.ts'
import { writeRoad } from './summary.ts'
import { findCeremony } from '../listen/service/ceremony.ts'
import { ofTheMessage } from '../passages/passages-of-message.ts'
import { announcedChallenge, findChallenge } from '../listen/message/challenge.ts'
import { type Group, readGroup } from './group.ts'
import { usualShare, type Wish } from '../../../../contract/meeting/allot-minutes.ts'
import { planMeeting } from '../../../../contract/meeting/meeting-plan.ts'
import {
  choosePassages,
  fitForChildren,
  names,
  type Passages,
} from '../passages/sermon-passages.ts'
import { createQuotePool } from '../listen/worth/quote-pool.ts'
import { GOOD } from '../listen/worth/worth.ts'
import { findRoom } from '../listen/service/room.ts'
import { findEchoes, findReadings } from '../listen/service/readings.ts'
import { writeObservation, writePoints, writeSummary } from './section-message.ts'
import { writeIcebreaker, writeIntroduction, writeWorship } from './section-opening.ts'
import {
  writeApplication,
  writeChallenge,
  writeConclusion,
  writePrayer,
} from './section-response.ts'
import { writeActivity, writeQuestions } from './section-talk.ts'
import { fold, splitWords, wordsOnly } from '../../../model/words.ts'
import { createChooser } from './seeded-choice.ts'
import { spokenTo } from './room.ts'
import { SENTENCES } from './sentences.ts'
import { type Brief, hasPoints, type SectionWriter } from './brief.ts'
import { findOpeningText } from '../listen/message/opening-text.ts'
import { fromSentence } from '../passages/from-sentence.ts'
import { findTopic } from '../passages/topics/find-topic.ts'
import { findAnnouncedPoints, findSignals } from '../listen/message/signals.ts'
import { readSpeech, type Speech } from '../listen/words/speech.ts'
import { clearThemes, findThemes, themeScore } from '../themes/theme-detection.ts'
import type { Theme } from '../themes/themes.ts'
import { writeTitle } from './title.ts'
import { cutIntoUtterances, type Utterance } from '../listen/sentences/utterances.ts'
import { findWishedTheme } from '../themes/wished-theme.ts'

const WRITERS: Record<SectionKind, SectionWriter> = {
  icebreaker: writeIcebreaker,
  worship: writeWorship,
  introduction: writeIntroduction,
  summary: writeSummary,
  observation: writeObservation,
  points: writePoints,
  activity: writeActivity,
  questions: writeQuestions,
  application: writeApplication,
  prayer: writePrayer,
  conclusion: writeConclusion,
  challenge: writeChallenge,
}

/**
 * In what order the sections take their quotations, the best going first: the preacher's own points, the last
 * word and the summary, then what stands on a quotation, then the rest.
 */
const TURN: readonly SectionKind[] = [
  'points',
  'conclusion',
  'summary',
  'questions',
  'application',
  'introduction',
]

/** One of the outlines that can be written from the same sermon. */
export type Variant = {
  /** 0 for the first. */
  version: number
  /** Whether the leader has these words already: others are preferred to them. */
  knows: (text: string) => boolean
  /** A section that it has, whatever the plan says. */
  kind?: SectionKind
}

const FIRST: Variant = { version: 0, knows: () => false }

/** More than any quotation is better than another. */
const KNOWN_WORDS = 5

/** Reads the sermon, finds what it stands on, and writes the outline. */
export async function writeDraft(
  input: EngineInput,
  { signal, onStage }: Pick<EngineOptions, 'signal' | 'onStage'>,
  variant: Variant = FIRST,
): Promise<OutlineDraft> {
  signal.throwIfAborted()
  onStage('references')
  const knows = knownFrom(input.earlier ?? [], variant.knows)
  const { transcript, outlineType, duration } = input
  const profile = MEETING_TYPES[outlineType]
  const speech = readSpeech(transcript)
  const utterances = cutIntoUtterances(speech)
  const ceremony = findCeremony(speech, utterances)
  const isLong = speech.words.length >= LONG
  const said = ofTheMessage(findReferences(speech.text), speech, utterances, ceremony)
  const spoken = findSpokenVerses(speech.words.map(({ folded }) => folded))
  const standsOn = findBaseText(speech, said, spoken, transcript.title)
  const [titled] = findReferences(transcript.title ?? '')
  // what the video is called after is no text among others
  const isPreachedOn = (text: BibleReference) =>
    (titled?.reference.book === text.book && titled.reference.chapter === text.chapter) ||
    isExpounded(text, speech, said, spoken)
  const topic = isLong
    ? await findTopic(speech, transcript.title, standsOn !== null && isPreachedOn(standsOn))
    : null
  const opening = topic && findOpeningText(speech, said, spoken)
  const heard = opening ?? standsOn
  const scored = findThemes(speech, utterances, {
    title: transcript.title,
    references: said.map(({ reference }) => reference),
    baseText: heard,
  })
  const meant = isLong ? said.filter(isMeant(said, spoken)) : said
  const weigh = (text: BibleReference) => weighVerses(text, said, spoken)
  const others = mostDweltOn(
    meant.map(({ reference }) => reference),
    weigh,
  )
  const group = readGroup(input.groupProfile, input.additionalInfo)
  // a short message is its own words: what it says of its text is all there
  const found = isLong
    ? await chooseEntry(speech, heard, {
        expounds: heard !== null && (opening !== null || isPreachedOn(heard)),
        scored,
        others,
        weigh,
        topic: topic && { topic, opens: opening !== null, speech, said, spoken },
      })
    : NO_ENTRY
  const base = found.isBaseDoubtful ? null : heard
  const forChildren =
    isLong && group.band === 'infantil' && !found.prepared?.entry.children
      ? await chooseForChildren(speech, base, scored)
      : null
  // a story of the sermon's own chapter is nearer to it than one of the same subject
  const ownStory =
    isLong && group.band === 'infantil' && base && (found.near || found.relation === 'kindred')
      ? await findPassage(base, weigh(base))
      : null
  const near: ChosenEntry = ownStory?.entry.children
    ? { ...NO_ENTRY, prepared: ownStory, relation: 'around', isSpokenOf: true }
    : found
  const chosen = await fromItsSentence(
    forChildren
      ? { ...NO_ENTRY, prepared: forChildren, relation: 'kindred', isSpokenOf: true }
      : near,
  )
  const expounds = base !== null && (!isLong || opening !== null || isPreachedOn(base))
  const { relation } = chosen
  const themes = clearThemes(scored, speech)
  const known = choosePassages(speech.text, meant, themes, base)
  const passages = group.band === 'infantil' ? fitForChildren(known) : known
  signal.throwIfAborted()
  const named = await versesOf([
    ...said.map(({ reference }) => reference),
    ...(base ? [{ book: base.book, chapter: base.chapter }] : []),
  ])
  const readings = findReadings(speech, utterances, named)
  signal.throwIfAborted()
  // where the sermon has no text of its own, the one among others that it dwells on most
  const offered =
    isLong && !chosen.prepared
      ? await firstToOpen(base ? [base] : others, weigh, base !== null)
      : null
  const key = chosen.prepared?.read ?? offered?.read ?? known.key
  const weights = key ? weigh(key) : new Map<number, number>()
  const verses = offered?.verses ?? (key ? await readVerses(key) : [])
  const plain = offered && plainEntry(offered.read, verses, weights, profile.audience === 'person')
  const prepared =
    chosen.prepared ?? (plain && chosen.near ? withQuestionsOf(plain, chosen.near) : plain)
  const isPrepared = prepared && (group.band !== 'infantil' || prepared.entry.children)

  onStage('writing')
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
  const about = isLong ? subjectOf(speech, prepared, themes, topic?.name) : new Set<string>()
  const echoes = isLong ? findEchoes(utterances, named) : new Set<number>()
  const listening = {
    speech,
    utterances,
    isSkipped,
    isScripture: within([
      ...utterances.filter((_, index) => readings.has(index) || echoes.has(index)),
      ...spoken.filter(({ inRun, weight }) => inRun || weight >= SURELY_READ),
    ]),
    about,
  }
  const movements = isLong
    ? findMovements(speech, utterances, { isSkipped, said, base, spoken })
    : []
  const thread = isLong
    ? findThread({ ...listening, movements, actors: new Set(actorsIn(verses).map(fold)) })
    : NO_THREAD
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
        budget: (hasPoints(profile) ? MOST_QUOTES * 2 : MOST_QUOTES) - mainLines(thread).length,
      })
    : everything()
  const announced = findAnnouncedPoints(speech, isSkipped)
  const choose = createChooser(
    [
      speech.text,
      outlineType,
      duration,
      input.groupProfile ?? '',
      input.additionalInfo ?? '',
      ...(variant.version > 0 ? [variant.version] : []),
    ].join('\n'),
    knows,
  )
  const wished = findWishedTheme(input.additionalInfo)
  const isOnItsText = relation === 'preached' || relation === 'around'
  const ownPoint =
    (isLong && topic !== null && !chosen.isOfTopic) ||
    (isLong &&
      prepared !== null &&
      isOnItsText &&
      !topic &&
      group.band !== 'infantil' &&
      (isPointElsewhere(chosen, base) ||
        hasOwnPoint(speech, prepared.entry, base ? await versesOf([base]) : [])))
  const nouns = isLong ? keyNouns(speech) : []
  const ownThemes = ownPoint
    ? themesOfNouns(
        themes,
        nouns.map(({ word }) => word),
      )
    : themes
  const brief: Brief = {
    profile,
    sentences: SENTENCES[profile.audience],
    duration,
    group,
    speech,
    utterances,
    signals: findSignals(speech, quotable),
    points: hasPoints(profile) ? announced : [],
    announcedChallenge: challenge
      ? announcedChallenge(speech, isLong ? everything() : pool, challenge)
      : [],
    pool,
    passages: {
      ...passages,
      key,
    },
    prepared: isPrepared ? prepared : null,
    relation,
    isSpokenOf: chosen.isSpokenOf && !ownPoint,
    hasOwnPoint: ownPoint,
    keyNouns: nouns.map(({ word }) => word),
    topic: topic && { name: topic.name, tie: isPrepared ? chosen.tie : null },
    near: chosen.near,
    heardByChildren: forChildren && expounds && (await canHear(base)) ? base : null,
    expounds,
    verses,
    weights,
    movements,
    thread,
    themes: ownThemes,
    wishedTheme: wished && !ownThemes.includes(wished) ? wished : null,
    banks: [...ownThemes.map(({ bank }) => bank), general],
    main: ownThemes[0]?.bank ?? general,
    choose,
  }
  const isOfAnother = relation === 'kindred' || relation === 'among'
  // a lesson that passes through texts is not named after one of them
  const isLesson = relation === 'among' && !chosen.isSpokenOf && !expounds && !forChildren
  const ofBase =
    (isOfAnother && !expounds) || forChildren || base === null ? (prepared?.read ?? base) : base
  const title = writeTitle(transcript.title, {
    speech,
    themes: ownThemes,
    isLesson,
    base: isLesson ? null : ofBase,
    choose,
    topic: chosen.tie ? topic : null,
    nouns: ownPoint ? nouns.flatMap(({ word, times }) => (times >= NAMES_IT ? [word] : [])) : [],
    // beside the reference of the sermon's own text the name of another would be taken for its name
    prepared: ownPoint
      ? null
      : relation === 'around' ||
          (chosen.isSpokenOf && (forChildren || !(relation === 'kindred' && expounds)))
        ? prepared
        : null,
  })
  const sections = writeSections(
    brief,
    planMeeting(input, [
      ...wishesOf(group, duration),
      ...(isLong && thread.excerpts.length === 0
        ? [
            {
              kind: 'summary',
              wanted: true,
              weight: usualShare(outlineType, 'summary') * LITTLE_TOLD,
            } as const,
          ]
        : []),
      ...(variant.kind ? [{ kind: variant.kind, wanted: true }] : []),
    ]),
    outreachIn(input.blocks),
  )
  if (
    !isLong &&
    !brief.prepared &&
    !sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'quote'))
  ) {
    throw new DomainError('transcript_too_short', `${speech.words.length} words, nothing to quote`)
  }
  const draft: OutlineDraft = {
    title,
    idea: ideaOf(brief),
    goal: brief.prepared && profile.audience !== 'person' ? goalOf(brief, brief.prepared) : null,
    leaderNotes: brief.prepared ? leaderNotes(brief, brief.prepared) : [],
    sections,
    relatedTexts:
      brief.prepared && group.band === 'infantil'
        ? names([brief.prepared.read])
        : names(relatedTexts(passages, isLong).slice(0, topic ? MOST_BESIDE + 1 : MOST_RELATED)),
  }
  return spokenTo(draft, group)
}

/** The point of the passage, where it is what was preached; else the sermon's own; else what the theme says. */
function ideaOf({
  prepared,
  isSpokenOf,
  thread,
  themes,
  group,
  relation,
  hasOwnPoint: own,
  keyNouns: nouns,
}: Brief): string | null {
  if (prepared && (isSpokenOf || group.band === 'infantil')) return prepared.entry.idea
  if (thread.thesis && group.band !== 'infantil')
    return `“${thread.thesis.isVerbatim ? thread.thesis.prose : thread.thesis.quote}” (nas palavras do pregador)`
  // of a text that nobody prepared the best sentence is one of many: no idea is better than a detail
  if (own && group.band !== 'infantil') {
    const asked = boldestOf(thread, nouns)
    if (asked) return `“${asked}” (nas palavras do pregador)`
  }
  // of a text that a lesson only passes through the point is not the lesson's
  const idea =
    (relation === 'among' || own) && group.band !== 'infantil' ? '' : prepared?.entry.idea
  return (idea || themes[0]?.bank.truth) ?? null
}

/** Of what is told of a sermon without a sentence that surely carries it, the best in a line: it says a word of its own. */
function boldestOf({ steps, appeal }: Thread, nouns: readonly string[]): string | null {
  const own = new Set(rootsOf(nouns))
  const isOnIt = ({ prose }: Told) => splitWords(prose).some(({ folded }) => own.has(stem(folded)))
  // what it asks for says what it is for
  const worth = ({ does, score }: Told) => score + (does === 'duty' ? 1 : 0)
  const [best] = [...steps.flat(), ...(appeal ? [appeal] : [])]
    .filter(
      ({ from, to, isOwn, isVerbatim, does, score }) =>
        isVerbatim && !isOwn && does !== 'warning' && to - from <= LONGEST_IDEA && score >= GOOD,
    )
    .filter((told) => own.size === 0 || isOnIt(told))
    .toSorted((a, b) => worth(b) - worth(a))
  return best?.prose ?? null
}

const LONGEST_IDEA = 34

/** Of its usual time, where the sermon has few sentences that tell it: the questions need it more. */
const LITTLE_TOLD = 0.6

type Weigh = (text: BibleReference) => ReadonlyMap<number, number>

/** Each text once, by how much is read of it and how often it is named. */
function mostDweltOn(references: readonly BibleReference[], weigh: Weigh): BibleReference[] {
  const once = new Map(references.map((reference) => [formatReference(reference), reference]))
  const weighed = Array.from(once.values(), (reference) => {
    const { verse, endVerse = verse } = reference
    const weight = Array.from(weigh(reference)).reduce(
      (sum, [one, of]) =>
        verse === undefined || (one >= verse && one <= (endVerse ?? verse)) ? sum + of : sum,
      0,
    )
    return { reference, weight }
  })
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ reference }) => reference)
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

/** Said so often, a word names the sermon. */
const NAMES_IT = 40

const HEARD_BY_CHILDREN = 8

/** Whether children can be read a text as it stands: a short one without a verse that hurts. */
async function canHear(text: BibleReference): Promise<boolean> {
  if (text.verse === undefined || verseCount(text) > HEARD_BY_CHILDREN) return false
  const verses = await readVerses(text)
  return verses.length > 0 && verses.every((verse) => isGentle([verse]))
}

function isApart(told: readonly Told[]): (sentence: { from: number; to: number }) => boolean {
  return ({ from, to }) => told.every((one) => to <= one.from || from >= one.to)
}

function writeSections(
  brief: Brief,
  plan: readonly { kind: SectionKind; minutes: number }[],
  outreach: ReadonlySet<SectionKind>,
): DraftSection[] {
  const turn = (kind: SectionKind) => (TURN.includes(kind) ? TURN.indexOf(kind) : TURN.length)
  const written = new Map<SectionKind, DraftSection>()
  for (const { kind, minutes } of plan.toSorted((a, b) => turn(a.kind) - turn(b.kind))) {
    const blocks = writerOf(kind, brief)(brief, minutes)
    written.set(kind, {
      kind,
      minutes,
      blocks: outreach.has(kind) ? withOutreach(kind, blocks, brief) : blocks,
    })
  }
  return plan.flatMap(({ kind }) => written.get(kind) ?? [])
}

function writerOf(kind: SectionKind, brief: Brief): SectionWriter {
  const { prepared, movements } = brief
  const own = prepared && passageWriter(kind, brief, prepared)
  if (own) return own
  return kind === 'summary' && movements.length > 0 ? writeRoad : WRITERS[kind]
}

/** A text named once and not read is a passing thought, or was misheard. */
function isMeant(
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): (one: SaidReference) => boolean {
  const chapterOf = ({ book, chapter }: { book: string; chapter: number }) => `${book} ${chapter}`
  const named = new Map<string, number>()
  for (const { reference } of said) {
    const chapter = chapterOf(reference)
    named.set(chapter, (named.get(chapter) ?? 0) + 1)
  }
  const heardIn = new Map<string, SpokenVerse[]>()
  for (const verse of spoken) {
    const chapter = chapterOf(verse)
    const known = heardIn.get(chapter)
    if (known) known.push(verse)
    else heardIn.set(chapter, [verse])
  }
  return ({ reference }) => {
    const { verse, endVerse = verse } = reference
    const heard = heardIn.get(chapterOf(reference)) ?? []
    return (
      heard.some((one) =>
        // by chance some verse of a chapter is always heard
        verse === undefined ? one.inRun : one.verse >= verse && one.verse <= (endVerse ?? verse),
      ) || (named.get(chapterOf(reference)) ?? 0) >= NAMED_AGAIN
    )
  }
}

const NAMED_AGAIN = 3

/** Whether the leader has a text already: in this outline's first version, or in one of the last. */
function knownFrom(
  earlier: readonly string[],
  knows: (text: string) => boolean,
): (text: string) => boolean {
  const asked = earlier.map((outline) => ` ${wordsOnly(outline)} `)
  return (text) => {
    if (knows(text)) return true
    const words = ` ${wordsOnly(text)} `
    return asked.some((outline) => outline.includes(words))
  }
}

/** Words from which on a message has steps, and enough sentences to choose among. */
const LONG = 600
const MOST_QUOTES = 5
/** A verse heard so clearly is being read, whether its neighbours are or not. */
const SURELY_READ = 18

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
      stems: speech.words
        .slice(from, to)
        .flatMap(({ folded }) => (carriesMeaning(folded) ? [stem(folded)] : [])),
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

function goalOf(
  { group, relation, themes, isSpokenOf, topic, hasOwnPoint: own }: Brief,
  { entry, read }: PreparedPassage,
): string {
  if (group.band === 'infantil')
    return `Que cada criança guarde uma frase: ${entry.children?.truth ?? ''}`
  if (topic)
    return `Ler ${formatReference(read)} com calma, conversar sobre ${topic.name} e sair com um passo para a semana.`
  if (relation === 'plain' || own) {
    const subject = themes[0] ? ` sobre ${themes[0].name}` : ''
    return `Ouvir ${formatReference(read)} com calma, lembrar o que a mensagem disse${subject} e sair com um passo para a semana.`
  }
  if (relation === 'among' && !isSpokenOf) {
    const subject = themes[0] ? ` sobre ${themes[0].name}` : ''
    return `Lembrar o que a mensagem disse${subject}, ler com calma ${formatReference(read)}, um dos textos dela, e sair com um passo para a semana.`
  }
  return `Ouvir o que ${formatReference(read)} diz sobre ${entry.theme} e sair com um passo para a semana.`
}

const MOST_RELATED = 6
/** Beside the text of a whole sermon. */
const MOST_BESIDE = 3

/** What was said, the printed verses right behind the text they belong to; else what the theme offers. */
function relatedTexts({ base, key, said, suggested }: Passages, isLong: boolean): BibleReference[] {
  if (said.length === 0) return suggested.slice(0, 3)
  if (isLong && base) {
    const others = said.filter(
      ({ book, chapter }) => book !== base.book || chapter !== base.chapter,
    )
    return [base, ...others.slice(0, MOST_BESIDE)]
  }
  const [first, ...others] = said
  const printed = base && key && verseCount(base) !== verseCount(key) ? [key] : []
  return [...(first ? [first] : []), ...printed, ...others].slice(0, MOST_RELATED)
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

function wishesOf(group: Group, duration: number): Wish[] {
  const wishes: Wish[] = []
  const young = group.band === 'infantil' || (group.band === 'juvenil' && duration >= 25)
  if ((young || group.activity) && !group.noGames)
    wishes.push({ kind: 'activity', wanted: true, weight: group.band === 'infantil' ? 34 : 18 })
  if (group.band === 'infantil') wishes.push({ kind: 'questions', wanted: true, weight: 20 })
  if (group.prayer || group.grief) wishes.push({ kind: 'prayer', wanted: true })
  if (group.noPrayer) wishes.push({ kind: 'prayer', wanted: false })
  if (group.worship) wishes.push({ kind: 'worship', wanted: true })
  if (group.noWorship) wishes.push({ kind: 'worship', wanted: false })
  return wishes
}

async function fromItsSentence(chosen: ChosenEntry): Promise<ChosenEntry> {
  const { prepared } = chosen
  return prepared
    ? { ...chosen, prepared: { ...prepared, read: await fromSentence(prepared.read) } }
    : chosen
}

async function readVerses(passage: BibleReference): Promise<ReadVerse[]> {
  const { book, chapter, verse = 1, endVerse = verse } = passage
  const verses: ReadVerse[] = []
  for (let one = verse; one <= endVerse; one += 1) {
    const text = await verseText({ book, chapter, verse: one })
    if (text !== null) verses.push({ verse: one, text })
  }
  return verses
}

/** Passages up to this long are compared with the speech, verse by verse. */
const COMPARED_VERSES = 60

async function versesOf(references: readonly BibleReference[]): Promise<string[]> {
  const verses = new Map<string, BibleReference>()
  for (const reference of references) {
    if (reference.endChapter !== undefined || verseCount(reference) > COMPARED_VERSES) continue
    const first = reference.verse ?? 1
    const last = reference.endVerse ?? reference.verse ?? verseCount(reference)
    for (let verse = first; verse <= last; verse += 1) {
      verses.set(`${reference.book} ${reference.chapter}:${verse}`, {
        book: reference.book,
        chapter: reference.chapter,
        verse,
      })
    }
  }
  const texts = await Promise.all([...verses.values()].map(verseText))
  return texts.filter((text) => text !== null)
}
