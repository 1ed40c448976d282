import { foldedText } from '../service/ceremony.ts'
import type { Sentence } from '../worth/key-sentences.ts'
import { isOwnSpeech } from './tellable.ts'
import { isOfAnotherVoice, isReadFromACreed } from './voices.ts'
import type { ThreadInput } from './weighed.ts'

/** The words of what he says again that are read, or somebody else's, in one place, or that he only speaks about. */
export function findCited(
  sentences: readonly Sentence[],
  disputed: ReadonlySet<number>,
  { speech, isScripture }: ThreadInput,
): Set<string> {
  const cited = new Set<string>()
  const places = new Map<string, { all: number; disputed: number }>()
  for (const [index, sentence] of sentences.entries()) {
    const { apart, from, to } = sentence
    if (!apart) continue
    const { said, isMessage } = apart
    const counted = places.get(said) ?? { all: 0, disputed: 0 }
    counted.all += 1
    if (disputed.has(index)) counted.disputed += 1
    places.set(said, counted)
    const isAnothers =
      !isOwnSpeech(sentence, () => false, isScripture) ||
      isOfAnotherVoice(sentence, index, sentences) ||
      isReadFromACreed(sentence, index, sentences) ||
      (!isMessage &&
        NAMES_THE_WORDS.test(foldedText(speech, Math.max(0, from - WORDS_BEFORE), from))) ||
      SPEAKS_OF_THE_WORDS.test(foldedText(speech, to, to + WORDS_BEHIND))
    if (isAnothers) cited.add(said)
  }
  for (const [said, { all, disputed: some }] of places) if (some * 2 >= all) cited.add(said)
  return cited
}

const WORDS_BEFORE = 9
const WORDS_BEHIND = 7
/** 'O provérbio que citei de Tolstói', 'ele diz assim': whose the next words are. */
const NAMES_THE_WORDS =
  /\b(?:(?:frases?|falas?|expressao|expressoes|titulo|ditado|proverbio|refrao|musica|hino|cantico|corinho|filme|confissao|catecismo|cit(?:ei|ou|ado|ando)|versiculos?|verso|salmista|segundo [a-z]{3,} [a-z]{3,}) ?(?:\w+ ?){0,4}|(?:perguntas?|palavras?|tema|(?:diz(?:em|ia|endo)?|diss(?:e|eram)|fal(?:a|ou|am|ando))(?: (?:assim|que|o seguinte))*|perguntou|respondeu|escreveu|pens\w+|ach\w+|acredit\w+))$/
/** 'Essa é uma fala muito comum', 'diz o salmista'. */
const SPEAKS_OF_THE_WORDS =
  /^(?:(?:e|mas) )?(?:(?:essa|esta|esse|este|isso|isto|que) (?:frase|fala|expressao|pergunta|ideia|pensamento|tema|titulo|versiculo|texto|(?:aqui )?(?:e|era|foi|nao e) (?:um|uma|o|a|do|da|de) (?:\w+ ){0,2}(?:frase|fala|expressao|pergunta|ideia|pensamento|tema|titulo|versiculo|texto|musica|verso|erro|mentira|engano|pensar))\b|(?:diz|disse|escreveu|dizia|perguntou|respondeu|afirmou|fala|falou) (?:o|a|ele|ela|\w+)\b)/
