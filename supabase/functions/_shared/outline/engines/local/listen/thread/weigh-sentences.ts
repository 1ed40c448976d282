import { isGlued, isOneSentence } from '../sentences/main-verb.ts'
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
import { isBeginning, leftOff, namesIn, standsAlone } from './stands-alone.ts'
import {
  citesSomebody,
  isOwnSpeech,
  isQuotableInside,
  isTellable,
  isTellableInside,
} from './tellable.ts'
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
  /** How many words announce the sentence as the heart of it. */
  hearts: ReadonlyMap<number, number>
  isMisheard: ReturnType<typeof findMisheard>
}

/** Every sentence in its order: where a telling may put it, and what it is worth; 0 where it can follow nothing. */
export function weighSentences(input: ThreadInput): Weighed[] {
  const { speech } = input
  const sentences = sentencesOf(input)
  const roots = sentences.map((sentence) => rootsOf(sentence, speech))
  const counts = new Map<string, number>()
  for (const one of roots) for (const root of one) counts.set(root, (counts.get(root) ?? 0) + 1)
  const known: Known = {
    sentences,
    roots,
    counts,
    names: namesIn(speech),
    disputed: findDisputed(sentences),
    hearts: findDeclaredHeart(sentences),
    isMisheard: findMisheard(speech.words),
  }
  return sentences.map((sentence, index) => weigh(sentence, index, known, input))
}

function weigh(
  sentence: Sentence,
  index: number,
  { sentences, roots, counts, names, disputed, hearts, isMisheard }: Known,
  { speech, isSkipped, isScripture, about }: ThreadInput,
): Weighed {
  const { from, to, raw, folded } = sentence
  const own = roots[index] ?? []
  const announced = hearts.get(index) ?? 0
  const skip = announced > 0 ? announced : leftOff(speech, sentence)
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
  const isAffirmed =
    (isInside || isQuotable) &&
    !disputed.has(index) &&
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
  return {
    ...sentence,
    index,
    skip,
    roots: own,
    score: follows ? worthOf(rest, raw, place, centralityOf(sentence, own, counts, about)) : 0,
    follows,
    goesOn,
    staysInside,
    beginsPassage: staysInside && !isCutOff && isBeginning(rest, raw),
    opens:
      follows &&
      isOneSentence(alone) &&
      !isCutOff &&
      !isConceded &&
      !isForSome(sentences, index) &&
      standsAlone(sentence, skip, speech, names, announced),
    isOwn: OWN.test(announced > 0 ? rest : folded) || OWN_VERB.test(rest),
    isHeart: hearts.has(index),
    isConceded,
  }
}

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

/** Somebody else's words go on: one of the sentences before begins them, or says how others see it. */
function isOfAnotherVoice(
  { from, folded }: Sentence,
  index: number,
  sentences: readonly Sentence[],
): boolean {
  return [1, 2, 3].some((back) => {
    const before = sentences[index - back]
    if (!before || from - before.to > STILL_SPEAKS) return false
    if (back < 3 && OTHERS_THINK.test(before.folded)) return true
    return back === 1
      ? /[:,]["”’]?$/.test(before.raw) || OPENS_SPEECH.test(before.folded)
      : OPENS_SPEECH.test(before.folded) && /\b(?:eu|voce|voces|tu|te)\b/.test(folded)
  })
}

/** Words until which somebody who was introduced may still speak. */
const STILL_SPEAKS = 60

/** In a sentence before: somebody else's words go on. */
const OPENS_SPEECH =
  /\b(?:diz(?:er|em|ia|iam|endo)?|disse|disseram|fala|falou|falando|pergunta|perguntou|responde|respondeu|escreve|escreveu|algo como|o seguinte|afirma|afirmou|imagine|imaginem|filme|cita|citando)\b(?! que\b)(?:(?! que ).)*$|\b(?:versiculos?|versos?)(?: de numero)? \d+\b.{0,40}$|(?:\bimagin[ea]m?|\bafirmativa\b|\bfalaci|\bheresias?\b|\bcomo se\b|\balguns\b|\bfilme\b|\bfalsos? (?:profeta|mestre)s?)/

/** How others see it is told, in this sentence or right after: 'o modo de pensar romano era o quê?' */
const OTHERS_THINK =
  /\b(?:para|segundo) (?:os|as) (?:catolic|protestant|judeu|muculman|arminian|liberal|liberai|espirita|roman|paga[os]|filosof|ateu|cetic|fariseu|dispensacionalist|pentecosta)\w*|\b(?:modo|jeito|forma|maneira|logica|raciocinio) (?:de (?:pensar|ver|raciocinar)|roman\w+|greg\w+|pag\w+)\b|\blogica deles\b|\bseguindo (?:ess[ea]|est[ea]) (?:raciocinio|logica)\b/

/** Asked with the voice alone, in several breaths: 'No sofrimento, nós não temos que buscar consolo? Não é do Espírito?' */
const ASKS_BY_DENYING =
  /^(?:\w+ ){0,5}nao (?:temos|devemos|precisamos|podemos|deveriamos) (?:que |de )?\w+(?!.*\b(?:mas|e sim|porque|senao|sem|para|apenas|so)\b)/

/** The next sentence takes it back. */
const DENIES =
  /^(?:nao(?= (?:e|era|foi) (?:verdade|assim|isso|bem)\b| \w+$|$)|mentira|errado|isso nao|so que nao|desculpem?|perdao,?|alias|corrigindo|melhor dizendo|ou melhor)\b/

/** Words of a confession, a catechism, or a brother of the hall: until so many words later it may still be read. */
const STILL_READ = 75
const CREED =
  /\b(?:confissao(?: de fe)?|catecismo|credo|canones|westminster|heidelberg|belga|cfw|niceno|apostolico|estatuto|constituicao da igreja|manual)\b.*\b(?:diz|dizem|dizendo|fala|falam|afirma|pergunta|resposta|responde|define|ensina o seguinte|le|lemos|ler|leia|leiamos|paragrafo|secao|capitulo|artigo|numero)\b|\b(?:le|lemos|ler|leia|leiamos|diz|pergunta numero)\b.*\b(?:confissao de fe|catecismo|credo|canones|westminster|heidelberg|cfw)\b/
/** 'O irmão falou ali', 'como a Ana comentou': what comes next may be his. */
const FROM_THE_HALL =
  /\b(?:o (?:irmao|presbitero|diacono|pessoal)|a irma|um irmao|uma irma|voce|ele|ela|alguem) (?:aqui |ali |ja |bem |mesmo |tinha |acabou de )?(?:perguntou|comentou|colocou|lembrou|levantou|mencionou|falou|citou|comentar|falar|perguntar)(?! com\b)\b/

function isReadFromACreed(
  { from }: Sentence,
  index: number,
  sentences: readonly Sentence[],
): boolean {
  for (let back = 1; back <= 5; back += 1) {
    const before = sentences[index - back]
    if (!before || from - before.to > STILL_READ) return false
    if (CREED.test(before.folded)) return true
    if (back === 1 && FROM_THE_HALL.test(before.folded)) return true
  }
  return false
}

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
