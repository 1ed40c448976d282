import { findReferences } from '../../bible/references/find-references.ts'
import { fold } from '../model/words.ts'
import { placedReferences } from './references.ts'
import { removeSpans, type Span } from './sentence-spans.ts'
import { comparableWords, type Speech } from './speech-index.ts'
import { spokenForms, writtenNumbers } from './written-numbers.ts'

/** Fewer words than this are found in any sermon. */
const EVIDENCE_WORDS = 4
/** Words of speech to each side, about four minutes: so far a paragraph may reach from its evidence. */
const NEAR = 600
/** The same for names and numbers, about ten minutes: a paragraph may tell of more than its evidence does. */
const NEAR_NAMES = 1_500
/** Share of a paragraph's own words that are spoken around its evidence, were it told in other words. */
const TOLD_NEAR = 0.3
/** The same where the paragraph only names a time, or nothing at all. */
const TOLD_AT = 0.45
/** A name that the whole sermon is about is not spoken every minute. */
const OFTEN = 3
/** Letters by which a word is known in its other forms ('gasta', 'gastou'). */
const STEM = 4

/** They are in any sermon, and in any other text. */
const JOINING = new Set(
  `que nao com por para uma uns umas dos das nos nas num numa mas ele ela eles elas seu sua seus suas como mais foi ser
  sao tem ter aos pela pelo pelas pelos isso isto esse essa este esta esses essas quem quando tambem onde porque ate sem
  sobre entre depois antes era estava esta voce voces nosso nossa cada todo toda todos todas muito muita so ja ainda
  assim entao mesmo mesma quer pode faz diz disse lhe lhes the and`.split(/\s+/),
)

/** Capitals that no sermon has to speak, for they belong to all of them. */
const COMMON_NAMES = new Set(
  `deus jesus cristo senhor pai filho espirito santo biblia escritura escrituras evangelho palavra igreja reino
  salvador criador messias testamento antigo novo ceia natal pascoa brasil ele ela dele dela nele nela seu sua teu tua
  celula pastor pastora jave yahweh jeova eterno`.split(/\s+/),
)

export type Claim = {
  text: string
  /** Words that are claimed to be the preacher's own; several pieces with '…' between them. */
  evidence: string
  /** Seconds, as claimed. */
  at: number | null
}

/** Where a claim is proven: the number of a word, and its time where the transcript has any. */
type Proof = { word: number; at: number | null }

/**
 * Where the transcript bears out what is claimed to have been said, by its words or by its time; null
 * where it does not. That the claim says the same in other words no code can tell: what it can tell is
 * whether they speak of the same things in the same place.
 */
export function prove(claim: Claim, speech: Speech): Proof | null {
  for (const piece of claim.evidence.split(/…|\.{3}|\[|\]/)) {
    if (comparableWords(piece).length < EVIDENCE_WORDS) continue
    const found = speech.locate(piece, claim.at)
    if (found && toldAround(claim.text, found.from, speech) >= TOLD_NEAR) {
      return { word: found.from, at: found.at }
    }
  }
  const word = claim.at === null ? null : speech.wordAt(claim.at)
  if (word === null || toldAround(claim.text, word, speech) < TOLD_AT) return null
  return { word, at: claim.at === null ? null : speech.timeNear(claim.at) }
}

/** Share of a text's own words that are spoken anywhere: low for another sermon. */
export function toldAnywhere(text: string, speech: Speech): number {
  return share(text, speech.textOf(0, speech.wordCount))
}

function toldAround(text: string, word: number, speech: Speech): number {
  return share(text, speech.textOf(word - NEAR, word + NEAR))
}

function share(text: string, spoken: string): number {
  const known = new Set(stems(spoken))
  const own = [...new Set(stems(text))]
  return own.length === 0 ? 0 : own.filter((stem) => known.has(stem)).length / own.length
}

/** Of the words that carry sense. */
function stems(text: string): string[] {
  return comparableWords(text)
    .map(fold)
    .filter((word) => word.length > 2 && !JOINING.has(word))
    .map((word) => word.slice(0, STEM))
}

/**
 * A text of what was said without the sentences whose names, numbers or passages of the Bible were not
 * spoken near its proof.
 *
 * @param scripture what the sheet prints of the Bible, whose names and numbers need nobody to speak them
 */
export function withoutUnspoken(
  text: string,
  word: number,
  { speech, scripture = '' }: { speech: Speech; scripture?: string | undefined },
  onRemoved: (what: Unspoken, taken: string) => void,
): string {
  const near = `${speech.textOf(word - NEAR_NAMES, word + NEAR_NAMES)} ${scripture}`
  const unspoken = unspokenIn(text, near, speech, onRemoved)
  return unspoken.length === 0 ? text : removeSpans(text, unspoken)
}

type Unspoken = 'name' | 'number' | 'passage'

/** @param near what a name and a number have to be spoken in; a passage, anywhere */
function unspokenIn(
  text: string,
  near: string,
  speech: Speech,
  onFound: (what: Unspoken, taken: string) => void,
): Span[] {
  const whole = speech.textOf(0, speech.wordCount)
  const unspoken: Span[] = []
  const passages = placedReferences(text)
  const covered = (start: number) => passages.some((one) => one.start <= start && start < one.end)

  if (passages.length > 0) {
    const spoken = new Set(
      findReferences(whole).map(({ reference }) => `${reference.book} ${reference.chapter}`),
    )
    for (const { reference, start, end } of passages) {
      if (spoken.has(`${reference.book} ${reference.chapter}`)) continue
      unspoken.push({ start, end })
      onFound('passage', text.slice(start, end))
    }
  }

  const nearWords = ` ${comparableWords(near).map(fold).join(' ')} `
  for (const { value, start, end } of writtenNumbers(text)) {
    if (covered(start) || VERSE_OF_TEXT.test(text.slice(0, start))) continue
    if (spokenForms(value).some((form) => nearWords.includes(` ${form} `))) continue
    unspoken.push({ start, end })
    onFound('number', text.slice(start, end))
  }

  const spokenNear = new Set(nearWords.trim().split(' '))
  const allWords = comparableWords(whole).map(fold)
  for (const { name, start, end } of namesIn(text)) {
    if (covered(start) || isHeard(name, spokenNear)) continue
    if (allWords.filter((spoken) => spoken === name).length >= OFTEN) continue
    unspoken.push({ start, end })
    onFound('name', text.slice(start, end))
  }
  return unspoken
}

/** The number of a verse follows: it points to the text that the sheet prints, and nobody has to have spoken it. */
const VERSE_OF_TEXT =
  /(?<!\p{L})(?:vers(?:os?|ículos?)|vv?\.)\s+(?:\d{1,3}\s*(?:,|e|a|ao|-|–)\s*)*$/iu

/** Verses of the base text, as a heading points to them: '(v. 13-15)'. */
const VERSES = /\s*\(v{1,2}\.[^()]*\)$/u

/** Whether a heading speaks of nobody and of no number that the sermon did not speak of. */
export function isSpokenOf(heading: string, speech: Speech, scripture = ''): boolean {
  const found: Unspoken[] = []
  const whole = `${speech.textOf(0, speech.wordCount)} ${scripture}`
  unspokenIn(heading.replace(VERSES, ''), whole, speech, (what) => found.push(what))
  return found.every((what) => what === 'passage')
}

/** Capitals that do not begin a sentence. */
function namesIn(text: string): (Span & { name: string })[] {
  const names: (Span & { name: string })[] = []
  for (const match of text.matchAll(/(?<=[\p{L}\p{N},;)][ ])\p{Lu}[\p{Ll}\p{M}]{2,}/gu)) {
    const name = fold(match[0])
    if (COMMON_NAMES.has(name)) continue
    names.push({ name, start: match.index, end: match.index + match[0].length })
  }
  return names
}

/** As it is written or, since captions spell names as they please, as it sounds or with another end; Israel in 'israelitas'. */
function isHeard(name: string, spoken: ReadonlySet<string>): boolean {
  if (spoken.has(name)) return true
  const root = name.slice(0, Math.max(STEM, name.length - 2))
  const sound = soundOf(name)
  return [...spoken].some(
    (word) =>
      (word.startsWith(root) && Math.abs(word.length - name.length) <= 2) ||
      (name.length > STEM && word.startsWith(name)) ||
      soundOf(word) === sound,
  )
}

/** A folded word without what is written and not heard: 'Berkhof' is 'Bercoff', and 'Sennacherib' Senaqueribe. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('h', '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replace(/(.)\1/g, '$1')
    .replace(/e$/, '')
}
