import { REQUIRED_SECTIONS, type SectionKind } from '../../contract/meeting/sections.ts'
import {
  contains,
  coverTogether,
  formatReference,
  joinedReference,
  verseCount,
} from '../../bible/canon.ts'
import { findReferences } from '../../bible/references/find-references.ts'
import type { BibleReference } from '../../bible/reference.ts'
import { printedText } from '../../bible/verse-text.ts'
import { MEETING_TYPES } from '../../contract/meeting/meeting-types.ts'
import { DomainError } from '../../contract/error-codes.ts'
import { verifyBlocks } from './verify-blocks.ts'
import { BOUNDS } from '../model/bounds.ts'
import {
  type DraftBlock,
  type DraftSection,
  type OutlineAuthor,
  type OutlineBlock,
  type OutlineDocument,
  type OutlineDraft,
  type OutlineSection,
} from '../model/document.ts'
import { mergeSections } from './draft-schema.ts'
import type { EngineInput, SectionPreview } from '../model/engine.ts'
import { fitMinutes } from './fit-minutes.ts'
import { mendLine, mendNote, mendTitle, type Place, plainLine } from './free-text.ts'
import { isPortuguese } from './language.ts'
import { usualShare } from '../../contract/meeting/allot-minutes.ts'
import { addsUp, shareMinutes } from '../../contract/meeting/share-minutes.ts'
import { withBlockMinutes } from '../../contract/meeting/blocks.ts'
import { verifyQuestions } from './verify-questions.ts'
import { withHeadingBooks } from './heading-books.ts'
import { placedReferences } from './references.ts'
import type { Repair, Report } from './repair.ts'
import { scriptureOf } from './scripture.ts'
import { indexSpeech, type Speech } from './speech-index.ts'

export type Verified = { document: OutlineDocument; repairs: Repair[] }

/**
 * Turns what an engine wrote into an outline that can be trusted: what is certain is repaired, the rest is
 * dropped, and every repair is told. Pure but for reading the stored Bible.
 *
 * A required section that is missing or that held nothing true cannot be made up with certainty, so it
 * fails the whole: DomainError `model_failed`. The one thing certain is its minutes.
 *
 * @param asked whose the outline is, unless the draft says that another engine took its place
 * @param inspected of the same draft, where somebody has it already
 */
export async function verifyOutline(
  draft: OutlineDraft,
  input: EngineInput,
  asked: OutlineAuthor,
  inspected?: Inspection,
): Promise<Verified> {
  const inspection = inspected ?? (await inspectDraft(draft, input))
  const { speech, kept: sections, missing } = inspection
  if (missing.length > 0)
    throw new DomainError('model_failed', `nothing left in ${missing.join(', ')}`)
  const repairs = [...inspection.unread, ...inspection.repairs.values()]
    .flat()
    .map(({ rule, detail }) => ({ rule, detail }))
  const report: Report = (rule, detail) => repairs.push({ rule, detail })

  const author = draft.author ?? asked
  const quoted = author === 'ai' ? withFewQuotes(sections, report) : sections
  const timed = withBlockMinutes(
    withMinutes(quoted, input, report),
    input.blocks,
    input.duration,
  ).map((section) => fitMinutes(section, input.outlineType, report))
  const place: Place = { where: 'title', speech, report }
  const isAlone = MEETING_TYPES[input.outlineType].audience === 'person'
  return {
    document: {
      title: titleOf(draft.title, input, place),
      idea: await oneLine(draft.idea, 'idea', place),
      // It is told as the goal of a meeting.
      goal: isAlone ? null : await oneLine(draft.goal, 'goal', place),
      preparation:
        MEETING_TYPES[input.outlineType].audience === 'group'
          ? await oneLine(draft.preparation, 'preparation', place)
          : null,
      type: input.outlineType,
      duration: input.duration,
      sections: (isAlone ? timed.map(withoutNotes) : timed).map(withJoinedLists),
      ...(input.blocks && { blocks: input.blocks }),
      ...(input.called && { called: input.called }),
      leaderNotes: isAlone ? [] : await leaderNotes(draft.leaderNotes, place),
      relatedTexts: await relatedTexts(draft.relatedTexts, timed, input, author, report),
      video: { id: input.videoId, title: videoTitle(input, place) },
      author,
      ...(draft.localSections && { localSections: draft.localSections }),
    },
    repairs,
  }
}

/** What verification leaves of the sections of a draft, and why it took the rest. */
export type Inspection = {
  kept: readonly OutlineSection[]
  /** Required sections of which nothing would be left. */
  missing: readonly SectionKind[]
  repairs: ReadonlyMap<SectionKind, readonly Repair[]>
  /** Of what is no section or block at all. */
  unread: readonly Repair[]
  speech: Speech
}

/** Looks at a draft before it is final, so that an engine can mend it. */
export async function inspectDraft(
  draft: Pick<OutlineDraft, 'sections'>,
  input: EngineInput,
): Promise<Inspection> {
  const speech = indexSpeech(input.transcript)
  const unread: Repair[] = []
  const merged = withHeadingBooks(
    mergeSections(draft.sections, (rule, detail) => unread.push({ rule, detail })),
  )
  const scripture = await scriptureOf(merged, input.baseText)
  const kept: OutlineSection[] = []
  const repairs = new Map<SectionKind, readonly Repair[]>()
  for (const { kind, minutes, blocks } of merged) {
    const found: Repair[] = []
    const report: Report = (rule, detail, taken) =>
      found.push({ rule, detail, ...(taken && { taken }) })
    const left = await verifySection(kind, blocks, { where: kind, speech, scripture, report })
    if (left.length > 0) kept.push({ kind, minutes, blocks: left })
    else report('section_empty', kind)
    repairs.set(kind, found)
  }
  return { kept, missing: missingOf(kept), repairs, unread, speech }
}

function missingOf(sections: readonly { kind: SectionKind }[]): SectionKind[] {
  return REQUIRED_SECTIONS.filter((kind) => !sections.some((section) => section.kind === kind))
}

async function verifySection(
  kind: SectionKind,
  blocks: readonly DraftBlock[],
  place: Place,
): Promise<OutlineBlock[]> {
  const kept = await verifyBlocks(blocks, place)
  if (!isPortuguese(writtenBy(kept))) {
    place.report('language', kind)
    return []
  }
  return kind === 'questions' ? verifyQuestions(kept, place.report) : withOneTimeAStep(kept)
}

/** Paragraphs under one heading are one step, told without a stop: the time at which it begins stands once, at its end. */
function withOneTimeAStep(blocks: readonly OutlineBlock[]): OutlineBlock[] {
  let isStep = false
  let begins: number | null = null
  return blocks.map((block, index) => {
    if (block.kind === 'heading') isStep = true
    if (block.kind !== 'paragraph' || !isStep) {
      begins = null
      return block
    }
    begins ??= block.at ?? null
    const goesOn = blocks[index + 1]?.kind === 'paragraph'
    // 'Ele responde:' belongs to the quotation below, which has a time of its own.
    const leadsIn = block.text.endsWith(':') && blocks[index + 1]?.kind === 'quote'
    return { ...block, at: goesOn || leadsIn ? null : begins }
  })
}

/** What an engine wrote itself, without the words of the preacher and of the Bible. */
function writtenBy(blocks: readonly OutlineBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'quote' || block.kind === 'verse') return []
      return 'items' in block ? block.items : [block.text]
    })
    .join(' ')
}

/**
 * Verifies sections one by one, as they are written. Nothing is reported: the whole is verified in the
 * end, and what was mended is counted then. Null where nothing is left.
 */
export function createSectionVerifier(
  input: EngineInput,
): (section: DraftSection) => Promise<SectionPreview | null> {
  const speech = indexSpeech(input.transcript)
  const report: Report = () => undefined
  return async ({ kind, blocks }) => {
    const scripture = await scriptureOf([{ blocks }], input.baseText)
    const kept = await verifySection(kind, blocks, { where: kind, speech, scripture, report })
    return kept.length === 0 ? null : { kind, blocks: kept }
  }
}

function isRequired(kind: SectionKind): boolean {
  return REQUIRED_SECTIONS.some((required) => required === kind)
}

function withMinutes(
  sections: readonly OutlineSection[],
  { duration, outlineType }: EngineInput,
  report: Report,
): OutlineSection[] {
  const shares = sections.map(({ kind, minutes }) => ({ minutes, required: isRequired(kind) }))
  if (addsUp(shares, duration)) return [...sections]
  const asked = shares.reduce((sum, { minutes }) => sum + minutes, 0)
  report('minutes', `${asked} of ${duration}`)
  const usual = sections.map(({ kind }) => ({
    minutes: usualShare(outlineType, kind),
    required: isRequired(kind),
  }))
  // Proportions are the engine's to choose, as long as they are any.
  const sensible =
    asked >= duration / 2 &&
    asked <= duration * 2 &&
    shares.every(({ minutes }) => minutes >= 0 && minutes < duration)
  const minutes = shareMinutes(sensible ? shares : usual, duration)
  return sections.map((section, index) => ({ ...section, minutes: minutes[index] ?? 0 }))
}

async function oneLine(value: unknown, where: string, place: Place): Promise<string | null> {
  if (typeof value !== 'string') return null
  const there = { ...place, where }
  return (await mendLine(plainLine(value, there), 'suggested', BOUNDS.line, there)) || null
}

async function leaderNotes(values: unknown, place: Place): Promise<string[]> {
  if (!Array.isArray(values)) return []
  const there = { ...place, where: 'leaderNotes' }
  const notes: string[] = []
  for (const value of values.slice(0, BOUNDS.leaderNotes)) {
    if (typeof value !== 'string') continue
    const note = await mendNote(value, BOUNDS.note, there)
    if (note !== '') notes.push(note)
  }
  return notes
}

/** Who is alone leads nobody. */
function withoutNotes(section: OutlineSection): OutlineSection {
  return { ...section, blocks: section.blocks.filter(({ kind }) => kind !== 'note') }
}

/** A model is asked for three to five quotations; of more, the first ones of the outline stay. */
function withFewQuotes(sections: readonly OutlineSection[], report: Report): OutlineSection[] {
  let quotes = 0
  return sections.map(({ kind, minutes, blocks }) => {
    const kept = blocks.filter(
      (block) => block.kind !== 'quote' || blocks.length === 1 || (quotes += 1) <= BOUNDS.quotes,
    )
    if (kept.length < blocks.length) report('length', `${kind}: quotes`)
    return { kind, minutes, blocks: kept.length > 0 ? kept : blocks.slice(0, 1) }
  })
}

/** Numbered lists with nothing between them are one: two would be told apart by their marks. */
function withJoinedLists(section: OutlineSection): OutlineSection {
  const blocks: OutlineBlock[] = []
  for (const block of section.blocks) {
    const last = blocks.at(-1)
    const isMore =
      last?.kind === 'numbered' && block.kind === 'numbered' && last.origin === block.origin
    if (isMore) blocks.splice(-1, 1, { ...last, items: [...last.items, ...block.items] })
    else blocks.push(block)
  }
  return { ...section, blocks }
}

function titleOf(written: unknown, input: EngineInput, place: Place): string {
  const title = typeof written === 'string' ? mendTitle(written, BOUNDS.title, place) : ''
  if (title !== '') return title
  place.report('title', 'taken from the video')
  return videoTitle(input, place) ?? 'Esboço da mensagem'
}

function videoTitle(input: EngineInput, place: Place): string | null {
  const quiet: Place = { ...place, report: () => undefined }
  return mendTitle(input.transcript.title ?? '', BOUNDS.videoTitle, quiet) || null
}

/**
 * The passages of the outline, each once: those the engine named and those its sections show, first what
 * was said, in its order. A long passage is named without its text; one whose words are printed as part of another
 * is left out.
 */
async function relatedTexts(
  named: readonly unknown[],
  sections: readonly OutlineSection[],
  input: EngineInput,
  author: OutlineAuthor,
  report: Report,
): Promise<OutlineDocument['relatedTexts']> {
  const references = new Map<string, BibleReference>()
  const add = (reference: BibleReference) => references.set(formatReference(reference), reference)
  for (const text of named) {
    const found = typeof text === 'string' ? placedReferences(text.slice(0, 200)) : []
    if (found.length === 0) report('reference_unknown', 'relatedTexts')
    for (const { reference } of found) add(reference)
  }
  for (const { kind, blocks } of sections) {
    for (const block of joinedTexts(blocks)) add(block)
    for (const block of blocks) {
      // A model asks about verses that its outline does not have.
      if (author !== 'ai' || kind !== 'questions' || !('items' in block)) continue
      for (const { reference } of placedReferences(block.items.join(' '))) {
        if (reference.verse !== undefined) add(reference)
      }
    }
  }
  // The local engine names them in the order of its own reading; only a model needs to be put right.
  const ordered = author === 'ai' ? inSpokenOrder(references, input) : [...references.values()]
  if (ordered.length > BOUNDS.relatedTexts) report('length', 'relatedTexts')

  const texts: { reference: BibleReference; text: string }[] = []
  for (const reference of ordered.slice(0, BOUNDS.relatedTexts)) {
    const short = verseCount(reference) <= BOUNDS.relatedVerses
    const text = short ? await printedText(reference) : ''
    if (text === null) report('verse_not_shown', formatReference(reference))
    else texts.push({ reference, text })
  }
  const above = printedIn(sections)
  const printed = [
    ...texts
      // printed in several pieces, a passage is named once and they are not
      .filter(({ text, reference }) => text !== '' || coverTogether(above, reference))
      .map(({ reference }) => reference),
    ...above,
  ]
  return texts.filter(
    ({ reference }) =>
      !printed.some(
        (other) =>
          formatReference(other) !== formatReference(reference) && contains(other, reference),
      ),
  )
}

/** The passages that a section shows: what is printed in several pieces, one behind the other, is one. */
function joinedTexts(blocks: OutlineSection['blocks']): BibleReference[] {
  const joined: BibleReference[] = []
  for (const block of blocks) {
    if (block.kind !== 'verse') continue
    const last = joined.at(-1)
    const both = last && joinedReference(last, block.reference)
    if (both) joined[joined.length - 1] = both
    else joined.push(block.reference)
  }
  return joined
}

/** Passages whose words stand in the sections. */
function printedIn(sections: readonly OutlineSection[]): BibleReference[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'verse' && block.text !== '' ? [block.reference] : [],
    ),
  )
}

function inSpokenOrder(
  references: ReadonlyMap<string, BibleReference>,
  input: EngineInput,
): BibleReference[] {
  if (references.size < 2) return [...references.values()]
  const spoken = findReferences(input.transcript.cues.map(({ text }) => text).join(' '))
  const placeOf = (reference: BibleReference) => {
    const index = spoken.findIndex(
      (said) =>
        said.reference.book === reference.book && said.reference.chapter === reference.chapter,
    )
    return index === -1 ? spoken.length : index
  }
  return [...references.values()]
    .map((reference) => ({ reference, place: placeOf(reference) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ reference }) => reference)
}
