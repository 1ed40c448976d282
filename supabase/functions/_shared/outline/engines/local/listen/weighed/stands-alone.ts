import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { foldedText } from '../service/ceremony.ts'
import type { Speech } from '../words/speech.ts'
import { carriesMeaning } from '../words/stop-words.ts'
import type { Sentence } from '../worth/key-sentences.ts'
import { SHORTEST } from './tellable.ts'

/** Joins to the sentence before, and is left off where that one is not told. */
const JOINS =
  /^(?:e|mas|porem|entao|portanto|agora|bom|bem|ora|entendam?|notem?|pois bem|pois|porque|por isso|ou seja|na verdade|veja|vejam|olha|olhe|perceba|percebam|queridos irmaos|amados irmaos|querid[oa]s?|meus queridos|irmaos|meus irmaos|meu irmao|amados|amem|sim|assim|logo|afinal de contas|afinal|enfim|em (?:primeiro|segundo|terceiro|quarto|ultimo) lugar|por fim|realmente|na realidade|certamente|naturalmente|sobretudo|principalmente|acima de tudo|de fato|com certeza|sem duvida|obviamente|evidentemente|claramente|no entanto|entretanto|contudo|todavia)\b/

/** Only these stand at the beginning without a comma behind them. */
const JOINS_AT_ONCE = /^(?:e|mas|entao|portanto|pois|porque|agora)$/

/** Needs what stands before it, and cannot open. */
export const LEANS =
  /^(?:visto que\b|nos nao estamos (?:falando|dizendo)\b|nao estou (?:falando|dizendo)\b|nos (?:vimos|\w+[aeiu])\b|vimos\b|voce (?!(?:nao )?(?:precisa|deve|tem|pode|e|esta|sera|foi|vai|nunca|so|ja|que|recebeu|creu|nasceu|morreu|pecou|errou|ouviu|sempre)\b)|o que (?:nao|quer dizer|significa)\b|[oa]s? (?:primeir|segund|terceir|quart|quint)[oa]s? (?:e|seria|foi|era)\b|voce (?!recebeu|creu|nasceu|morreu|pecou|foi|errou|ouviu)\w{3,}(?:ou|eu|iu)\b|(?:tod[oa]s? )?(?:o|a|os|as) \w+ sendo |que|ou|pelo contrario|ao contrario|por (?:um|outro) lado|\w+ (?!est)\w{2,}(?:ando|endo|indo) |tudo (?:bem|e [ao])|ok|beleza|certo|claro|se \w+[aei]r|o que (?:ele|ela|eles|acontece)|o que (?:deve|deveria) (?:nos|te)|(?:apenas|somente) (?:atraves|por|pel[oa]|com|em|quando|se)|(?:falar|dizer|pensar) (?:sobre|de|em|d[oa])|(?:tod[oa]s )?(?:(?:o|a|os|as) )?(?:seus?|suas?)(?! (?:vida|coracao|pecados?|alma|casa|familia|fe)\b)|se nao|senao|nem|nao(?! (?:adianta|basta|existe|ha|podemos|devemos|precisamos|se pode|importa))|tambem|mesmo assim|alem disso|inclusive|depois|antes|primeiro|segundo|terceiro|por exemplo|como|ai|dai|ali|la|aqui|outr[oa]s?|o mesmo|a mesma|tal|tais|ambos|cujo|isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|el[ea]s?|del[ea]s?|nel[ea]s?|n?d?isso|d?n?ess[ea]s?|d?n?est[ea]s?|fala|pega|pense|pensa|sabe|digo|onde|cada um desses|quem sao|a outra|o outro|em outras palavras|exceto|quanto|diferente|a partir|ate|quantas vezes|so que|contra|sobre|com|de|do|da|dos|das|para que|por mais|(?!quando\b)\w+(?:ando|endo|indo)(?:se|[oa]s?|lhes?)?|gente|pessoas?|comportamento|coisas?|se (?:foi|foram|\w+(?:ou|eu|iu|ez|aram|eram|iram))|(?:um )?tempo de|(?:o|a|os|as|um|uma) \w+ que|voce (?:definiu|disse|falou|comentou|citou|mencionou|explicou|perguntou)|o ponto e|acabam?|comeca|continua|termina|segue|significa|acontece que|pensem|olhem|vejam|reparem?|se (?:aplica|trata)|sao|estao|estarao|serao|sejam|ja nao|tem|tinha|vai|vao|foi|foram|era|eram|mostra|despreza|aceita|\w+(?:rao|ava|avam|ou|aram|eram|iram|armos|ermos|irmos))\b/

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

/** Long enough to say something, and about nothing that was said before it. */
export function isBeginning(rest: string, raw: string): boolean {
  if (raw.endsWith('?') || rest.split(' ').length < SHORTEST) return false
  if (LEANS.test(rest)) return false
  const back = POINTS_BACK.exec(rest)
  const words = rest.split(' ')
  const pronoun = words.findIndex((word) => PRONOUN.test(word))
  return (
    !(back && back.index < BEGINNING) &&
    (pronoun === -1 ||
      pronoun >= EARLY ||
      (pronoun >= AT_ONCE && namesSomebody(words.slice(0, pronoun), raw)))
  )
}

/** Words within which nobody was named before a pronoun. */
const AT_ONCE = 5
/** Words from the beginning within which a pronoun means somebody of the sentence before, if nobody stands before it. */
const EARLY = 12

/** 'Ao invés de ter acesso, ele foi desamparado.': who, was said before. */
function namesSomebody(before: readonly string[], raw: string): boolean {
  const isNamed = /(?<=\p{L},? )\p{Lu}\p{Ll}/u.test(
    raw.split(' ').slice(0, before.length).join(' '),
  )
  return isNamed || NOUN_PHRASE.test(before.join(' ')) || KNOWN.test(before[0] ?? '')
}

const NOUN_PHRASE =
  /\b(?:[oa]s?|uma?|nossos?|nossas?|cada|todo|toda|algum|alguem|quem|ninguem|d[oa]s?|n[oa]s?|ao|aos|pel[oa]s?) (?!que\b)\w{4,}|\b(?:quem|alguem|ninguem|pessoas?|homens?|mulheres?|irmaos?|filhos?|pais)\b/
const KNOWN = /^(?:deus|jesus|cristo|paulo|pedro|davi|moises|abraao|jaco|jose)$/

/** Letters. */
const BEGINNING = 45

/** 'Ter a casa de Deus nos céus, para …', 'Seguir o seu exemplo pode …': what of it, was said before. 'Crer é confiar' stands. */
export function hangsOnInfinitive(rest: string, raw: string): boolean {
  return /^\w+[aei]r /.test(rest) && !/(?<!\p{L})é(?!\p{L})/iu.test(raw)
}

/** How many words its beginning can do without: 'Portanto, irmãos,'. */
export function leftOff(speech: Speech, { from, to }: Sentence): number {
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

/**
 * Whether a sentence is understood without the one before it.
 *
 * @param skip words left off its beginning
 * @param least words that it needs
 * @param isPoint whether he counts it up: 'o outro' is nobody named before, and 'a dívida que têm comigo' its subject
 */
export function standsAlone(
  { from, to, raw }: Sentence,
  skip: number,
  speech: Speech,
  names: ReadonlySet<string>,
  { least, isPoint }: { least: number; isPoint: boolean },
): boolean {
  if (to - from - skip < least) return false
  const rest = foldedText(speech, from + skip, to)
  if (isPoint && WITHOUT_SUBJECT.test(rest)) return false
  if (
    (LEANS.test(rest) && !(isPoint && HAS_SUBJECT.test(rest))) ||
    JOINS.test(rest) ||
    VAGUE.test(rest)
  )
    return false
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
  if (hangsOnInfinitive(rest, raw)) return false
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
  const own = withVerbs(speech, from + skip, to)
  const back = POINTS_BACK.exec(isPoint ? own.replaceAll(ANYBODY_ELSE, '') : own)
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

/** 'Devem educar os filhos': who, stood in what announced it. */
const WITHOUT_SUBJECT = /^(?:devem?|podem?|precisam?|querem?|vimos|vemos)\b/
const HAS_SUBJECT = /^(?:o|a|os|as) \w+ que\b/
const ANYBODY_ELSE = /\b[oa]s? outr[oa]s?\b/g

/** Before the comma nobody is named who could be meant: 'Ao invés de uma distração, elas …'. */
const BESIDE =
  /^(?:ao inves|em vez|apesar|por causa|diante|depois|antes|alem|sem|com|para|por|de|em|no|na) /

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
export function namesIn({ words, punctuated }: Speech): Set<string> {
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
