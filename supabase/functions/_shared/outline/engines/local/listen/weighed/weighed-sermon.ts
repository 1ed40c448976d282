import type { Movement } from '../message/movements.ts'
import type { Speech } from '../words/speech.ts'
import { weighSentences } from './weigh-sentences.ts'
import type { ThreadInput, Weighed } from './weighed.ts'
import { wordsThatReturn } from './words-that-return.ts'

/** The sentences of a sermon, weighed, and what is known of all of them together. */
export type WeighedSermon = {
  speech: Speech
  movements: readonly Movement[]
  /** Folded names of those who act in the text that is preached. */
  actors: ReadonlySet<string>
  sentences: readonly Weighed[]
  /** Those that can be told without the one before them, from where this sermon begins. */
  opening: readonly Weighed[]
  /** Word with which it begins. */
  begins: number
  /** What each root is worth that it comes back to. */
  returning: ReadonlyMap<string, number>
}

/** Weighs each sentence, and finds where the sermon begins and which words it comes back to. */
export function weighSermon(input: ThreadInput): WeighedSermon {
  const { speech, movements, actors } = input
  const sentences = weighSentences(input)
  const begins = whereItBegins(sentences, speech)
  const opening = sentences.filter(
    ({ opens, isOwn, isHeart, from }) => opens && !isOwn && (from >= begins || isHeart),
  )
  const returning = wordsThatReturn(sentences, speech)
  return { speech, movements, actors, sentences, opening, begins, returning }
}

/** Word with which the sermon begins: what went before told the last one again. */
function whereItBegins(sentences: readonly Weighed[], { words }: Speech): number {
  const last = sentences.findLast(
    ({ from, folded }) => from < words.length * MAY_TELL_AGAIN && TELLS_AGAIN.test(folded),
  )
  return Math.max(words.length * GREETINGS, last?.to ?? 0)
}

const GREETINGS = 0.08
const MAY_TELL_AGAIN = 0.22
const TELLS_AGAIN =
  /\b(?:domingo passado|ultimos? domingos?|semana passada|ultim[oa]s? (?:pregac\w+|mensage\w+|sermao|sermoes|semanas?|aulas?|encontros?)|(?:vimos|estudamos|meditamos|aprendemos|falamos|vinhamos|paramos|comecamos)(?: \w+){0,4} (?:capitulos?|domingos?|semanas?|passad[oa]s?|anterior(?:es)?|ate aqui)|capitulos? anterior(?:es)?|(?:como )?(?:nos )?ja vimos|versiculos? anterior(?:es)?)\b/
