import { GOSPEL } from './key-sentences.ts'

/**
 * What makes a sentence worth keeping, each with how much it counts. Fitted (ridge regression) to 432 sentences of 24
 * sermons that were judged by hand from 0, of no use, to 3, a sentence to take home; left out one sermon at a time, the
 * four highest of a sermon have a mean of 2.1, against 1.7 for those that carry most of its vocabulary. Folded text.
 */
const MARKS: readonly { pattern: RegExp; counts: number }[] = [
  { pattern: GOSPEL, counts: 0.37 },
  { pattern: /\b(?:nos|noss[oa]s?)\b/, counts: 0.39 },
  {
    pattern:
      /\b(?:precis(?:a|amos|am)|dev(?:e|emos|em)|podemos|temos (?:que|de)|somos|chamad[oa]s?)\b/,
    counts: 0.31,
  },
  { pattern: /\b(?:igreja|irmaos?|cristaos?|crentes?|discipulos?)\b/, counts: 0.24 },
  {
    pattern:
      /\b(?:significa|consiste|nasce|depende|transforma|liberta|exige|produz|revela|ensina|chama|convida|mostra|promete|garante|requer)\b/,
    counts: 0.43,
  },
  {
    pattern:
      /\bnao [^.]{2,70}(?:\bmas\b|\be sim\b|\bsenao\b)|\bnao (?:apenas|so|somente|simplesmente)\b|\bao inves de\b|\bem vez de\b|\bmais do que\b/,
    counts: 0.35,
  },
  {
    pattern: /\b(?:porque|pois|por causa|para que|a fim de|atraves|por meio|por isso|quando|ate)\b/,
    counts: 0.18,
  },
  {
    pattern:
      /\b(?:somente|apenas|nunca|sempre|todos?|todas?|unic[oa]|verdadeir[oa]|jamais|nenhuma?)\b/,
    counts: 0.1,
  },
  { pattern: /\b(?:sao|esta|estao|sera)\b/, counts: 0.17 },
  { pattern: /^(?:quem|todo|toda|todos|somente|so|nunca)\b/, counts: 0.31 },
  { pattern: /^(?:se )?voce\b/, counts: 0.32 },
  { pattern: /^se\b/, counts: 0.21 },
  { pattern: /^(?:existem?|havia|ha|teve|tem)\b/, counts: -0.51 },
  {
    pattern: /^(?:nos )?(?:vemos|vimos|lemos|lembr\w+|perceb\w+|not\w+)\b/,
    counts: -0.24,
  },
  {
    pattern:
      /^(?:principalmente|ou|seja|apesar|mesmo|embora|enquanto|por (?:um|outro) lado|em|no|na|nas|as vezes|muitas vezes|geralmente|infelizmente|obviamente|claro|posteriormente)\b/,
    counts: -0.2,
  },
  {
    pattern:
      /\b(?:versiculos?|texto|livro|autor|passagem|carta|diz|fala|falando|descreve|segund[oa]|primeir[oa]|terceir[oa]|ponto|categorias?|tipos?)\b/,
    counts: -0.26,
  },
  { pattern: /\d/, counts: -0.38 },
  // of the lesson itself, and not of what it teaches
  {
    pattern:
      /\b(?:discutimos|vimos|falamos|apresentamos|estudamos|comentamos|mencionamos|anteriormente|aulas?|licao|desde o inicio|vamos ve(?:r|[- ]l[oa]s?)|veremos|nao temos duvida|quart[oa]|quint[oa])\b/,
    counts: -0.8,
  },
]

/** Words of faith, each of which counts, up to four. */
const OF_FAITH =
  /\b(?:graca|pecados?|amor|salva\w+|fe|vida|morte|gloria|cruz|perdao|perdo\w+|verdade|palavra|sant\w+|reino|misericordia|obedi\w+|obedec\w+|ora|orar|oramos|oracao|coracao|coracoes|esperanca|comunhao|justi\w+|promessas?|alianca|evangelho|adora\w+|confi\w+|arrepend\w+|sangue|proposito|vontade)\b/g
const FAITH_COUNTS = 0.19

/** Says nothing in particular. */
const VAGUE =
  /\b(?:existem?|varios|varias|alguns|algumas|algum|alguma|muit[oa]s vezes|geralmente|as vezes|em certo sentido|algo|coisas?|situac\w+|divers[oa]s)\b/g
const VAGUE_COUNTS = -0.21

const COMMA_COUNTS = -0.09
const SHORT_COUNTS = -0.36
const SHORT = 9
const IS_COUNTS = 0.26
const PLACE_COUNTS = 0.22
const CENTRAL_COUNTS = 0.2
const START = 0.48
const MOST = 4

/** From so much on a sentence is good, and can be kept. Of the last, 8 in 100 were judged of no use. */
export const GOOD = 1.6
export const KEPT = 1.75

/**
 * How much a whole sentence is worth to those who did not hear the sermon, from 0 to about 3.
 *
 * @param said folded, without the words it joins with
 * @param place 0 at the beginning of the sermon, 1 at its end
 * @param central how much of the sermon's own vocabulary it carries
 */
export function worthOf(said: string, raw: string, place: number, central: number): number {
  const count = (pattern: RegExp, text: string) => Math.min(MOST, text.match(pattern)?.length ?? 0)
  let worth = START + PLACE_COUNTS * place + CENTRAL_COUNTS * central
  for (const { pattern, counts } of MARKS) if (pattern.test(said)) worth += counts
  worth += FAITH_COUNTS * count(OF_FAITH, said)
  worth += VAGUE_COUNTS * count(VAGUE, said)
  worth += COMMA_COUNTS * count(/,/g, raw)
  if (/(?<!\p{L})é(?!\p{L})/iu.test(raw)) worth += IS_COUNTS
  if (said.split(' ').length < SHORT) worth += SHORT_COUNTS
  return worth
}
