import { isBibleKey } from '../../../../../bible/verse-index/spoken-verses.ts'
import { isOneSentence } from '../sentences/main-verb.ts'
import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { showQuote } from '../sentences/quotes.ts'
import { foldedText } from '../service/ceremony.ts'
import { ORDINARY_WORDS } from '../words/ordinary-words.ts'
import type { Speech } from '../words/speech.ts'
import { carriesMeaning } from '../words/stop-words.ts'
import type { Sentence } from '../worth/key-sentences.ts'
import { TELLS } from '../weighed/claims.ts'
import { LEANS, POINTS_BACK, withVerbs } from '../weighed/stands-alone.ts'
import { isOwnSpeech, ORAL, PRAYS, READS_ALOUD } from '../weighed/tellable.ts'
import { type Told, told } from './telling.ts'
import type { ThreadInput, Weighed } from '../weighed/weighed.ts'

/** A story of the preacher's: who or what it is about, where it has a name, and how he told it. */
export type Story = { name: string; told: Told }

const SURE_CUE =
  /\b(?:certa (?:vez|noite|manha|ocasiao)|certo dia|conta se|contase|era uma vez|havia (?:um|uma) (?:homem|mulher|menin[oa]|jovem|rei|pai|mae|rapaz|moca|senhor|senhora|velho|pescador|fazendeiro|soldado)|historia d[eo] (?:um|uma)|me contou)\b/

const STORY_CUE =
  /\b(?:uma vez|(?:uma|duas|a) historias?(?! da (?:redencao|salvacao|igreja|humanidade))|ilustra\w*|conheci|um homem|uma mulher|um menino|uma menina|um jovem|um pastor|um missionario)\b/

const STORY_SENTENCES = 6

const STORY_WORDS = 120

const LEAST_STORY = 26

/** Words within which a name has to come back to be told of. */
export const STORY_SPAN = 260

const NAMED_OFTEN = 3

const MOST_TENTHS = 4

/** Two to four whole sentences in a row in which something is told that is not of the Bible. */
export function findStory(input: ThreadInput, sentences: readonly Weighed[]): Story | null {
  const { speech, isSkipped } = input
  if (!speech.punctuated) return null
  const places = placesOfNames(speech, isSkipped)
  let found: { story: Story; score: number } | null = null
  for (const [start, first] of sentences.entries()) {
    const name = nameIn(first, places)
    const cue = SURE_CUE.test(first.folded) ? 1.2 : STORY_CUE.test(first.folded) ? 0.8 : 0
    if (!name) continue
    const run = storyFrom(start, sentences, input)
    const words = run.reduce((sum, { from, to }) => sum + to - from, 0)
    if (run.length < 3 || words < LEAST_STORY) continue
    // whoever meets people of the Bible is of the text, in a spelling of the captions: 'Jacó … Exaú'
    if (run.some((one) => namesTheBible(one, speech))) continue
    if (isCutOff(sentences[start + run.length], name)) continue
    const past = run.filter(({ folded }) => (folded.match(TELLS)?.length ?? 0) > 0).length
    if (past < run.length * 0.6) continue
    const score =
      1 +
      0.15 * Math.min(8, name.times) +
      cue +
      0.2 * past -
      0.5 * (first.from / speech.words.length)
    if (score < SURE_STORY || (found && score <= found.score)) continue
    found = { story: { name: name.name, told: told(speech, run) }, score }
  }
  return found?.story ?? null
}

const SURE_STORY = 1.6

/** Where he begins to tell something that cannot be told here whole: who leads hears it in the video, and tells it. */
export type StoryStart = { from: number; at: number; quote: string }

const BEGINS_STORY =
  /^(?!(?:ai|e|mas|entao|porque|quando ele) ).*?\b(?:certa (?:vez|noite|manha|ocasiao)|certo dia|conta se que|era uma vez|havia (?:um|uma) (?:homem|mulher|menin[oa]|jovem|rei|pai|mae|rapaz|moca|senhor|senhora|velho|pescador|fazendeiro|soldado)|(?:primeira|segunda|seguinte) historia|me contou|(?<=^(?:\w+ ){0,3})(?:muitos|alguns|uns|poucos|\d+) anos atras|(?<=^(?:\w+ ){0,2})ha (?:muitos|alguns|uns|poucos) anos|na semana passada eu|essa semana eu|outro dia (?:eu|minha|meu|um|uma)|quando eu era (?:crianca|menino|menina|pequen[oa]|adolescente|jovem|mais nov[oa])|eu (?:me )?lembro (?:que|quando|de (?:um|uma)) )\b/
export const OF_THE_LESSON =
  /\b(?:aulas?|licao|estud\w+|sermao|pregac\w+|eleic\w+|versiculos?|capitulos?|texto|livros?|biblia|mandamento|israel|egito|profeta|escritura\w*|autor|narrativa|historia d[aeo] (?:israel|jose|davi|genesis|igreja|redencao))\b/
const SAYS_STORY = /\bcont\w+ .*\bhistoria$|\b(?:primeira|segunda) historia\b/
const LONGEST_START = 34
const SHORTEST_START = 6
const TOLD_BEHIND = 6
const LEAST_PAST = 3
const MOST_OF_TEXT = 1
export const MOST_STARTS = 2

/** The beginnings of his stories, in their order, as they are said; empty where the transcript has no times. */
export function findStoryStarts(
  { speech, isSkipped, isScripture }: ThreadInput,
  sentences: readonly Weighed[],
  whole: Told | null,
): StoryStart[] {
  if (!speech.punctuated || !speech.timed) return []
  const starts: StoryStart[] = []
  let until = 0
  for (const [index, first] of sentences.entries()) {
    if (starts.length === MOST_STARTS) break
    const { from, to, folded, raw } = first
    if (from < until || !BEGINS_STORY.test(folded) || OF_THE_LESSON.test(folded)) continue
    if (to - from < SHORTEST_START || to - from > LONGEST_START) continue
    if (!/[.]["”’]?$/.test(raw) || /\.\.\.|…|["“”]/.test(raw) || ORAL.test(folded)) continue
    if (!isOwnSpeech(first, isSkipped, isScripture)) continue
    if (!SAYS_STORY.test(folded) && namesTheBible(first, speech)) continue
    if (whole && from < whole.to && to > whole.from) continue
    const behind = sentences.slice(index + 1, index + 1 + TOLD_BEHIND)
    const past = behind.filter((one) => (one.folded.match(TELLS)?.length ?? 0) > 0)
    const ofTheText = behind.filter(
      (one) =>
        !isOwnSpeech(one, () => false, isScripture) ||
        namesTheBible(one, speech) ||
        OF_THE_LESSON.test(one.folded),
    )
    if (past.length < LEAST_PAST || ofTheText.length > MOST_OF_TEXT) continue
    starts.push({ from, at: speech.words[from]?.at ?? 0, quote: showQuote(speech, from, to, true) })
    until = to + STORY_SPAN
  }
  return starts
}

/** Of the text, retold. */
function namesTheBible({ from, to }: Sentence, { words }: Speech): boolean {
  return words
    .slice(from + 1, to)
    .some(
      ({ raw, folded }) =>
        /^\p{Lu}/u.test(raw) &&
        !/^(?:deus|senhor|jesus|cristo|ele|espirito|brasil)$/.test(folded) &&
        carriesMeaning(folded) &&
        (isOfTheBible(folded) || PROPER_NAMES.has(folded)),
    )
}

function storyFrom(
  start: number,
  sentences: readonly Weighed[],
  { speech, isSkipped, isScripture }: ThreadInput,
): Weighed[] {
  const run: Weighed[] = []
  let words = 0
  for (const sentence of sentences.slice(start, start + STORY_SENTENCES + 1)) {
    const length = sentence.to - sentence.from
    if (!isOfStory(sentence, speech) || !isOwnSpeech(sentence, isSkipped, isScripture)) {
      // it goes on where it cannot be told: nobody would know how it ended
      if (isStillTold(sentence)) return []
      break
    }
    if (run.length === STORY_SENTENCES || words + length > STORY_WORDS) {
      if (!isLesson(sentence.folded)) return []
      break
    }
    if (run.length === 0 && !opensStory(sentence, speech)) return []
    if (run.length === 0 && !isOneSentence(sentence.raw.split(' ').slice(sentence.skip).join(' ')))
      return []
    run.push(sentence)
    words += length
  }
  // what follows from it is no longer told
  while (run.length > 0 && isLesson(run.at(-1)?.folded ?? '')) run.pop()
  return run
}

/** What comes next still belongs to it: without its end it says something else. */
function isCutOff(next: Sentence | undefined, name: Named): boolean {
  if (!next || /[?]["”’]?$/.test(next.raw)) return false
  return /^(?:e|ai|entao|depois|por fim)\b/.test(next.folded) || next.raw.includes(name.name)
}

function isStillTold({ folded, raw }: Sentence): boolean {
  return /["“”]|[:,]$/.test(raw) || GOES_ON.test(folded)
}

const GOES_ON =
  /^(?:(?:e|ai|entao|mas|dai|so que|um dia|quando) )*(?:el[ae]s?|o|a|os|as|um dia|no dia seguinte|quando) \w*(?: \w+)? ?(?:\w{3,}(?:ou|aram|eram|iram|ava|avam|iam)|foi|era|disse|tinha|estava|fez|pediu)\b/

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

/** 'No Uruguai': a town or a country, and nobody's story. */
const IN_A_PLACE = /^(?:em|no|na|nos|nas)$/

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
  const inPlaces = (place: number) => IN_A_PLACE.test(speech.words[place - 1]?.folded ?? '')
  const tenth = (place: number) => Math.floor((10 * place) / speech.words.length)
  for (const { raw, places } of found.values()) {
    // whoever is spoken of from beginning to end is of the text, in a spelling of the captions
    if (new Set(places.map(tenth)).size > MOST_TENTHS) continue
    if (places.filter(inPlaces).length * 2 >= places.length) continue
    for (const place of places) {
      const near = places.filter((other) => other >= place && other < place + STORY_SPAN).length
      const name = withSurname(speech, places, raw)
      if (near >= NAMED_OFTEN && !named.has(place)) named.set(place, { name, times: near })
    }
  }
  return named
}

/** 'Richard' who is called Richard Baxter at least once in three times. */
function withSurname({ words }: Speech, places: readonly number[], name: string): string {
  const surnames = places.flatMap((place) => {
    const first = words[place]?.raw ?? ''
    const next = words[place + 1]?.raw ?? ''
    return /\p{L}$/u.test(first) && /^\p{Lu}\p{Ll}{2,}/u.test(next)
      ? [next.replaceAll(/[^\p{L}'-]/gu, '')]
      : []
  })
  const [surname] = surnames
  return surname !== undefined &&
    surnames.length * 3 >= places.length &&
    surnames.every((one) => one === surname)
    ? `${name} ${surname}`
    : name
}
