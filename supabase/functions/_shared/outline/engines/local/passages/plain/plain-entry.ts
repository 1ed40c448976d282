import { formatReference } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { fold } from '../../../../model/words.ts'
import type { PreparedPassage } from '../find-passage.ts'
import type { Question, TextQuestion } from '../passage.ts'
import { isRead, type Weights } from '../portion.ts'
import { CHALLENGES, CLOSING, COMFORT, COMPLETE, LIVE } from './common.ts'
import type { Asked } from './kind.ts'
import { kindOf } from './kind-of.ts'
import { readKind } from './read-kind.ts'
import { type ReadVerse, TO_MANY, wordQuestions } from './word-questions.ts'

/**
 * What a leader can do with a text of which the bank knows nothing: asked is what its very words give, and what holds for
 * every text of its kind. It has no title and no idea of its own: those are the sermon's.
 */
export async function plainEntry(
  read: BibleReference,
  verses: readonly ReadVerse[],
  weights: Weights,
  isAlone: boolean,
): Promise<PreparedPassage> {
  const kind = await readKind(kindOf(read))
  const first = verses[0]?.verse ?? 1
  const last = verses.at(-1)?.verse ?? first
  const keep = verseToKeep(verses, weights)
  const kept = keep === null ? null : { book: read.book, chapter: read.chapter, verse: keep }
  const fill = (text: string) =>
    text
      .replaceAll('{texto}', formatReference(read))
      .replaceAll('{de}', `${first}`)
      .replaceAll('{ate}', `${last}`)
      .replaceAll('{guardar}', kept ? formatReference(kept) : '')
  const isHard = verses.some(({ text }) => KILLS.test(fold(text)))
  const isScene = verses.filter(({ text }) => SPOKEN.test(fold(text))).length >= LEAST_SPOKEN
  const canFill = (text: string) =>
    !(isHard && LIGHT.test(text)) &&
    (isScene || !OF_A_SCENE.test(text)) &&
    (kept !== null || !text.includes('{guardar}')) &&
    (last > first || !text.includes('{ate}')) &&
    !(isAlone ? TO_MANY : TO_ONE).test(text)
  const ofAll = (asked: Asked) => ({
    ...filled(asked, fill),
    verses: first === last ? `${read.chapter}:${first}` : `${read.chapter}:${first}-${last}`,
  })
  const possible = (asked: readonly Asked[]) => asked.filter(({ ask }) => canFill(ask))
  // two texts of one kind are not asked alike
  const turn = read.chapter + first
  const closing = CLOSING.filter(canFill)
  return {
    whole: read,
    read,
    key: read,
    fit: 1,
    entry: {
      verses: '',
      key: '',
      title: '',
      theme: '',
      themes: [],
      idea: '',
      context: (isJudged(verses) ? kind.judged : undefined) ?? kind.context,
      retold: [],
      read: { verses: '', how: kind.how },
      observe: inTurn(
        wordQuestions(read, verses, weights, isAlone).slice(0, MOST_OF_WORDS),
        turned(possible(kind.observe).map(ofAll), turn),
      ),
      interpret: turned(possible(kind.interpret).map(ofAll), turn),
      live: [...possible(kind.live), ...possible(LIVE)].map((asked) => filled(asked, fill)),
      icebreakers: kind.icebreakers.filter(({ text, bridge }) => canFill(`${text} ${bridge}`)),
      quiet: kind.quiet,
      complete: [...kind.complete, ...COMPLETE]
        .filter(({ text }) => canFill(text))
        .map(({ name, text }) => ({ name, text: fill(text) })),
      challenges: CHALLENGES.filter((one) => canFill(one.do)).map((one) => ({
        do: fill(one.do),
        tell: one.tell,
      })),
      children: null,
      prayer: kind.prayer,
      leader: { lost: kind.lost },
      comfort: COMFORT,
      closing: fill(closing[turn % closing.length] ?? ''),
      words: [],
    },
  }
}

/** With what the bank asks of these very verses, where it knows a portion that is not the same: its point is another. */
export function withQuestionsOf(plain: PreparedPassage, near: PreparedPassage): PreparedPassage {
  const { read, entry } = plain
  const ofThese = ({ verses }: TextQuestion) => isRead(verses, read)
  const observe = near.entry.observe.filter(ofThese)
  const interpret = near.entry.interpret.filter(ofThese)
  return {
    ...plain,
    entry: {
      ...entry,
      observe: [...observe, ...entry.observe],
      interpret: [...interpret, ...entry.interpret],
    },
  }
}

const MOST_OF_WORDS = 3
const KILLS =
  /\b(?:mat(?:ar|ou|aram)|morr(?:eu|eram|er|am)|mort[eo]s?|feriu|feriram|queim(?:ou|ados?)|crav(?:ou|aram)|degol\w+|enforc\w+|apedrej\w+|sepultur\w+)\b/
/** Nobody stages a death, or laughs on the way to it. */
const LIGHT =
  /encenar|filmasse|festa|novela|terminou bem diferente|dia seguinte ao versículo|cena assim|engraçad/
/** Who tells years in a few lines shows no scene that one could stand in: there somebody speaks. */
const OF_A_SCENE = /\bcenas?\b|encenar|filmasse|dia seguinte|entra em uma história/
const SPOKEN = /\b(?:diss(?:e|eram)|diz(?:endo|ia)?|respond\w+|pergunt\w+|falou|clam\w+)\b/
const LEAST_SPOKEN = 2
/** Said to somebody who reads alone. */
const TO_ONE = /^Fique /

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** One of the words, one of the whole, and so on. */
function inTurn<Item>(words: readonly Item[], whole: readonly Item[]): Item[] {
  const longest = Math.max(words.length, whole.length)
  return Array.from({ length: longest }, (_, index) => [words[index], whole[index]])
    .flat()
    .filter((item) => item !== undefined)
}

function filled({ ask, listen, for: audiences }: Asked, fill: (text: string) => string) {
  const question: Question = { ask: fill(ask), listen }
  return audiences === undefined ? question : { ...question, for: audiences }
}

/** A verse that one prays, learns or goes home with. */
const KEEPS =
  /\b(?:amor|amou|ama|grac\w+|misericordi\w+|paz|esperanca|bendit\w+|louv\w+|confi[oa]|confiai|confiamos|confianca|fiel|fidelidade|salv\w+|vida|bondade|bom|perdo\w+|bencao|abenco\w+|forca|refugio|alegr\w+|luz|guardar\w*|guardou|ajud\w+|livr\w+|coracao|sirv\w+|servir|promessa\w*|consol\w+|gloria|fe|cre\w*|obedec\w+|descans\w+)\b/g
/** A verse that nobody should be sent home with alone. */
const HURTS =
  /\b(?:mat(?:ar|ou|aram|ai)|mort[eo]s?|morr\w+|ira|furor|homicid\w+|prostitu\w+|sangue|espada|maldi\w+|imund\w+|adult\w+|inimig\w+|destru\w+|ferir|feriu|fer[ei]\w*|malicia|odei\w+|inferno|fogo|castig\w+|condena\w+|vinga\w+|guerra|servo de|criad[oa]|filho de|filha de|disse lhe|ladra\w*|nu[as]?|ventre|cadaver\w*|enxofre|murmurador\w*|nao|nem|sem|nunca|recus\w+|ainda que|desprez\w+|abandon\w+|troc\w+|ment\w+)\b/g

/** One good word alone may stand in a list of evils. */
const LEAST_GOOD = 1.8

/** Of the verses that are read, the one to keep: it says something good, and hurts nobody; null for none. */
export function verseToKeep(verses: readonly ReadVerse[], weights: Weights): number | null {
  let best: { verse: number; score: number } | null = null
  const most = Math.max(1, ...weights.values())
  for (const { verse, text } of verses) {
    const folded = fold(text)
    const good = folded.match(KEEPS)?.length ?? 0
    const named =
      text.match(/(?<=\p{Ll},? )(?!Deus|Senhor|SENHOR|Jesus|Cristo|Espírito)\p{Lu}\p{Ll}+/gu) ?? []
    const score =
      good -
      named.length -
      2 * (folded.match(HURTS)?.length ?? 0) +
      (weights.get(verse) ?? 0) / most -
      (/[?]/.test(text) ? 1 : 0)
    if (good > 0 && score >= LEAST_GOOD && (!best || score > best.score)) best = { verse, score }
  }
  return best?.verse ?? null
}

/** Whether a text that is only one among others can be opened with a group: not where most of it hurts. */
export function isGentle(verses: readonly ReadVerse[]): boolean {
  const hard = verses.filter(({ text }) => HARSH.test(fold(text)))
  return hard.length * 3 <= verses.length
}

const HARSH =
  /\b(?:mat(?:ar|ou|aram|ai)|mort[eo]s?|furor|homicid\w+|prostitu\w+|sangue|espada|maldi\w+|adulter\w+|destru\w+|feriu|feriram|inferno|enxofre|castig\w+|vinga\w+)\b/

/** Whether God's own judgement of what was done stands in these verses: 'foi desagradável aos olhos do SENHOR'. */
function isJudged(verses: readonly ReadVerse[]): boolean {
  return JUDGED.test(verses.map(({ text }) => fold(text).replaceAll(/[^a-z0-9 ]/g, '')).join(' '))
}

const JUDGED =
  /\b(?:(?:mau|mal|maus|bom|bem|reto|correto|justo|desagradavel|desagradou) (?:aos|diante dos) olhos d[eo] (?:senhor|deus)|(?:ira|furor|fogo) d[eo] (?:senhor|deus)|fogo de diante do senhor|(?:senhor|deus) (?:se )?(?:irou|indignou|enfureceu)|(?:senhor|ele) nunca lhes (?:mandou|ordenou)|furor do senhor se acendeu)\b/
