import { isBibleKey } from '../../../../../bible/verse-index/spoken-verses.ts'
import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { foldedText } from '../service/ceremony.ts'
import { ORDINARY_WORDS } from '../words/ordinary-words.ts'
import type { Speech } from '../words/speech.ts'
import { carriesMeaning } from '../words/stop-words.ts'
import { announcesWords } from '../worth/conditions.ts'
import type { Sentence } from '../worth/key-sentences.ts'

/** Words of what can be told. */
export const SHORTEST = 7
/** Between others. */
const SHORTEST_INSIDE = 3

const LONGEST = 46

/** So many words are not said twice in a sentence that he had ready. */
const RUN = 3
/** Nor so soon anywhere in it. */
const AGAIN = 8

/** Not the preacher's own view, or not affirmed by him. */
const VOICES =
  /\b(?:diss(?:e|eram|esse)|dizem|dizia|diziam|dizendo|diria|iria dizer|algo como|falou|falam|falava|perguntou|perguntam?|respondeu|responderam|responde|escreve(?:u|ndo)?|citando|cita|citei|aspas|filme|musica|serie|novela|vilao|poeta|filosofo|comentarista|alguns|algumas pessoas|alguem|ha quem|tem gente|muita gente|muitas pessoas|muitos|falsos? (?:profeta|mestre)s?|(?:pastora?|reverendo|teologo|padre|doutor) (?:\w+ ){1,3}(?:diz|fala|afirma|ensina|lembra|defende)|imagin[ea]m?|suponha\w*|como se|fingir|finge|acham?|pensam?|acreditam|mentira|seria|teria|poderia|deveria|talvez|quem sabe|sera que|supostamente|parece que|heresia|ditado|fulano|posso (?:dizer|pensar)|pensamento (?:humano|do mundo|deles?|natural)|logica (?:humana|do mundo|deles?)|(?:visao|mente|opiniao|sabedoria) (?:humana|do mundo)|humanamente|na cabeca d\w+|para (?:eles|elas|muitos)|argumento|raciocinio|gosta de ouvir|gostam de ouvir|vao dizer|vai dizer|entre aspas|ironicamente|\w+(?:aria|eria|iria)mo?s?|idade media|(?:ideia|visao|pensamento|concepcao|crenca|nocao) (?:\w+ )?(?:dominante|comum|popular|predominante|geral|medieval|errad\w+|equivocad\w+|distorcid\w+|d[aeo] (?:epoca|sociedade|cultura|mundo|maioria))|pesquisa\w*|cientistas?|estatistic\w*|estudos? (?:mostr|revel|apont)\w+|comum (?:\w+ ){0,2}(?:dizer|ouvir|que se)|costuma\w* (?:se )?(?:dizer|ouvir|falar)|se (?:diga|diz|fala|fale|costuma))\b/

/** 'Se fosse', 'como se tivesse', 'achava que viesse': what was not; 'para que fossem perdoados' was. */
const SUPPOSES =
  /\b(?:se|caso|embora|como|quem|ach\w+|pens\w+|queria\w*|esper\w+|imagin\w+|parec\w+|quise\w+|ainda que|mesmo que)\b.*\b(?!(?:nesse|desse|interesse|desinteresse|confesse|professe|passe|nosso)\b)(?:\w{2,}[aei]sse(?:m|mos)?|fossem?|fossemos)\b|^(?:quem (?:me )?)?(?!(?:nesse|desse|esse|interesse)\b)(?:\w{2,}[aei]sse(?:m|mos)?|fossem?)\b/

const HOUSEKEEPING =
  /\b(?:(?:dito|diz|vem|veremos) a seguir|e [oa] seguinte|contexto anterior|(?:e )?o que vemos a seguir|olh[ae]m? (?:aqui |ai |so |novamente )?(?:o|no) (?:vers\w+|texto)|responder (?:a )?(?:\w+ )?perguntas|refletimos (?:aqui|hoje|sobre|juntos)|antes de falar(?:mos)?|podemos destacar|deixe ?me (?:ressaltar|dizer|lembrar|explicar)|podemos pensar (?:em|n)|quais? (?:sao|e|foram) (?:o|a|os|as)|menos intuitiv\w+|nossa narrativa|conduzir a narrativa|ultim[oa]s (?:dois |tres )?(?:domingos|semanas)|para (?:a gente |nos |eu )?(?:finalizar|terminar|encerrar)|sess(?:ao|oes) (?:de numero )?\d|sec(?:ao|oes) (?:de numero )?\d|vou fazer|vamos fazer|parte (?:muito )?interessante|objetivo(?: \w+){0,3} e (?:hoje )?(?:falar|mostrar|examinar|meditar|estudar|abordar|entender|olhar|tratar|ver)|bem legal|quiser(?:em)? (?:ler|estudar|ver|saber)|(?:nos )?vimos n[oa]|no inicio que|se referindo|de uma forma (?:muito )?clara|entender bem|trataremos|tratamos agora|avancar n[oa]|(?:quero|gostaria de) (?:exorta|convida|encoraja|lembra)\w*|proxim[oa]s? (?:dois |tres )?(?:sermoes|sermao|domingos?|aulas?|semanas?)|vamos (?:nos |primeiro |agora )?\w+[aei]r|slide|deve (?:se )?lembrar|prest(?:em|arem|e|ar) atencao|criterio de voces|(?:estamos|estao) vendo|olhem? novamente|se voce (?:\w+ )?(?:reparar|notar|olhar|perceber|ler|comparar)|voce vai (?:perceber|notar|reparar)|continua (?:explicando|dizendo|falando)|pronomes?|vai falar|a partir do versiculo|mais uma vez|se lembram|nao se lembra|lembra de|livraria|biblioteca|ler o livro|quiser ouvir|voce se lembra|falei|falamos|muito legal|nosso texto|texto continua|continua o texto|(?:versiculos?|versos?) (?:seguintes?|anterior(?:es)?)|(?:versiculos?|versos?) \d+$|^(?:versiculos?|versos?) \d+|proximo vers\w+|ultimo ponto|primeir[oa] ponto|segundo ponto|terceiro ponto|para concluir|abr(?:a|am|ir) (?:a|la|sua|suas|comigo)|leia comigo|leiam|veremos|iremos|viu|notem?|domingo (?:passado|que vem)|semana passada|ultim[oa] (?:domingo|sermao|mensagem|aula)|escola dominical|ebds?|aula|biblia aberta|continuamos a estudar|daqui a pouco|como eu (?:disse|falei)|ja (?:disse|falei)|eu disse|vou (?:falar|contar|ler|mostrar|dizer)|gostaria|quero (?:falar|contar|ler|destacar|convidar|compartilhar)|ja vimos|nest[ae] noite|noite de hoje|hoje (?:a noite|de manha)|esta noite|essa noite|liturgia|pregac(?:ao|oes) (?:passad|anterior|de hoje|dest)\w*|nas pregacoes|ultima pregacao|sermao|comentaristas?|hebraic[ao]|hebreu|greg[ao]|latim|traduc(?:ao|oes)|original|expressao|palavra usada|conjuncao|verbo|capitulos?|pagina|nota de rodape|livro publicado|reverendo|presbitero|seminar\w*|perguntas? e respostas?|palestras?|nosso tema|congresso|conferencia|microfone|camera|celular|ano que vem|queridos irmaos sem)\b/

export const ORAL =
  /\b(?:logico que|sim vai|mais ou menos|gracinha|voce nao e bobo|voce vai ver|de repente|ai de|ne|ta|to|tava|uai|ue|uh|ah|oh|eh|cara|negocio|sei la|quer dizer|digamos|vamos dizer|sabe|entendeu|tipo|sabe como|pa pa|coisa do tipo|por assim dizer|etc|um monte|trem|ai voce|ai ele|ai eu|hein)\b/

export const PRAYS =
  /^senhor (?:jesus|deus)\b|\b(?:nos confessamos|me ajuda|ajuda me|ajudame|gracas (?:te|a deus)|te (?:agradec\w+|pedimos|louvamos|adoramos)|o (?:deus|pai|senhor) (?:nos (?:te|ajude|abencoe)|santo)|senhor nosso|pai (?:bendito|querido|amado|santo)|em nome de jesus|tu[ao]s? (?:palavra|nome|filho|povo|graca|espirito)|oremos|amem|que deus (?:nos )?abencoe)\b/

/** 'Deus se manteria fiel': what would be and not what is. Nouns with this ending have an accent, or stand here. */
const WOULD =
  /(?<!\p{L})(?!maria|padaria|porcaria|livraria|loteria|bateria|engenharia|parceria|secretaria)\p{L}{2,}(?:aria|eria|iria)(?!\p{L})/iu
/** The Bible's own voice, whatever the translation. */
export const READS_ALOUD =
  /\b(?:destarte|vos|vosso|vossos|vossa|vossas|convosco|teus?|tuas?|tu|ti|eis|porventura|aquele que tem ouvidos|andeis|vivais|sejais|estejais|\w+ai vos|\w+[aei]stes?(?<!\b(?:[dn]?estes?|prestes|contrastes?|veste|vestes|teste|testes|triste|tristes|mestre|existe|existes|celestes?|persiste|insiste|consiste|resiste|assiste|desiste|investe))|\w+lhes?ei|\w+aivos|se ha|debaixo do sol|gentios|ao anjo da igreja|dira naquele)\b/

/** Whether a sentence is the preacher's own: none of its words is of the service, or read aloud. */
export function isOwnSpeech(
  { from, to }: Sentence,
  isSkipped: (word: number) => boolean,
  isScripture: (word: number) => boolean,
): boolean {
  for (let word = from; word < to; word += 1) if (isSkipped(word) || isScripture(word)) return false
  return true
}

/** How transcripts mishear what is said in every church: half of these say the opposite. */
const MISHEARD =
  /\bpara todos sempre\b|\bfavor (?:e|ja) merecido\b|\bgraca (?:e|ja) merecida\b|\bamor (?:e|ja) merecido\b/

/** Whether a sentence is told well on paper, in the order in which it was said. */
export function isTellable(sentence: Sentence, speech: Speech): boolean {
  const { from, to, raw, isSure, apart } = sentence
  const least = apart?.numbered ? SHORTEST_INSIDE : SHORTEST - 2
  return isSure && to - from >= least && !raw.includes('?') && isTellableInside(sentence, speech)
}

/** Asked of those who sit there, and not about anything: 'lembra?', 'certo?'. */
const TO_THE_HALL =
  /\b(?:lembra[mn]?|sabe[m]?|sabia[m]?|ne|certo|ok|percebe\w*|entend\w+|ver?am?|viram?|acompanh\w+|combinado|amem|irmaos|conhece[m]?|ja (?:teve|aconteceu|pensou|ouviu|parou))\b/

/** Between two sentences that are told also a short one is, and a question that he answers. */
export function isTellableInside(
  { from, to, folded, raw, isFair, apart }: Sentence,
  speech: Speech,
): boolean {
  if (!isFair) return false
  if (to - from < SHORTEST_INSIDE || to - from > LONGEST) return false
  if (MISHEARD.test(folded) || announcesWords(folded)) return false
  if (/[?]$/.test(raw) && TO_THE_HALL.test(folded)) return false
  if (/[?].|\.\.\.|…|["“”]|[:;,]$/.test(raw)) return false
  if (
    VOICES.test(folded) ||
    SUPPOSES.test(folded) ||
    HOUSEKEEPING.test(folded) ||
    ORAL.test(folded) ||
    PRAYS.test(folded)
  )
    return false
  // said twice: he was looking for the word
  const runs = new Map<string, number>()
  for (let word = from; word + RUN <= to; word += 1) {
    const run = foldedText(speech, word, word + RUN)
    const before = runs.get(run)
    // 'ao invés de queixas, ao invés de brigas': said twice on purpose
    if (/[,;]$/.test(speech.words[word - 1]?.raw ?? '')) continue
    if (before !== undefined && (word + RUN === to || word - before <= AGAIN)) return false
    runs.set(run, word)
  }
  const pairs = new Set<string>()
  for (let word = from + 1; word < to; word += 1) {
    const { folded: one = '' } = speech.words[word] ?? {}
    const before = speech.words[word - 1]?.folded ?? ''
    const pair = `${before} ${one}`
    if (isTelling(before) && isTelling(one) && pairs.has(pair)) return false
    pairs.add(pair)
    if (one.length > 1 && one === speech.words[word - 1]?.folded) return false
    if (carriesMeaning(one) && one === speech.words[word - 2]?.folded) return false
  }
  if (
    !speech.punctuated &&
    // where it ends is known otherwise
    !apart &&
    (to - from > LONGEST_UNMARKED || namesTwice(speech, from, to) || CUT.test(folded))
  )
    return false
  // the other half of 'não apenas X' is in the next breath
  if (HALF_DENIED.test(folded)) return false
  if (READS_ALOUD.test(folded) || /^\p{Lu}\p{L}+, (?:pois|porém),/u.test(raw)) return false
  if (WOULD.test(raw) || /(?:^|, )ó |, olha,/i.test(raw)) return false
  // 'ele vive, ele obedece, ele anda': spoken on, and not one sentence
  if ((raw.match(/, el[ea]s? /g)?.length ?? 0) > 2) return false
  return true
}

/**
 * Nobody else's words, no prayer and no word to the hall. What makes a sentence of little use by itself (who 'ele' is, a word
 * said twice) does no harm between others.
 */
export function isQuotableInside({ from, to, folded, raw, isFair }: Sentence): boolean {
  return (
    isFair &&
    to - from <= LONGEST_INSIDE &&
    !/[?].|\.\.\.|…|["“”]|[:;,]$/.test(raw) &&
    !(raw.endsWith('?') && TO_THE_HALL.test(folded)) &&
    ![MISHEARD, VOICES, HOUSEKEEPING, PRAYS, SPOKEN_ON].some((pattern) => pattern.test(folded)) &&
    !announcesWords(folded)
  )
}

/** A verse that he reads, or somebody whom he answers: between two sentences of his own it is understood as what it is. */
export function isHeardInside({ from, to, folded, raw, isFair }: Sentence): boolean {
  return (
    isFair &&
    to - from <= LONGEST_INSIDE &&
    !/\.\.\.|…/.test(raw) &&
    !(raw.endsWith('?') && TO_THE_HALL.test(folded)) &&
    ![MISHEARD, HOUSEKEEPING, PRAYS, SPOKEN_ON].some((pattern) => pattern.test(folded))
  )
}

const LONGEST_INSIDE = 60

/** What reads badly on paper, wherever it stands. */
const SPOKEN_ON =
  /\b(?:ne|ta|to|tava|uai|ue|cara|sei la|tipo assim|sabe como|ai voce|ai ele|ai eu|hein)\b/

/** In captions without full stops two sentences hide in what is longer, or names somebody again. */
const LONGEST_UNMARKED = 24

/** Its last word waits for another. */
const CUT =
  /\b(?:o|a|os|as|um|uma|de|do|da|dos|das|em|no|na|com|por|para|que|e|ou|mas|se|seu|sua|nosso|nossa|meu|minha|todo|toda|cada|qualquer|proprio|propria|grande|primeir[oa]|muito|mais|tao|nao|ser|esta|foi|so|ate|ja|ainda|quando|como|porque|pois|entao)$/

function namesTwice({ words }: Speech, from: number, to: number): boolean {
  const names = words
    .slice(from, to)
    .flatMap(({ folded }) => (PROPER_NAMES.has(folded) ? [folded] : []))
  return new Set(names).size < names.length
}

/** Two of these one after the other are said twice only by who lost his thread, or plays with them. */
function isTelling(folded: string): boolean {
  return (
    folded.length > 4 && carriesMeaning(folded) && !PROPER_NAMES.has(folded) && folded !== 'santo'
  )
}

const HALF_DENIED =
  /\bnao (?:\w+ )?(?:simplesmente|apenas|somente|so|meramente)\b(?!.*\b(?:mas|porem|como tambem|tambem|e sim|senao)\b)/

/** A name that the Bible does not have: whoever is cited, or lives in the town. */
export function citesSomebody(
  from: number,
  to: number,
  { words, punctuated }: Speech,
  names: ReadonlySet<string>,
): boolean {
  if (!punctuated) return false
  for (let word = from; word < to; word += 1) {
    const { raw = '', folded = '' } = words[word] ?? {}
    if (!/^\p{Lu}\p{Ll}{3,}/u.test(raw) || ORDINARY_WORDS.has(folded)) continue
    // the first word of a sentence has its capital from there
    if (word === from && !names.has(folded)) continue
    if (!PROPER_NAMES.has(folded) && !CHURCH_NAMES.has(folded) && !isBibleKey(folded)) return true
  }
  return false
}

const CHURCH_NAMES = new Set(
  `evangelho evangelhos trindade santissima redentor criador salvador escritura escrituras antigo novo testamento igreja
  reino espirito natal pascoa pentecostes catecismo reforma brasil eucaristia missa batismo ceia onipotente soberano`
    .trim()
    .split(/\s+/),
)
