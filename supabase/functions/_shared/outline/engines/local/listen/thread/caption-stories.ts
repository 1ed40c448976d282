import { COMMA, learnedStops } from '../sentences/learned-stops.ts'
import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { showQuote } from '../sentences/quotes.ts'
import { foldedText } from '../service/ceremony.ts'
import type { Speech, SpokenWord } from '../words/speech.ts'
import { MOST_STARTS, OF_THE_LESSON, STORY_SPAN, type StoryStart } from './stories.ts'
import type { ThreadInput } from '../weighed/weighed.ts'

const PERSON =
  '(?:vo|avo|bisavo|mae|pai|tia|tio|sogr[oa]|irmao|irma|esposa|marido|filh[oa]|amig[oa]|colega|professora?|vizinh[oa]|chefe)'
const PAST = '(?:\\w{2,}(?:ou|ava|eu|iu)|\\w{2,}(?<!c)ia|foi|era|tinha|teve|fez|veio)'

/** What a story begins with, and a sentence: 'eu vou contar de uma mulher', 'eu morei dez anos'. */
const BEGINS_ITSELF = new RegExp(
  `^(?:(?:deixa eu|deixe me|eu quero|eu vou|eu preciso) (?:te |lhes? )?contar (?:uma (?:historia|coisa que aconteceu)|de (?:um|uma)|d[ao] (?:meu|minha|dona|seu|irma|irmao|dia)|o que aconteceu)|era uma vez|quando eu era (?:crianca|menin[oa]|pequen[oa]|adolescente|jovem|mais nov[oa])|eu (?:me )?lembro (?:quando|de (?:um|uma)|do dia)|outro dia (?:eu|minha|meu|um|uma)|eu (?:ja )?(?:andei|morei|cresci|nasci|trabalhei|conheci|visitei|encontrei|viajei|atendi)) `,
)
/** What one begins with that may as well stand inside a sentence: 'certa vez', 'a minha vó não sabia ler'. */
const BEGINS = new RegExp(
  `^(?:certa (?:vez|noite|manha|ocasiao)|certo dia|uma vez eu|teve uma vez|havia (?:um|uma) (?:homem|mulher|menin[oa]|jovem|rapaz|moca|senhora?|velh[oa]|pescador|fazendeiro|soldado)|(?:(?:faz|ha) )?(?:muitos|alguns|uns|poucos|\\d+) anos atras (?:eu|minha|meu|um|uma)|(?:na|essa) semana (?:passada )?eu|(?:a |o )?(?:minha|meu) ${PERSON} (?:nao )?${PAST}) `,
)
const ANNOUNCED = /^(?:\w+ ){1,4}contar /
/** Says that something is told, and not what. */
const VAGUE = /^(?:\w+ ){1,4}contar (?:uma (?:historia|coisa)|o que aconteceu)/
/** His own, or of his own people: what happened 'certo dia' may be of the text. */
const HIS_OWN = /\b(?:eu|meus?|minhas?)\b/
const OF_THE_TEXT =
  /\b(?:versiculos?|versos?|capitulos?|texto|anjos?|senhor|profetas?|apostolos?|rei)\b/
/** Begins a clause that belongs to what was said before it. */
const HANGS = /^(?:que|quem|se|quando|onde|como|porque|nao|nem|nunca|ou|e)$/
/** Words in which it says so. */
const CUE = 12

/** How likely a sentence begins there. */
const START = 0.85
const STOP_BEFORE = 0.45
const CLAUSE = 0.25
/** Where what is shown of it may break off. */
const STOP_BEHIND = 0.4
const FEWEST = 8
const MOST = 26

/** Words after it in which it is told, and how many of them say what happened. */
const TOLD_IN = 60
const LEAST_PAST = 5
/** The same where he says that he tells something. */
const LEAST_ANNOUNCED = 2
const HAPPENED =
  /\b(?:foi|fui|era|eram|foram|tinham?|tava|estavam?|ia|iam|viu|fez|fizeram|havia|veio|disse|queria|sabia|podia|\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu)|(?<=eu )\w{2,}ei)\b/g
/** He is not sure of it himself, or says of whom it is. */
const NOT_HIS_OWN = /\b(?:esqueci|nao (?:me )?lembro|nao sei|ne|contou a seguinte|ja deve ter)\b/

/** Where he begins to tell something, in captions: as far as he is heard without doubt, and no further. */
export function findCaptionStories(input: ThreadInput): StoryStart[] {
  const { speech } = input
  if (!speech.timed) return []
  const { mark } = learnedStops(speech)
  const found: { start: StoryStart; isVague: boolean }[] = []
  let until = 0
  for (let from = 0; from < speech.words.length; from += 1) {
    if (from < until || (mark[from] ?? 0) < CLAUSE) continue
    const cue = foldedText(speech, from, from + CUE)
    if (!beginsStory(speech, from, cue)) continue
    const to = storyTold(input, from, cue)
    if (to === null) continue
    const quote = showQuote(speech, from, to, false).replace(CALLED, (name) => name.toUpperCase())
    const start = { from, at: speech.words[from]?.at ?? 0, quote }
    found.push({ start, isVague: VAGUE.test(cue) })
    until = to + STORY_SPAN
  }
  return found
    .toSorted((a, b) => Number(a.isVague) - Number(b.isVague))
    .slice(0, MOST_STARTS)
    .map(({ start }) => start)
    .toSorted((a, b) => a.from - b.from)
}

function beginsStory(speech: Speech, from: number, cue: string): boolean {
  const { mark, end } = learnedStops(speech)
  const [marked = 0, stops = 0] = [mark[from], end[from]]
  if (HANGS.test(speech.words[from - 1]?.folded ?? '')) return false
  if (BEGINS_ITSELF.test(cue)) return true
  return marked >= START && stops >= STOP_BEFORE && BEGINS.test(cue)
}

function isOther(said: string): boolean {
  return OF_THE_LESSON.test(said) || NOT_HIS_OWN.test(said)
}

/** The word before which what is shown of it breaks off; null where what comes next is no story of his. */
function storyTold(
  { speech, isSkipped, isScripture }: ThreadInput,
  from: number,
  cue: string,
): number | null {
  const { words } = speech
  const { mark, end } = learnedStops(speech)
  let to = from + FEWEST
  const goesOn = () => (end[to] ?? 0) < STOP_BEHIND && (mark[to] ?? 0) < COMMA
  while (to < from + MOST && goesOn()) to += 1
  if (to === from + MOST || isOther(foldedText(speech, from, to))) return null
  const behind = foldedText(speech, from, to + TOLD_IN)
  const isName = ({ folded }: SpokenWord) => PROPER_NAMES.has(folded)
  const isOfTheBible = HIS_OWN.test(cue)
    ? words.slice(from, to).some(isName)
    : OF_THE_TEXT.test(behind) || words.slice(from, to + TOLD_IN).some(isName)
  const isRead = words.slice(from, to + TOLD_IN).some((_, place) => isScripture(from + place))
  const past = behind.match(HAPPENED)?.length ?? 0
  const least = ANNOUNCED.test(cue) ? LEAST_ANNOUNCED : LEAST_PAST
  return past < least || isOfTheBible || isRead || isSkipped(from) || isSkipped(to) ? null : to
}

/** The first letter of a name, which captions write small. */
const CALLED = /(?<=(?<!\p{L})(?:chamar de|chamava|[Dd]ona) )(?!(?:um|uma|o|a|de)(?!\p{L}))\p{Ll}/gu
