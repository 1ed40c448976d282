import { isBibleKey } from '../../../../../bible/verse-index/spoken-verses.ts'
import { wordsOnly } from '../../../../model/words.ts'
import { foldedText } from '../service/ceremony.ts'
import { announcesWords, isForSome } from '../worth/conditions.ts'
import { findDeclaredHeart } from '../worth/declared-heart.ts'
import { findDisputed } from '../worth/disputed.ts'
import { CONTRAST, GOSPEL, type Sentence, sentencesOf, THESIS } from '../worth/key-sentences.ts'
import { isGlued, isOneSentence } from '../sentences/main-verb.ts'
import { findMisheard } from '../words/misheard.ts'
import type { Movement } from '../message/movements.ts'
import { ORDINARY_WORDS } from '../words/ordinary-words.ts'
import { PROPER_NAMES, showQuote } from '../sentences/quotes.ts'
import type { Speech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../words/stop-words.ts'
import type { Utterance } from '../sentences/utterances.ts'
import { worthOf } from '../worth/worth.ts'

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
  /** What it does in the sermon. */
  does: 'gospel' | 'warning' | 'duty' | 'contrast' | 'claim'
}

const SHORTEST = 7
/** Between others. */
const SHORTEST_INSIDE = 3

/** What was announced may be short: 'só Jesus entregou tudo'. */
const SHORTEST_HEART = 5

const LONGEST = 46

/** So many words are not said twice in a sentence that he had ready. */
const RUN = 3
/** Nor so soon anywhere in it. */
const AGAIN = 8

/** Joins to the sentence before, and is left off where that one is not told. */
const JOINS =
  /^(?:e|mas|porem|entao|portanto|agora|bom|bem|ora|entendam?|notem?|pois bem|pois|porque|por isso|ou seja|na verdade|veja|vejam|olha|olhe|perceba|percebam|queridos irmaos|amados irmaos|querid[oa]s?|meus queridos|irmaos|meus irmaos|meu irmao|amados|amem|sim|assim|logo|afinal de contas|afinal|enfim|em (?:primeiro|segundo|terceiro|quarto|ultimo) lugar|por fim|realmente|na realidade|certamente|naturalmente|sobretudo|principalmente|acima de tudo|de fato|com certeza|sem duvida|obviamente|evidentemente|claramente|no entanto|entretanto|contudo|todavia)\b/

/** Only these stand at the beginning without a comma behind them. */
const JOINS_AT_ONCE = /^(?:e|mas|entao|portanto|pois|porque|agora)$/

/** Needs what stands before it, and cannot open. */
export const LEANS =
  /^(?:visto que\b|nos nao estamos (?:falando|dizendo)\b|nao estou (?:falando|dizendo)\b|nos \w+[aeiu]\b|voce (?!(?:nao )?(?:precisa|deve|tem|pode|e|esta|sera|foi|vai|nunca|so|ja|que|recebeu|creu|nasceu|morreu|pecou|errou|ouviu|sempre)\b)|o que (?:nao|quer dizer|significa)\b|[oa]s? (?:primeir|segund|terceir|quart|quint)[oa]s? (?:e|seria|foi|era)\b|voce (?!recebeu|creu|nasceu|morreu|pecou|foi|errou|ouviu)\w{3,}(?:ou|eu|iu)\b|(?:tod[oa]s? )?(?:o|a|os|as) \w+ sendo |que|ou|pelo contrario|ao contrario|por (?:um|outro) lado|\w+ (?!est)\w{2,}(?:ando|endo|indo) |tudo (?:bem|e [ao])|ok|beleza|certo|claro|se \w+[aei]r|o que (?:ele|ela|eles|acontece)|o que (?:deve|deveria) (?:nos|te)|(?:apenas|somente) (?:atraves|por|pel[oa]|com|em|quando|se)|(?:falar|dizer|pensar) (?:sobre|de|em|d[oa])|(?:tod[oa]s )?(?:(?:o|a|os|as) )?(?:seus?|suas?)(?! (?:vida|coracao|pecados?|alma|casa|familia|fe)\b)|se nao|senao|nem|nao(?! (?:adianta|basta|existe|ha|podemos|devemos|precisamos|se pode|importa))|tambem|mesmo assim|alem disso|inclusive|depois|antes|primeiro|segundo|terceiro|por exemplo|como|ai|dai|ali|la|aqui|outr[oa]s?|o mesmo|a mesma|tal|tais|ambos|cujo|isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|el[ea]s?|del[ea]s?|nel[ea]s?|n?d?isso|d?n?ess[ea]s?|d?n?est[ea]s?|fala|pega|pense|pensa|sabe|digo|onde|cada um desses|quem sao|a outra|o outro|em outras palavras|exceto|quanto|diferente|a partir|ate|quantas vezes|so que|contra|sobre|com|de|do|da|dos|das|para que|por mais|(?!quando\b)\w+(?:ando|endo|indo)(?:se|[oa]s?|lhes?)?|gente|pessoas?|comportamento|coisas?|se (?:foi|foram|\w+(?:ou|eu|iu|ez|aram|eram|iram))|(?:um )?tempo de|(?:o|a|os|as|um|uma) \w+ que|voce (?:definiu|disse|falou|comentou|citou|mencionou|explicou|perguntou)|o ponto e|acabam?|comeca|continua|termina|segue|significa|acontece que|pensem|olhem|vejam|reparem?|se (?:aplica|trata)|sao|estao|estarao|serao|sejam|ja nao|tem|tinha|vai|vao|foi|foram|era|eram|mostra|despreza|aceita|\w+(?:rao|ava|avam|ou|aram|eram|iram|armos|ermos|irmos))\b/

/** Says of something that only the hall knows what it is. */
const VAGUE =
  /\b(?:(?:uma|alguma|outra|tal|qualquer) coisa|duplo problema|(?:dois|duas|tres|quatro|cinco) (?:coisas|problemas|pontos|aspectos|verdades|licoes|motivos|razoes)|isso e possivel|o que (?:deve|devia|precisa|tem que) ser \w+)\b/

/** Something said before, or shown, is meant. */
export const POINTS_BACK =
  /\b(?:isso|isto|aquilo|disso|disto|nisso|nisto|ess[ea]s?|dess[ea]s?|ness[ea]s?|(?:d|n)?est[ea]s?(?! (?:vida|mundo|terra|seculo|texto|capitulo|livro|carta|passagem))|d?n?aquel[ea]s?(?! (?:que|quem|cujo))|tambem|outr[oa]|outros|outras|tal|tais|ali|la|assim(?! como)|aqui|mesm[oa]s? (?:coisa|razao|motivo)|o mesmo)\b/

/** 'Duas coisas se destacam aqui': which, comes next. */
export const ANNOUNCES_SEVERAL =
  /\b(?:duas|dois|tres|quatro|cinco|algumas|alguns|varias|varios) (?:\w+ )?(?:coisas?|licoes|pontos|verdades|aspectos|motivos|razoes|detalhes|elementos|principios|aplicacoes)\b/

const PRONOUN =
  /^(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|neles|nelas|lhe|lhes|aquele|aquela)$/

/** Not the preacher's own view, or not affirmed by him. */
const VOICES =
  /\b(?:diss(?:e|eram|esse)|dizem|dizia|diziam|dizendo|diria|iria dizer|algo como|falou|falam|falava|perguntou|perguntam?|respondeu|responderam|responde|escreve(?:u|ndo)?|citando|cita|citei|aspas|filme|musica|serie|novela|vilao|poeta|filosofo|comentarista|alguns|algumas pessoas|alguem|ha quem|tem gente|muita gente|muitas pessoas|muitos|falsos? (?:profeta|mestre)s?|(?:pastora?|reverendo|teologo|padre|doutor) (?:\w+ ){1,3}(?:diz|fala|afirma|ensina|lembra|defende)|imagin[ea]m?|suponha\w*|como se|fingir|finge|acham?|pensam?|acreditam|mentira|seria|teria|poderia|deveria|talvez|quem sabe|sera que|supostamente|parece que|heresia|ditado|fulano|posso (?:dizer|pensar)|pensamento (?:humano|do mundo|deles?|natural)|logica (?:humana|do mundo|deles?)|(?:visao|mente|opiniao|sabedoria) (?:humana|do mundo)|humanamente|na cabeca d\w+|para (?:eles|elas|muitos)|argumento|raciocinio|gosta de ouvir|gostam de ouvir|vao dizer|vai dizer|entre aspas|ironicamente|\w+(?:aria|eria|iria)mo?s?|idade media|(?:ideia|visao|pensamento|concepcao|crenca|nocao) (?:\w+ )?(?:dominante|comum|popular|predominante|geral|medieval|errad\w+|equivocad\w+|distorcid\w+|d[aeo] (?:epoca|sociedade|cultura|mundo|maioria))|pesquisa\w*|cientistas?|estatistic\w*|estudos? (?:mostr|revel|apont)\w+|comum (?:\w+ ){0,2}(?:dizer|ouvir|que se)|costuma\w* (?:se )?(?:dizer|ouvir|falar)|se (?:diga|diz|fala|fale|costuma))\b/

/** 'Se fosse', 'como se tivesse', 'achava que viesse': what was not; 'para que fossem perdoados' was. */
const SUPPOSES =
  /\b(?:se|caso|embora|como|quem|ach\w+|pens\w+|queria\w*|esper\w+|imagin\w+|parec\w+|quise\w+|ainda que|mesmo que)\b.*\b(?!(?:nesse|desse|interesse|desinteresse|confesse|professe|passe|nosso)\b)(?:\w{2,}[aei]sse(?:m|mos)?|fossem?|fossemos)\b|^(?:quem (?:me )?)?(?!(?:nesse|desse|esse|interesse)\b)(?:\w{2,}[aei]sse(?:m|mos)?|fossem?)\b/

/** In a sentence before: somebody else's words go on. */
const OPENS_SPEECH =
  /\b(?:diz(?:er|em|ia|iam|endo)?|disse|disseram|fala|falou|falando|pergunta|perguntou|responde|respondeu|escreve|escreveu|algo como|o seguinte|afirma|afirmou|imagine|imaginem|filme|cita|citando)\b(?! que\b)(?:(?! que ).)*$|\b(?:versiculos?|versos?)(?: de numero)? \d+\b.{0,40}$|(?:\bimagin[ea]m?|\bafirmativa\b|\bfalaci|\bheresias?\b|\bcomo se\b|\balguns\b|\bfilme\b|\bfalsos? (?:profeta|mestre)s?)/

/** How others see it is told, in this sentence or right after: 'o modo de pensar romano era o quê?' */
const OTHERS_THINK =
  /\b(?:para|segundo) (?:os|as) (?:catolic|protestant|judeu|muculman|arminian|liberal|liberai|espirita|roman|paga[os]|filosof|ateu|cetic|fariseu|dispensacionalist|pentecosta)\w*|\b(?:modo|jeito|forma|maneira|logica|raciocinio) (?:de (?:pensar|ver|raciocinar)|roman\w+|greg\w+|pag\w+)\b|\blogica deles\b|\bseguindo (?:ess[ea]|est[ea]) (?:raciocinio|logica)\b/

/** Asked with the voice alone, in several breaths: 'No sofrimento, nós não temos que buscar consolo? Não é do Espírito?' */
const ASKS_BY_DENYING =
  /^(?:\w+ ){0,5}nao (?:temos|devemos|precisamos|podemos|deveriamos) (?:que |de )?\w+(?!.*\b(?:mas|e sim|porque|senao|sem|para|apenas|so)\b)/

const HOUSEKEEPING =
  /\b(?:(?:dito|diz|vem|veremos) a seguir|contexto anterior|(?:e )?o que vemos a seguir|olh[ae]m? (?:aqui |ai |so |novamente )?(?:o|no) (?:vers\w+|texto)|responder (?:a )?(?:\w+ )?perguntas|refletimos (?:aqui|hoje|sobre|juntos)|antes de falar(?:mos)?|podemos destacar|deixe ?me (?:ressaltar|dizer|lembrar|explicar)|podemos pensar (?:em|n)|quais? (?:sao|e|foram) (?:o|a|os|as)|menos intuitiv\w+|nossa narrativa|conduzir a narrativa|ultim[oa]s (?:dois |tres )?(?:domingos|semanas)|para (?:a gente |nos |eu )?(?:finalizar|terminar|encerrar)|sess(?:ao|oes) (?:de numero )?\d|sec(?:ao|oes) (?:de numero )?\d|vou fazer|vamos fazer|parte (?:muito )?interessante|objetivo(?: \w+){0,3} e (?:hoje )?(?:falar|mostrar|examinar|meditar|estudar|abordar|entender|olhar|tratar|ver)|bem legal|quiser(?:em)? (?:ler|estudar|ver|saber)|(?:nos )?vimos n[oa]|no inicio que|se referindo|de uma forma (?:muito )?clara|entender bem|trataremos|tratamos agora|avancar n[oa]|(?:quero|gostaria de) (?:exorta|convida|encoraja|lembra)\w*|proxim[oa]s? (?:dois |tres )?(?:sermoes|sermao|domingos|aulas?|semanas?)|vamos (?:nos |primeiro |agora )?\w+[aei]r|slide|deve (?:se )?lembrar|prest(?:em|arem|e|ar) atencao|criterio de voces|(?:estamos|estao) vendo|olhem? novamente|se voce (?:\w+ )?(?:reparar|notar|olhar|perceber|ler|comparar)|voce vai (?:perceber|notar|reparar)|continua (?:explicando|dizendo|falando)|pronomes?|vai falar|a partir do versiculo|mais uma vez|se lembram|nao se lembra|lembra de|livraria|biblioteca|ler o livro|quiser ouvir|voce se lembra|falei|falamos|muito legal|nosso texto|texto continua|continua o texto|(?:versiculos?|versos?) (?:seguintes?|anterior(?:es)?)|(?:versiculos?|versos?) \d+$|^(?:versiculos?|versos?) \d+|proximo vers\w+|ultimo ponto|primeir[oa] ponto|segundo ponto|terceiro ponto|para concluir|abr(?:a|am|ir) (?:a|sua|suas|comigo)|leia comigo|leiam|veremos|iremos|viu|notem?|domingo (?:passado|que vem)|semana passada|ultim[oa] (?:domingo|sermao|mensagem|aula)|escola dominical|ebds?|aula|biblia aberta|continuamos a estudar|daqui a pouco|como eu (?:disse|falei)|ja (?:disse|falei)|eu disse|vou (?:falar|contar|ler|mostrar|dizer)|gostaria|quero (?:falar|contar|ler|destacar|convidar|compartilhar)|ja vimos|nest[ae] noite|noite de hoje|hoje (?:a noite|de manha)|esta noite|essa noite|liturgia|pregac(?:ao|oes) (?:passad|anterior|de hoje|dest)\w*|nas pregacoes|ultima pregacao|sermao|comentaristas?|hebraic[ao]|hebreu|greg[ao]|latim|traduc(?:ao|oes)|original|expressao|palavra usada|conjuncao|verbo|capitulos?|pagina|nota de rodape|livro publicado|reverendo|presbitero|seminar\w*|perguntas? e respostas?|palestras?|nosso tema|congresso|conferencia|microfone|camera|celular|ano que vem|queridos irmaos sem)\b/

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

const OWN = /\b(?:eu|me parece|tenho certeza|meus?|minhas?|mim|comigo)\b/

const OWN_VERB =
  /^(?:tivemos|fizemos|fomos|recebemos hoje|temos (?:orado|estudado)|estamos estudando|deixo|peco|convido|espero|penso|vejo|repito|desejo|imagino|preciso|entendo|concordo|prefiro|creio|acho|lembro|confesso|quero|gosto|digo|estava|fui|conheci|tenho)\b/

const TEACHES =
  /\b(?:significa|consiste|nasce|depende|transforma|liberta|exige|produz|revela|ensina|chama|convida|mostra|promete|garante|requer|precis\w+|deve\w*|nunca|somente|apenas)\b/

export const OF_US =
  /\b(?:nos|noss[oa]s?|voces?|a gente|precisamos|devemos|podemos|somos|temos|quem|aqueles? que)\b/

export const TELLS =
  /\b(?:foi|era|eram|foram|tinham?|estavam?|aconteceu|fez|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g

export type Weighed = Sentence & {
  index: number
  /** Words left off its beginning. */
  skip: number
  roots: readonly string[]
  score: number
  /** It can be told behind the one before it. */
  follows: boolean
  /** It can be told between two others, though it may be a question, or short. */
  goesOn: boolean
  /** It can stand between two others that are quoted: there 'eu', 'isso' and what he asks are understood. */
  staysInside: boolean
  /** A passage of several sentences can begin with it: nothing in its first words points back. */
  beginsPassage: boolean
  /** It can be told without the one before it. */
  opens: boolean
  isOwn: boolean
  /** The preacher himself calls it the heart of what he says. */
  isHeart: boolean
  /** The next sentence takes it back, or sets it against what matters: it was a concession. */
  isConceded: boolean
}

export type ThreadInput = {
  speech: Speech
  utterances: readonly Utterance[]
  movements: readonly Movement[]
  isSkipped: (word: number) => boolean
  isScripture: (word: number) => boolean
  about: ReadonlySet<string>
  /** Folded names of those who act in the text that is preached. */
  actors: ReadonlySet<string>
}

/** Whether nothing but a word stands between two sentences: the next goes on where the other ends. */
export function isRightAfter(next: Pick<Weighed, 'from'>, before: Pick<Weighed, 'to'>): boolean {
  return next.from - before.to < 2
}

/** The mean of a run, so that a longer one is no better for its length; 0 for none. */
export function scoreOf(run: readonly Weighed[]): number {
  return run.reduce((sum, { score }) => sum + score, 0) / Math.max(1, run.length)
}

/** Every sentence in its order: where a telling may put it, and what it is worth; 0 where it can follow nothing. */
export function weighSentences(input: ThreadInput): Weighed[] {
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
  const disputed = findDisputed(sentences)
  const hearts = findDeclaredHeart(sentences)
  const isMisheard = findMisheard(speech.words)
  const weighed: Weighed[] = []
  for (const [index, sentence] of sentences.entries()) {
    const own = roots[index] ?? []
    const announced = hearts.get(index) ?? 0
    const skip = announced > 0 ? announced : leftOff(speech, sentence)
    const rest = foldedText(speech, sentence.from + skip, sentence.to)
    const next = sentences[index + 1]
    const isConceded =
      next !== undefined && next.from - sentence.to < FAR && CONCEDED.test(next.folded)
    const alone = sentence.raw.split(' ').slice(skip).join(' ')
    const isWhole = isOneSentence(alone)
    const rested = announced > 0 ? restOf(sentence, announced, speech) : sentence
    const isInside =
      isTellableInside(rested, speech) &&
      !OF_THE_ROAD.test(rest) &&
      // a capital that no name has: two sentences ran into each other
      !isGlued(alone) &&
      !citesSomebody(sentence.from + skip, sentence.to, speech, names) &&
      isOwnSpeech(sentence, isSkipped, isScripture) &&
      !speech.words.slice(sentence.from, sentence.to).some(isMisheard)
    const isQuotable = isQuotableInside(sentence) && isOwnSpeech(sentence, isSkipped, isScripture)
    const hasVoice =
      (isInside || isQuotable) &&
      [1, 2, 3].some((back) => {
        const before = sentences[index - back]
        if (!before || sentence.from - before.to > 60) return false
        if (back < 3 && OTHERS_THINK.test(before.folded)) return true
        return back === 1
          ? /[:,]["”’]?$/.test(before.raw) || OPENS_SPEECH.test(before.folded)
          : OPENS_SPEECH.test(before.folded) && /\b(?:eu|voce|voces|tu|te)\b/.test(sentence.folded)
      })
    const isRead = (isInside || isQuotable) && isReadFromACreed(sentence, index, sentences)
    const isCutOff = /(?:\.\.\.|…)["”’]?$/.test(sentences[index - 1]?.raw ?? '')
    const isDenied =
      /^(?:nao(?= (?:e|era|foi) (?:verdade|assim|isso|bem)\b| \w+$|$)|mentira|errado|isso nao|so que nao|desculpem?|perdao,?|alias|corrigindo|melhor dizendo|ou melhor)\b/.test(
        next?.folded ?? '',
      )
    const mayAsk = ASKS_BY_DENYING.test(rest) && ASKS_BY_DENYING.test(next?.folded ?? '')
    const goesOn =
      isInside &&
      !hasVoice &&
      !isRead &&
      !isDenied &&
      !mayAsk &&
      !/, não é (?!o |a |um |uma |só )/i.test(sentence.raw) &&
      !OTHERS_THINK.test(sentence.folded) &&
      !disputed.has(index)
    const follows = goesOn && isTellable(rested, speech)
    // where the captions set no full stop, what may stand between others is not known
    const staysInside =
      speech.punctuated && isQuotable && !hasVoice && !isRead && !isDenied && !disputed.has(index)
    weighed.push({
      ...sentence,
      index,
      skip,
      roots: own,
      score: follows
        ? worthOf(
            rest,
            sentence.raw,
            sentence.from / speech.words.length,
            centralityOf(sentence, own, counts, about),
          )
        : 0,
      follows,
      goesOn,
      staysInside,
      beginsPassage: staysInside && !isCutOff && isBeginning(rest, sentence.raw),
      opens:
        follows &&
        isWhole &&
        !isCutOff &&
        !isConceded &&
        !isForSome(sentences, index) &&
        standsAlone(sentence, skip, speech, names, announced),
      isOwn: OWN.test(announced > 0 ? rest : sentence.folded) || OWN_VERB.test(rest),
      isHeart: hearts.has(index),
      isConceded,
    })
  }
  return weighed
}

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
  /^(?:(?:so que|no entanto|entretanto|contudo|todavia|porem)\b|(?:mas|e) (?:(?:nos|voces?|irmaos|agora|hoje|por favor) )*(?:par(?:em?|am? de)|deix[ea]m?|deixemos|nao (?:pare|fique|se engane|e (?:so|apenas|somente|isso)|basta|apenas|somente|podemos parar|adianta|era|foi|par[ea])|ha (?:algo|uma coisa) (?:mais|maior)|o (?:texto|ponto|problema|pregador)|a questao|sera|isso nao))/

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

function isTellable(sentence: Sentence, speech: Speech): boolean {
  const { from, to, raw, isSure } = sentence
  return (
    isSure && to - from >= SHORTEST - 2 && !raw.includes('?') && isTellableInside(sentence, speech)
  )
}

/** Asked of those who sit there, and not about anything: 'lembra?', 'certo?'. */
const TO_THE_HALL =
  /\b(?:lembra[mn]?|sabe[m]?|sabia[m]?|ne|certo|ok|percebe\w*|entend\w+|ver?am?|viram?|acompanh\w+|combinado|amem|irmaos|conhece[m]?|ja (?:teve|aconteceu|pensou|ouviu|parou))\b/

/** Between two sentences that are told also a short one is, and a question that he answers. */
function isTellableInside({ from, to, folded, raw, isFair }: Sentence, speech: Speech): boolean {
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
function isQuotableInside({ from, to, folded, raw, isFair }: Sentence): boolean {
  return (
    isFair &&
    to - from <= LONGEST_INSIDE &&
    !/[?].|\.\.\.|…|["“”]|[:;,]$/.test(raw) &&
    !(raw.endsWith('?') && TO_THE_HALL.test(folded)) &&
    ![MISHEARD, VOICES, HOUSEKEEPING, PRAYS, SPOKEN_ON].some((pattern) => pattern.test(folded)) &&
    !announcesWords(folded)
  )
}

const LONGEST_INSIDE = 60

/** Long enough to say something, and about nothing that was said before it. */
function isBeginning(rest: string, raw: string): boolean {
  if (raw.endsWith('?') || rest.split(' ').length < SHORTEST) return false
  if (LEANS.test(rest) || JOINS.test(rest) || VAGUE.test(rest) || SUPPOSES.test(rest)) return false
  const back = POINTS_BACK.exec(rest)
  return (
    !(back && back.index < BEGINNING) &&
    !rest
      .split(' ')
      .slice(0, 5)
      .some((word) => PRONOUN.test(word))
  )
}

/** Letters. */
const BEGINNING = 45

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
  announced: number,
): boolean {
  if (to - from - skip < (announced > 0 ? SHORTEST_HEART : SHORTEST)) return false
  const rest = foldedText(speech, from + skip, to)
  if (LEANS.test(rest) || JOINS.test(rest) || VAGUE.test(rest)) return false
  // 'O próprio Deus porque ele': the subject is left alone
  if (
    /^(?:\w+ ){1,3}porque\b/.test(rest) ||
    /^(?:muita|muito|pouc[oa]) (?!\w+ (?:e|sao)\b)/.test(rest)
  )
    return false
  // 'Para destacar a condição na qual estávamos': for this, what is done?
  if (/^para \w+[aei]r /.test(rest) && !/,/.test(raw)) return false
  // 'Morrerá uma vez só': who?
  if (/rá$/i.test(speech.words[from + skip]?.raw ?? '')) return false
  if (/^\w+[aei]r /.test(rest) && !/(?<!\p{L})é(?!\p{L})/iu.test(raw)) return false
  if (
    /^(?:se|quando|enquanto|embora) /.test(rest) &&
    (!/,/.test(raw) || /^[^,]*,.*, e /u.test(raw))
  )
    return false
  // 'Deus o salvou': whom?
  if (/^(?:o )?(?:deus|jesus|cristo|senhor) (?:[oa]s?|lhes?) \w+(?:ou|eu|iu|a|e)\b/.test(rest))
    return false
  // 'podem reconhecer isso': what, was said before
  if (/\b[dn]?isso$/.test(rest)) return false
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
      const taken =
        speech.words[word - 1]?.raw.endsWith(',') && word - from - skip > 2 && !BESIDE.test(rest)
      if (!antecedent && !taken && !hasNoun(speech, from + skip, word)) return false
    }
  }
  return true
}

/** Before the comma nobody is named who could be meant: 'Ao invés de uma distração, elas …'. */
const BESIDE =
  /^(?:ao inves|em vez|apesar|por causa|diante|depois|antes|alem|sem|com|para|por|de|em|no|na) /

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
export function withVerbs({ words }: Speech, from: number, to: number): string {
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
    // 'Ele' has a capital where God is meant, and is nobody's name
    if (!carriesMeaning(folded) || PRONOUN.test(folded)) continue
    if (/^\p{Lu}\p{Ll}+/u.test(raw) && !/[.!?…:]["”’)]?$/.test(before)) names.add(folded)
  }
  return names
}

const MOST_COUNT = 24

/** Even of an ordinary word so many say what this sermon is about. */
const OFTEN = 10

const ORDINARY_ROOTS: ReadonlySet<string> = new Set([...ORDINARY_WORDS].map(stem))

/** How much of what this sermon speaks of more than others do stands in a sentence. */
function centralityOf(
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
export const OF_THE_PAGE =
  /\b(?:o texto|a passagem|este livro|o livro|a carta|as cartas|o autor|o evangelista|os leitores|as igrejas a que|escreve|descreve|narra)\b/

const ONLY_JOINS =
  /^(?:e|entao|portanto|pois|agora|porque|bom|ora)(?: (?:meus )?(?:irmaos|queridos|amados))?$|^(?:meus )?(?:irmaos|queridos|amados)$/

/** The run as it is told. */
export function told(speech: Speech, run: readonly Weighed[]): Told {
  const first = run[0]
  const last = run.at(-1)
  const from = first?.from ?? 0
  const to = last?.to ?? from
  const skip = first?.skip ?? 0
  const prose = run.map((sentence, index) => proseOf(speech, sentence, index)).join(' ')
  // nothing is lost with a lone 'e' or 'portanto', and a quotation that begins with it leans
  const begin = ONLY_JOINS.test(foldedText(speech, from, from + skip)) ? from + skip : from
  return {
    from,
    to,
    does: what(run),
    at: speech.timed ? (speech.words[from]?.at ?? null) : null,
    prose,
    quote: quoteOf(speech, run, begin),
    isOwn: run.some(({ isOwn }) => isOwn),
    isWhole: skip === 0 || begin > from,
    isVerbatim: wordsOnly(showQuote(speech, from + skip, to, true)) === wordsOnly(prose),
    score: scoreOf(run),
  }
}

/** Captions have no full stop between the sentences of a run. */
function quoteOf(speech: Speech, run: readonly Weighed[], begin: number): string {
  if (speech.punctuated) return showQuote(speech, begin, run.at(-1)?.to ?? begin, true)
  return run
    .map(({ from, to }, index) => showQuote(speech, index === 0 ? begin : from, to, true))
    .join(' ')
}

function what(run: readonly Weighed[]): Told['does'] {
  const folded = run.map((one) => one.folded).join(' ')
  if (isGospel(folded)) return 'gospel'
  if (WARNING.test(folded) && OF_US.test(folded) && !SAVES.test(folded)) return 'warning'
  if (ASKS_OF_US.test(folded)) return 'duty'
  return CONTRAST.test(folded) ? 'contrast' : 'claim'
}

/** What Christ did for us, in the preacher's own words. */
export function isGospel(folded: string): boolean {
  return (
    OF_CHRIST.test(folded) && DID_FOR_US.test(folded) && !/\bse (?:jesus|cristo)\b/.test(folded)
  )
}

const OF_CHRIST = /\b(?:jesus|cristo|messias|filho de deus|cordeiro|salvador|redentor)\b/
const DID_FOR_US =
  /\b(?:cruz|crucificad\w+|morreu|morte de|sangue|ressuscit\w+|ressurreicao|(?:em|no) (?:noss[oa]|seu|meu|teu) (?:lugar|favor)|por nos|por voce|(?:nos|te) (?:salv|perdo|libert|resgat|reconcili|redim|am)\w+|pagou|carregou|levou sobre|tomou sobre|entregou|escolheu ser|perdao|salvacao|reconcilia\w+|justifica\w+|redencao|vida eterna|pela graca|envi(?:ou|ando)|cumpriu|se fez (?:carne|homem)|veio (?:ao mundo|para))\b/
const WARNING =
  /\b(?:nao adianta|nao basta|arrepend\w+|conden\w+|juizo|inferno|castigad\w+|hipocri\w+|idolatr\w+|idolos?|orgulho|soberba|perigo|advert\w+|morte eterna|nos engan\w+)\b/
/** Good news of what is wrong: no warning. */
export const SAVES =
  /\b(?:resgat|perdo(?!es\b)|libert|salv|limp|lav|cur|redim|vence|chaves|ressurr)\w*|\bem noss[oa] (?:lugar|favor)\b|\bnos deu\b|\b(?:pela graca|acesso|nenhum temor|nao prevalec\w+|nenhuma condenacao|nao ha condenacao)\b|\bcrucificad\w+/
const ASKS_OF_US =
  /\b(?:precisamos|devemos|temos (?:que|de)|voces? (?:precisam?|devem?|tem que)|somos chamados a|chamados para|(?:nos )?nao podemos)\b|^(?:\w+ )?(?:sejamos|busquemos|saiamos|vivamos|confiemos|busque|confie|creia|ame|ore|lembre|perdoe|volte|pare)\b/

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
