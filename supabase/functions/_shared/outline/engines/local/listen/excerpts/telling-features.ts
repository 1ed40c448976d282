import { splitWords } from '../../../../model/words.ts'
import { carriesMeaning } from '../words/stop-words.ts'
import type { WeighedSermon } from '../weighed/weighed-sermon.ts'
import type { ThreadInput, Weighed } from '../weighed/weighed.ts'
import { returningIn } from '../weighed/words-that-return.ts'

/** What a sentence shows of itself: a name that `learned-telling.ts` has a weight for, and how much of it, mostly 0 to 1. */
export type Show = (feature: string, value: number) => void

/** Of a sermon what is asked about again and again. */
export type Heard = {
  sermon: WeighedSermon
  /** Of each sentence, whether it belongs to the service, or is read aloud. */
  isService: readonly boolean[]
  isRead: readonly boolean[]
  returning: readonly number[]
  about: ReadonlySet<string>
  /** First letters of the words of the video's name. */
  title: ReadonlySet<string>
}

/** Letters by which two forms of a word are taken for one: 'perdão', 'perdoar'. */
const STEM = 5
/** Of its words, from which share on a sentence is somebody else's. */
const MOSTLY = 0.3
const MOST_RETURNING = 2.5

/** Prepares a sermon for `showSentence`. */
export function hear(sermon: WeighedSermon, input: ThreadInput): Heard {
  const { sentences, returning } = sermon
  const shareOf = ({ from, to }: Weighed, is: (word: number) => boolean) => {
    let count = 0
    for (let word = from; word < to; word += 1) if (is(word)) count += 1
    return count / Math.max(1, to - from)
  }
  return {
    sermon,
    isService: sentences.map((one) => shareOf(one, input.isSkipped) > MOSTLY),
    isRead: sentences.map((one) => shareOf(one, input.isScripture) > MOSTLY),
    returning: sentences.map(({ roots }) =>
      Math.min(MOST_RETURNING, returningIn(roots, returning)),
    ),
    about: input.about,
    title: new Set(
      splitWords(input.title ?? '')
        .map(({ folded }) => folded)
        .filter((word) => word.length > 3 && carriesMeaning(word))
        .map((word) => word.slice(0, STEM)),
    ),
  }
}

/** Shows all that is known of a sentence: its words, its place, its neighbours, what was found out about it. */
export function showSentence(heard: Heard, index: number, show: Show): void {
  const { sermon, isService, isRead, returning, about, title } = heard
  const { sentences, speech } = sermon
  const one = sentences[index]
  if (!one) return
  const words = wordsOf(one)
  showWords(words, show)
  const next = sentences[index + 1]
  const after = next ? wordsOf(next) : []
  show(`next_${after[0] ?? ''}`, 1)
  show(`next_${after.slice(0, 2).join('_')}`, 1)

  const place = one.from / Math.max(1, speech.words.length)
  show('always', 1)
  show('place', place)
  show(`tenth_${letter(Math.min(9, Math.floor(10 * place)))}`, 1)
  show(`length_${letter(LENGTHS.findIndex((most) => one.to - one.from < most))}`, 1)
  show('worth', one.score / 3)
  show('returning', (returning[index] ?? 0) / MOST_RETURNING)
  show('about', Math.min(4, one.roots.filter((root) => about.has(root)).length) / 4)
  const stems = new Set(words.map((word) => word.slice(0, STEM)))
  show('title', Math.min(2, Array.from(title).filter((stem) => stems.has(stem)).length) / 2)
  const is = (feature: string, isSo: boolean | undefined) => {
    if (isSo) show(feature, 1)
  }
  is('captions', !speech.punctuated)
  is('follows', one.follows)
  is('goes_on', one.goesOn)
  is('stays_inside', one.staysInside)
  is('begins_passage', one.beginsPassage)
  is('opens', one.opens)
  is('own', one.isOwn)
  is('heart', one.isHeart)
  is('conceded', one.isConceded)
  is('service', isService[index])
  is('read', isRead[index])
  is('asks', asks(one))
  is('number', /\d/.test(one.raw))
  is('quotes', /["“”]/.test(one.raw))
  show('commas', Math.min(5, one.raw.match(/,/g)?.length ?? 0) / 5)
  show('names', Math.min(3, one.raw.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0) / 3)
  show('points', Math.min(3, one.folded.match(POINTS)?.length ?? 0) / 3)
  is('points_at_once', POINTS_AT_ONCE.test(one.folded))

  const before = sentences[index - 1]
  is('after_a_question', before !== undefined && asks(before))
  const roots = new Set(one.roots)
  is(
    'like_the_last',
    before?.roots.some((root) => roots.has(root)),
  )
  is(
    'like_the_next',
    next?.roots.some((root) => roots.has(root)),
  )
  let [near, own, worth, read, service] = [0, 0, 0, 0, 0]
  for (const other of [index - 2, index - 1, index + 1, index + 2]) {
    near += returning[other] ?? 0
    worth += sentences[other]?.score ?? 0
    if (sentences[other]?.isOwn) own += 1
    if (isRead[other]) read += 1
    if (isService[other]) service += 1
  }
  show('near_returning', near / 10)
  show('near_worth', worth / 12)
  show('near_own', own / 4)
  show('near_read', read / 4)
  show('near_service', service / 4)
}

/** A word counts half of what else is known: there are many. */
const OF_A_WORD = 0.5

function showWords(words: readonly string[], show: Show): void {
  const shown = new Set<string>()
  const once = (feature: string) => {
    if (shown.has(feature)) return
    shown.add(feature)
    show(feature, OF_A_WORD)
  }
  for (const [index, word] of words.entries()) {
    once(`word_${word}`)
    const next = words[index + 1]
    if (next !== undefined) once(`pair_${word}_${next}`)
  }
  for (const many of [1, 2, 3])
    if (words.length >= many) once(`first_${words.slice(0, many).join('_')}`)
}

/** Every number is alike. */
function wordsOf({ folded }: Weighed): string[] {
  return folded.split(' ').map((word) => (/\d/.test(word) ? '#' : word))
}

/** The names of features are written without digits (`shared-letters.ts`). */
function letter(number: number): string {
  return String.fromCharCode(A + number)
}

const A = 97

const LENGTHS = [6, 10, 20, 32, Number.POSITIVE_INFINITY]

/** Points at something that may stand in another sentence. */
const POINTING = String.raw`(?:isso|isto|aquilo|[dn]?ess[ea]s?|[dn]?est[ea]s?|[dn]?aquel[ea]s?|[dn]?el[ea]s?|nisso|disso|ali|la|ai|aqui|dai)`
const POINTS = new RegExp(String.raw`\b${POINTING}\b`, 'g')
const POINTS_AT_ONCE = new RegExp(String.raw`^${POINTING}\b`)

export function asks({ raw }: Weighed): boolean {
  return /\?["”’]?$/.test(raw)
}
