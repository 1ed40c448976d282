import { isSureStop } from './boundaries.ts'
import type { Speech } from '../words/speech.ts'
import { endsSentence } from '../words/speech.ts'
import { spokenMarks } from './spoken-marks.ts'
import { PROPER_NAMES } from '../../../../model/proper-names.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Left off the beginning and the end of a quote: what is said to take a breath. */
const LEADING = list(
  'e mas entao ai ne ta olha gente irmaos igreja amem porque aleluia agora so pois ok hein ah oh',
)
const TRAILING = list(
  'ne ta amem aleluia gente irmaos igreja entendeu viu e entao mas porque que ok hein ai la agora assim',
)

/** More names that no other word is written like: captions have them small. */
const WRITTEN_NAMES = new Map([
  ...PROPER_NAMES,
  ...`Isaac Esaú Isaú Rebeca Raquel Labão Caim Abel Satanás Jeroboão Roboão Acabe Jezabel Sansão Nabucodonosor Barnabé
  Estevão Saulo Cornélio Naamã Urias Absalão Boaz Judá Benjamim Samaria Canaã Sinai Antioquia Damasco Nínive Sodoma
  Gomorra Jericó Jordão Calvário Éden Pentecostes Faraó Ezequiel Ezequias Josias Oseias Habacuque Malaquias Zacarias
  Sofonias Deuteronômio Levítico Tessalonicenses Eclesiastes`
    .trim()
    .split(/\s+/)
    .map((name): [string, string] => [name.toLowerCase(), name]),
])

/** Said to the listener about the sentence before it. */
const DIRECTION =
  /^(?:guard[ae] isso|anot[ae] (?:isso|ai)|vou repetir|lembr[ae] disso|pens[ae] nisso|olha isso|grav[ae] isso)$/

/** After these the last word is part of the sentence: 'começa por aí', 'por quê', 'até agora'. */
const NEEDS_MORE = list('por de para pra ate o e com em que ta esta la')

/** Unless what follows needs them: 'gente que sofre', 'agora que chegamos', 'porque' of a question. */
const KEEPS_LEADER = list('que de do da boa com')

/** The words of a quote after its outer trimming, as a range of `Speech.words`. */
export function trimQuote(speech: Speech, from: number, to: number): { from: number; to: number } {
  // With punctuation, what is left off would leave half a sentence behind.
  if (speech.punctuated) {
    const numbered = /^\d{1,2}[.)]$/.test(speech.words[from]?.raw ?? '') && to - from > 4
    return { from: numbered ? from + 1 : from, to }
  }
  let [first, last] = [from, to]
  const folded = (index: number) => speech.words[index]?.folded ?? ''
  while (last - first > 4) {
    const word = speech.words[first]
    const isVerb = word?.raw.toLowerCase().startsWith('é')
    if (folded(first) === 'por' && folded(first + 1) === 'que' && folded(first + 2) === 'porque') {
      first += 3
      continue
    }
    if (!LEADING.has(folded(first)) || isVerb || KEEPS_LEADER.has(folded(first + 1))) break
    first += 1
  }
  while (last - first > 6 && DIRECTION.test(`${folded(last - 2)} ${folded(last - 1)}`)) last -= 2
  while (last - first > 4 && /^anot[ae]$/.test(folded(last - 1))) last -= 1
  if (
    last - first > 6 &&
    /^essa e boa$/.test(`${folded(last - 3)} ${folded(last - 2)} ${folded(last - 1)}`)
  )
    last -= 3
  while (last - first > 4 && TRAILING.has(folded(last - 1))) {
    const partOfThePeople =
      folded(last - 1) === 'gente' && /^(?:a|da|na|pra|muita|toda)$/.test(folded(last - 2))
    const spokenOf =
      folded(last - 1) === 'igreja' &&
      /^(?:a|da|na|pra|nossa|uma|essa|minha)$/.test(folded(last - 2))
    const brothers =
      folded(last - 1) === 'irmaos' &&
      /^(?:os|dos|nos|meus|seus|dois|aos|nossos)$/.test(folded(last - 2))
    const verb = speech.words[last - 1]?.raw.toLowerCase().startsWith('é')
    const needed = NEEDS_MORE.has(folded(last - 2))
    if (partOfThePeople || spokenOf || brothers || verb || needed) break
    last -= 1
  }
  return { from: first, to: last }
}

/** Said when a sentence is over. */
const CLOSERS = list('ne amem aleluia gente irmaos igreja entendeu viu ok hein')

/**
 * Whether a sentence surely ends with the trimmed words: the speaker stops there, or what was trimmed off tells
 * that he was done ('… de quem orou, vou repetir', '… amém'). `endScore` is that of the untrimmed end.
 */
export function endsSurely(
  speech: Speech,
  range: { to: number },
  utterance: { to: number; endScore: number },
): boolean {
  if (isSureStop(speech, utterance.endScore)) return true
  const cutOff = speech.words.slice(range.to, utterance.to).map(({ folded }) => folded)
  return (
    CLOSERS.has(cutOff[0] ?? '') ||
    DIRECTION.test(cutOff.slice(0, 2).join(' ')) ||
    /^anot[ae]$/.test(cutOff[0] ?? '')
  )
}

const ASKS =
  /^(?:sera que|quantos de voces|por que (?:voce|a gente|nos)|qual e (?:o|a|seu|sua)|o que e que)\b/

/**
 * A piece of the speech as it is shown: its own words, all of them, in their order. Only capital letters, of
 * the first word and of names, and the marks (`spokenMarks`) of captions that have neither are ours.
 */
export function showQuote(speech: Speech, from: number, to: number, sureEnd: boolean): string {
  const words = speech.words.slice(from, to)
  const marks = speech.punctuated ? [] : spokenMarks(speech, from, to)
  const texts = words.map((word, index) => {
    if (speech.punctuated) return word.raw
    return `${WRITTEN_NAMES.get(word.raw) ?? word.raw}${marks[index] ?? ''}`
  })
  let text = texts
    .join(' ')
    .replaceAll(/\? \p{Ll}/gu, (start) => start.toUpperCase())
    .replaceAll(/(^|\s)espírito santo\b/g, '$1Espírito Santo')
    .replaceAll(/(^|\s)mar vermelho\b/g, '$1Mar Vermelho')
    .replaceAll(/(^|\s)(antigo|novo) testamento\b/g, (_, blank: string, which: string) =>
      which === 'antigo' ? `${blank}Antigo Testamento` : `${blank}Novo Testamento`,
    )
    .replaceAll(/[<>`*_[\]#|\\]/g, '')
    .replace(/^["'“”‘’«»(—–-]+\s*/, '')
    .replace(/[\s"'“”‘’«»)—–-]+$/, '')
  const balanced = (text.match(/[“”"]/g)?.length ?? 0) % 2 === 0
  if (!balanced) text = text.replaceAll(/[“”"]/g, '')
  // The outline puts the whole in double quotes; the ones inside become single.
  text = text.replaceAll(/["“”«»]/g, '’').replaceAll(/(^|\s)’/g, '$1‘')
  const last = words.at(-1)
  if (!(last && endsSentence(last)) || !/[.!?…][’']?$/.test(text)) {
    text = text.replace(/[\s,;:.…-]+$/, '')
    const asks = !speech.punctuated && ASKS.test(words.map((word) => word.folded).join(' '))
    text += asks ? '?' : sureEnd ? '.' : '…'
  }
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
