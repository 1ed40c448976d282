import { wordsOnly } from '../../../../model/words.ts'
import { showQuote } from '../sentences/quotes.ts'
import { foldedText } from '../service/ceremony.ts'
import type { Speech } from '../words/speech.ts'
import { CONTRAST } from '../worth/key-sentences.ts'
import { isGospel, OF_US, SAVES } from '../weighed/claims.ts'
import { scoreOf, type Weighed } from '../weighed/weighed.ts'

/** Whole sentences of the sermon, one right after the other, that tell what it said. */
export type Told = {
  /** Words of `Speech.words`. */
  from: number
  to: number
  /** Second of the first word; null where the transcript has no times. */
  at: number | null
  /** The sentences as they are read: without the 'então' they begin with, and without 'irmãos'. */
  prose: string
  /** The same word for word. */
  quote: string
  /** The preacher speaks of himself: only a quotation says so honestly. */
  isOwn: boolean
  /** Nothing is left off its beginning, so that it can be quoted as it is told. */
  isWhole: boolean
  /** What is told is word for word one piece of the sermon. */
  isVerbatim: boolean
  score: number
  /** What it does in the sermon. */
  does: 'gospel' | 'warning' | 'duty' | 'contrast' | 'claim'
}

const ONLY_JOINS =
  /^(?:e|entao|portanto|pois|agora|porque|bom|ora)(?: (?:meus )?(?:irmaos|queridos|amados))?$|^(?:meus )?(?:irmaos|queridos|amados)$/

/** The run as it is told. */
export function told(speech: Speech, run: readonly Weighed[]): Told {
  const first = run[0]
  const last = run.at(-1)
  const from = first?.from ?? 0
  const to = last?.to ?? from
  const skip = first?.skip ?? 0
  const prose = run.map((sentence, index) => proseOf(speech, sentence, index)).join(' ')
  // nothing is lost with a lone 'e' or 'portanto', and a quotation that begins with it leans
  const begin = ONLY_JOINS.test(foldedText(speech, from, from + skip)) ? from + skip : from
  return {
    from,
    to,
    does: what(run),
    at: speech.timed ? (speech.words[from]?.at ?? null) : null,
    prose,
    quote: quoteOf(speech, run, begin),
    isOwn: run.some(({ isOwn }) => isOwn),
    isWhole: skip === 0 || begin > from,
    isVerbatim: wordsOnly(showQuote(speech, from + skip, to, true)) === wordsOnly(prose),
    score: scoreOf(run),
  }
}

/** Captions have no full stop between the sentences of a run. */
function quoteOf(speech: Speech, run: readonly Weighed[], begin: number): string {
  if (speech.punctuated) return showQuote(speech, begin, run.at(-1)?.to ?? begin, true)
  return run
    .map(({ from, to }, index) => showQuote(speech, index === 0 ? begin : from, to, true))
    .join(' ')
}

function what(run: readonly Weighed[]): Told['does'] {
  const folded = run.map((one) => one.folded).join(' ')
  if (isGospel(folded)) return 'gospel'
  if (WARNING.test(folded) && OF_US.test(folded) && !SAVES.test(folded)) return 'warning'
  if (ASKS_OF_US.test(folded)) return 'duty'
  return CONTRAST.test(folded) ? 'contrast' : 'claim'
}

const WARNING =
  /\b(?:nao adianta|nao basta|arrepend\w+|conden\w+|juizo|inferno|castigad\w+|hipocri\w+|idolatr\w+|idolos?|orgulho|soberba|perigo|advert\w+|morte eterna|nos engan\w+)\b/
const ASKS_OF_US =
  /\b(?:precisamos|devemos|temos (?:que|de)|voces? (?:precisam?|devem?|tem que)|somos chamados a|chamados para|(?:nos )?nao podemos)\b|^(?:\w+ )?(?:sejamos|busquemos|saiamos|vivamos|confiemos|busque|confie|creia|ame|ore|lembre|perdoe|volte|pare)\b/

/** Said to those who sit there, in the middle of a sentence. */
const CALLED =
  /, (?:meus? )?(?:amad[oa]s?|querid[oa]s?|irmãos|irmão|igreja|gente)(?: irmãos?)?,(?= (mas|porém|que|porque|pois|e|ou|quando|se|nem)?)/giu

function proseOf(speech: Speech, { from, to, skip }: Weighed, index: number): string {
  const text = showQuote(speech, from + (index === 0 ? skip : 0), to, true)
  return text
    .replaceAll(LOST_STOP, '$1. $2')
    .replaceAll(CALLED, (_, joined: string | undefined) => (joined === undefined ? '' : ','))
    .replace(/, (?:meus? )?(?:amados|queridos|irmãos|gente)([.!])$/iu, '$1')
    .replace(/^(?:(?:meus? )?(?:queridos?|amados?|irmãos|irmão)(?: irmãos?)?, )/iu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A full stop that the captions left out. */
const LOST_STOP = /(\p{Ll}) ((?:Dessa forma|Desse modo|Então|Mas|Porém|Quando|Depois)(?!\p{L}))/gu
