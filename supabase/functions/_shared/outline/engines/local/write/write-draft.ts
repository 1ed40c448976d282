import type { SectionKind } from '../../../../contract/meeting/sections.ts'
import { formatReference, verseCount } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { DomainError } from '../../../../contract/error-codes.ts'
import { MEETING_TYPES, type OutlineType } from '../../../../contract/meeting/meeting-types.ts'
import type { DraftSection, OutlineDraft } from '../../../model/document.ts'
import type { EngineInput, EngineOptions } from '../../../model/engine.ts'
import { general } from '../themes/bank/general.ts'
import type { Thread } from '../listen/message/thread.ts'
import type { Told } from '../listen/message/telling.ts'
import { keyNouns } from '../listen/words/key-nouns.ts'
import { stem } from '../listen/words/stem.ts'
import { rootsOf } from '../listen/words/subject-roots.ts'
import type { PreparedPassage } from '../passages/find-passage.ts'
import { hasOwnPoint, isPointElsewhere, themesOfNouns } from '../passages/own-point.ts'
import { leaderNotes, passageWriter } from './from-passage.ts'
import { withOutreach } from './outreach.ts'
import { outreachIn } from '../../../../contract/meeting/blocks.ts'
import { writeRoad } from './summary.ts'
import { type Group, readGroup } from './group.ts'
import { usualShare, type Wish } from '../../../../contract/meeting/allot-minutes.ts'
import { planMeeting } from '../../../../contract/meeting/meeting-plan.ts'
import { preparationOf } from './preparation.ts'
import { names, type Passages } from '../passages/sermon-passages.ts'
import { GOOD } from '../listen/worth/worth.ts'
import { writeObservation, writePoints, writeSummary } from './section-message.ts'
import { writeIcebreaker, writeIntroduction, writeWorship } from './section-opening.ts'
import {
  writeApplication,
  writeChallenge,
  writeConclusion,
  writePrayer,
} from './section-response.ts'
import { writeActivity, writeQuestions } from './section-talk.ts'
import { splitWords, wordsOnly } from '../../../model/words.ts'
import { type Chooser, createChooser } from './seeded-choice.ts'
import { spokenTo } from './room.ts'
import { SENTENCES } from './sentences.ts'
import { type Brief, hasPoints, type SectionWriter } from './brief.ts'
import { writeTitle } from './title.ts'
import { findWishedTheme } from '../themes/wished-theme.ts'
import { canHear, type ChosenText, chooseText } from './chosen-text.ts'
import { gatherMaterial } from './material.ts'
import type { Theme } from '../themes/themes.ts'
import { versesOf } from './read-verses.ts'
import { readSermon, type Sermon } from './sermon.ts'

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

/** Reads the sermon, finds what it stands on, and writes the outline. */
export async function writeDraft(
  input: EngineInput,
  { signal, onStage }: Pick<EngineOptions, 'signal' | 'onStage'>,
  variant: Variant = FIRST,
): Promise<OutlineDraft> {
  signal.throwIfAborted()
  onStage('references')
  const { outlineType, duration } = input
  const profile = MEETING_TYPES[outlineType]
  const group = readGroup(input.groupProfile, input.additionalInfo)
  const knows = knownFrom(input.earlier ?? [], variant.knows)
  const sermon = await readSermon(input.transcript)
  const text = await chooseText(sermon, group, profile.audience === 'person')
  signal.throwIfAborted()

  onStage('writing')
  const point = await pointOf(sermon, text, group)
  const material = await gatherMaterial(sermon, text, { knows, hasPoints: hasPoints(profile) })
  signal.throwIfAborted()
  const { isLong, topic } = sermon
  const wished = findWishedTheme(input.additionalInfo)
  const brief: Brief = {
    ...material,
    ...briefOfText(text, point),
    profile,
    sentences: SENTENCES[profile.audience],
    duration,
    group,
    speech: sermon.speech,
    utterances: sermon.utterances,
    topic: topic && { name: topic.name, tie: text.usable ? text.chosen.tie : null },
    heardByChildren: await heardByChildren(text),
    wishedTheme: wished && !point.themes.includes(wished) ? wished : null,
    choose: chooserFor(input, sermon, variant.version, knows),
  }
  // first, as it chooses before the sections do
  const title = titleFor(brief, sermon, text, point, input.transcript.title)
  const isLittleTold = isLong && material.thread.excerpts.length === 0
  const plan = planMeeting(input, [
    ...wishesOf(group, duration),
    ...(isLittleTold ? [briefSummary(outlineType)] : []),
    ...(variant.kind ? [{ kind: variant.kind, wanted: true }] : []),
  ])
  const sections = writeSections(brief, plan, outreachIn(input.blocks))
  if (
    !isLong &&
    !brief.prepared &&
    !sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'quote'))
  ) {
    throw new DomainError(
      'transcript_too_short',
      `${sermon.speech.words.length} words, nothing to quote`,
    )
  }
  const draft: OutlineDraft = {
    title,
    idea: ideaOf(brief),
    goal: brief.prepared && profile.audience !== 'person' ? goalOf(brief, brief.prepared) : null,
    preparation: preparationOf(brief, sections),
    leaderNotes: brief.prepared ? leaderNotes(brief, brief.prepared) : [],
    sections,
    relatedTexts:
      brief.prepared && group.band === 'infantil'
        ? names([brief.prepared.read])
        : names(
            relatedTexts(text.passages, isLong).slice(0, topic ? MOST_BESIDE + 1 : MOST_RELATED),
          ),
  }
  return spokenTo(draft, group)
}

/** Chooses alike whenever the same is asked of the same sermon. */
function chooserFor(
  { outlineType, duration, groupProfile, additionalInfo }: EngineInput,
  { speech }: Sermon,
  version: number,
  knows: (text: string) => boolean,
): Chooser {
  return createChooser(
    [
      speech.text,
      outlineType,
      duration,
      groupProfile ?? '',
      additionalInfo ?? '',
      ...(version > 0 ? [version] : []),
    ].join('\n'),
    knows,
  )
}

/** What a sermon is about: its point may be another than that of what was prepared on its text. */
type Point = {
  isOwn: boolean
  nouns: ReturnType<typeof keyNouns>
  /** Of a point of its own, only those that its own words belong to. */
  themes: readonly Theme[]
}

async function pointOf(sermon: Sermon, text: ChosenText, group: Group): Promise<Point> {
  const nouns = sermon.isLong ? keyNouns(sermon.speech) : []
  const isOwn = await preachesOwnPoint(sermon, text, group)
  const words = nouns.map(({ word }) => word)
  return { isOwn, nouns, themes: isOwn ? themesOfNouns(text.themes, words) : text.themes }
}

function briefOfText(text: ChosenText, { isOwn, nouns, themes }: Point) {
  return {
    passages: { ...text.passages, key: text.key },
    prepared: text.usable,
    relation: text.chosen.relation,
    isSpokenOf: text.chosen.isSpokenOf && !isOwn,
    hasOwnPoint: isOwn,
    keyNouns: nouns.map(({ word }) => word),
    near: text.chosen.near,
    expounds: text.expounds,
    verses: text.verses,
    weights: text.weights,
    themes,
    banks: [...themes.map(({ bank }) => bank), general],
    main: themes[0]?.bank ?? general,
  }
}

/** Whether the preacher took another point from his text than the one that was prepared on it. */
async function preachesOwnPoint(
  { speech, isLong, topic }: Sermon,
  { chosen, prepared, base }: ChosenText,
  group: Group,
): Promise<boolean> {
  if (!isLong) return false
  if (topic !== null) return !chosen.isOfTopic
  const isOnItsText = chosen.relation === 'preached' || chosen.relation === 'around'
  if (prepared === null || !isOnItsText || group.band === 'infantil') return false
  return (
    isPointElsewhere(chosen, base) ||
    hasOwnPoint(speech, prepared.entry, base ? await versesOf([base]) : [])
  )
}

/** The sermon's own text, where children are told another story and can hear it all the same. */
async function heardByChildren({
  isForChildren,
  expounds,
  base,
}: ChosenText): Promise<BibleReference | null> {
  return isForChildren && expounds && base && (await canHear(base)) ? base : null
}

function titleFor(
  { speech, themes, choose }: Brief,
  { topic }: Sermon,
  { base, expounds, prepared, isForChildren, chosen }: ChosenText,
  { isOwn, nouns }: Point,
  title: string | null,
): string {
  const { relation, isSpokenOf } = chosen
  const isOfAnother = relation === 'kindred' || relation === 'among'
  // a lesson that passes through texts is not named after one of them
  const isLesson = relation === 'among' && !isSpokenOf && !expounds && !isForChildren
  const ofBase =
    (isOfAnother && !expounds) || isForChildren || base === null ? (prepared?.read ?? base) : base
  // beside the reference of the sermon's own text the name of another would be taken for its name
  const isNamed =
    relation === 'around' ||
    (isSpokenOf && (isForChildren || !(relation === 'kindred' && expounds)))
  return writeTitle(title, {
    speech,
    themes,
    isLesson,
    base: isLesson ? null : ofBase,
    choose,
    topic: chosen.tie ? topic : null,
    nouns: isOwn ? nouns.flatMap(({ word, times }) => (times >= NAMES_IT ? [word] : [])) : [],
    prepared: isNamed && !isOwn ? prepared : null,
  })
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

/** Said so often, a word names the sermon. */
const NAMES_IT = 40

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

/** Of its usual time, where the sermon has few sentences that tell it: the questions need it more. */
const LITTLE_TOLD = 0.6

function briefSummary(type: OutlineType): Wish {
  return { kind: 'summary', wanted: true, weight: usualShare(type, 'summary') * LITTLE_TOLD }
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
