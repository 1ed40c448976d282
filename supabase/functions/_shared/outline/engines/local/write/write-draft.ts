import type { BibleReference } from '../../../../bible/reference.ts'
import { DomainError } from '../../../../contract/error-codes.ts'
import { usualShare, type Wish } from '../../../../contract/meeting/allot-minutes.ts'
import { outreachIn } from '../../../../contract/meeting/blocks.ts'
import { planMeeting } from '../../../../contract/meeting/meeting-plan.ts'
import { MEETING_TYPES, type OutlineType } from '../../../../contract/meeting/meeting-types.ts'
import type { SectionKind } from '../../../../contract/meeting/sections.ts'
import type { DraftSection, OutlineDraft } from '../../../model/document.ts'
import type { EngineInput, EngineOptions } from '../../../model/engine.ts'
import { splitWords, wordsOnly } from '../../../model/words.ts'
import type { Thread } from '../listen/thread/thread.ts'
import { heaviestRoots } from '../listen/words/heaviest-roots.ts'
import type { Speech } from '../listen/words/speech.ts'
import { rootsOf } from '../listen/words/subject-roots.ts'
import { general } from '../themes/bank/general.ts'
import { findWishedTheme } from '../themes/wished-theme.ts'
import { type Brief, hasPoints, type SectionWriter } from './brief/brief.ts'
import { createChooser } from './brief/seeded-choice.ts'
import { SENTENCES } from './brief/audience-sentences.ts'
import { leaderNotes, passageWriter } from './by-passage/passage-writers.ts'
import { readGroup } from './group/group.ts'
import { spokenTo } from './group/room.ts'
import { wishesOf } from './group/wishes.ts'
import { goalOf, ideaOf, titleFor } from './head.ts'
import { canHear, chooseText, type ChosenText } from './material/chosen-text.ts'
import { gatherMaterial } from './material/material.ts'
import { type Point, pointOf } from './material/point.ts'
import { readSermon, type Sermon } from './material/sermon.ts'
import { relatedTexts } from './related-texts.ts'
import { writeObservation, writePoints, writeSummary } from './sections/message.ts'
import { writeIcebreaker, writeIntroduction, writeWorship } from './sections/opening.ts'
import { withOutreach } from './sections/outreach.ts'
import { preparationOf } from './sections/preparation.ts'
import {
  writeApplication,
  writeChallenge,
  writeConclusion,
  writePrayer,
} from './sections/response.ts'
import { writeRoad } from './sections/road.ts'
import { writeActivity, writeQuestions } from './sections/talk.ts'

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
    thread: withNewFirst(material.thread, variant.knows),
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
    ...choosersFor(input, sermon, variant.version, knows),
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
    goal: goalOf(brief),
    preparation: preparationOf(brief, sections),
    leaderNotes: leaderNotes(brief),
    sections,
    relatedTexts: await relatedTexts(brief, text.passages, sermon),
  }
  return spokenTo(draft, group)
}

/** Choose alike whenever the same is asked of the same sermon. */
function choosersFor(
  { outlineType, duration, groupProfile, additionalInfo }: EngineInput,
  { speech }: Sermon,
  version: number,
  isKnown: (text: string) => boolean,
): Pick<Brief, 'choose' | 'chooseBySeed'> {
  const seed = [
    speech.text,
    outlineType,
    duration,
    groupProfile ?? '',
    additionalInfo ?? '',
    ...(version > 0 ? [version] : []),
  ].join('\n')
  return {
    choose: createChooser(seed, { isKnown, nearness: nearnessTo(speech) }),
    chooseBySeed: createChooser(seed, { isKnown }),
  }
}

/** How much a text says of what the sermon says more than sermons do: a longer one is no nearer for its length. */
function nearnessTo(speech: Speech): (text: string) => number {
  const said = heaviestRoots(speech)
  return (text) => {
    const roots = rootsOf(splitWords(text).map(({ raw }) => raw))
    const shared = roots.reduce((sum, root) => sum + (said.get(root) ?? 0), 0)
    return shared / Math.sqrt(roots.length + SHORT_TEXT)
  }
}

/** Roots: in a text of one or two of them a chance word would be all. */
const SHORT_TEXT = 6

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

/** The sermon's own text, where children are told another story and can hear it all the same. */
async function heardByChildren({
  isForChildren,
  expounds,
  base,
}: ChosenText): Promise<BibleReference | null> {
  return isForChildren && expounds && base && (await canHear(base)) ? base : null
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

/** What the leader has not read yet is told first: of the best passages of a sermon the summary has room for some. */
function withNewFirst(thread: Thread, knows: Variant['knows']): Thread {
  const known = thread.excerpts.filter(({ prose }) => knows(prose))
  return {
    ...thread,
    excerpts: [...thread.excerpts.filter((one) => !known.includes(one)), ...known],
  }
}

/** Of its usual time, where the sermon has few sentences that tell it: the questions need it more. */
const LITTLE_TOLD = 0.6

function briefSummary(type: OutlineType): Wish {
  return { kind: 'summary', wanted: true, weight: usualShare(type, 'summary') * LITTLE_TOLD }
}
