import { type Ceremony, foldedText, startOfPrayer } from '../service/ceremony.ts'
import type { Quote } from '../worth/given-quotes.ts'
import type { QuotePool } from '../worth/quote-pool.ts'
import { CHALLENGE, type Signals } from './signals.ts'
import { LONG_GAP, type Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** Words that the instructions after 'o desafio da semana é' usually take. */
const CHALLENGE_SPAN = 110

/**
 * Where the preacher's own challenge begins and ends, as words of the speech; null where he gave none. It ends
 * before a prayer, before what is no part of the message, and before a long silence.
 */
export function findChallenge(
  speech: Speech,
  utterances: readonly Utterance[],
  signals: Signals,
  { skipped }: Pick<Ceremony, 'skipped'>,
): { from: number; to: number } | null {
  const last = [...signals.challenge].at(-1)
  const utterance = last === undefined ? undefined : utterances[last]
  if (!utterance) return null
  const text = foldedText(speech, utterance.from, utterance.to)
  const before = text.slice(0, CHALLENGE.exec(text)?.index ?? 0).trim()
  let from = utterance.from + (before ? before.split(' ').length : 0)
  if (speech.punctuated) from = utterance.from
  else if (/^[oa]$/.test(speech.words[from - 1]?.folded ?? '') && from > utterance.from) from -= 1
  let to = Math.min(speech.words.length, from + CHALLENGE_SPAN)
  for (const [index, { from: start }] of utterances.entries()) {
    if (skipped.has(index) && start > from) to = Math.min(to, start)
  }
  const gap = speech.words.slice(from + 1, to).findIndex(({ pause }) => pause >= LONG_GAP)
  if (gap >= 0) to = from + 1 + gap
  return { from, to: startOfPrayer(speech, from, to) }
}

/** Words of one piece of the preacher's challenge, and how many pieces hold it all. */
const PIECE = { enough: 22, most: 55 } as const
const MOST_PIECES = 3

/** Something to be done, and how often: a challenge that was only announced has neither. Folded text. */
const WHAT_TO_DO =
  /\b(?:escrev|anot[ae]|lei?a(?:m|s)?\b|ligue|ore(?:m)?\b|ora\b|orar|procur|convers[ae]|convid[ae]|pergunt[ae]|agradec|agradeca|perdo[ae]|peca(?:m)?\b|pega\b|pegue|visit[ae]|mand[ae]\b|escolh[ae]|separ[ae]|reserv[ae]|jeju[ae]|lev[ae]\b|compartilh[ae]|ajud[ae]|abrac[ae]|comec[ae]|deix[ae]|troque|troca\b|guard[ae]|apag|deslig|cumpriment|toda (?:manha|tarde|noite)|todos? os? dias?|todo dia|por dia|cada dia)|\be (?:\w+ ){0,2}\w{2,}[aei]r\b/

/** 'Se Jesus fosse jantar na sua casa essa semana, você o serviria', 'deixe-me contar uma história': nothing is asked. */
const SUPPOSES =
  /\b(?:imagin[aeo]\w*|se \w+ (?:fosse|tivesse|viesse)|serviria|seria|contar uma (?:\w+ )?historia|uma historia de|se (?:eu )?nao me engano)\b/

/**
 * The challenge in the preacher's words, piece after piece; empty where he gave none, or never said what to do. Of captions
 * without punctuation it is empty too: 'escreve duas toda noite ora' is no sentence, and nobody can tell where one ends.
 */
export function announcedChallenge(
  speech: Speech,
  pool: QuotePool,
  span: { from: number; to: number } | null,
): Quote[] {
  const pieces: Quote[] = []
  if (!span || !speech.punctuated) return pieces
  let { from } = span
  while (pieces.length < MOST_PIECES && from < span.to) {
    const piece = pool.startingAt(from, PIECE.enough, PIECE.most, span.to)
    if (!piece) break
    pieces.push(piece)
    from = piece.end
  }
  const said = pieces.map((piece) => foldedText(speech, piece.from, piece.to)).join(' ')
  return WHAT_TO_DO.test(said) && !SUPPOSES.test(said) ? pieces : []
}
