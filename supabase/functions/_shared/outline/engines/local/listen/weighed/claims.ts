import { GOSPEL, THESIS } from '../worth/key-sentences.ts'
import { KEPT } from '../worth/worth.ts'
import { POINTS_BACK } from './stands-alone.ts'
import { isRightAfter, type Weighed } from './weighed.ts'

/** What is announced as a point is worth so much more. */
export const ANNOUNCED = 0.4
/** What he himself calls the heart of it needs no other sign, and goes before what only comes back. */
export const DECLARED = 6

/** 'Em primeiro lugar', 'o que aprendemos aqui é', or behind 'a grande lição é a seguinte'. */
export function isAnnounced(one: Weighed, sentences: readonly Weighed[]): boolean {
  const before = sentences[one.index - 1]
  return (
    ANNOUNCES.test(one.folded) ||
    (before !== undefined && isRightAfter(one, before) && ANNOUNCES_NEXT.test(before.folded))
  )
}

const ANNOUNCES =
  /^(?:e |mas |entao |portanto )*(?:em (?:primeiro|segundo|terceiro|quarto|quinto|ultimo) lugar|por fim|portanto|em resumo|resumindo|concluindo|ou seja|(?:o que )?(?:nos )?aprendemos|(?:a|o) (?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|grande|principal|verdadeir[oa]) (?:ponto|licao|motivo|razao|verdade|aplicacao|coisa|ensino|marca|principio))\b/

const ANNOUNCES_NEXT =
  /\b(?:(?:o|a) (?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|grande|principal) (?:ponto|licao|motivo|razao|verdade|aplicacao|coisa|ensino|principio)|o ponto (?:aqui )?e|a licao (?:aqui )?e|o que (?:isso|o texto|jesus|paulo) (?:nos )?(?:ensina|mostra)|(?:e|eh) o seguinte)\b.{0,40}$/

/** Worth talking about for itself: a claim of God or of us, and nothing that happened or stands on the page. */
export function isStrong(one: Weighed): boolean {
  const { folded, score, from, to } = one
  return (
    score >= KEPT &&
    to - from >= 8 &&
    (OF_US.test(folded) || GOSPEL.test(folded)) &&
    timesNarrated(one) === 0 &&
    !OF_THE_PAGE.test(folded) &&
    !POINTS_BACK.test(folded) &&
    !/^(?:[a-z]+ )?(?:salomao|noe|adao|isaias|jeremias|daniel|jonas|elias|habacuque|ester|rute|jo|samuel|saul|maria|marcos|tiago|timoteo|tito|israel|israelitas|judeus|fariseus|discipulos) /.test(
      folded,
    ) &&
    !/\d|\bversiculo/.test(folded) &&
    !/\b(?:paulo|pedro|lucas|mateus|joao|moises|jaco|davi|abraao|isaque|jose|profeta|apostolo) \w+/.test(
      folded,
    )
  )
}

/** Of God or of us, and now: not a piece of a story. */
export function isClaim({ folded }: Weighed): boolean {
  return OF_US.test(folded) || GOSPEL.test(folded) || THESIS.test(folded)
}

/** 'O castigo é apenas uma consequência do pecado': of things as they are. */
export function saysWhatIs(one: Weighed): boolean {
  return timesNarrated(one) === 0 && !OF_THE_PAGE.test(one.folded) && !/\d/.test(one.folded)
}

/** The same without what also says how things are: 'o Espírito foi derramado sobre nós'. */
const NARRATES =
  /\b(?:fez|tinham?|estavam?|eram?|aconteceu|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|(?!somou|sou)\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g

/** How often a sentence says what happened. */
export function timesNarrated({ folded }: Weighed): number {
  return folded.match(NARRATES)?.length ?? 0
}

export const OF_US =
  /\b(?:nos|noss[oa]s?|voces?|a gente|precisamos|devemos|podemos|somos|temos|quem|aqueles? que)\b/

export const TELLS =
  /\b(?:foi|era|eram|foram|tinham?|estavam?|aconteceu|fez|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g

/** About the book and not about what it says. */
export const OF_THE_PAGE =
  /\b(?:o texto|a passagem|este livro|o livro|a carta|as cartas|o autor|o evangelista|os leitores|as igrejas a que|escreve|descreve|narra)\b/

/** What Christ did for us, in the preacher's own words. */
export function isGospel(folded: string): boolean {
  return (
    OF_CHRIST.test(folded) && DID_FOR_US.test(folded) && !/\bse (?:jesus|cristo)\b/.test(folded)
  )
}

const OF_CHRIST = /\b(?:jesus|cristo|messias|filho de deus|cordeiro|salvador|redentor)\b/
const DID_FOR_US =
  /\b(?:cruz|crucificad\w+|morreu|morte de|sangue|ressuscit\w+|ressurreicao|(?:em|no) (?:noss[oa]|seu|meu|teu) (?:lugar|favor)|por nos|por voce|(?:nos|te) (?:salv|perdo|libert|resgat|reconcili|redim|am)\w+|pagou|carregou|levou sobre|tomou sobre|entregou|escolheu ser|perdao|salvacao|reconcilia\w+|justifica\w+|redencao|vida eterna|pela graca|envi(?:ou|ando)|cumpriu|se fez (?:carne|homem|servo|pobre)|se (?:esvaziou|humilhou|tornou um servo)|sacrificou|deu a (?:sua )?(?:propria )?vida|veio (?:ao mundo|para))\b/

/** Good news of what is wrong: no warning. */
export const SAVES =
  /\b(?:resgat|perdo(?!es\b)|libert|salv|limp|lav|cur|redim|vence|chaves|ressurr)\w*|\bem noss[oa] (?:lugar|favor)\b|\bnos deu\b|\b(?:pela graca|acesso|nenhum temor|nao prevalec\w+|nenhuma condenacao|nao ha condenacao)\b|\bcrucificad\w+/
