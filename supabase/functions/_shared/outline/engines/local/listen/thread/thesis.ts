import type { Speech } from '../words/speech.ts'
import { THESIS } from '../worth/key-sentences.ts'
import { GOOD } from '../worth/worth.ts'
import {
  ANNOUNCED,
  DECLARED,
  isAnnounced,
  isClaim,
  saysWhatIs,
  timesNarrated,
} from '../weighed/claims.ts'
import { likeness } from '../weighed/likeness.ts'
import { ON_CONDITION, TAKES_BACK } from './turns.ts'
import type { Weighed } from '../weighed/weighed.ts'
import { returningIn, returningWorth } from '../weighed/words-that-return.ts'

/** In the first part and again in the last: what is repeated on purpose is what the sermon is about. */
const EARLY = 0.45

const LATE = 0.6

/** The sentence that carries the sermon: he says so, or comes back to it; null where none is sure. */
export function findThesis(
  opening: readonly Weighed[],
  sentences: readonly Weighed[],
  { words }: Speech,
  returning: ReadonlyMap<string, number>,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of opening) {
    const own = returningIn(sentence.roots, returning)
    const isOwnClaim =
      own >= OWN_CLAIM &&
      saysWhatIs(sentence) &&
      /(?<!\p{L})(?:é|são)(?!\p{L})/iu.test(sentence.raw)
    const length = sentence.to - sentence.from
    if (length > LONGEST_POINT + (sentence.isHeart ? sentence.skip : 0)) continue
    if (!sentence.isHeart) {
      if (length < 9 || !(isClaim(sentence) || isOwnClaim)) continue
      if (sentence.roots.length < LEAST_ROOTS || ONE_OF_SEVERAL.test(sentence.folded)) continue
      if (sentence.score < (isOwnClaim ? FAIR_CLAIM : GOOD)) continue
      if (!isOwnClaim && !isSureOf(sentence, sentences, { words })) continue
      // 'julgado por hipócritas. Mas no céu …': half of what carries the sermon carries nothing
      if (isTurned(sentences[sentence.index + 1]) || ON_CONDITION.test(sentence.folded)) continue
    } else if (sentence.score < LEAST_HEART) continue
    const place = sentence.from / words.length
    const score =
      sentence.score +
      returningWorth(own) +
      (sentence.isHeart ? DECLARED : 0) +
      (THESIS.test(sentence.folded) || POINT.test(sentence.folded) ? 0.9 : 0) +
      againIn(sentence, sentences, words.length) +
      (place < 0.2 || place > 0.75 ? 0.3 : 0) +
      (isAnnounced(sentence, sentences) ? ANNOUNCED : 0) -
      0.45 * Math.min(3, timesNarrated(sentence)) -
      (GROPES.test(sentence.folded) ? 0.8 : 0)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found && found.score >= SURE_THESIS ? found.sentence : null
}

/** The same long word twice: he was still looking for his sentence. */
const GROPES = /\b(\w{7,})\b.*\b\1\b|^(?:pel[oa]s?|por) /

const LONGEST_POINT = 38
/** Two of the words that the sermon comes back to, and what they are: 'A vida de quem vive para as riquezas é uma tragédia'. */
const OWN_CLAIM = 1.2
const FAIR_CLAIM = 0.9
const LEAST_HEART = 0.6

/** Said to be the point, or said again elsewhere in the sermon. */
function isSureOf(
  one: Weighed,
  sentences: readonly Weighed[],
  { words }: Pick<Speech, 'words'>,
): boolean {
  return (
    THESIS.test(one.folded) ||
    POINT.test(one.folded) ||
    isAnnounced(one, sentences) ||
    againIn(one, sentences, words.length) >= COMES_BACK
  )
}

const COMES_BACK = 0.7

/** The next sentence takes something back and cannot be told with it. */
function isTurned(next: Weighed | undefined): boolean {
  return next !== undefined && TAKES_BACK.test(next.folded) && !next.follows
}

/** What is said again far from here: the more tenths of the sermon come back to it, the more it is its point. */
function againIn(one: Weighed, sentences: readonly Weighed[], words: number): number {
  const tenth = (from: number) => Math.floor((10 * from) / words)
  const tenths = new Set<number>()
  let most = 0
  for (const other of sentences) {
    if (Math.abs(tenth(other.from) - tenth(one.from)) < 2) continue
    const like = likeness(one, other)
    if (like < 0.45) continue
    tenths.add(tenth(other.from))
    const isAcross = one.from < EARLY * words !== other.from < LATE * words
    most = Math.max(most, like * (isAcross ? 1 : 0.7))
  }
  return 1.6 * Math.max(0, most - 0.4) + 0.15 * Math.min(4, tenths.size)
}

const POINT =
  /\b(?:objetivo|fim principal|o tema|a mensagem (?:de|do|da|que)|o ponto|centro|proposito|razao pela qual|o que (?:mais )?importa|o segredo|a chave)\b/

/** A claim says something of something: 'A Bíblia nos ensina com clareza' says nothing. */
const LEAST_ROOTS = 4

const ONE_OF_SEVERAL =
  /^(?:\w+ )?(?:uma das|um dos|alguns|algumas|(?:a|o) (?:segund|terceir|quart|quint)[ao])\b/

/** Of 26 that were found, eleven of the fifteen above it tell what their sermon is about, five of the eleven below. */
const SURE_THESIS = 3.3
