import { stopScore } from './boundaries.ts'
import { COMMA, learnedStops, SURE_COMMA } from './learned-stops.ts'
import type { Speech, SpokenWord } from '../words/speech.ts'

/** `stopScore` under which a clause is cut in two, however alike its halves begin. */
const CUT = -2.5
/** Words on both sides of a comma. */
const APART = 3

/** After these a comma would separate what belongs together: 'só | se a porteira estiver aberta'. */
const NOT_AFTER = /^(?:so|mas|e|nao|que|ninguem|tem|agora|quanto|como|sabe)$/
/** 'Eu não perdoei porque ela mereceu': with a comma it would say something else. */
const NOT_BEFORE = /^(?:porque|se|que|ou|quando)$/
/** Words from a denial to what is said instead. */
const NEAR = 6
const LONG_WORD = 5
const INFINITIVE = /^\p{L}{2,}[aei]r$/u
const NUMBER = /^(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|\d{1,2})$/
/** 'A gente', 'muita gente', 'machucou gente': people are spoken of, not to. */
const THE_PEOPLE =
  /^(?:|a|da|na|com|de|pra|que|tem|vi|ve|ama|ajuda|machuca|tanta|muita|toda|minha|essa|outra|mais|.+(?:ou|ei|am|em|ava|ar|er|ir))$/
/** 'Gente boa', 'gente que sofre'. */
const WHICH_PEOPLE = /^(?:que|boa|como|de|do|da)$|(?:ada|ida|osa|eira)s?$/
/** As often what is done to it as a new clause: 'quem recebeu | o perdão'. */
const ARTICLE = /^(?:o|a|os|as|um|uma)$/
const STARTS = /^(?:o|a|os|as|quem|voce|ninguem|nao)$/

/**
 * What is written behind each word of a piece of speech without punctuation, '' or a mark: a comma where the speaker
 * stops or begins alike again ('a ansiedade tem memória curta, a ansiedade só lembra …'), a colon after 'verdade número
 * dois', and the marks that 'né' and 'hein' ask for. The end of the piece is left alone.
 */
export function spokenMarks(speech: Speech, from: number, to: number): string[] {
  const words = speech.words.slice(from, to)
  const marks = words.map(() => '')
  let last = -1
  const put = (index: number, mark: string) => {
    if (index < 0 || index >= words.length - 1 || marks[index] !== '') return
    marks[index] = mark
    last = Math.max(last, index)
  }
  for (const [index, word] of words.entries()) {
    if (word.folded === 'hein' || word.raw === 'né') {
      put(index - 1, ',')
      put(index, word.folded === 'hein' ? '?' : ',')
    } else if (isSpokenTo(words, index)) {
      put(index - 1, ',')
      put(index, ',')
    } else if (words[index - 1]?.folded === 'numero' && NUMBER.test(word.folded)) {
      put(index, ':')
    } else if (isContrast(words, index + 1)) {
      put(index, ',')
    } else if (index - last >= APART && words.length - 1 - index >= APART) {
      if (stopsBehind(speech, words, from, index)) put(index, ',')
    }
  }
  return marks
}

function stopsBehind(
  speech: Speech,
  words: readonly SpokenWord[],
  from: number,
  index: number,
): boolean {
  const before = words[index]?.folded ?? ''
  const after = words[index + 1]?.folded ?? ''
  if (NOT_AFTER.test(before) || NOT_BEFORE.test(after)) return false
  const joins = after === 'e' && !isVerb(words[index + 1])
  // 'perdoar de novo | não é fracasso': what is denied is what was just named
  const denies = after === 'nao' && isVerb(words[index + 2])
  const marked = learnedStops(speech).mark[from + index + 1] ?? 0
  const score = stopScore(speech, from + index + 1)
  return (
    (marked >= (ARTICLE.test(after) ? SURE_COMMA : COMMA) && !joins && !denies) ||
    ((score >= CUT || INFINITIVE.test(after)) && beginsAlike(words, index + 1))
  )
}

/**
 * Whether the clause here is built like one before it: 'a paz de Deus não é …, a paz de Deus é …', 'lembra do que …, a
 * gratidão lembra do que …', 'perdoar precisa de um, reconciliar precisa de dois'.
 */
function beginsAlike(words: readonly SpokenWord[], index: number): boolean {
  const folded = (at: number) => words[at]?.folded ?? ''
  const stoodBefore = (at: number) =>
    words
      .slice(0, Math.max(0, index - APART + 1))
      .some((word, i) => word.folded === folded(at) && folded(i + 1) === folded(at + 1))
  if (STARTS.test(folded(index)) && stoodBefore(index)) return true
  const verb = /^(?:o|a|os|as)$/.test(folded(index)) ? index + 2 : index + 1
  const named = verb === index + 2 || INFINITIVE.test(folded(index))
  return named && folded(verb).length >= LONG_WORD && stoodBefore(verb)
}

/** 'Não é fracasso, é caminho'; 'não está dizendo que …, está dizendo que …'. */
function isContrast(words: readonly SpokenWord[], index: number): boolean {
  const [first, second] = [words[index], words[index + 1]]
  if (NOT_AFTER.test(words[index - 1]?.folded ?? '')) return false
  return words
    .slice(0, Math.max(0, index - 2))
    .some(
      (word, i) =>
        word.folded === 'nao' &&
        words[i + 1]?.raw === first?.raw &&
        (words[i + 2]?.raw === second?.raw || (isVerb(first) && index - i <= NEAR)),
    )
}

/** 'É uma paz alugada, gente, todo mês vence.' */
function isSpokenTo(words: readonly SpokenWord[], index: number): boolean {
  return (
    words[index]?.folded === 'gente' &&
    !THE_PEOPLE.test(words[index - 1]?.folded ?? '') &&
    !WHICH_PEOPLE.test(words[index + 1]?.folded ?? '')
  )
}

function isVerb(word: SpokenWord | undefined): boolean {
  return word?.raw.toLowerCase() === 'é'
}
