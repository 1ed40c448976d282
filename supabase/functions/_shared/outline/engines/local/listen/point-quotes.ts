import { isSureStop, stopScore } from './boundaries.ts'
import { foldedText } from './ceremony.ts'
import type { Quote } from './quote-pool.ts'
import { showQuote } from './quotes.ts'
import type { AnnouncedPoint } from './signals.ts'
import type { Speech } from './speech.ts'

/** Words in which a point is said, its number with it. */
const LEAST = 7
const MOST = 20
/** 'O primeiro ponto é'. */
const NUMBER_WORDS = 3
const LAST_WORDS = 8
/** With these something else begins: the page, a breath, the people in the hall. */
const BREAKS_OFF =
  /^(?:versiculos?|verso|capitulo|olha|olhe|repara|ta|ne|gente|irmaos|presta|vamos|agora|entao|abre|fala|anota)$/
/** 'O primeiro passo é esse aqui': nothing is said yet. */
const SAYS_NOTHING =
  /\b(?:essa?|este|aqui|seguinte|numero \w+|passo|verdade|ponto|licao|coracao da mensagem) ?$/

/**
 * The points of a sermon in captions without punctuation, as they were announced: each as far as it most likely goes.
 * A point of which nothing but its number can be told is left out.
 */
export function quotePoints(speech: Speech, points: readonly AnnouncedPoint[]): Quote[] {
  return points.flatMap(({ word: from }) => {
    const { words } = speech
    let most = Math.min(words.length, from + MOST)
    for (let word = from + NUMBER_WORDS; word < most; word += 1) {
      const isSubject = /^(?:a|da|na)$/.test(words[word - 1]?.folded ?? '')
      if (BREAKS_OFF.test(words[word]?.folded ?? '') && !isSubject) most = word
    }
    // where nothing breaks it off, it ends at the likeliest of its last words
    let to = most
    const isOpen = most === from + MOST
    let best = stopScore(speech, most)
    for (let end = isOpen ? most - LAST_WORDS : most; end < most; end += 1) {
      if (stopScore(speech, end) <= best) continue
      best = stopScore(speech, end)
      to = end
    }
    const said = foldedText(speech, from, to)
    if (to - from < LEAST - 2 || SAYS_NOTHING.test(said)) return []
    const at = speech.timed ? (words[from]?.at ?? null) : null
    const text = showQuote(speech, from, to, !isOpen || isSureStop(speech, best))
    return [{ text, at, from, to, end: to, position: from / words.length }]
  })
}
