import type { Origin } from '../../contract/meeting/sections.ts'
import { formatReference, verseCount } from '../../bible/canon.ts'
import type { BibleReference } from '../../bible/reference.ts'
import { asQuoted, verseText } from '../../bible/verse-text.ts'
import { type PlacedReference, placedReferences } from './references.ts'
import type { Report } from './repair.ts'
import { sentenceAround, type Span, tidy } from './sentence-spans.ts'
import { comparableWords, type Speech } from './speech-index.ts'

/** Fewer words name a thing ('o "novo nascimento"'), they do not quote. */
const VERSE_WORDS = 4
const SPEECH_WORDS = 6
/** A stored verse longer than this does not go inside a sentence. */
const INLINE_VERSES = 3
const INLINE_CHARACTERS = 350
/** Of more than this no text is compared: it is not one passage any more. */
const COMPARED_VERSES = 180

const QUOTATION = /“([^“”]{1,900})”|"([^"]{1,900})"|«([^«»]{1,900})»/gu
const PREACHER =
  /(?<!\p{L})(?:pastora?|pregadora?|bisp[oa]|reverend[oa]|mission[áa]ri[oa]|padre|pr\.)(?!\p{L})/iu
const SPEAKING =
  /(?<!\p{L})(?:disse|diz|dizia|afirm(?:ou|a)|fal(?:ou|a)|declar(?:ou|a)|ensin(?:ou|a)|cit(?:ou|a)|lembr(?:ou|a)|cont(?:ou|a)|explic(?:ou|a)|destac(?:ou|a)|ressalt(?:ou|a)|nas palavras d[eoa]|segundo [oa]|b[íi]blia|escrituras?|vers[íi]culo|mensagem)(?!\p{L})/iu
/** A line for the group to say or write, near a reference but not from it. */
const ASKING =
  /(?<!\p{L})(?:pergunt\p{L}*|respond\p{L}*|compartilh\p{L}*|escrev\p{L}*|complet\p{L}*|convers\p{L}*|discut\p{L}*|reflit\p{L}*|or(?:a|e|em|ar|ando)|peç\p{L}*|diga\p{L}*|cant\p{L}*|m[úu]sica|louvor|hino|din[âa]mica|frase|t[íi]tulo|tema|exemplo)(?!\p{L})/iu

/**
 * Somebody of the group is given words to say, 'cada um segura o papel e diz: "…"': in the present tense, and with nobody
 * else between who speaks and the verb.
 */
const GROUP_SPEAKING =
  /(?<!\p{L})(?:[Cc]ada (?:uma?|pessoa|casal|dupla|trio|criança|adolescente)|[Aa]lguém|[Oo] grupo|[Aa] turma|[OoAa] colega|[OoAa] outr[oa]|[Qq]uem quiser|[Vv]ocês?)(?:\s+(?:(?!(?:que|como|onde|el[ea]s?|nos)(?!\p{L}))[^\s.!?;:“”"«»\p{Lu}]+\s+){1,12}?e)?\s+(?:só\s+)?(?:diz|fala|lê|lembra|conta|declara)(?!\p{L})/gu

/** Somebody of the group may say it: 'Se alguém disser "…": …'. */
const SUPPOSED =
  /(?<!\p{L})(?:[Ss]e|[Qq]uando|[Cc]aso) (?:alguém|algu(?:m|ma)|uma? \p{Ll}+|o grupo)(?!\p{L})[^.!?;:“”"«»]*$/u

/** Somebody of the group is told what to say: 'telefone para ela e pergunte: "…"'. */
const TOLD_TO_SAY =
  /(?<!\p{L})(?:pergunt|mand|fal|complet|or|cant)em?(?!\p{L})[^.!?:“”"«»]{0,40}:\s*$|(?<!\p{L})(?:dig|escrev|respond|peç)am?(?!\p{L})[^.!?:“”"«»]{0,40}:\s*$/iu

/** Somebody like those of the group, for them to answer: 'Um jovem criado na igreja lhe diz: "…"'. */
const SOMEBODY =
  /(?<!\p{L})[Uu]ma? (?:amig[oa]|colega|jovem|irmã?o?|vizinh[oa]|pessoa|homem|mulher|rapaz|moça|pai|mãe|filh[oa]|sobrinh[oa]|net[oa]|conhecid[oa]|parente|casal|adolescente|senhora?|chefe)(?!\p{L})[^.!?:“”"«»]{0,60}(?:diz|fala|pergunta|comenta|responde|escreve|manda)(?!\p{L})[^.!?:“”"«»]{0,40}:\s*$/u

/** Whose words nobody of a group may make up, whoever speaks of them. */
const OTHERS =
  /(?<!\p{L})(?:b[íi]blia|escrituras?|vers[íi]culo|texto|mensagem|serm[ãa]o|jesus|cristo|deus|senhor)(?!\p{L})/iu

/** A person made up for a case to talk about, who has an age and says things: 'Renato tem 52 anos … "…", diz.' */
const MADE_UP = /\p{Lu}\p{Ll}+(?:,| tem| faz| fez) \d{1,2} anos(?!\p{L})/u

/** Nothing but the bracket or the dash that a source stands in. */
const NEXT_TO_IT = /^[\s([—–-]*$/

/** The name of a song follows. */
const SONG =
  /(?<!\p{L})(?:cant(?:em|ar|amos|e)|cântico|canção|hino|louvor|música|coro|corinho)(?!\p{L})[^.!?;:“”"«»]{0,40}$/iu

type Edit = Span & { replacement: string }

/**
 * Quotations in free text that are not what they claim to be. Bible text next to a reference becomes
 * the stored text, or its sentence goes; words put in the preacher's mouth that are not in the
 * transcript lose their sentence, or in a summary their quotation marks.
 *
 * @param scripture text of the Bible that stands on the sheet, whose words need no reference beside them
 */
export async function mendQuotations(
  text: string,
  origin: Origin,
  { speech, scripture = '' }: { speech: Speech; scripture?: string | undefined },
  report: Report,
): Promise<string> {
  const references = placedReferences(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(QUOTATION)) {
    const inner = match[1] ?? match[2] ?? match[3] ?? ''
    const quotation = { start: match.index, end: match.index + match[0].length, inner }
    if (isPrinted(inner, scripture)) continue
    const edit = await judge(text, quotation, references, origin, speech, report)
    if (edit) edits.push(edit)
  }
  edits.push(...(await unmarkedVerses(text, references, report)))
  return edits.length === 0 ? text : tidy(apply(text, edits))
}

type Quotation = Span & { inner: string }

/** Words of the Bible that the sheet prints, whoever is said to say them. */
function isPrinted(inner: string, scripture: string): boolean {
  const printed = ` ${comparableWords(scripture).join(' ')} `
  return inner
    .split('…')
    .every((piece) => printed.includes(` ${comparableWords(piece).join(' ')} `))
}

async function judge(
  text: string,
  quotation: Quotation,
  references: readonly PlacedReference[],
  origin: Origin,
  speech: Speech,
  report: Report,
): Promise<Edit | null> {
  const length = comparableWords(quotation.inner).length
  if (length < VERSE_WORDS) return null
  const sentence = sentenceAround(text, quotation)
  // 'O pregador lembrou disso; então cada um diz: "…"': who speaks stands after the last stop
  const stop = text.slice(sentence.start, quotation.start).lastIndexOf(';')
  const around = outsideQuotations(text, { ...sentence, start: sentence.start + stop + 1 })
  const said = speech.includes(quotation.inner)
  const ofTheGroup =
    origin === 'suggested' && isOfTheGroup(text, { start: sentence.start, quotation, around })
  const near = nearest(text, quotation, references)
  if (near && !(said && PREACHER.test(around))) {
    const stored = await textToCompare(near.reference.reference)
    // what a reference follows at once is given as its words, whoever is said to say them
    const gap = ofTheGroup && !NEXT_TO_IT.test(near.gap) ? null : near.gap
    if (isScripture(quotation.inner, gap, stored)) {
      return asStored(text, quotation, near.reference, stored, report)
    }
  }
  if (length < SPEECH_WORDS || said || ofTheGroup) return null
  const toldOf = origin === 'suggested' ? around.replace(GROUP_SPEAKING, ' ') : around
  if (PREACHER.test(around) || SPEAKING.test(toldOf)) {
    report('false_attribution', `sentence dropped, ${length} words`, quotation.inner)
    return { ...sentenceAround(text, quotation), replacement: '' }
  }
  if (origin !== 'said') return null
  report('false_attribution', `quotation marks dropped, ${length} words`, quotation.inner)
  return { start: quotation.start, end: quotation.end, replacement: quotation.inner }
}

/** The name of a song, or what somebody who is or might be in the room says. */
function isOfTheGroup(
  text: string,
  { start, quotation, around }: { start: number; quotation: Quotation; around: string },
): boolean {
  const before = text.slice(0, quotation.start)
  if (SONG.test(before)) return true
  const lead = text.slice(start, quotation.start)
  const told = TOLD_TO_SAY.exec(lead)?.[0]
  if (told !== undefined && !PREACHER.test(told) && !OTHERS.test(told)) return true
  const isOneOfThem = SUPPOSED.test(lead) || SOMEBODY.test(lead)
  if (isOneOfThem && !PREACHER.test(lead) && !OTHERS.test(lead)) return true
  return MADE_UP.test(before) && !PREACHER.test(around) && !OTHERS.test(around)
}

function asStored(
  text: string,
  quotation: Quotation,
  placed: PlacedReference,
  stored: string | null,
  report: Report,
): Edit | null {
  if (stored !== null && holds(stored, quotation.inner)) return null
  const name = formatReference(placed.reference)
  if (stored !== null && fitsInline(placed, stored)) {
    report('verse_quotation', `${name}: stored text put in`)
    return {
      start: quotation.start,
      end: quotation.end,
      replacement: quoteVerse(stored, text.slice(quotation.end)),
    }
  }
  report('verse_quotation', `${name}: sentence dropped`)
  const { start, end } = sentenceAround(text, quotation)
  return { start, end: Math.max(end, endOfSource(text, quotation, placed)), replacement: '' }
}

/** The end of '(Salmos 23:1-6)' behind a quotation: without it, it says nothing. */
function endOfSource(text: string, quotation: Quotation, placed: PlacedReference): number {
  const behind =
    placed.start >= quotation.end && NEXT_TO_IT.test(text.slice(quotation.end, placed.start))
  if (!behind) return quotation.end
  return placed.end + (/^[)\].,;]*\s*/.exec(text.slice(placed.end))?.[0].length ?? 0)
}

/** 'João 3:16: Porque Deus tanto amou…': the words of a verse after its reference, without any marks. */
async function unmarkedVerses(
  text: string,
  references: readonly PlacedReference[],
  report: Report,
): Promise<Edit[]> {
  const edits: Edit[] = []
  for (const placed of references) {
    // nobody quotes a chapter: what follows tells it
    if (placed.reference.verse === undefined) continue
    const lead = /^\)?\s*[:–—-]\s+(?=[^"“«\s])/u.exec(text.slice(placed.end))
    if (!lead) continue
    const start = placed.end + lead[0].length
    const sentence = sentenceAround(text, { start, end: start + 1 })
    const written = text.slice(start, sentence.end).trimEnd()
    if (comparableWords(written).length < SPEECH_WORDS) continue
    const stored = await textToCompare(placed.reference)
    if (stored === null || overlap(written, stored) < 0.6 || holds(stored, written)) continue
    const name = formatReference(placed.reference)
    const fits = fitsInline(placed, stored)
    report('verse_quotation', `${name}: ${fits ? 'stored text put in' : 'sentence dropped'}`)
    edits.push(
      fits
        ? { start, end: start + written.length, replacement: quoteVerse(stored, '') }
        : { ...sentence, replacement: '' },
    )
  }
  return edits
}

async function textToCompare(reference: BibleReference): Promise<string | null> {
  return verseCount(reference) > COMPARED_VERSES ? null : verseText(reference)
}

/** @param gap what stands between a quotation and its reference; null where somebody else says the words */
function isScripture(inner: string, gap: string | null, stored: string | null): boolean {
  // a few common words are in any long verse
  if (stored !== null && overlap(inner, stored) >= (gap === null ? 0.8 : 0.4)) return true
  return gap !== null && !inner.trim().endsWith('?') && !ASKING.test(gap)
}

function fitsInline({ reference }: PlacedReference, stored: string): boolean {
  return verseCount(reference) <= INLINE_VERSES && stored.length <= INLINE_CHARACTERS
}

/** Stored text in typographic marks, which its own would end; one full stop, not two. */
function quoteVerse(stored: string, behind: string): string {
  const words = asQuoted(stored.replace(/[“”"«»]/g, '').trim())
  return `“${/^\s*[.,;]/.test(behind) ? words.replace(/[.,;:]$/, '') : words}”`
}

/** The reference that a quotation belongs to: close by, in the same sentence or in brackets after it. */
function nearest(
  text: string,
  quotation: Span,
  references: readonly PlacedReference[],
): { reference: PlacedReference; gap: string } | null {
  let best: { reference: PlacedReference; gap: string } | null = null
  for (const reference of references) {
    if (reference.start < quotation.end && reference.end > quotation.start) continue
    const gap =
      reference.start >= quotation.end
        ? text.slice(quotation.end, reference.start)
        : text.slice(reference.end, quotation.start)
    if (gap.length > 60 || /[.!?]\s+\p{Lu}/u.test(gap)) continue
    if (best === null || gap.length < best.gap.length) best = { reference, gap }
  }
  return best
}

function outsideQuotations(text: string, sentence: Span): string {
  return text.slice(sentence.start, sentence.end).replace(QUOTATION, ' ')
}

/** True where `stored` has the words of `quoted` in their order. */
function holds(stored: string, quoted: string): boolean {
  return ` ${comparableWords(stored).join(' ')} `.includes(` ${comparableWords(quoted).join(' ')} `)
}

/** The share of the longer words of `quoted` that `stored` has too. */
function overlap(quoted: string, stored: string): number {
  const known = new Set(comparableWords(stored))
  const words = comparableWords(quoted).filter((word) => word.length > 3)
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}

/** A sentence that goes takes the edits inside it along. */
function apply(text: string, edits: readonly Edit[]): string {
  let changed = ''
  let at = 0
  for (const { start, end, replacement } of edits.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue
    changed += text.slice(at, start) + replacement
    at = end
  }
  return changed + text.slice(at)
}
