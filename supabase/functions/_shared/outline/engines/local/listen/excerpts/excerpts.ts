import { isForSome } from '../worth/conditions.ts'
import type { PassageWorth } from './learned-telling.ts'
import { isSaidIn, likeness } from '../weighed/likeness.ts'
import { MAY_ASK, TURNS, WAITS } from '../weighed/neighbours.ts'
import { ANNOUNCES_SEVERAL, hangsOnInfinitive } from '../weighed/stands-alone.ts'
import { isRightAfter, type Weighed } from '../weighed/weighed.ts'

/** Words of an excerpt: less is a sentence, more is no longer read aloud at one go. */
const SHORTEST = 38
const LONGEST = 90
/** What an excerpt is worth at least: of those below, as many only seemed to carry the sermon as did. */
const FAIR = 0.12
/** So much more in a part of the sermon that has none yet. */
const SILENT_PART = 0.04
const MOST = 6

/** From where the sermon opens to where it comes to what it is for: each part may have its excerpt. */
const PARTS = [0.25, 0.45, 0.62, 0.8, 1]

/** So much less where it says a sentence again that is told already. */
const SAID_ALREADY = 0.15

type Excerpt = { run: readonly Weighed[]; score: number }

/**
 * Passages of two to eight sentences in the preacher's own words, from a sentence that can open to one that can close: a
 * thought with its reason and its turn, where a sentence alone is a splinter of it. The best first; none where none is sure.
 *
 * @param words of the whole sermon
 * @param begins word before which the last sermon is told again
 * @param worthOf what a passage is worth (`learned-telling.ts`)
 */
export function findExcerpts(
  sentences: readonly Weighed[],
  words: number,
  begins: number,
  worthOf: PassageWorth,
): readonly (readonly Weighed[])[] {
  // of each sentence once: it stands in many passages
  const fit = sentences.map((one) => !isUnfit(one) && !isForSome(sentences, one.index))
  const guesses = sentences.flatMap(({ folded, index }) => (GUESSES.test(folded) ? [index] : []))
  const found = sentences
    .filter(
      (first) =>
        first.from >= begins &&
        fit[first.index] &&
        canBegin(first) &&
        !isCited(sentences, first.index),
    )
    .flatMap((first) => from(first, sentences, fit))
    .filter(
      (run) => !isGuessed(run, guesses) && !repeatsItself(run) && !leadsToChrist(run, sentences),
    )
    .map((run) => ({ run, score: worthOf(run) }))
    .filter(({ score }) => score >= FAIR)
  return spread(found, words).map(({ run }) => run)
}

/** The best, none beside another or saying it again, and so that no part of the sermon is silent. */
function spread(excerpts: readonly Excerpt[], words: number): readonly Excerpt[] {
  const partOf = ({ run: [first] }: Excerpt) =>
    PARTS.findIndex((until) => (first?.from ?? 0) <= until * words)
  const kept: Excerpt[] = []
  while (kept.length < MOST) {
    const told = new Set(kept.map(partOf))
    const sentences = kept.flatMap(({ run }) => run)
    const [best] = excerpts
      .filter((one) => kept.every((other) => isApart(one, other)))
      .map((one) => ({
        one,
        worth:
          one.score +
          (told.has(partOf(one)) ? 0 : SILENT_PART) -
          (one.run.some((sentence) => isSaidIn(sentence, sentences)) ? SAID_ALREADY : 0),
      }))
      .toSorted((a, b) => b.worth - a.worth)
    if (!best) break
    kept.push(best.one)
  }
  return kept
}

function isApart({ run: one }: Excerpt, { run: other }: Excerpt): boolean {
  const [first, last] = [one[0], one.at(-1)]
  return (
    !first || !last || other.every(({ index }) => index < first.index - 1 || index > last.index + 1)
  )
}

function isUnfit({ raw, folded }: Weighed): boolean {
  return (
    CALLS_SOME.test(raw) ||
    [
      HARSH,
      OPENS_A_LIST,
      CORRECTS_HIMSELF,
      OF_SCHOLARS,
      OF_CLASSES,
      OF_HIMSELF,
      OF_THE_HALL,
      AT_A_VERSE,
      NOT_TOLD,
      SINGS,
      LEADS_ON,
      OF_A_LIST,
    ].some((one) => one.test(folded))
  )
}

/** 'De Éfeso, de Pérgamo, desculpe': on paper the slip stays. */
const CORRECTS_HIMSELF = /\b(?:desculpem?|me confundi|me enganei|ou melhor|corrigindo)\b/
/** Around the text, and not what it says. */
const OF_SCHOLARS =
  /\b(?:registros? historicos?|historiador\w*|arqueolog\w+|manuscritos?|sinotic[oa]s|quebra cabecas?|espiritualiz\w+|ja tinham? um historico)\b/
/** 'Como já alertei', 'nos meus sermões': of his preaching, and not of what he preaches. */
const OF_HIMSELF =
  /\b(?:(?:meus|nossos) sermoes|(?:comentei|falei|mencionei|disse|alertei|expliquei) (?:logo )?(?:no (?:inicio|comeco)|antes|ha pouco)|como (?:(?:eu|nos) )?(?:ja )?(?:alertei|disse|falei|expliquei|comentei|estudamos|vimos|dissemos|falamos))\b/
/** 'Estamos aprendendo isso nas escolas dominicais': of a house whose week the group may not share. */
const OF_CLASSES =
  /\b(?:escolas? dominica(?:l|is)|ebds?|culto passado|ultim[oa]s? (?:aula|domingo)s?)\b/
/** 'Abençoe estas crianças, Senhor', 'não vou entrar em detalhes', 'bum!': said to God, to a smile, with a hand. */
const NOT_TOLD =
  /\b(?:minha oracao|(?:nos )?oramos (?:no|em) nome|abenco[ae] (?:ess|est)[ea]s?|(?:senhor|jesus),? (?:use|abencoe|ajude)|nao vou entrar em detalhes|bum|gente do ceu)\b|,? pai$/
/** 'O pastor Bruno, que é o nosso pastor', 'se os irmãos pegarem': of people and pages that the group does not have before it. */
const OF_THE_HALL =
  /\b(?:(?:o|nosso) pastor (?!e\b|que\b|d[aeo]s?\b)[a-z]{3,}|nosso pastor|se (?:os irmaos|voces) (?:pegarem|olharem|lerem|abrirem|forem)|(?:olhem|vejam|abram) (?:ai|comigo|agora))\b/
/** Whose words a hymn's are, without its lines nobody sees. */
const SINGS = /\b(?:hinos?|cantamos (?:n[ao]|aqui|hoje|agora)|acabamos de cantar)\b/

/** What comes next is not there: 'uma última observação', 'mas então o salmo continua'. */
const LEADS_ON =
  /\b(?:ultima (?:ilustracao|observacao)|(?:primeir|segund|terceir|quart|quint)a aplicacao|falha minha|(?:vi|ouvi|li|lembro d[ea]) uma historia|voltemos a falar|daqui a pouquinho|olha ai|(?:salmo|texto|versiculo(?: \d+)?) continua|faz algo (?:maravilhoso|extraordinario|incrivel)$)/

/** 'Ponto dois, ele é a palavra', 'oito, pela fé', 'olha os dez pontos': of a list that hangs in the hall. */
const OF_A_LIST =
  /\b(?:ponto (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|numero \w+|\d+)|(?:os|tres|quatro|cinco|seis|sete|oito|nove|dez) pontos\b|numero (?:um|dois|tres|quatro|cinco))\b|^(?:dois|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:el[ea]s?|pel[oa]|por|a|o|nos|deus|jesus)\b/

/** What he announces as somebody's words: for some sentences nobody knows where these end. */
const CITES =
  /\b(?:diz(?:ia)?|disse|escreveu|escreve|afirm(?:a|ou)|ensin(?:a|ou)|declarou|comenta|comentou|cita|citou)\b.{0,40}\b(?:o seguinte|assim|isso|isto)$/
const CITED_FOR = 4

/** Whether a sentence may still be of words that are cited. */
function isCited(sentences: readonly Weighed[], index: number): boolean {
  return sentences
    .slice(Math.max(0, index - CITED_FOR), index)
    .some(({ folded, raw }) => CITES.test(folded) || raw.endsWith(':'))
}

/** Whether he calls it a guess of his own, in it or right behind it. */
function isGuessed(run: readonly Weighed[], guesses: readonly number[]): boolean {
  const [first, last] = [run[0]?.index ?? 0, run.at(-1)?.index ?? 0]
  return guesses.some((index) => index >= first && index <= last + GUESSED_WITHIN)
}

/** 'Ele erigiu uma coluna. Ele erigiu uma coluna e derramou óleo.': heard twice it rings, read twice it limps. */
function repeatsItself(run: readonly Weighed[]): boolean {
  return run.some((one, place) =>
    run.slice(0, place).some((other) => likeness(one, other) >= TWICE),
  )
}

const TWICE = 0.8

/** 'É triste ser esquecido. … Bem, pense no que Jesus passou.': of the way to Christ only what comes before him. */
function leadsToChrist(run: readonly Weighed[], sentences: readonly Weighed[]): boolean {
  const last = run.at(-1)?.index ?? 0
  return (
    !run.some(({ folded }) => OF_GOD.test(folded)) &&
    sentences
      .slice(last + 1, last + 1 + LEADS_WITHIN)
      .some(({ folded }) => TURNS_TO_CHRIST.test(folded))
  )
}

const LEADS_WITHIN = 4
const OF_GOD = /\b(?:deus|jesus|cristo|senhor|espirito)\b/
const TURNS_TO_CHRIST =
  /^(?:\w+ ){0,2}(?:pensem?|imaginem?|lembrem?(?: se)?|vejam?|olhem?|considerem?)\b.*\b(?:jesus|cristo)\b/

const GUESSED_WITHIN = 3
const GUESSES =
  /\b(?:opiniao|conjectura\w*|especula\w*|suposicao|hipotese|posso estar (?:errado|enganado)|nao tenho (?:tanta |muita )?(?:certeza|conviccao)|a meu ver)\b/

/** Of a list only its first point would be there. */
const OPENS_A_LIST =
  /\b(?:algumas|umas) (?:instrucoes|dicas|orientacoes)\b|^(?:portanto )?em \w+o lugar\b|^(?:e |entao )?(?:primeiro|quarto|quinto|(?:a|uma) (?:primeira|segunda|terceira|quarta|quinta) (?:coisa|possibilidade|forma|maneira)|o primeiro)\b/

/** 'Meninas, vocês são …': said to some of the hall. */
const CALLS_SOME =
  /^(?:E |Mas |Então,? )?(?:meninas?|meninos?|jovens|jovem|crianças|adolescentes|pais|mães|mamães|papais|maridos?|esposas?|homens|mulheres|filhos|solteir[oa]s|senhoras|presbíteros|diáconos|pastores),/iu

const ONLY_JOINS = /^(?:e|entao|portanto|pois|agora|porque|bom|ora)?$/

function canBegin({ opens, beginsPassage, folded, raw, skip }: Weighed): boolean {
  const left = folded.split(' ').slice(0, skip).join(' ')
  const rest = folded.split(' ').slice(skip).join(' ')
  return (
    (opens || beginsPassage) &&
    !MAY_ASK.test(folded) &&
    !FOLLOWS_ON.test(rest) &&
    !hangsOnInfinitive(rest, raw) &&
    ONLY_JOINS.test(left)
  )
}

/**
 * After what? To whom, and who does it: 'Aos seus leitores, …', 'Sempre nos convidando, …'. What differs from what, and who
 * says 'eu vou definir o que é bom', stood before it.
 */
const FOLLOWS_ON =
  /^(?:para \w+[aei]r (?:que|isso|o|a)\b|a questao e\b|(?:a|uma) (?:diferenca|impressao|minha impressao|semelhanca) |a minha impressao|[ao] meu ver|na minha opiniao|acreditamos que (?:vai|vao|e|foi)|ainda que exist|mas que |mesmo (?:com|sem) |provavelmente|especialmente|por enquanto|pel[oa] (?:criterio|mesm[oa])|eu (?:vou|quero|preciso) (?!(?:te |lhe |vos )?(?:convidar|pedir|chamar|desafiar|encorajar))|em su?e?[ua]s? |por su?e?[ua]s? |\w+ gerou a |(?:\w+ ){1,2}\d+(?: \d+)? (?:nos )?(?:fala|diz|mostra)|(?:pouco|muito|algum|um) tempo depois|logo (?:depois|em seguida)|em seguida|mais tarde|aos? seus?|sempre (?:\w+ )?\w+ndo|seja|igual)\b/

/** Every passage of fitting sentences that begins with it and may end where it does. */
function from(first: Weighed, sentences: readonly Weighed[], fit: readonly boolean[]): Weighed[][] {
  const found: Weighed[][] = []
  const run = [first]
  for (;;) {
    const last = run.at(-1) ?? first
    const next = sentences[last.index + 1]
    const then = sentences[last.index + 2]
    const isLong = run.length > 1 && last.to - first.from >= SHORTEST
    if (isLong && canEnd(last, next, then) && !isConceding(run, sentences)) found.push([...run])
    if (!next || !isRightAfter(next, last) || next.to - first.from > LONGEST) return found
    if (!fit[next.index] || !(next.goesOn || next.isHeard)) return found
    run.push(next)
  }
}

function canEnd(last: Weighed, next?: Weighed, then?: Weighed): boolean {
  const isHis = last.follows || (last.isHeard && last.isSure)
  if (!isHis || last.isConceded || last.to - last.from < LEAST_LAST || last.raw.endsWith('?'))
    return false
  if (next && isRightAfter(next, last) && GOES_FURTHER.test(next.folded)) return false
  if (WAITS.test(last.raw) || LEADS_AWAY.some((one) => one.test(last.folded))) return false
  if (!next || !isRightAfter(next, last)) return true
  const isFollowed = then !== undefined && isRightAfter(then, next)
  if (COMES_TO_US.test(next.folded) || (isFollowed && COMES_TO_US.test(then.folded))) return false
  // 'Mas o que dizer de nós?': what was said before was said for the sake of this
  if (isFollowed && TURNS.test(then.folded)) return false
  if (TURNS.test(next.folded)) return false
  // a short sentence that joins belongs to what it joins to
  const joins = JOINS_ON.test(next.folded) && !next.raw.endsWith('?')
  return next.to - next.from >= SHORT || !(joins || ENDS_IT.test(next.folded))
}

/** 'E eu sei que pode ter algum domingo difícil. …': conceded for the sake of the 'mas' that comes some sentences later. */
function isConceding(run: readonly Weighed[], sentences: readonly Weighed[]): boolean {
  const last = run.at(-1)?.index ?? 0
  return (
    run.slice(-CONCEDED_WITHIN).some(({ folded }) => CONCEDES.test(folded)) &&
    sentences.slice(last + 1, last + 1 + TURNED_WITHIN).some(({ folded }) => TURNS.test(folded))
  )
}

const CONCEDES =
  /\b(?:eu sei que (?:pode|talvez|muit|nem)|pode acontecer|talvez (?:voce|alguem|algum)|nem sempre)\b/
const CONCEDED_WITHIN = 3
const TURNED_WITHIN = 6

/** 'E agora eu te pergunto de novo, com toda a seriedade.': the question comes next. */
const ASKS_NEXT = /\bpergunt(?:o|a|amos)\b|\bsurge diante de nos$/

/** 'No verso 13, então, temos a conclusão', 'em Romanos 3, versículo 4': what he opens there is not there, or misheard. */
const AT_A_VERSE = /\bvers(?:o|os|iculo|iculos) \d/

/** 'Então está tudo bem. Seguir nos mesmos pecados.': no sentence, but the end of the one before it. */
const ENDS_IT = /^\w+[aei]r\b/

/** 'E tudo isso ele fez em nosso lugar.': what it was all said for. */
const COMES_TO_US =
  /\b(?:em (?:nosso|seu|teu) (?:lugar|favor)|por amor (?:de|a) (?:voce|nos|mim|ti)|(?:fez|deu|sofreu|morreu|levou|pagou|esquecido|abandonado|rejeitado)\b.{0,40}\b(?:por (?:nos|voce|mim|ti)|para que (?:nos|voce|deus)))\b/

/** 'Imagine você se fosse o seu filho.': what he wants it imagined for comes next. */
const IMAGINES = /\bimagin(?:e|em|emos)\b/

/** 'Não importa o tanto que você ora, não importa.': what does, comes next. */
const SETS_ASIDE = /\bnao importa$/

/** 'Essa terra também será destruída. Para depois ressuscitar com Cristo.' */
const GOES_FURTHER =
  /^(?:para (?:depois|que)|e depois|mas depois|e sim|mas sim|ou(?! seja)|quanto mais)\b/

const LEADS_AWAY = [ANNOUNCES_SEVERAL, ASKS_NEXT, IMAGINES, SETS_ASIDE]

const LEAST_LAST = 4
const SHORT = 14
const JOINS_ON = /^(?:e|porque|pois|por isso|portanto|ou seja)\b/

/** Of itself, without the preacher's voice, it hurts or misleads. */
const HARSH =
  /\b(?:politic[oa]s?|prostitu\w+|garoto de programa|idiota|burr[oa]|vagabund\w+|aborto|estupr\w+|suicid\w+|nazis\w+|comunis\w+|governo|partido|lula|bolsonaro|depressiv\w+|assassin\w+|gays?|homossexua\w+|feminis\w+|pornograf\w+|masturba\w+|adulter[oa]s?|sexo|bastard\w+)\b/
