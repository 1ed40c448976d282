import { SAYS, SPEAKER, THINKERS } from '../model/named-authors.ts'
import { fold } from '../model/words.ts'
import { comparableWords, type Speech } from './speech-index.ts'

/** Words to which a quotation grows; a longer sentence is not quoted whole. */
const MOST_WORDS = 60
/** Words of a quotation that was chosen whole: a passage of several sentences. */
const LONGEST = 110
/** Words before a quotation among which its lead stands. */
const LEAD_WORDS = 12
const AFTER_WORDS = 14
/** Words between a lead and the cut, where no full stop tells whether they are one sentence. */
const LEAD_GAP = 3

const OTHERS = String.raw`(?:alguns|algumas pessoas|muitos|muita gente|tem gente que|gente que|ha quem|as pessoas|pessoas|o mundo|a cultura|a sociedade|o inimigo|o diabo|a serpente|satanas|o tentador|(?:o|esse|aquele) vilao(?: \w+){0,4}|(?:o|esse) personagem(?: \w+){0,4}|(?:o|os|um) falsos? profetas?|os fariseus|os incredulos|os ateus|o ateu)`
const SAYING = String.raw`(?:diz|dizem|dizia|diziam|disse|disseram|fala|falam|falou|pensa|pensam|acha|acham|ensina|ensinam|prega|pregam|oferece|promete)`
/** Behind these somebody else speaks, or nobody ever did. */
const REPORTED = String.raw`${OTHERS}(?: \w+){0,3} ${SAYING}|se (?:deus|jesus|ele|o senhor|cristo|eu) tivesse (?:\w+ )?(?:dito|falado)|imagin(?:e|em)(?: so)? (?:que|se|deus|jesus)|suponha(?:m)? que`
const DENIED = String.raw`nao (?:e )?que|nao e porque|(?:isso )?nao (?:significa|quer dizer) que|nao estou dizendo que|nao (?:pense|pensem|ache|achem|acredite|acreditem) que|longe de (?:mim|nos) dizer que|em nenhum (?:momento|lugar) (?:\w+ ){1,3}(?:diz|disse) que`

const LEAD = new RegExp(String.raw`(?:^| )(?:${REPORTED}|${DENIED})(?= |$)`)
/** The same at the very end of what stands before: it opens the next sentence. */
const OPENS = new RegExp(String.raw`(?:^| )(?:${REPORTED})(?: \w+){0,5}$`)
/** Somebody else's words follow: the Bible's as they are read, a book's, a grandmother's. */
const HANDS_OVER =
  /(?:^| )(?<!(?:^| )eu )(?:(?:diz|dizia|disse|dizendo|fala|falou|falava|escreveu|respondeu|perguntou)(?: (?:assim|o seguinte|certa vez|para (?:ele|ela|mim|deus)))?|esta escrito(?: assim)?|escreveu certa vez(?: \w+){0,3}|direi a minha alma)$/
/** 'Karl Marx escreveu isto no Manifesto': until the preacher answers, what follows is read of him. */
const READ_OF_ANOTHER = new RegExp(
  String.raw`\b(?:${THINKERS}|${SPEAKER})\b(?=.* ${SAYS}\b)(?!.* (?:mas|porem|entretanto|contudo|todavia|so que|irmaos)\b)`,
)
const READ_WORDS = 24

/** What is said next turns it round. */
const REFUTED =
  /^(?:e |mas |so que |gente |irmaos |nao |olha )*(?:(?:isso|isto|essa|esse) (?:aqui )?(?:nao e (?:verdade|biblico|evangelho|o evangelho|de deus|cristianismo)|e (?:uma )?(?:grande )?(?:mentira|heresia|engano|falso|errado)|esta errado|nao (?:esta|existe) na biblia|e o que o? ?(?:mundo|diabo|inimigo|vilao)|diz o|(?:e|era|foi) (?:a |uma )?frase (?:\w+ ){0,2}(?:famosa|conhecida)|(?:visao|ideologia|filosofia|teoria|frase) (?:\w+ ){0,3}influenci\w+)|a influencia d(?:ess[ae]|est[ae])|mentira|(?:e )?(?:o que )?(?:diz|disse|dizia|fala) (?:o|a) (?:vilao|mundo|diabo|inimigo|serpente|personagem))(?= |$)/
/** 'O que eu quero que guardem é o seguinte.': the point is the next sentence. */
const ANNOUNCES = /(?:^| )(?:e|sao|diz) (?:o seguinte|a seguinte|isto|isso aqui|esta|este|assim)$/
const ANNOUNCEMENT_WORDS = 25

/** Says nothing but that a sentence stood before: 'E', 'Portanto, irmãos,'. */
const ONLY_JOINS =
  /^(?:e|entao|portanto|pois|agora|porque|bom|ora)(?: (?:meus )?(?:irmaos|queridos|amados))?$|^(?:meus )?(?:irmaos|queridos|amados)$/

type Span = { from: number; to: number }

/**
 * The words of a quotation with what belongs to them: grown to whole sentences where the transcript has any, and to
 * the attribution or the negation that stands before them where it has none. Null where they are not the preacher's
 * own: what he reports, supposes or refutes without its saying so inside the quotation, and with `commended` even then.
 */
export function wholeSaying(found: Span, speech: Speech, commended: boolean): Span | null {
  const sentence = speech.punctuated ? wholeSentences(found, speech) : found
  const said = pointOf(sentence, speech)
  if (said === null) return null
  const lead = said.from - leadBefore(said, speech)
  const before = words(speech, Math.max(0, said.from - LEAD_WORDS), said.from)
  // Captions without punctuation have no sentence to begin: what stands right before counts.
  const begins = !speech.punctuated || speech.endsSentence(said.from - 1)
  const whole = { from: speech.punctuated ? said.from : lead, to: said.to }
  if (speech.punctuated && (begins ? OPENS.test(before) : lead < said.from)) return null
  if (begins && HANDS_OVER.test(before)) return null
  if (READ_OF_ANOTHER.test(words(speech, Math.max(0, said.from - READ_WORDS), said.from)))
    return null
  if (REFUTED.test(words(speech, said.to, said.to + AFTER_WORDS))) return null
  if (whole.to - whole.from > LONGEST) return null
  return commended && LEAD.test(words(speech, whole.from, whole.to)) ? null : whole
}

/** Each side by itself, as far as the sentence goes on and a quotation may. */
function wholeSentences({ from, to }: Span, speech: Speech): Span {
  let first = from
  while (!speech.endsSentence(first - 1) && to - first <= MOST_WORDS) first -= 1
  if (to - first > MOST_WORDS) first = from
  let last = to
  while (!speech.endsSentence(last - 1) && last - first <= MOST_WORDS) last += 1
  const start = first < from && ONLY_JOINS.test(words(speech, first, from)) ? from : first
  return { from: start, to: last - first > MOST_WORDS ? to : last }
}

/** What is announced, instead of its announcement. */
function pointOf(said: Span, speech: Speech): Span | null {
  const announces =
    said.to - said.from <= ANNOUNCEMENT_WORDS && ANNOUNCES.test(words(speech, said.from, said.to))
  if (!announces) return said
  if (!speech.punctuated || said.to >= speech.wordCount) return null
  const point = wholeSentences({ from: said.to, to: said.to + 1 }, speech)
  return speech.endsSentence(point.to - 1) ? point : null
}

/** How many words before a quotation its lead begins; 0 where there is none, or where it has had its say by then. */
function leadBefore({ from }: Span, speech: Speech): number {
  const before = words(speech, Math.max(0, from - LEAD_WORDS), from)
  const lead = LEAD.exec(before)
  if (lead === null) return 0
  const between = before
    .slice(lead.index + lead[0].length)
    .trim()
    .split(' ')
    .filter(Boolean)
  if (!speech.punctuated && between.length > LEAD_GAP) return 0
  return before.slice(lead.index).trim().split(' ').length
}

function words(speech: Speech, from: number, to: number): string {
  return comparableWords(speech.textOf(from, to)).map(fold).join(' ')
}
