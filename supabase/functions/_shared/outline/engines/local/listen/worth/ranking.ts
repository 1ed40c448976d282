import { foldedText } from '../service/ceremony.ts'
import { RUN, runsOf } from '../service/songs.ts'
import type { Speech } from '../words/speech.ts'
import { endsSurely, trimQuote } from '../sentences/quotes.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** Weight of a root in this sermon: rare enough to mean something, used enough to matter. */
export function weighStems(utterances: readonly Utterance[]): Map<string, number> {
  const documents = new Map<string, number>()
  for (const { stems } of utterances) {
    for (const root of new Set(stems)) documents.set(root, (documents.get(root) ?? 0) + 1)
  }
  const weights = new Map<string, number>()
  for (const [root, count] of documents) weights.set(root, Math.log(1 + utterances.length / count))
  return weights
}

export type Vector = ReadonlyMap<string, number>

/** TF-IDF, length 1. */
export function toVector(stems: readonly string[], weights: ReadonlyMap<string, number>): Vector {
  const vector = new Map<string, number>()
  for (const root of stems) vector.set(root, (vector.get(root) ?? 0) + (weights.get(root) ?? 0))
  let squares = 0
  for (const value of vector.values()) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (const [root, value] of vector) vector.set(root, value / length)
  return vector
}

/** Cosine of two vectors of length 1: 0 nothing shared, 1 the same words. */
export function similarity(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [root, value] of small) sum += value * (large.get(root) ?? 0)
  return sum
}

const DAMPING = 0.85
const ROUNDS = 25

/**
 * TextRank (Mihalcea and Tarau, 2004): an utterance matters when many others speak of the same. From 0 to 1,
 * the most central one being 1. Links are found through an index of roots, so the cost follows the shared
 * words and not the square of the sermon.
 */
export function textRank(vectors: readonly Vector[]): number[] {
  const index = new Map<string, number[]>()
  for (const [i, vector] of vectors.entries()) {
    for (const root of vector.keys()) {
      const places = index.get(root)
      if (places) places.push(i)
      else index.set(root, [i])
    }
  }
  const links = vectors.map(() => new Map<number, number>())
  for (const [root, places] of index) {
    // A root that is everywhere links everything to everything and says nothing.
    if (places.length < 2 || places.length > Math.max(8, vectors.length * 0.15)) continue
    for (const [k, i] of places.entries()) {
      for (const j of places.slice(k + 1)) {
        const weight = (vectors[i]?.get(root) ?? 0) * (vectors[j]?.get(root) ?? 0)
        links[i]?.set(j, (links[i]?.get(j) ?? 0) + weight)
        links[j]?.set(i, (links[j]?.get(i) ?? 0) + weight)
      }
    }
  }
  const rows = links.map((link) => ({
    places: [...link.keys()],
    weights: [...link.values()],
    strength: [...link.values()].reduce((sum, weight) => sum + weight, 0) || 1,
  }))
  let scores = vectors.map(() => 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const given = rows.map(({ strength }, i) => (scores[i] ?? 0) / strength)
    scores = rows.map(({ places, weights }) => {
      let sum = 0
      for (let k = 0; k < places.length; k += 1) {
        sum += (given[places[k] ?? 0] ?? 0) * (weights[k] ?? 0)
      }
      return 1 - DAMPING + DAMPING * sum
    })
  }
  const most = scores.reduce((a, b) => Math.max(a, b), 0) || 1
  return scores.map((score) => score / most)
}

const POINTED_AT_BEFORE =
  /\b(?:anota (?:ai|isso)|anote (?:ai|isso)|grav[ae] (?:isso|essa)|numa frase so|em uma frase|a tese|escrev[ae] isso|prest[ae] (?:bem )?atencao|a licao (?:e|que)|resumindo|em resumo|a verdade e que|eu quero que voce (?:entenda|guarde|saiba)|vou repetir|nunca (?:se )?esqueca|a grande (?:verdade|licao))\b/
const POINTED_AT_AFTER =
  /^(?:\w+ ){0,2}(?:guard[ae] (?:isso|essa)|anota|essa e boa|grav[ae] isso|vou repetir|repetindo|olha que coisa linda|isso muda tudo)\b/
const READING =
  /\b(?:vos|vosso|vossos|vossa|vossas|convosco|estejais|alegrai|pensai|fazei|eis|porventura|tende|vinde|ide|sede|disse lhe|respondeu lhe|esta escrito|diz assim|porquanto|tuas|teus|tu (?:es|estas|sempre)|\w+ou lhe)\b/g
const LEANS =
  /^(?:ele|ela|eles|elas|isso|isto|esse|essa|esses|essas|aquele|aquela|aquilo|dele|dela|nele|nela|disso|nisso|la|ali|ai|tambem|outro|outra|primeiro|segundo|terceiro|inclusive|la|so que|nem|ou)\b/
/** Announces what comes, and is nothing without it. */
const ANNOUNCES =
  /(?:\b(?:e|eh) (?:a seguinte|o seguinte|essa|esse|isso)|uma coisa|uma pergunta|o seguinte|(?:fala|falou|disse|diz|respondeu)(?: assim)?(?: \w+)?|prest[ae] atencao|numa frase so|repar[ae]m?|percebam|um detalhe|veja|vejam|historia|essa noite)$|^(?:(?:e|mas|agora|entao|meus irmaos) )*(?:deixa eu|eu (?:quero|queria|vou) (?:te |lhes? |que )?(?:contar|falar|fazer|mostrar|ler|dizer|perguntar|voce)|antes d[eo]s?|vamos (?:ler|ver|pensar|voltar|juntar|para o|pro)|presta atencao|repar[ae]m?|quem gosta de anotar|tem (?:mais )?uma? (?:coisa|detalhe)|se voce me perguntar)\b|\b(?:ha (?:ainda )?uma coisa|tem uma coisa|essa (?:a )?frase|esta frase|volto nel[ae]|volto nisso|vou voltar|no final eu)\b/
/** What people say to each other in a story. */
const REPORTED =
  /\b(?:conta (?:uma|que)|contou|conto|fala|falam|falou|falei|falava|pergunta|perguntei|perguntou|respondeu|respondi|disse|dizia|me ligou)\b/
/** Not for a round of conversation, however well it is said. */
const DELICATE =
  /\b(?:violencia|abuso|bate|estupro|suicid\w*|boletim de ocorrencia|ameacad[ao]|denunciar|desistir da vida|remedios?|doenca que|telefone|liga)\b/
const CONTRAST =
  /\bnao (?:e|era|foi|esta|ta|vem|mora|existe|precisa|significa)\b.*\b(?:e|mas|a|o)\b/
const PAST = /(?:ou|aram|eram|iram|ava|avam|amos|ei|iu|eu)$/
const PAST_FALSE = new Set(
  'eu meu seu teu deus vou sou ou estou dou perdeu lei rei sei amamos estamos vamos temos somos'.split(
    ' ',
  ),
)
const PAST_IRREGULAR = new Set(
  'foi fui era tinha tinham estava estavam disse fez veio tava estava falou fiquei cheguei falei deu trouxe viu'.split(
    ' ',
  ),
)

/** `stopScore` in captions under which a sentence rather goes on. */
const DOUBTFUL_END = 1

/**
 * How well an utterance stands alone on an outline, from its words only: about 0, more is better. A maxim in the
 * present tense does; a piece of a story, a verse being read or a sentence that leans on 'isso' does not.
 */
export function quotability(
  speech: Speech,
  utterances: readonly Utterance[],
  index: number,
): number {
  const utterance = utterances[index]
  if (!utterance) return 0
  const range = trimQuote(speech, utterance.from, utterance.to)
  const text = foldedText(speech, range.from, range.to)
  const words = text.split(' ')
  let score = 0

  if (LEANS.test(text)) score -= 0.7
  score -= 0.35 * (text.match(READING)?.length ?? 0)
  if (/\b(?:versiculo|capitulo)\b/.test(text)) score -= 1.3
  // An answer to what was said before it; one of several things that are not all here.
  if (/^(?:todo mundo|a gente|eles?|elas?) e (?:nao|as)\b/.test(text)) score -= 0.8
  if (/^(?:mentira|claro|exatamente|isso mesmo)\b/.test(text)) score -= 0.6
  if (/\bprimeir[oa]\b.*\bsegund[oa]\b/.test(text)) score -= 1
  if (words.some((word, i) => word.length > 4 && word === words[i - 2])) score -= 0.4
  if (speech.words[range.to - 1]?.raw.endsWith('?')) score -= 0.4
  if (/\d/.test(text)) score -= 0.2
  const past = words.filter(
    (word) =>
      PAST_IRREGULAR.has(word) || (word.length > 3 && PAST.test(word) && !PAST_FALSE.has(word)),
  ).length
  score -= Math.min(0.9, 4 * Math.max(0, past / words.length - 0.06))
  if (/\b(?:deus|jesus|cristo|pai|senhor|espirito)\b/.test(text)) score += 0.3
  if (/\b(?:voce|a gente|nos|quem)\b/.test(text)) score += 0.15
  if (/^quem\b/.test(text)) score += 0.1
  if (CONTRAST.test(text)) score += 0.3
  const around = foldedText(speech, Math.max(0, range.from - 10), range.from + 8)
  const following = foldedText(speech, range.to, range.to + 8)
  if (POINTED_AT_BEFORE.test(around)) score += 0.6
  if (POINTED_AT_AFTER.test(following)) score += 0.6
  if (/\b(?:eu|meu|minha|minha)\b.*\b(?:eu|meu|minha)\b/.test(text)) score -= 0.3
  if (/^eu\b/.test(text)) score -= 0.25
  // 'Não, o rei perdoou primeiro': without its comma it says the opposite.
  if (!speech.punctuated && /^nao (?:o|a|os|as|eu|ele|ela)\b/.test(text)) score -= 0.6
  // 'Jesus tá dizendo que a gente compra o perdão? Não, o rei …': so does the question before it.
  if (!speech.punctuated && /\w nao (?:o|a|os|as) (?!que\b|qual\b)\w/.test(text)) score -= 1.2
  if (
    /\b(?:meu|minha) (?:pai|mae|vo|vô|avo|esposa|marido|filh[oa]|menin[oa]|irma|irmao|casa)\b/.test(
      text,
    )
  )
    score -= 0.5
  if (ANNOUNCES.test(text)) score -= 1.1
  // With punctuation the number of a point is a sentence of its own, and says nothing where the point is not listed.
  if (speech.punctuated && /^(?:ponto|verdade|passo|licao) numero\b/.test(text)) score -= 0.6
  if (REPORTED.test(text)) score -= 0.35
  if (DELICATE.test(text)) score -= 0.9
  // A condition without its consequence.
  if (/^(?:se|quando|enquanto|embora)\b/.test(text) && words.length < 12) score -= 0.8
  if (/^se\b.* e se /.test(text)) score -= 0.8
  // 'Jesus está dizendo que …? Não': without the answer it would say the opposite.
  const answer = foldedText(speech, utterance.to, utterance.to + 2)
  if (/^(?:nao|mentira|nunca|claro que nao|de jeito)\b/.test(answer))
    score -= speech.punctuated ? 0.3 : 0.9
  if (speech.punctuated && utterance.startScore < 2) score -= 0.4
  // Cut in the middle of a sentence, not only perhaps at its end: one that is whole is worth more.
  const doubtful = speech.punctuated || utterance.endScore < DOUBTFUL_END
  if (doubtful && !endsSurely(speech, range, utterance)) score -= 0.15
  if (openQuotation(speech, range.from, range.to)) score -= 0.6
  score -= 0.25 * words.filter((word, i) => word === words[i - 1]).length
  score -=
    0.2 *
    words.filter((word) => /^(?:ne|ta|tipo|hein|ih|uai|ue|amem|aleluia|cade)$/.test(word)).length
  if (new Set(words).size < words.length * 0.7) score -= 0.4
  if (words.length < 8) score -= 0.4
  if (words.length > 34) score -= 0.3

  score += 0.12 * Math.max(-4, Math.min(3, utterance.startScore))
  score += 0.14 * Math.max(-4, Math.min(3, utterance.endScore))
  return score
}

function openQuotation(speech: Speech, from: number, to: number): boolean {
  const written = speech.words.slice(from, to).map(({ raw }) => raw)
  return (written.join('').match(/["“”]/g)?.length ?? 0) % 2 === 1
}

/**
 * Share of each utterance that the preacher says again elsewhere, word for word (runs of five words): what is
 * repeated on purpose is what he wants remembered.
 */
export function repeatedShare(speech: Speech, utterances: readonly Utterance[]): number[] {
  const seen = new Map<string, number>()
  const keys = runsOf(speech)
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)
  return utterances.map(({ from, to }) => {
    let repeated = 0
    for (let i = from; i + RUN <= to; i += 1) if ((seen.get(keys[i] ?? '') ?? 0) > 1) repeated += 1
    return Math.min(1, repeated / Math.max(1, to - from - RUN + 1))
  })
}
