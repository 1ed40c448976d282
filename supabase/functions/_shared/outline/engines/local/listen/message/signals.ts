import { isAppeal } from './appeals.ts'
import { foldedText } from '../service/ceremony.ts'
import { COUNTED_NOUNS } from '../words/counted-nouns.ts'
import type { Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** The preacher's own words for his challenge. Folded text. */
export const CHALLENGE =
  /\b(?:desafio (?:da|desta|dessa|para|pra|de) (?:a )?(?:semana|hoje|casa)|o desafio (?:e|dessa|desta|da)|eu (?:te|vos|quero te|quero) desafi(?:o|ar)|tarefa (?:de casa|da semana|desta semana|dessa semana)|(?:nesta|nessa|essa|esta) semana (?:eu quero|voce|faca|escolha|procure|quero que)|exercicio da semana)\b/
const CLOSING =
  /\b(?:(?:para|pra) (?:concluir|terminar|encerrar|fechar)|concluindo|em resumo|resumindo|por fim|termino|eu quero (?:terminar|encerrar|concluir)|a mensagem de hoje)\b/

const GOSPEL = /\b(?:deus|jesus|cristo|cruz|espirito santo|graca)\b/

export type Signals = {
  challenge: ReadonlySet<number>
  application: ReadonlySet<number>
  closing: ReadonlySet<number>
  /** Of God, not only of us: what a meeting is closed with. */
  gospel: ReadonlySet<number>
}

/** Utterances in which the preacher says himself what they are for. Indexes into `utterances`. */
export function findSignals(speech: Speech, utterances: readonly Utterance[]): Signals {
  const matching = (pattern: RegExp, from = 0) =>
    new Set(
      utterances.flatMap((utterance, index) =>
        utterance.position >= from && pattern.test(foldedText(speech, utterance.from, utterance.to))
          ? [index]
          : [],
      ),
    )
  return {
    challenge: matching(CHALLENGE, 0.4),
    application: new Set(
      utterances.flatMap((utterance, index) =>
        utterance.position >= 0.15 && isAppeal(speech, utterance) ? [index] : [],
      ),
    ),
    closing: matching(CLOSING, 0.6),
    gospel: matching(GOSPEL),
  }
}

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['primeiro', 1],
  ['primeira', 1],
  ['segundo', 2],
  ['segunda', 2],
  ['terceiro', 3],
  ['terceira', 3],
  ['quarto', 4],
  ['quarta', 4],
  ['quinto', 5],
  ['quinta', 5],
  ['um', 1],
  ['uma', 1],
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
])
/** What is listed may be of more kinds than what is counted up to be learned. */
const NOUNS = `${COUNTED_NOUNS}|coisa|razao|atitude|conselho|aspecto|segredo|marca|lugar`
const ORDINAL_FIRST = new RegExp(
  `\\b(primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]) (?:grande |e ultim[oa] )?(${NOUNS})\\b`,
  'g',
)
const NUMBER_AFTER = new RegExp(
  `\\b(${NOUNS}) numero (um|uma|dois|duas|tres|quatro|cinco|[1-5])\\b`,
  'g',
)

/** A point that the preacher announced: its number and the first word of the announcement. */
export type AnnouncedPoint = { number: number; word: number }

/**
 * 'O primeiro passo', 'verdade número dois', 'em terceiro lugar': the longest run 1, 2, 3 … counted with the
 * same noun, in order of time. Fewer than two points are no announcement. `isSkipped` tells a word that is
 * outside the message.
 */
export function findAnnouncedPoints(
  speech: Speech,
  isSkipped: (word: number) => boolean,
): AnnouncedPoint[] {
  const { text, starts } = indexedText(speech)
  const byNoun = new Map<string, AnnouncedPoint[]>()
  const add = (noun: string, ordinal: string, at: number) => {
    const number = ORDINALS.get(ordinal)
    const word = starts.get(at)
    if (number === undefined || word === undefined || isSkipped(word)) return
    byNoun.set(noun, [...(byNoun.get(noun) ?? []), { number, word }])
  }
  for (const match of text.matchAll(ORDINAL_FIRST)) add(match[2] ?? '', match[1] ?? '', match.index)
  for (const match of text.matchAll(NUMBER_AFTER)) add(match[1] ?? '', match[2] ?? '', match.index)

  let longest: AnnouncedPoint[] = []
  for (const found of byNoun.values()) {
    const run = longestRun(found.toSorted((a, b) => a.word - b.word))
    if (run.length > longest.length) longest = run
  }
  if (longest.length < 2) return []
  return longest.map(({ number, word }) => ({ number, word: withArticle(speech, word) }))
}

function withArticle(speech: Speech, word: number): number {
  const isArticle = /^[oa]$/.test(speech.words[word - 1]?.folded ?? '')
  return isArticle && !speech.punctuated ? word - 1 : word
}

/**
 * The announcements 1, 2, 3 … in order. A point is often named again in a summing up ('então o primeiro passo
 * … o segundo …'), so each number is taken where it first stands after the one before it.
 */
function longestRun(found: readonly AnnouncedPoint[]): AnnouncedPoint[] {
  const run: AnnouncedPoint[] = []
  for (const point of found) {
    if (point.number === run.length + 1) run.push(point)
  }
  return run
}

function indexedText(speech: Speech): { text: string; starts: ReadonlyMap<number, number> } {
  const starts = new Map<number, number>()
  let text = ''
  for (const [index, word] of speech.words.entries()) {
    if (index > 0) text += ' '
    starts.set(text.length, index)
    text += word.folded
  }
  return { text, starts }
}
