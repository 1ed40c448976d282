import type { Origin } from '../../contract/meeting/sections.ts'
import { shorten } from '../model/bounds.ts'
import { wordsOnly } from '../model/words.ts'
import { addressSpans, hadMarkup, removeAddresses, toPlain, toPlainLine } from './strip-markup.ts'
import { mendQuotations } from './quotations.ts'
import {
  normaliseReferences,
  placedReferences,
  removeUnknownReferences,
  unknownReferences,
} from './references.ts'
import type { Report } from './repair.ts'
import { cut, tidy } from './sentence-spans.ts'
import type { Speech } from './speech-index.ts'
import { removeTimestamps } from './timestamps.ts'

/** Where a text stands, for the log: the kind of its section. */
export type Place = {
  where: string
  speech: Speech
  /** Text of the Bible that the sheet prints, with its chapters (`scriptureOf`). */
  scripture?: string
  report: Report
}

/** Lines of words only; each is a paragraph of its own. */
export function plainLines(value: string, { where, report }: Place): string[] {
  const plain = toPlain(value)
  if (hadMarkup(value, plain)) report('markup', where)
  return plain.split('\n').filter((line) => line !== '')
}

/** The same as one line. */
export function plainLine(value: string, { where, report }: Place): string {
  const plain = toPlainLine(value)
  if (hadMarkup(value, plain)) report('markup', where)
  return plain
}

/**
 * One line of free text of an engine, already plain, with what cannot be vouched for taken out:
 * addresses, references outside the canon, made-up quotations, marks of time. Empty where nothing is left.
 */
export async function mendLine(
  line: string,
  origin: Origin,
  max: number,
  place: Place,
): Promise<string> {
  const { where, speech, scripture, report } = place
  // What is far too long is cut before it is searched, for searching takes time by the square.
  const readable = shorten(line, max * 2)
  const addressed = removeAddresses(readable)
  if (addressed !== readable) report('address', where)
  const known = removeUnknownReferences(addressed, (written) =>
    report('reference_unknown', `${where}: ${written.slice(0, 40)}`),
  )
  const quoted = await mendQuotations(known, origin, { speech, scripture }, (rule, detail) =>
    report(rule, `${where}: ${detail}`),
  )
  const untimed = removeTimestamps(quoted, placedReferences(quoted))
  if (untimed !== quoted) report('timestamp', where)
  const normalised = normaliseReferences(untimed)
  if (normalised !== untimed) report('reference_format', where)
  const short = shorten(normalised, max)
  if (short !== normalised || readable !== line) report('length', where)
  return /[\p{L}\p{N}]/u.test(short) ? short : ''
}

/**
 * A note for whoever leads, which names its case first ('Se alguém perguntar…: …'). Empty where that was taken out, for
 * the rest would answer nothing.
 */
export async function mendNote(value: string, max: number, place: Place): Promise<string> {
  const line = plainLine(value, place)
  const note = await mendLine(line, 'suggested', max, place)
  return firstWords(note) === firstWords(line) ? note : ''
}

function firstWords(text: string): string {
  return wordsOnly(text).split(' ').slice(0, 2).join(' ')
}

/** A title: what cannot be vouched for is cut out, not the whole of it. Empty where nothing is left. */
export function mendTitle(value: string, max: number, place: Place): string {
  const { where, report } = place
  const plain = plainLine(value, place)
  const addresses = addressSpans(plain)
  if (addresses.length > 0) report('address', where)
  const addressed = cut(plain, addresses)
  const unknown = unknownReferences(addressed)
  for (const { start, end } of unknown) {
    report('reference_unknown', `${where}: ${addressed.slice(start, end).slice(0, 40)}`)
  }
  const known = cut(addressed, unknown)
  const untimed = removeTimestamps(known, placedReferences(known))
  if (untimed !== known) report('timestamp', where)
  const title = trimJoints(normaliseReferences(untimed))
  const short = shorten(title, max)
  if (short !== title) report('length', where)
  return /\p{L}/u.test(short) ? short : ''
}

/** Without the words and marks that joined what was cut out: 'Fé em' is 'Fé'. */
function trimJoints(title: string): string {
  return tidy(title)
    .replace(/^[\s:;,.|–—-]+/u, '')
    .replace(/(?:\s+(?:em|de|do|da|no|na|com|e|a|o|segundo|conforme)|[\s:;,.|–—-]+)+$/iu, '')
}
