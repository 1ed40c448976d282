import { asksAtOnce, isGlued, isOneSentence } from '../sentences/main-verb.ts'
import { foldedText } from '../service/ceremony.ts'
import { findMisheard } from '../words/misheard.ts'
import type { Speech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../words/stop-words.ts'
import { isForSome } from '../worth/conditions.ts'
import { findDeclaredHeart } from '../worth/declared-heart.ts'
import { findDisputed } from '../worth/disputed.ts'
import { type Sentence, sentencesOf } from '../worth/key-sentences.ts'
import { worthOf } from '../worth/worth.ts'
import { centralityOf } from './centrality.ts'
import { findCited } from './cited.ts'
import { isBeginning, leftOff, namesIn, standsAlone } from './stands-alone.ts'
import {
  SHORTEST,
  citesSomebody,
  isHeardInside,
  isOwnSpeech,
  isQuotableInside,
  isTellable,
  isTellableInside,
} from './tellable.ts'
import { isOfAnotherVoice, isReadFromACreed, OTHERS_THINK } from './voices.ts'
import type { ThreadInput, Weighed } from './weighed.ts'

/** What is known of a sermon before its sentences are weighed. */
type Known = {
  sentences: readonly Sentence[]
  /** Of each sentence, once each. */
  roots: readonly (readonly string[])[]
  /** In how many sentences a root stands. */
  counts: ReadonlyMap<string, number>
  names: ReadonlySet<string>
  /** Said only to be refuted. */
  disputed: ReadonlySet<number>
  /** Of what he says again, the words that are somebody else's in one of their places. */
  cited: ReadonlySet<string>
  /** How many words announce the sentence as the heart of it. */
  hearts: ReadonlyMap<number, number>
  isMisheard: ReturnType<typeof findMisheard>
}

/** Every sentence in its order: where a telling may put it, and what it is worth; 0 where it can follow nothing. */
export function weighSentences(input: ThreadInput): Weighed[] {
  const { speech } = input
  const sentences = sentencesOf(speech)
  const roots = sentences.map((sentence) => rootsOf(sentence, speech))
  const counts = new Map<string, number>()
  for (const one of roots) for (const root of one) counts.set(root, (counts.get(root) ?? 0) + 1)
  const disputed = findDisputed(sentences)
  const known: Known = {
    sentences,
    roots,
    counts,
    names: namesIn(speech),
    disputed,
    cited: findCited(sentences, disputed, input),
    hearts: findDeclaredHeart(sentences),
    isMisheard: findMisheard(speech.words),
  }
  return sentences.map((sentence, index) => weigh(sentence, index, known, input))
}

function weigh(
  sentence: Sentence,
  index: number,
  { sentences, roots, counts, names, disputed, cited, hearts, isMisheard }: Known,
  { speech, isSkipped, isScripture, about }: ThreadInput,
): Weighed {
  const { from, to, raw, folded, apart } = sentence
  const own = roots[index] ?? []
  const announced = hearts.get(index) ?? 0
  const skip = announced > 0 ? announced : apart ? 0 : leftOff(speech, sentence)
  const rest = foldedText(speech, from + skip, to)
  const alone = raw.split(' ').slice(skip).join(' ')
  const rested = announced > 0 ? restOf(sentence, announced, speech) : sentence
  const next = sentences[index + 1]
  const isConceded = next !== undefined && next.from - to < FAR && CONCEDED.test(next.folded)
  const isOwnWords = isOwnSpeech(sentence, isSkipped, isScripture)
  const isInside =
    isOwnWords &&
    isTellableInside(rested, speech) &&
    !OF_THE_ROAD.test(rest) &&
    // a capital that no name has: two sentences ran into each other
    !isGlued(alone) &&
    !citesSomebody(from + skip, to, speech, names) &&
    !speech.words.slice(from, to).some(isMisheard)
  const isQuotable = isOwnWords && isQuotableInside(sentence)
  const isHeard =
    isHeardInside(sentence) &&
    !disputed.has(index) &&
    !isReadFromACreed(sentence, index, sentences) &&
    isOwnSpeech(sentence, isSkipped, () => false)
  const isAffirmed =
    (isInside || isQuotable) &&
    !disputed.has(index) &&
    !(apart && cited.has(apart.said)) &&
    !DENIES.test(next?.folded ?? '') &&
    !isOfAnotherVoice(sentence, index, sentences) &&
    !isReadFromACreed(sentence, index, sentences)
  const mayAsk = ASKS_BY_DENYING.test(rest) && ASKS_BY_DENYING.test(next?.folded ?? '')
  const goesOn =
    isInside &&
    isAffirmed &&
    !mayAsk &&
    !/, não é (?!o |a |um |uma |só )/i.test(raw) &&
    !OTHERS_THINK.test(folded)
  const follows = goesOn && isTellable(rested, speech)
  // where the captions set no full stop, what may stand between others is not known
  const staysInside = speech.punctuated && isQuotable && isAffirmed
  const isCutOff = /(?:\.\.\.|…)["”’]?$/.test(sentences[index - 1]?.raw ?? '')
  const place = from / speech.words.length
  const opens =
    follows &&
    (isOneSentence(alone) || (apart !== null && asksAtOnce(alone))) &&
    !isCutOff &&
    !SETS_AGAINST.test(sentences[index - 1]?.folded ?? '') &&
    !isConceded &&
    !isForSome(sentences, index) &&
    standsAlone(sentence, skip, speech, names, {
      least: leastWords(sentence, announced),
      isPoint: Boolean(apart?.numbered),
    })
  const worth = worthOf(rest, raw, place, centralityOf(sentence, own, counts, about))
  const isAgain = opens && apart !== null && !apart.numbered
  const again = asksAtOnce(alone) ? ASKED_AGAIN : worth >= LEAST_AGAIN ? SAID_AGAIN : 0
  return {
    ...sentence,
    index,
    skip,
    roots: own,
    score: follows ? worth + (isAgain ? again : 0) : 0,
    follows,
    goesOn,
    staysInside,
    isHeard: isHeard || staysInside,
    // 'Uma vida em abundância, repleta de deleite.': of what it is said, stood before it
    beginsPassage:
      (isHeard || staysInside) &&
      sentence.isSure &&
      !isCutOff &&
      (isOneSentence(alone) || asksAtOnce(alone)) &&
      isBeginning(rest, raw),
    opens,
    isOwn: OWN.test(announced > 0 ? rest : folded) || OWN_VERB.test(rest),
    isHeart: hearts.has(index) || apart?.isMessage === true,
    isConceded,
  }
}

/** 'Não devemos protegê-los disso, pelo contrário.': what comes next is the other half of it. */
const SETS_AGAINST = /\b(?:pelo|ao) contrario$/

/** Words of what is understood by itself: what is announced may be short. */
function leastWords({ apart }: Sentence, announced: number): number {
  if (apart?.numbered) return SHORTEST_POINT
  return announced > 0 || apart ? SHORTEST_HEART : SHORTEST
}

/** 'Só Jesus entregou tudo.' */
const SHORTEST_HEART = 5
/** 'O terceiro passo: cuide da porteira.' */
const SHORTEST_POINT = 3

/** What he says again is worth so much more than its words, and more where he asks for it. */
const SAID_AGAIN = 0.7
/** 'O anel serve como um lembrete': under this it is a detail, however often it is said. */
const LEAST_AGAIN = 0.5
const ASKED_AGAIN = 1.1

function rootsOf({ from, to }: Sentence, { words }: Speech): readonly string[] {
  const roots = words
    .slice(from, to)
    .flatMap(({ folded }) =>
      folded.length > 3 && carriesMeaning(folded) && !SERMON_WORDS.has(folded)
        ? [stem(folded)]
        : [],
    )
  return [...new Set(roots)]
}

/** Asked with the voice alone, in several breaths: 'No sofrimento, nós não temos que buscar consolo? Não é do Espírito?' */
const ASKS_BY_DENYING =
  /^(?:\w+ ){0,5}nao (?:temos|devemos|precisamos|podemos|deveriamos) (?:que |de )?\w+(?!.*\b(?:mas|e sim|porque|senao|sem|para|apenas|so)\b)/

/** The next sentence takes it back. */
const DENIES =
  /^(?:nao(?= (?:e|era|foi) (?:verdade|assim|isso|bem)\b| \w+$|$)|mentira|errado|isso nao|so que nao|desculpem?|perdao,?|alias|corrigindo|melhor dizendo|ou melhor)\b/

/** Words between two sentences that have nothing to do with each other. */
const FAR = 12

/** 'Mas pare de pensar só nisso', 'só que não': what stood before was granted, and is not his point. */
const CONCEDED =
  /^(?:(?:muito )?pior\b|(?:so que|no entanto|entretanto|contudo|todavia|porem)\b|(?:mas|e) (?:(?:nos|voces?|irmaos|agora|hoje|por favor) )*(?:par(?:em?|am? de)|deix[ea]m?|deixemos|nao (?:pare|fique|se engane|e (?:so|apenas|somente|isso)|basta|apenas|somente|podemos parar|adianta|era|foi|par[ea])|ha (?:algo|uma coisa) (?:mais|maior)|o (?:texto|ponto|problema|pregador)|a questao|sera|isso nao))/

function restOf(sentence: Sentence, left: number, { words }: Speech): Sentence {
  const from = sentence.from + left
  const rest = words.slice(from, sentence.to)
  return {
    from,
    to: sentence.to,
    isSure: sentence.isSure,
    isFair: sentence.isFair,
    apart: sentence.apart,
    folded: rest.map(({ folded }) => folded).join(' '),
    raw: rest.map(({ raw }) => raw).join(' '),
  }
}

/** A joint between two thoughts, a guess, or what is left of an introduction: it carries nothing by itself. */
const OF_THE_ROAD =
  /\b(?:(?:ainda )?estamos (?:ainda )?(?:tentando|buscando|procurando) (?:entender|compreender|responder|ver)|tentando entender|podemos (?:ate )?(?:deduzir|supor|inferir|especular|imaginar)|deduz\w+|provavelmente|possivelmente|ao que tudo indica|(?:o|nosso|meu) objetivo (?:de )?(?:hoje|aqui|nosso)|fechando parenteses|agora estamos|estamos nos preparando|coisas diferentes|um problema que|deve ter sido|vai nos \w+ndo|(?:voltemos|voltando) (?:agora )?(?:para|a|ao|pra|no|na)|daqui a pouqu\w+|vai (?:nos )?(?:mostrar|passar a|usar|falar|dizer|explicar|continuar)|agora vai|ja expliquei|em (?:quinto|sexto|setimo|oitavo|nono|decimo) lugar|destaca que|entendo que|versao|tradutor\w*|vamos (?:agora )?ve(?:r ?)?l[oa]s?|ve ?l[oa]s? agora|contexto local|nossa igreja local|(?:daqui|logo) (?:mais|a frente)|voltaremos|como (?:ja )?(?:vimos|dissemos|observamos))\b|^(?:alem d(?:e|o|a|os|as|isso|isto)|em especial|no caso d[aeo]|aos? \w+ que|ja (?:o|a|os|as)|ainda (?:nao )?(?:de|do|da|assim)|nunca (?:e|foi|esta|sera)|nao podemos esquecer que (?:paulo|pedro|joao|o autor|o texto)|nos so ate|mais|muitas vezes nos|em cada um d[oa]s|voce \w+[aei]r|um d[oa]s|uma d[ao]s|a ideia (?:aqui )?e|o problema (?:aqui )?e|a pergunta|a questao|a resposta|outro|outra|ainda que|nao so|nao somente) /

const OWN = /\b(?:eu|me parece|tenho certeza|meus?|minhas?|mim|comigo)\b/

const OWN_VERB =
  /^(?:tivemos|fizemos|fomos|recebemos hoje|temos (?:orado|estudado)|estamos estudando|deixo|peco|convido|espero|penso|vejo|repito|desejo|imagino|preciso|entendo|concordo|prefiro|creio|acho|lembro|confesso|quero|gosto|digo|estava|fui|conheci|tenho)\b/
