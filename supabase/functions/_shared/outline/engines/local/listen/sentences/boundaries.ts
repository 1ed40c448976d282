import { isCountedNoun } from '../words/counted-nouns.ts'
import { endsSentence, LONG_GAP, type Speech, type SpokenWord } from '../words/speech.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** After these a clause is not over, whatever comes. 'e' stands for 'e' and 'é' alike. */
const OPEN_ENDS = list(`
  a o as os um uma uns umas ao aos do da dos das de em no na nos nas num numa pelo pela pelos pelas por para pra
  pro pros pras com sem sob sobre entre ate desde e ou nem que se quando porque como mas embora enquanto onde
  meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas cada qual quais cujo
  me te lhe lhes nao este esta estes estas desse dessa deste desta nesse nessa neste nesta aquele aquela
  daquele daquela naquele naquela esse essa esses essas capitulo versiculo versiculos foi era sao ser sera vai vou vamos
  primeira segunda terceira mesmo tao quem toda todo todos todas ja so eu primeiro segundo terceiro numero
  dois tres quatro cinco seis sete oito nove dez seria estava estavam tava tinha sejam seja estou to
  mediante contra conforme segundo durante perante apos exceto salvo somente apenas ha havia haveria houve
  teria teriam seriam tinham foram eram sao sendo tendo havendo poderia poderiam deveria deveriam iria iriam
  podemos devemos porventura portanto porem todavia contudo entretanto pois
`)

/** Of these not even a long silence makes the end of a sentence. */
const NEVER_ENDS = list(`
  o os um uns ao aos do da dos das de em no num numa pelo pela pelos pelas para pro pros pras com sem sobre
  entre ate desde ou que se porque mediante contra cujo cuja
`)
/** What such a stop has at most. */
const BROKEN_OFF = -1

/** After these a clause is rarely over. */
const WEAK_ENDS = list(`
  muito muita muitos muitas mais menos tem ter pode podem quer quero deve precisa ta tao voce voces gente ele
  ela eles elas assim fala falou disse diz dizendo falei sempre vem dar fazer ficar algum alguma outro outra
  esta estao tenho fica ficou uns umas alguem nunca tudo
`)

const STRONG_OPENERS = list('entao agora mas gente irmaos igreja olha porem portanto amados')
const SUBJECTS = list(`
  eu voce voces ele ela eles elas nos deus jesus paulo quando porque
`)
/** As often in the middle of a sentence as at its beginning: 'creia que Deus | existe', 'calam | se'. */
const WEAK_SUBJECTS = list('quem se hoje existe existem tem')
/** Said together: nobody stops between them. */
const PAIRS = list(
  'cristo_jesus jesus_cristo senhor_jesus nosso_senhor espirito_santo deus_pai filho_prodigo senhor_deus setenta_vezes vezes_sete',
)
const AFTER_AND = list(`
  eu ele ela voce ai quando como eles sabe agora repara reparem olha olhem veja vejam presta prestem anota anotem
`)
/** 'A misericórdia | e a verdade': as often one thing more as a new clause. */
const WEAK_AFTER_AND = list('o a se por tem deus jesus foi isso quem aquele')
const OF = list('de do da dos das')
const RARE_STARTS = list('com por para pra em no na nos nas pelo pela ou tambem pro nem e')
const CLOSERS = list('amem aleluia ne viu entendeu irmaos igreja gente tambem')

/** A noun, and not a clause, is denied: 'não do mundo', 'não só isso'. */
const DENIED = /^(?:d[aeo]s?|n[ao]s?|em|por|para|pelos?|pelas?|so|somente|apenas|um|uma|com)$/
const DENIAL_WORDS = 10
/** What a stop loses before the half that its sentence is waiting for. */
const HELD = 1.4

const FULL_STOP = 7
const COMMA = 1
/** Seconds. Captions written by hand leave such gaps everywhere; a longer one is a pause all the same. */
const MOST_USUAL = 0.5
const LONG_PAUSE = 0.6

const NEW_CLAUSE = 1
const MAYBE_NEW_CLAUSE = 0.8
/** What is given to the end of a clause that may well be over. */
const CLOSED_END = 0.3

/** Above what a colon has ('escreva numa folha:'); in captions, a closed end before words that begin a clause. */
const SURE_STOP = { punctuated: 3, captions: CLOSED_END + NEW_CLAUSE } as const

/** Whether a sentence surely begins or ends at a stop of this `stopScore`. */
export function isSureStop({ punctuated }: Speech, score: number): boolean {
  return score >= (punctuated ? SURE_STOP.punctuated : SURE_STOP.captions)
}

/**
 * How natural it is to stop before word `index`: above 2 a speaker clearly stops, below 0 a clause is cut in
 * two. Punctuation decides where there is any; else pauses between cues and the words on both sides.
 */
export function stopScore(speech: Speech, index: number): number {
  const before = speech.words[index - 1]
  const after = speech.words[index]
  if (!before || !after || after.afterMark || after.pause >= LONG_GAP) return FULL_STOP
  const next = speech.words[index + 1]
  if (speech.punctuated) return punctuationScore(before, after)
  if (PAIRS.has(`${before.folded}_${after.folded}`)) return -8
  const silence = after.pause - Math.min(speech.usualPause, MOST_USUAL)
  // A breath in the middle of a sentence may be long: 'crente em |', 'a verdade que |'.
  if (neverEnds(before)) return Math.min(pauseScore(silence) - 6, BROKEN_OFF)
  const words =
    endScore(before, speech.words[index - 2], speech.words[index - 3]) +
    startScore(after, next, before) -
    (isMainClause(speech, index) || isOtherHalf(speech, index) ? HELD : 0)
  // A long silence ends a sentence whose words alone would go on: 'e ora pelos dois'.
  return pauseScore(silence) + (silence >= LONG_PAUSE && words < 0 ? words * 0.35 : words)
}

/** 'Se a gente só agradece quando o exame vem bom, | a gente não entendeu': a condition waits for its end. */
function isMainClause(speech: Speech, index: number): boolean {
  if (STRONG_OPENERS.has(speech.words[index]?.folded ?? '')) return false
  for (let i = index - 1; i > Math.max(0, index - 13); i -= 1) {
    const word = speech.words[i]
    if (!word || word.pause > 0.6) return false
    if (word.folded === 'se' || word.folded === 'quando') {
      return /^(?:e|entao|mas|porque|ai|so|agora|gente|que|ne)$/.test(
        speech.words[i - 1]?.folded ?? 'e',
      )
    }
  }
  return false
}

/** 'Não da possibilidade de pecar, | mas do pecado'; 'não só crê, | mas também teme': the denial waits for its 'mas'. */
function isOtherHalf({ words }: Speech, index: number): boolean {
  if (words[index]?.folded !== 'mas') return false
  if (/^(?:tambem|ainda|sim)$/.test(words[index + 1]?.folded ?? '')) return true
  return words
    .slice(Math.max(0, index - DENIAL_WORDS), index)
    .some(({ folded }, at, before) => folded === 'nao' && DENIED.test(before[at + 1]?.folded ?? ''))
}

function punctuationScore(before: SpokenWord, after: SpokenWord): number {
  // 'Isso', 'Ele': the sentence leans on the one before it, so the two are better quoted together.
  const leans =
    /^(?:isso|ele|ela|eles|elas|esse|essa|nele|nela|dele|dela|e|mas|porque|tambem)$/.test(
      after.folded,
    )
  if (endsSentence(before)) return leans ? FULL_STOP - 4 : FULL_STOP
  if (/[;:][”"']?$/.test(before.raw)) return COMMA + 1
  if (before.raw.endsWith(',')) return COMMA - 2
  return -8
}

/** 'De', but not 'dê'; 'da', but not 'dá': only their accent tells these verbs from prepositions. */
function neverEnds({ folded, raw }: SpokenWord): boolean {
  return NEVER_ENDS.has(folded) && (folded === 'ate' || !/[áéêóô]/i.test(raw))
}

function pauseScore(pause: number): number {
  if (pause >= 1.2) return 4.5
  if (pause >= LONG_PAUSE) return 3
  if (pause >= 0.25) return 1.8
  if (pause >= 0.12) return 0.6
  return 0
}

function endScore(
  before: SpokenWord,
  earlier: SpokenWord | undefined,
  first: SpokenWord | undefined,
): number {
  if (isBareSubject(before, earlier, first)) return -6
  if (before.folded === 'gente' && earlier?.folded === 'a') return -2
  if (CLOSERS.has(before.folded)) return 1
  // 'nós' and 'nos' differ by their accent only.
  if (OPEN_ENDS.has(before.folded) && !before.raw.includes('ó')) return -6
  if (WEAK_ENDS.has(before.folded)) return -2
  return CLOSED_END
}

const WHOM = list('deus jesus cristo paulo pedro homem homens espirito senhor pessoa pessoas mundo')

/** 'Creia que Deus |', 'os ignorantes não, Deus |', 'em segundo lugar |': a sentence has only just begun. */
function isBareSubject(
  before: SpokenWord,
  earlier: SpokenWord | undefined,
  first: SpokenWord | undefined,
): boolean {
  const word = before.folded
  if (word === 'lugar')
    return /^(?:primeir|segund|terceir|quart|quint)o$/.test(earlier?.folded ?? '')
  if (word === 'ventura') return earlier?.folded === 'por'
  if (!WHOM.has(word)) return false
  const [lead, beforeLead] = /^(?:o|a|os|as)$/.test(earlier?.folded ?? '')
    ? [first?.folded ?? '', '']
    : [earlier?.folded ?? '', first?.folded ?? '']
  // 'Maior do que Deus' is an end.
  return (
    /^(?:que|nao|porque|quando)$/.test(lead) && !/^(?:do|mais|maior|melhor|menor)$/.test(beforeLead)
  )
}

function startAfterAnd(next: string): number {
  if (AFTER_AND.has(next)) return NEW_CLAUSE
  return WEAK_AFTER_AND.has(next) ? MAYBE_NEW_CLAUSE : -0.4
}

function startScore(after: SpokenWord, next: SpokenWord | undefined, before: SpokenWord): number {
  const word = after.folded
  const pair = `${word} ${next?.folded ?? ''}`
  // 'Não sabem | o que fazem': here it is no question.
  if (
    pair === 'o que' &&
    /^(?:sabe|sabem|sei|ver|vi|viu|entender|dizer|fazer|faz|fala|disse|tudo|e)$/.test(before.folded)
  )
    return -2
  if (word === 'gente') return before.folded === 'a' || before.folded === 'da' ? -8 : 0.8
  if (/^(?:so que|por isso|e ai|o que|a gente|quantos de|sera que|em primeiro|por que)$/.test(pair))
    return 1.8
  if (next?.folded === 'numero' && (isCountedNoun(word) || word === 'razao')) return 3
  if (OF.has(word)) return -5
  if (word === 'que') return -3
  // 'e' is both the conjunction and the verb: only the accent tells them apart.
  if (word === 'e') return after.raw.includes('é') ? -1 : startAfterAnd(next?.folded ?? '')
  if (/^\d+$/.test(word)) return -3
  if (word === 'nao') return -0.3
  if (STRONG_OPENERS.has(word)) return 1.8
  if (SUBJECTS.has(word)) return NEW_CLAUSE
  if (WEAK_SUBJECTS.has(word)) return MAYBE_NEW_CLAUSE
  if (/^(?:ninguem|todo|toda|todos|cada|isso|esse|essa)$/.test(word)) return 0.3
  if (RARE_STARTS.has(word)) return -1.4
  if (/(?:ando|endo|indo|ado|ada|ido|ida|mente)$/.test(word)) return -1.4
  if (/(?:ar|er|ir)$/.test(word) && word.length > 3) return -1
  if (/^(?:mediante|contra|conforme|atraves|segundo|sobre|entre|perante)$/.test(word)) return -3
  if (/^(?:o|a|os|as|um|uma|meu|minha|aqui|essa|esta|este)$/.test(word)) return 0.2
  return -0.6
}
