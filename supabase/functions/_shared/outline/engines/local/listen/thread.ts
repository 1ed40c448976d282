import { foldedText } from './ceremony.ts'
import { isBibleKey } from '../../../../bible/verse-index/spoken-verses.ts'
import {
  CONTRAST,
  GOSPEL,
  type Sentence,
  sentencesOf,
  SURE_SUBJECT,
  THESIS,
} from './key-sentences.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { PROPER_NAMES, showQuote } from './quotes.ts'
import { isOneSentence } from './main-verb.ts'
import type { Movement } from './movements.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning, SERMON_WORDS } from './stop-words.ts'
import { wordsOnly } from '../../../model/words.ts'
import type { Utterance } from './utterances.ts'

/** Whole sentences of the sermon, one right after the other, that tell what it said. */
export type Told = {
  /** Words of `Speech.words`. */
  from: number
  to: number
  /** Second of the first word; null where the transcript has no times. */
  at: number | null
  /** The sentences as they are read: without the 'então' they begin with, and without 'irmãos'. */
  prose: string
  /** The same word for word. */
  quote: string
  /** The preacher speaks of himself: only a quotation says so honestly. */
  isOwn: boolean
  /** Nothing is left off its beginning, so that it can be quoted as it is told. */
  isWhole: boolean
  /** What is told is word for word one piece of the sermon. */
  isVerbatim: boolean
  score: number
}

/** A story of the preacher's: who or what it is about, where it has a name, and how he told it. */
type Story = { name: string | null; told: Told }

/** What holds a sermon together, each part in the preacher's own sentences. Whoever doubts leaves a part out. */
export type Thread = {
  /** The sentence that carries the sermon: said to be its point, or said again at its end. */
  thesis: Told | null
  /** What costs something, or warns. */
  hard: Told | null
  /** What it asks for at the end. */
  appeal: Told | null
  story: Story | null
  /** For each movement, in the order preached, what carries it. */
  steps: readonly (readonly Told[])[]
  /** 'Não X, mas Y', said so by the preacher. */
  contrast: Told | null
  /** Other sentences that stand alone, the strongest first. */
  strong: readonly Told[]
}

export const NO_THREAD: Thread = {
  thesis: null,
  hard: null,
  appeal: null,
  story: null,
  steps: [],
  contrast: null,
  strong: [],
}

const SHORTEST = 7
const LONGEST = 46
const LONGEST_RUN = 58
const SHORTEST_STEP = 10
/** So many words are not said twice in a sentence that he had ready. */
const RUN = 3

/** Joins to the sentence before, and is left off where that one is not told. */
const JOINS =
  /^(?:e|mas|porem|entao|portanto|agora|bom|bem|ora|pois bem|pois|porque|por isso|ou seja|na verdade|veja|vejam|olha|olhe|perceba|percebam|queridos irmaos|amados irmaos|querid[oa]s?|meus queridos|irmaos|meus irmaos|meu irmao|amados|amem|sim|assim|logo|afinal de contas|afinal|enfim|em (?:primeiro|segundo|terceiro|quarto|ultimo) lugar|por fim|no entanto|entretanto|contudo|todavia)\b/
/** Only these stand at the beginning without a comma behind them. */
const JOINS_AT_ONCE = /^(?:e|mas|entao|portanto|pois|porque|agora)$/

/** Needs what stands before it, and cannot open. */
const LEANS =
  /^(?:que|se nao|senao|nem|nao(?! (?:adianta|basta|existe|ha|podemos|devemos|precisamos|se pode|importa))|tambem|mesmo assim|alem disso|inclusive|depois|antes|primeiro|segundo|terceiro|por exemplo|como|ai|dai|ali|la|aqui|outr[oa]s?|o mesmo|a mesma|tal|tais|ambos|cujo|isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|el[ea]s?|del[ea]s?|nel[ea]s?|n?d?isso|d?n?ess[ea]s?|d?n?est[ea]s?|fala|pega|pense|pensa|sabe|digo|onde|cada um desses|quem sao|a outra|o outro|em outras palavras|exceto|quanto|diferente|a partir|ate|so que|contra|sobre|com|de|do|da|dos|das|para que|por mais|(?!quando\b)\w+(?:ando|endo|indo)(?:se|[oa]s?|lhes?)?|gente|pessoas?|comportamento|coisas?|(?:um )?tempo de|(?:o|a|os|as|um|uma) \w+ que|sao|estao|estarao|serao|sejam|ja nao|tem|tinha|vai|vao|foi|foram|era|eram|mostra|despreza|aceita|\w+(?:rao|ava|avam|ou|aram|eram|iram|armos|ermos|irmos))\b/

/** Something said before, or shown, is meant. */
const POINTS_BACK =
  /\b(?:isso|isto|aquilo|disso|disto|nisso|nisto|ess[ea]s?|dess[ea]s?|ness[ea]s?|(?:d|n)?est[ea]s?(?! (?:vida|mundo|terra|seculo|texto|capitulo|livro|carta|passagem))|d?n?aquel[ea]s?(?! (?:que|quem|cujo))|tambem|outr[oa]|outros|outras|tal|tais|ali|la|assim(?! como)|aqui|mesm[oa]s? coisa|o mesmo)\b/
const PRONOUN =
  /^(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|neles|nelas|lhe|lhes|aquele|aquela)$/

/** Not the preacher's own view, or not affirmed by him. */
const VOICES =
  /\b(?:diss(?:e|eram|esse)|dizem|dizia|diziam|dizendo|diria|iria dizer|algo como|falou|falam|falava|perguntou|perguntam?|respondeu|responderam|responde|escreve(?:u|ndo)?|citando|cita|citei|aspas|filme|musica|serie|novela|vilao|poeta|filosofo|comentarista|alguns|algumas pessoas|alguem|ha quem|tem gente|muita gente|muitas pessoas|muitos|falsos? (?:profeta|mestre)s?|imagin[ea]m?|suponha\w*|como se|fingir|finge|acham?|pensam?|acreditam|mentira|seria|teria|poderia|deveria|talvez|quem sabe|sera que|supostamente|parece que|heresia|ditado|fulano|posso (?:dizer|pensar)|gosta de ouvir|gostam de ouvir|vao dizer|vai dizer|entre aspas|ironicamente|\w*[aei]ssem(?:os)?|\w+(?:aria|eria|iria)mo?s?|fosse|fossem|tivesse|pudesse|quisesse|dissesse|houvesse|soubesse)\b/
/** In a sentence before: somebody else's words go on. */
const OPENS_SPEECH =
  /\b(?:diz(?:er|em|ia|iam|endo)?|disse|disseram|fala|falou|falando|pergunta|perguntou|responde|respondeu|escreve|escreveu|algo como|o seguinte|afirma|afirmou|imagine|imaginem|filme|cita|citando)\b(?! que\b)(?:(?! que ).)*$|\b(?:versiculos?|versos?)(?: de numero)? \d+\b.{0,40}$|(?:\bimagin[ea]m?|\bafirmativa\b|\bfalaci|\bheresias?\b|\bcomo se\b|\balguns\b|\bfilme\b|\bfalsos? (?:profeta|mestre)s?)/

const HOUSEKEEPING =
  /\b(?:vamos (?:nos |primeiro |agora )?\w+[aei]r|slide|deve (?:se )?lembrar|prest(?:em|arem|e|ar) atencao|criterio de voces|continua (?:explicando|dizendo|falando)|pronomes?|vai falar|a partir do versiculo|mais uma vez|se lembram|nao se lembra|lembra de|livraria|biblioteca|ler o livro|quiser ouvir|voce se lembra|falei|falamos|muito legal|nosso texto|texto continua|continua o texto|(?:versiculos?|versos?) \d+$|^(?:versiculos?|versos?) \d+|proximo vers\w+|ultimo ponto|primeir[oa] ponto|segundo ponto|terceiro ponto|para concluir|abr(?:a|am|ir) (?:a|sua|suas|comigo)|leia comigo|leiam|veremos|iremos|viu|notem?|domingo (?:passado|que vem)|semana passada|ultim[oa] (?:domingo|sermao|mensagem|aula)|escola dominical|ebd|aula|daqui a pouco|como eu (?:disse|falei)|ja (?:disse|falei)|eu disse|vou (?:falar|contar|ler|mostrar|dizer)|gostaria|quero (?:falar|contar|ler|destacar|convidar|compartilhar)|nest[ae] noite|noite de hoje|hoje (?:a noite|de manha)|esta noite|essa noite|liturgia|pregac(?:ao|oes) (?:passad|anterior|de hoje|dest)\w*|nas pregacoes|ultima pregacao|sermao|comentaristas?|hebraic[ao]|hebreu|greg[ao]|latim|traduc(?:ao|oes)|original|expressao|palavra usada|conjuncao|verbo|capitulos?|pagina|nota de rodape|livro publicado|reverendo|presbitero|seminar\w*|perguntas? e respostas?|microfone|camera|celular|ano que vem|queridos irmaos sem)\b/
const ORAL =
  /\b(?:sim vai|voce vai ver|de repente|ai de|ne|ta|to|tava|uai|ue|uh|ah|oh|eh|cara|negocio|sei la|quer dizer|digamos|vamos dizer|sabe|entendeu|tipo|sabe como|pa pa|coisa do tipo|por assim dizer|etc|um monte|trem|ai voce|ai ele|ai eu|hein)\b/
const PRAYS =
  /^senhor (?:jesus|deus)\b|\b(?:nos confessamos|me ajuda|ajuda me|ajudame|gracas (?:te|a deus)|te (?:agradec\w+|pedimos|louvamos|adoramos)|o (?:deus|pai|senhor) (?:nos (?:te|ajude|abencoe)|santo)|senhor nosso|pai (?:bendito|querido|amado|santo)|em nome de jesus|tu[ao]s? (?:palavra|nome|filho|povo|graca|espirito)|oremos|amem|que deus (?:nos )?abencoe)\b/
/** The Bible's own voice, whatever the translation. */
const READS_ALOUD =
  /\b(?:vos|vosso|vossos|vossa|vossas|convosco|teus?|tuas?|tu|ti|eis|porventura|aquele que tem ouvidos|andeis|vivais|sejais|estejais|\w+ai vos|\w+[aei]stes?(?<!\b(?:este|estes|veste|vestes|teste|testes|triste|tristes|mestre|existe|existes|celestes?|persiste|insiste|consiste|resiste|assiste|desiste|investe))|\w+lhes?ei|\w+aivos|se ha|debaixo do sol|gentios|ao anjo da igreja|dira naquele)\b/
const OWN = /\b(?:eu|me parece|tenho certeza|meus?|minhas?|mim|comigo)\b/
const OWN_VERB =
  /^(?:deixo|peco|convido|espero|penso|vejo|repito|desejo|imagino|preciso|entendo|concordo|prefiro|creio|acho|lembro|confesso|quero|gosto|digo|estava|fui|conheci|tenho)\b/

const TEACHES =
  /\b(?:significa|consiste|nasce|depende|transforma|liberta|exige|produz|revela|ensina|chama|convida|mostra|promete|garante|requer|precis\w+|deve\w*|nunca|somente|apenas)\b/
const OF_US =
  /\b(?:nos|noss[oa]s?|voces?|a gente|precisamos|devemos|podemos|somos|temos|quem|aqueles? que)\b/
const WARNS =
  /\b(?:nao adianta|nao basta|arrepend\w+|conden\w+|juizo|julgar\w*|inferno|castigo|custa|custo|morrer para|negar a si|renunci\w+|hipocri\w+|idolatr\w+|idolos?|pecados?|orgulho|soberba|nao pode(?:mos)?|desculpa|engan\w+|cuidado|perigo|advert\w+|ameaca|falh\w+|culpa|dureza|incredul\w+|rebel\w+|abandon\w+|desobed\w+|sofr\w+|perder|perde)\b/
const COSTS =
  /\b(?:nao adianta|nao basta|nao e desculpa|arrepend\w+|custa|morrer para|negar a si|renunci\w+|hipocri\w+|inferno|juizo|conden\w+|nao podemos|voce nao pode|nao pode(?:mos)? (?:servir|continuar|viver))\b/
/** Good news of what is wrong: no warning. */
const SAVES = /\b(?:resgat|perdo|libert|salv|limp|lav|cur|redim|vence)\w*/
const ASKS =
  /\b(?:precisamos|devemos|devem|deve|precisam?|convida\w*|chamad[oa]s? a|que (?:possamos|sejamos|estejamos|tenhamos|deus nos)|sejamos|estejamos|busquemos|vamos|busque|confie|creia|ame|ore|lembre|perdoe|abra|volte|entregue|venha|viva|obedeca|descanse|olhe para|confiem|vivam)\b/

const SURE_CUE =
  /\b(?:certa (?:vez|noite|manha|ocasiao)|certo dia|conta se|contase|era uma vez|havia (?:um|uma) (?:homem|mulher|menin[oa]|jovem|rei|pai|mae|rapaz|moca|senhor|senhora|velho|pescador|fazendeiro|soldado)|historia d[eo] (?:um|uma)|me contou)\b/
const STORY_CUE =
  /\b(?:uma vez|(?:uma|duas|a) historias?(?! da (?:redencao|salvacao|igreja|humanidade))|ilustra\w*|conheci|um homem|uma mulher|um menino|uma menina|um jovem|um pastor|um missionario)\b/
const TELLS =
  /\b(?:foi|era|eram|foram|tinham?|estavam?|fez|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g
/** The same without what also says how things are: 'o Espírito foi derramado sobre nós'. */
const NARRATES =
  /\b(?:fez|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|(?!somou|sou)\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g

type Weighed = Sentence & {
  index: number
  /** Words left off its beginning. */
  skip: number
  roots: readonly string[]
  score: number
  /** It can be told behind the one before it. */
  follows: boolean
  /** It can be told without the one before it. */
  opens: boolean
  isOwn: boolean
}

export type ThreadInput = {
  speech: Speech
  utterances: readonly Utterance[]
  movements: readonly Movement[]
  isSkipped: (word: number) => boolean
  isScripture: (word: number) => boolean
  about: ReadonlySet<string>
}

/**
 * Finds the thread by which a sermon can be told again without a model: its own whole sentences, chosen by how much of
 * its vocabulary they carry, never turned round and never cut.
 */
export function findThread(input: ThreadInput): Thread {
  const { speech, movements } = input
  const sentences = weigh(input)
  const show = (run: readonly Weighed[]): Told => told(speech, run)
  const opening = sentences.filter(({ opens, isOwn }) => opens && !isOwn)

  const thesis = findThesis(opening, sentences, speech)
  const taken: Weighed[] = thesis ? [thesis] : []
  const last = movements.at(-1)
  const appeal = last
    ? best(
        opening.filter(
          ({ from, folded }) => from >= speech.words.length * ENDING && ASKS.test(folded),
        ),
        taken,
        ({ folded, from, skip }) =>
          (OF_US.test(folded) ? 0.4 : 0) + from / speech.words.length + (skip === 0 ? WHOLE : 0),
      )
    : null
  if (appeal) taken.push(appeal)
  const hard = best(
    opening.filter(
      ({ folded }) =>
        COSTS.test(folded) || (WARNS.test(folded) && OF_US.test(folded) && !SAVES.test(folded)),
    ),
    taken,
    ({ folded, skip }) =>
      (COSTS.test(folded) ? 0.9 : 0) +
      (skip === 0 ? WHOLE : 0) -
      0.4 * Math.min(3, folded.match(TELLS)?.length ?? 0),
    2,
  )
  if (hard) taken.push(hard)
  const contrast = best(
    opening.filter(({ folded }) => CONTRAST.test(folded)),
    taken,
  )
  const steps = movements.map(({ from, to }) => {
    const here = sentences.filter((one) => one.from >= from && one.to <= to)
    const runs: Weighed[][] = []
    const first = bestRun(here, sentences, taken)
    if (first) {
      runs.push(first)
      taken.push(...first)
      const second = bestRun(
        here.filter(({ index }) => first.every((one) => Math.abs(one.index - index) > 2)),
        sentences,
        taken,
      )
      if (second && scoreOf(second) >= SECOND * scoreOf(first)) {
        runs.push(second)
        taken.push(...second)
      }
    }
    return runs.toSorted((a, b) => (a[0]?.from ?? 0) - (b[0]?.from ?? 0)).map(show)
  })
  const withTurn = (one: Weighed): Weighed[] => {
    const next = sentences[one.index + 1]
    return next && TURNS.test(next.folded) && next.follows && !next.isOwn ? [one, next] : [one]
  }
  return {
    thesis: thesis && show(withTurn(thesis)),
    hard: hard && show(withTurn(hard)),
    appeal: appeal && show(withTurn(appeal)),
    story: findStory(input, sentences),
    steps,
    contrast: contrast && show([contrast]),
    strong: strongest(opening.filter(isStrong)).map((one) => show([one])),
  }
}

const ENDING = 0.82
/** What begins with its own first word can be quoted. */
const WHOLE = 0.4
/** Takes half of the sentence before it back. */
const TURNS = /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|nao apenas|nao somente)\b/
const SECOND = 0.72
const LEAST_STEP = 0.7
const MOST_STRONG = 12

function scoreOf(run: readonly Weighed[]): number {
  return run.reduce((sum, { score }) => sum + score, 0) / Math.max(1, run.length)
}

/** As far as they say different things. */
function strongest(sentences: readonly Weighed[]): Weighed[] {
  const kept: Weighed[] = []
  for (const one of sentences.toSorted((a, b) => b.score - a.score)) {
    if (kept.length >= MOST_STRONG) break
    if (kept.every((other) => likeness(one, other) < SAME)) kept.push(one)
  }
  return kept
}

const SAME = 0.5
/** Shorter sentences are contained in too many others. */
const FEW_ROOTS = 4

function likeness(one: Weighed, other: Weighed): number {
  if (one.index === other.index) return 1
  const [small, large] =
    one.roots.length < other.roots.length ? [one.roots, other.roots] : [other.roots, one.roots]
  const shared = small.filter((root) => large.includes(root)).length
  return small.length === 0 ? 0 : shared / Math.max(small.length, FEW_ROOTS)
}

function best(
  sentences: readonly Weighed[],
  taken: readonly Weighed[],
  bonus: (sentence: Weighed) => number = () => 0,
  most = Number.POSITIVE_INFINITY,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of sentences) {
    if (taken.some((other) => likeness(sentence, other) >= SAME)) continue
    const score = Math.min(most, sentence.score) + bonus(sentence)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found?.sentence ?? null
}

/** One sentence that opens, with the next where that one goes on from it. */
function bestRun(
  here: readonly Weighed[],
  sentences: readonly Weighed[],
  taken: readonly Weighed[],
): Weighed[] | null {
  let found: { run: Weighed[]; score: number } | null = null
  for (const first of here) {
    if (!first.opens || first.isOwn || taken.some((other) => likeness(first, other) >= SAME))
      continue
    const next = sentences[first.index + 1]
    const goesOn =
      next?.follows &&
      !next.isOwn &&
      here.includes(next) &&
      next.to - first.from <= LONGEST_RUN &&
      likeness(first, next) < SAME &&
      taken.every((other) => likeness(next, other) < SAME)
    const run = goesOn ? [first, next] : [first]
    if (!goesOn && first.to - first.from < SHORTEST_STEP) continue
    const score = goesOn ? Math.max(first.score, 0.62 * (first.score + next.score)) : first.score
    if (score >= LEAST_STEP && (!found || score > found.score)) found = { run, score }
  }
  return found?.run ?? null
}

/** In the first part and again in the last: what is repeated on purpose is what the sermon is about. */
const EARLY = 0.45
const LATE = 0.6

function findThesis(
  opening: readonly Weighed[],
  sentences: readonly Weighed[],
  { words }: Speech,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of opening) {
    const length = sentence.to - sentence.from
    if (length < 9 || length > 38 || !isClaim(sentence)) continue
    const place = sentence.from / words.length
    const score =
      0.7 * Math.min(2.6, sentence.score) +
      (THESIS.test(sentence.folded) || POINT.test(sentence.folded) ? 0.9 : 0) +
      againIn(sentence, sentences, words.length) +
      (place < 0.2 || place > 0.75 ? 0.3 : 0) +
      (OF_US.test(sentence.folded) ? 0.35 : 0) +
      (GOSPEL.test(sentence.folded) ? 0.25 : 0) -
      0.45 * Math.min(3, sentence.folded.match(NARRATES)?.length ?? 0) -
      (isTurned(sentences[sentence.index + 1]) ? 0.5 : 0)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found && found.score >= SURE_THESIS ? found.sentence : null
}

/** The next sentence takes something back and cannot be told with it. */
function isTurned(next: Weighed | undefined): boolean {
  return next !== undefined && TURNS.test(next.folded) && !next.follows
}

/** What is said again far from here: the more tenths of the sermon come back to it, the more it is its point. */
function againIn(one: Weighed, sentences: readonly Weighed[], words: number): number {
  const tenth = (from: number) => Math.floor((10 * from) / words)
  const tenths = new Set<number>()
  let most = 0
  for (const other of sentences) {
    if (Math.abs(tenth(other.from) - tenth(one.from)) < 2) continue
    const like = likeness(one, other)
    if (like < 0.45) continue
    tenths.add(tenth(other.from))
    const isAcross = one.from < EARLY * words !== other.from < LATE * words
    most = Math.max(most, like * (isAcross ? 1 : 0.7))
  }
  return 1.6 * Math.max(0, most - 0.4) + 0.15 * Math.min(4, tenths.size)
}

/** Worth talking about for itself: a claim of God or of us, and nothing that happened or stands on the page. */
function isStrong(one: Weighed): boolean {
  const { folded, score, from, to } = one
  return (
    score >= STRONG &&
    to - from >= 8 &&
    (OF_US.test(folded) || GOSPEL.test(folded)) &&
    !folded.match(NARRATES) &&
    !OF_THE_PAGE.test(folded) &&
    !/^(?:[a-z]+ )?(?:salomao|noe|adao|isaias|jeremias|daniel|jonas|elias|habacuque|ester|rute|jo|samuel|saul|maria|marcos|tiago|timoteo|tito|israel|israelitas|judeus|fariseus|discipulos) /.test(
      folded,
    ) &&
    !/\d|\bversiculo/.test(folded) &&
    !/\b(?:paulo|pedro|lucas|mateus|joao|moises|jaco|davi|abraao|isaque|jose|profeta|apostolo) \w+/.test(
      folded,
    )
  )
}

const STRONG = 0.8

/** Of God or of us, and now: not a piece of a story. */
function isClaim({ folded }: Weighed): boolean {
  return OF_US.test(folded) || GOSPEL.test(folded) || THESIS.test(folded)
}

const POINT =
  /\b(?:objetivo|fim principal|o tema|a mensagem (?:de|do|da|que)|o ponto|centro|proposito|razao pela qual|nos ensina|nos mostra|tem que ser|o que importa|o segredo|a chave)\b/

const SURE_THESIS = 2.2

function weigh(input: ThreadInput): Weighed[] {
  const { speech, isSkipped, isScripture, about } = input
  const sentences = sentencesOf(input)
  const counts = new Map<string, number>()
  const rootsOf = ({ from, to }: Sentence) => [
    ...new Set(
      speech.words
        .slice(from, to)
        .flatMap(({ folded }) =>
          folded.length > 3 && carriesMeaning(folded) && !SERMON_WORDS.has(folded)
            ? [stem(folded)]
            : [],
        ),
    ),
  ]
  const roots = sentences.map(rootsOf)
  for (const one of roots) for (const root of one) counts.set(root, (counts.get(root) ?? 0) + 1)
  const names = namesIn(speech)
  const weighed: Weighed[] = []
  for (const [index, sentence] of sentences.entries()) {
    const own = roots[index] ?? []
    const skip = leftOff(speech, sentence)
    const isTold =
      isTellable(sentence, speech) &&
      // a capital that no name has: two sentences ran into each other
      isOneSentence(sentence.raw.split(' ').slice(skip).join(' ')) &&
      !citesSomebody(sentence.from + skip, sentence.to, speech, names) &&
      clear(sentence, isSkipped, isScripture)
    const hasVoice =
      isTold &&
      [1, 2, 3].some((back) => {
        const before = sentences[index - back]
        if (!before || sentence.from - before.to > 60) return false
        return back === 1
          ? /[:,]["”’]?$/.test(before.raw) || OPENS_SPEECH.test(before.folded)
          : OPENS_SPEECH.test(before.folded) && /\b(?:eu|voce|voces|tu|te)\b/.test(sentence.folded)
      })
    const isCutOff = /(?:\.\.\.|…)["”’]?$/.test(sentences[index - 1]?.raw ?? '')
    const isDenied = /^(?:nao|mentira|errado|isso nao|so que nao)\b/.test(
      sentences[index + 1]?.folded ?? '',
    )
    const follows = isTold && !hasVoice && !isDenied
    weighed.push({
      ...sentence,
      index,
      skip,
      roots: own,
      score: follows ? valueOf(sentence, own, counts, about) : 0,
      follows,
      opens: follows && !isCutOff && standsAlone(sentence, skip, speech, names),
      isOwn: OWN.test(sentence.folded) || OWN_VERB.test(sentence.folded),
    })
  }
  return weighed
}

function clear(
  { from, to }: Sentence,
  isSkipped: (word: number) => boolean,
  isScripture: (word: number) => boolean,
): boolean {
  for (let word = from; word < to; word += 1) if (isSkipped(word) || isScripture(word)) return false
  return true
}

function isTellable({ from, to, folded, raw }: Sentence, speech: Speech): boolean {
  if (to - from < SHORTEST - 2 || to - from > LONGEST) return false
  if (/[?]|\.\.\.|…|["“”]|[:;,]$/.test(raw)) return false
  if (VOICES.test(folded) || HOUSEKEEPING.test(folded) || ORAL.test(folded) || PRAYS.test(folded))
    return false
  // said twice: he was looking for the word
  const runs = new Set<string>()
  for (let word = from; word + RUN <= to; word += 1) {
    const run = foldedText(speech, word, word + RUN)
    if (runs.has(run) && word + RUN === to) return false
    runs.add(run)
  }
  for (let word = from + 1; word < to; word += 1) {
    const { folded: one = '' } = speech.words[word] ?? {}
    if (one.length > 1 && one === speech.words[word - 1]?.folded) return false
    if (carriesMeaning(one) && one === speech.words[word - 2]?.folded) return false
  }
  if (READS_ALOUD.test(folded) || /(?:^|, )ó /i.test(raw)) return false
  return true
}

/** How many words its beginning can do without: 'Portanto, irmãos,'. */
function leftOff(speech: Speech, { from, to }: Sentence): number {
  let skip = 0
  for (let round = 0; round < 3; round += 1) {
    const rest = foldedText(speech, from + skip, Math.min(to, from + skip + 3))
    const joins = JOINS.exec(rest)
    if (!joins) break
    const count = joins[0].split(' ').length
    const first = speech.words[from + skip]?.raw ?? ''
    // 'é' and 'e' fold alike
    if (joins[0] === 'e' && /é/i.test(first)) break
    const end = speech.words[from + skip + count - 1]?.raw ?? ''
    if (!JOINS_AT_ONCE.test(joins[0]) && !end.endsWith(',')) break
    // 'agora que', 'pois que' belong to what follows
    if (/^(?:que|como)$/.test(speech.words[from + skip + count]?.folded ?? '')) break
    skip += count
  }
  return to - from - skip >= SHORTEST - 1 ? skip : 0
}

function standsAlone(
  { from, to, raw }: Sentence,
  skip: number,
  speech: Speech,
  names: ReadonlySet<string>,
): boolean {
  if (to - from - skip < SHORTEST) return false
  const rest = foldedText(speech, from + skip, to)
  if (!speech.punctuated && !SURE_SUBJECT.test(rest)) return false
  if (LEANS.test(rest) || JOINS.test(rest)) return false
  // 'Morrerá uma vez só': who?
  if (/rá$/i.test(speech.words[from + skip]?.raw ?? '')) return false
  if (/^\w+[aei]r /.test(rest) && !/(?<!\p{L})é(?!\p{L})/iu.test(raw)) return false
  if (/^(?:se|quando|enquanto|embora) /.test(rest) && !/,/.test(raw)) return false
  const back = POINTS_BACK.exec(withVerbs(speech, from + skip, to))
  if (back && back.index < 60) return false
  if (back && !/^(?:isso|disso|nisso)$/.test(back[0])) return false
  let named = false
  for (let word = from + skip; word < to; word += 1) {
    const { folded = '' } = speech.words[word] ?? {}
    if (names.has(folded) || PROPER_NAMES.has(folded)) named = true
    if (PRONOUN.test(folded) && !named) {
      const next = speech.words[word + 1]?.folded
      const antecedent = /^aquel[ea]$/.test(folded) && (next === 'que' || next === 'quem')
      const taken = speech.words[word - 1]?.raw.endsWith(',') && word - from - skip > 2
      if (!antecedent && !taken && !hasNoun(speech, from + skip, word)) return false
    }
  }
  return true
}

/** A name that the Bible does not have: whoever is cited, or lives in the town. */
function citesSomebody(
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

/** Folded, but 'está' no demonstrative. */
function withVerbs({ words }: Speech, from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ raw, folded }) => (/^est[áã]/i.test(raw) ? `${folded}_` : folded))
    .join(' ')
}

/** 'O cristão … ele': a noun with its article, near the beginning, that a pronoun can mean. */
function hasNoun({ words }: Speech, from: number, until: number): boolean {
  const article = words[from]?.folded ?? ''
  const noun = words[from + 1]?.folded ?? ''
  return (
    until > from + 2 && /^(?:o|a|os|as|um|uma|quem|todo|cada)$/.test(article) && noun.length > 3
  )
}

/** Words that stand with a capital inside sentences. */
function namesIn({ words, punctuated }: Speech): Set<string> {
  const names = new Set<string>()
  if (!punctuated) return names
  for (const [index, { raw, folded }] of words.entries()) {
    const before = words[index - 1]?.raw ?? '.'
    if (/^\p{Lu}\p{Ll}+/u.test(raw) && !/[.!?…:]["”’)]?$/.test(before)) names.add(folded)
  }
  return names
}

const MOST_COUNT = 24
/** Even of an ordinary word so many say what this sermon is about. */
const OFTEN = 10
const ORDINARY_ROOTS: ReadonlySet<string> = new Set([...ORDINARY_WORDS].map(stem))

/** How much of what this sermon speaks of more than others do stands in a sentence. */
function valueOf(
  { from, to, folded, raw }: Sentence,
  roots: readonly string[],
  counts: ReadonlyMap<string, number>,
  about: ReadonlySet<string>,
): number {
  let sum = 0
  for (const root of roots) {
    const count = Math.min(MOST_COUNT, counts.get(root) ?? 0)
    if (count < 3) continue
    sum +=
      Math.log2(count) *
      (about.has(root) ? 1.3 : ORDINARY_ROOTS.has(root) ? (count >= OFTEN ? 0.6 : 0.35) : 0.8)
  }
  const words = to - from
  return (
    sum / (3 + 0.9 * Math.sqrt(words)) +
    (THESIS.test(folded) ? 0.6 : 0) +
    (TEACHES.test(folded) ? 0.3 : 0) +
    (CONTRAST.test(folded) ? 0.4 : 0) +
    (GOSPEL.test(folded) ? 0.2 : 0) +
    (OF_US.test(folded) ? 0.2 : 0) +
    (words >= 12 && words <= 30 ? 0.3 : 0) -
    (/\d/.test(raw) ? 0.4 : 0) -
    (OF_THE_PAGE.test(folded) ? 0.3 : 0) -
    0.25 * Math.max(0, (raw.match(/, \p{Lu}/gu)?.length ?? 0) - 1) -
    0.25 * Math.max(0, (folded.match(/\bque\b/g)?.length ?? 0) - 2)
  )
}

/** About the book and not about what it says. */
const OF_THE_PAGE =
  /\b(?:o texto|a passagem|este livro|o livro|a carta|as cartas|o autor|o evangelista|os leitores|as igrejas a que|escreve|descreve|narra)\b/

/** The run as it is told. */
function told(speech: Speech, run: readonly Weighed[]): Told {
  const first = run[0]
  const last = run.at(-1)
  const from = first?.from ?? 0
  const to = last?.to ?? from
  return {
    from,
    to,
    at: speech.timed ? (speech.words[from]?.at ?? null) : null,
    prose: run.map((sentence, index) => proseOf(speech, sentence, index)).join(' '),
    quote: showQuote(speech, from, to, true),
    isOwn: run.some(({ isOwn }) => isOwn),
    isWhole: (first?.skip ?? 0) === 0,
    isVerbatim:
      run.length === 1 &&
      wordsOnly(showQuote(speech, from + (first?.skip ?? 0), to, true)) ===
        wordsOnly(run.map((sentence, index) => proseOf(speech, sentence, index)).join(' ')),
    score: scoreOf(run),
  }
}

/** Said to those who sit there, in the middle of a sentence. */
const CALLED =
  /, (?:meus? )?(?:amad[oa]s?|querid[oa]s?|irmãos|irmão|igreja|gente)(?: irmãos?)?,(?= (mas|porém|que|porque|pois|e|ou|quando|se|nem)?)/giu

function proseOf(speech: Speech, { from, to, skip }: Weighed, index: number): string {
  const text = showQuote(speech, from + (index === 0 ? skip : 0), to, true)
  return text
    .replaceAll(LOST_STOP, '$1. $2')
    .replaceAll(CALLED, (_, joined: string | undefined) => (joined === undefined ? '' : ','))
    .replace(/, (?:meus? )?(?:amados|queridos|irmãos|gente)([.!])$/iu, '$1')
    .replace(/^(?:(?:meus? )?(?:queridos?|amados?|irmãos|irmão)(?: irmãos?)?, )/iu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A full stop that the captions left out. */
const LOST_STOP = /(\p{Ll}) ((?:Dessa forma|Desse modo|Então|Mas|Porém|Quando|Depois)(?!\p{L}))/gu

const STORY_SENTENCES = 4
const STORY_WORDS = 95
const LEAST_STORY = 26
/** Words within which a name has to come back to be told of. */
const STORY_SPAN = 260
const NAMED_OFTEN = 3
const MOST_TENTHS = 4

/** Two to four whole sentences in a row in which something is told that is not of the Bible. */
function findStory(input: ThreadInput, sentences: readonly Weighed[]): Story | null {
  const { speech, isSkipped } = input
  if (!speech.punctuated) return null
  const places = placesOfNames(speech, isSkipped)
  let found: { story: Story; score: number } | null = null
  for (const [start, first] of sentences.entries()) {
    const name = nameIn(first, places)
    const cue = SURE_CUE.test(first.folded) ? 1.2 : STORY_CUE.test(first.folded) ? 0.8 : 0
    if (!name && cue === 0) continue
    const run = storyFrom(start, sentences, input)
    const words = run.reduce((sum, { from, to }) => sum + to - from, 0)
    if (run.length < 2 || words < LEAST_STORY) continue
    const past = run.filter(({ folded }) => (folded.match(TELLS)?.length ?? 0) > 0).length
    if (past < run.length * 0.6) continue
    const score =
      (name ? 1 + 0.15 * Math.min(8, name.times) : 0) +
      cue +
      0.2 * past -
      0.5 * (first.from / speech.words.length)
    if (score < SURE_STORY || (found && score <= found.score)) continue
    found = { story: { name: name?.name ?? null, told: told(speech, run) }, score }
  }
  return found?.story ?? null
}

const SURE_STORY = 1.6

function storyFrom(
  start: number,
  sentences: readonly Weighed[],
  { speech, isSkipped, isScripture }: ThreadInput,
): Weighed[] {
  const run: Weighed[] = []
  let words = 0
  for (const sentence of sentences.slice(start, start + STORY_SENTENCES)) {
    const length = sentence.to - sentence.from
    if (words + length > STORY_WORDS || !isOfStory(sentence, speech)) break
    if (!clear(sentence, isSkipped, isScripture)) break
    if (run.length === 0 && !opensStory(sentence, speech)) return []
    run.push(sentence)
    words += length
  }
  // what follows from it is no longer told
  while (run.length > 0 && isLesson(run.at(-1)?.folded ?? '')) run.pop()
  return run
}

function isLesson(folded: string): boolean {
  return !folded.match(TELLS) || /^(?:quem|nos|voces?|deus|precisamos|devemos)\b/.test(folded)
}

const NOT_OF_STORY =
  /\b(?:versiculos?|capitulos?|texto|biblia|jesus|paulo|abr(?:a|am) |vamos|escola dominical|nao sei se|slide|falei|concluir|lembro que|como eu disse|aqui|hoje|batizad[oa]s?|nossa igreja|ess[ea] serie)\b/

function isOfStory({ folded, raw, from, to }: Sentence, { words }: Speech): boolean {
  if (/[?]|\.\.\.|…|["“”]|[:;,]$/.test(raw) || ORAL.test(folded) || PRAYS.test(folded)) return false
  if (READS_ALOUD.test(folded)) return false
  if (NOT_OF_STORY.test(folded) || to - from < 2 || to - from > 48) return false
  for (let word = from + 1; word < to; word += 1) {
    if (words[word]?.folded === words[word - 1]?.folded) return false
  }
  return true
}

function opensStory({ from, to, skip }: Weighed, speech: Speech): boolean {
  const rest = foldedText(speech, from + skip, to)
  const back = POINTS_BACK.exec(withVerbs(speech, from + skip, to))
  return !LEANS.test(rest) && !(back && back.index < 60)
}

type Named = { name: string; times: number }

function nameIn({ from, to }: Sentence, places: ReadonlyMap<number, Named>): Named | null {
  for (let word = from; word < to; word += 1) {
    const named = places.get(word)
    if (named) return named
  }
  return null
}

/** Teachers whose words are cited, not stories told of them; and what has a capital and is nobody. */
const NO_STORY = new Set(
  `piper keller spurgeon calvino lutero agostinho lewis wesley edwards owen stott tozer packer boyce barth bonhoeffer
  carson sproul macarthur lopes nicodemus henry westminster confissao catecismo reforma brasil belo horizonte minas
  reverendo pastor presbitero escola dominical bruno igreja kindle internet whatsapp facebook instagram youtube google
  natal pascoa pentecostes facam deem novo velho testamento antigo santa ceia biblia deutsche ocidente oriente
  manasses efraim presbiteriana cristologia teologia trindade espirito`
    .trim()
    .split(/\s+/),
)

/** The commonest names, that the index leaves out, by their first letters: captions write Sarah and Rubem. */
const COMMON_NAMES =
  /^(?:sara|rube|joab|manas|efra|benja|simea|laba|raqu|rebe|esau|isma|agar|hagar|mira|miri|cale|absal|jona|jero|robo|acab|jeza|ezeq|josi|nabu|naboc|dari|ciro|mard|aman|boaz|noem|orfa|samue|ziba|mefi|mephi|siqu|dina|potif|putif|fara|sined|anas|caif|pila|hero|agri|apol|prisc|aqui|lidi|file|onesi|epaf|baru|jetro|bala|raab|sans|dali|jeft|debo|bara|gide|abim|melq|sodo|gomo|cana|bete|hebr|sama|dama|nini|babi|assi|pers|grec|roma|efes|cori|gala|filip|colos|tess|jude|juda|galil|fari|sadu|levi|amor|fili|gole|goli|ureas|uria|bats|bate|nata|elis|enoqu|noe|set|caim|abel|terra|fran|ingl|alem|gene|euro|unid|esta|impe|japa|chin|russ|wash|lond|pari|itali|espan|portu|amer|afri|asia|ocide|orien|rio|sao|belo|mina|juiz|sena|deput|gover|presid|minis|universi|facul|colegio|hospital|segunda|terca|quarta|quinta|sexta|sabado|janei|fever|marco|abril|maio|junho|julho|agost|setem|outub|novem|dezem)/

function isOfTheBible(folded: string): boolean {
  return isBibleKey(folded) || COMMON_NAMES.test(folded)
}

/** Where names stand that the Bible does not have and that come back within a few minutes. */
function placesOfNames(speech: Speech, isSkipped: (word: number) => boolean): Map<number, Named> {
  const found = new Map<string, { raw: string; places: number[] }>()
  for (const [index, { raw, folded }] of speech.words.entries()) {
    const before = speech.words[index - 1]?.raw ?? '.'
    if (!/^\p{Lu}\p{Ll}{3,}/u.test(raw) || /[.!?…:]["”’)]?$/.test(before)) continue
    if (isSkipped(index) || NO_STORY.has(folded) || ORDINARY_WORDS.has(folded)) continue
    if (PROPER_NAMES.has(folded) || !carriesMeaning(folded)) continue
    // 'Dona Joaquina' is nobody of the Bible, however much she sounds like Joaquim
    if (isOfTheBible(folded) && !/^(?:Dona|Seu|Sr|Sra|Rei)\.?$/i.test(before)) continue
    const name = found.get(folded) ?? { raw: raw.replaceAll(/[^\p{L}'-]/gu, ''), places: [] }
    name.places.push(index)
    found.set(folded, name)
  }
  const named = new Map<number, Named>()
  const tenth = (place: number) => Math.floor((10 * place) / speech.words.length)
  for (const { raw, places } of found.values()) {
    // whoever is spoken of from beginning to end is of the text, in a spelling of the captions
    if (new Set(places.map(tenth)).size > MOST_TENTHS) continue
    for (const place of places) {
      const near = places.filter((other) => other >= place && other < place + STORY_SPAN).length
      if (near >= NAMED_OFTEN && !named.has(place)) named.set(place, { name: raw, times: near })
    }
  }
  return named
}
