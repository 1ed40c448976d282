import { BOUNDS, shorten } from '../model/bounds.ts'
import type { DraftBlock, OutlineBlock } from '../model/document.ts'
import { type Place, plainLine } from './free-text.ts'
import { unknownReferences } from './references.ts'
import { comparableWords } from './speech-index.ts'
import { addressSpans } from './strip-markup.ts'
import { wholeSaying } from './whole-saying.ts'

/** Fewer words than this are found in any sermon. */
const QUOTE_WORDS = 3
const MARK_SECONDS = 40
/** Sections whose quotations the group is to hold on to: nothing that is only reported or supposed. */
const COMMENDS = new Set<string>(['application', 'conclusion', 'challenge', 'prayer', 'icebreaker'])

/**
 * The preacher's own words, in whole sentences, with their time from the transcript. Words that are not there are
 * dropped, and so are those that he only reports or refutes, and those with a reference that does not exist.
 */
export function verifyQuote(
  block: Extract<DraftBlock, { kind: 'quote' }>,
  { where, speech, report }: Place,
): OutlineBlock[] {
  const plain = plainLine(block.text, { where, speech, report })
  const length = comparableWords(plain).length
  const found = length < QUOTE_WORDS ? null : speech.locate(plain, block.at)
  if (!found) {
    report('quote_not_said', `${where}: ${length} words`, plain)
    return []
  }
  const whole = wholeSaying(found, speech, COMMENDS.has(where))
  const spoken = whole && speech.spoken(whole.from, whole.to)
  if (!spoken) {
    report('quote_not_his', where, plain)
    return []
  }
  const grown = whole.from < found.from || whole.to > found.to
  if (grown) report('quote_grown', where)
  if (unknownReferences(plain).length > 0) {
    report('reference_unknown', `${where}: quote dropped`)
    return []
  }
  if (addressSpans(plain).length > 0) {
    report('address', where)
    return []
  }
  if (block.at !== null && !isNear(block.at, spoken.at)) {
    report('quote_time', where)
  }
  // Where the transcript has punctuation, a model's own could turn a statement into a question.
  const words = speech.punctuated
    ? capitalisedLike(plainLine(spoken.text, { where, speech, report }), plain)
    : spokenMarks(grown ? withLead(speech.textOf(whole.from, found.from), plain) : plain)
  return [{ kind: 'quote', text: shorten(withoutHalfMarks(words), BOUNDS.quote), at: spoken.at }]
}

/** A quotation inside the speech that begins or ends outside the words taken. */
function withoutHalfMarks(text: string): string {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  const whole = count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g)
  return whole ? text : text.replace(/["“”]/g, '')
}

function capitalisedLike(text: string, model: string): string {
  return /^\P{L}*\p{Lu}/u.test(model) ? capitalised(text) : text
}

/** Words and punctuation only, without quotation marks around the whole. */
function spokenMarks(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s.,;:!?…'"“”‘’()–—/%$ºª&+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?…])/g, '')
    .replace(/^[\s"“”‘’,.;:!?…–—-]+/u, '')
    .replace(/[\s"“”‘’,;:–—-]+$/u, '')
}

/** A mark of a model is that of its line, at most half a minute before the words. */
function isNear(claimed: number, spoken: number | null): boolean {
  return spoken !== null && Math.abs(claimed - spoken) <= MARK_SECONDS
}

const NAMES = /^(?:Deus|Jesus|Cristo|Senhor|Espírito|Pai)(?!\p{L})/u

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Captions without punctuation: the words that were put before a quotation begin it. */
function withLead(lead: string, plain: string): string {
  if (lead === '') return plain
  const rest = NAMES.test(plain) ? plain : `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
  const named = lead.replace(/(?<!\p{L})(?:deus|jesus|cristo)(?!\p{L})/gu, capitalised)
  return `${capitalised(named)} ${rest}`
}
