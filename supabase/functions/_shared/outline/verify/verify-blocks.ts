import { formatReference, verseCount } from '../../bible/canon.ts'
import { printedText } from '../../bible/verse-text.ts'
import { BOUNDS } from '../model/bounds.ts'
import { isSectionKind, type Origin, SECTIONS } from '../../contract/meeting/sections.ts'
import type { DraftBlock, OutlineBlock } from '../model/document.ts'
import { isSpokenOf, prove, toldAnywhere, withoutUnspoken } from './evidence.ts'
import { mendLine, mendNote, type Place, plainLine, plainLines } from './free-text.ts'
import { placedReferences, unknownReferences } from './references.ts'
import { comparableWords } from './speech-index.ts'
import { verifyQuote } from './verify-quote.ts'

/** The blocks of one section that can be vouched for, bounded in number and length. */
export async function verifyBlocks(
  blocks: readonly DraftBlock[],
  place: Place,
): Promise<OutlineBlock[]> {
  const kept: OutlineBlock[] = []
  let afterDrop = false
  // Some will be dropped, so more are read than may stay.
  const readable = blocks.slice(0, BOUNDS.blocks * 2)
  if (readable.length < blocks.length) place.report('length', `${place.where}: blocks`)
  for (const [index, block] of readable.entries()) {
    const verified = await verifyBlock(block, place, readable[index + 1])
    if (verified.length === 0) dropLeadIn(kept, place)
    kept.push(...verified)
    afterDrop = verified.length === 0
  }
  if (afterDrop) dropLeadIn(kept, place)
  return bound(withoutRepeats(withoutBareHeadings(kept, place), place), place)
}

async function verifyBlock(
  block: DraftBlock,
  place: Place,
  next: DraftBlock | undefined,
): Promise<OutlineBlock[]> {
  switch (block.kind) {
    case 'heading': {
      const line = plainLine(block.text, place)
      const text = await mendLine(line, 'suggested', BOUNDS.heading, place)
      if (text === '') return []
      if (tellsOfMessage(place.where) && !isSpokenOf(text, place.speech, place.scripture)) {
        place.report('not_spoken', `${place.where}: heading`, text)
        return []
      }
      return [{ kind: 'heading', text }]
    }
    case 'paragraph':
      return verifyParagraph(block, place, next)
    case 'note': {
      const text = await mendNote(block.text, BOUNDS.note, place)
      return text === '' ? [] : [{ kind: 'note', text }]
    }
    case 'bullets':
    case 'numbered': {
      const held = hold({ ...block, text: block.items.join(' ') }, place)
      if (held === null) return []
      const items = await mendItems(block, held, place)
      return items.length === 0 ? [] : [{ kind: block.kind, items, origin: held.origin }]
    }
    case 'quote':
      return verifyQuote(block, place)
    case 'verse':
      break
  }
  return verifyVerse(block.reference, place)
}

/** Sections whose headings name what was said. */
function tellsOfMessage(where: string): boolean {
  return isSectionKind(where) && SECTIONS[where].origin === 'said'
}

async function verifyParagraph(
  block: Extract<DraftBlock, { kind: 'paragraph' }>,
  place: Place,
  next: DraftBlock | undefined,
): Promise<OutlineBlock[]> {
  const held = hold(block, place, leadsTo(block.text, next))
  if (held === null) return []
  const { origin, at } = held
  const lines: Extract<OutlineBlock, { kind: 'paragraph' }>[] = []
  for (const line of plainLines(block.text, place)) {
    const text = await mendLine(held.spoken(line), origin, BOUNDS.paragraph, place)
    if (text !== '') lines.push({ kind: 'paragraph', text, origin })
  }
  // The last line tells when it was said.
  const last = lines.at(-1)
  return at === null || !last ? lines : [...lines.slice(0, -1), { ...last, at }]
}

/** What stands below a line that ends in a colon and is said with it: few words prove nothing of themselves. */
function leadsTo(text: string, next: DraftBlock | undefined): string {
  if (!text.trimEnd().endsWith(':') || next === undefined) return ''
  if (next.kind === 'quote') return next.text
  return 'items' in next && next.origin === 'said' ? next.items.join(' ') : ''
}

/** What a block may claim after its proof: its origin, its time, and its lines without what was not spoken. */
type Held = { origin: Origin; at: number | null; spoken: (line: string) => string }

/**
 * What is marked as said, with its proof. Without one it is a suggestion, or null where it tells what the
 * preacher said, or speaks of other things than this sermon.
 */
function hold(
  { text, origin, evidence, at = null }: ClaimedBlock,
  { where, speech, scripture, report }: Place,
  saidWithIt = '',
): Held | null {
  const unchanged = (line: string) => line
  const time = origin === 'said' && at !== null ? speech.timeNear(at) : null
  if (origin === 'suggested' || evidence === undefined) {
    return { origin, at: time, spoken: unchanged }
  }
  const proof = prove({ text: `${text} ${saidWithIt}`, evidence, at }, speech)
  if (proof === null) {
    const dropped = TELLS.test(text) || toldAnywhere(text, speech) < TOLD_AT_ALL
    report('no_proof', `${where}: ${dropped ? 'dropped' : 'suggested'}`, text)
    return dropped ? null : { origin: 'suggested', at: null, spoken: unchanged }
  }
  return {
    origin,
    at: proof.at,
    spoken: (line) =>
      withoutUnspoken(line, proof.word, { speech, scripture }, (what, taken) =>
        report('not_spoken', `${where}: ${what}`, taken),
      ),
  }
}

type ClaimedBlock = { text: string; origin: Origin; evidence?: string; at?: number | null }

/** Says what somebody said: it cannot become our suggestion. */
const TELLS =
  /(?<!\p{L})(?:pregador|pregadora|pastor|pastora|mensagem|sermão|ele|ela)\s+(?:nos\s+|também\s+)?(?:disse|diz|afirm\p{L}+|cont(?:a|ou)|ensin(?:a|ou)|explic(?:a|ou)|mostr(?:a|ou)|lembr(?:a|ou)|termin(?:a|ou)|conclui\p{L}*|cham(?:a|ou)|pergunt(?:a|ou)|fal(?:a|ou)|refut(?:a|ou))(?!\p{L})/iu

/** Share of a text's own words that are spoken somewhere in the sermon it is about. */
const TOLD_AT_ALL = 0.5

async function mendItems(
  block: Extract<DraftBlock, { items: readonly string[] }>,
  { origin, spoken }: Held,
  place: Place,
): Promise<string[]> {
  const items: string[] = []
  if (block.items.length > BOUNDS.items) place.report('length', `${place.where}: items`)
  for (const item of block.items.slice(0, BOUNDS.items)) {
    const line = plainLine(item, place).replace(/^(?:\d{1,2}[.)]|[a-h]\))\s+/, '')
    const text = await mendLine(spoken(line), origin, BOUNDS.item, place)
    if (text !== '') items.push(text)
  }
  return items
}

async function verifyVerse(written: string, { where, report }: Place): Promise<OutlineBlock[]> {
  const line = written.slice(0, 200)
  const found = unknownReferences(line).length > 0 ? [] : placedReferences(line)
  if (found.length === 0) report('reference_unknown', `${where}: verse dropped`)
  const verses: OutlineBlock[] = []
  for (const { reference } of found) {
    if (verseCount(reference) > BOUNDS.verses) {
      report('verse_by_reference', `${where}: ${formatReference(reference)}`)
      verses.push({ kind: 'verse', reference, text: '' })
      continue
    }
    const text = await printedText(reference)
    if (text === null) report('verse_not_shown', `${where}: ${formatReference(reference)}`)
    else verses.push({ kind: 'verse', reference, text })
  }
  return verses
}

/** 'O pastor disse:' before words that had to go says nothing any more. */
function dropLeadIn(kept: OutlineBlock[], { where, report }: Place): void {
  const last = kept.at(-1)
  if (last?.kind !== 'paragraph' || !last.text.endsWith(':')) return
  kept.pop()
  report('dangling', where)
}

/** Headings with nothing under them go. */
export function withoutBareHeadings(
  blocks: readonly OutlineBlock[],
  { where, report }: Pick<Place, 'where' | 'report'>,
): OutlineBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    const bare = block.kind === 'heading' && (next === undefined || next.kind === 'heading')
    if (bare) report('dangling', where)
    return !bare
  })
}

/** Each block and each item once in its section. */
function withoutRepeats(blocks: readonly OutlineBlock[], { where, report }: Place): OutlineBlock[] {
  const seen = new Set<string>()
  const isNew = (text: string) => {
    const key = comparableWords(text).join(' ')
    if (seen.has(key)) report('duplicate', where)
    return !seen.has(key) && seen.add(key)
  }
  return blocks.flatMap((block): OutlineBlock[] => {
    if ('items' in block) {
      const items = block.items.filter(isNew)
      return items.length === 0 ? [] : [{ ...block, items }]
    }
    const text = block.kind === 'verse' ? formatReference(block.reference) : block.text
    return isNew(`${block.kind} ${text}`) ? [block] : []
  })
}

function bound(blocks: readonly OutlineBlock[], place: Place): OutlineBlock[] {
  const { where, report } = place
  // the Bible's words are no engine's: a long reading takes nothing away from what is told
  let written = 0
  let printed = 0
  const kept = blocks.slice(0, BOUNDS.blocks).filter((block, index) => {
    if (block.kind === 'verse') printed += block.text.length
    else written += 'items' in block ? block.items.join('').length : block.text.length
    return index === 0 || Math.max(written, printed) <= BOUNDS.section
  })
  if (kept.length === blocks.length) return kept
  report('length', `${where}: blocks`)
  dropLeadIn(kept, place)
  return kept
}
