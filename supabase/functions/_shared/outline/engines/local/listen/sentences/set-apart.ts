import type { Speech } from '../words/speech.ts'
import { findNumbered, messageStarts, type Numbered } from './announced.ts'
import type { LearnedStops } from './learned-stops.ts'
import { findSaidAgain } from './said-again.ts'

/** What the speaker himself sets apart from its neighbours: more than the stops tells where it begins and ends. */
export type SetApart = {
  from: number
  to: number
  /** Its words, folded: the same for every place in which they are said. */
  said: string
  /** Of what he counts up, its place; else null. */
  numbered: Numbered | null
  /** He calls it his message in one sentence. */
  isMessage: boolean
}

/** What is likely at one of the places in which the same is said, before it and behind it. */
const START = 0.7
const SURE_START = 0.9
const STOP_BEFORE = 0.3
const END = 0.85
const STOP_BEHIND = 0.5
/** The same of what is counted up. */
const POINT_STOP = 0.4
const MAYBE_ASKED = 0.06

type Numbers = ReadonlyMap<number, Numbered>

const MOST_ANNOUNCED = 40
const SHORTEST_ANNOUNCED = 6
const SHORTEST_SAID_AGAIN = 3
const LONGEST_ANNOUNCED = 26
/** How likely it is that no sentence ends inside. */
const INSIDE = 0.5

const LONGEST_MESSAGE = 34
const REPEATS = /^(?:vou repetir|repito|repetindo|de novo|outra vez)(?: |$)/
/** The end of a message by which it is known again, and words within which that comes. */
const REPEATED_WORDS = 5
const REPEATED_WITHIN = 60

/** What comes now limits what was said: only a clear end stands before these. */
const CLEAR_STOP = 0.6
const GOES_ON = /^(?:mas|porem|se|nao|que|senao|exceto|quando|para|pra|sem|nem|ou|como|onde|quem)$/
/** Takes back the half of a sentence. */
const UNLESS = /^(?:se|senao|exceto|ou)$/

/** Begins a clause of the sentence before: 'a má notícia que o cristianismo proclama'. */
const HANGS = /^(?:que|quem|onde|como|quando|se|enquanto|embora|cuj[oa])$/
/** Two points, one after the other. */
const COUNTS =
  /\b(?:segund|terceir|quart|quint)[oa]\b|\bprimeir[oa] (?:passo|ponto|lugar|verdade)\b/

const isStop = (end: number) => end >= STOP_BEHIND

/** What is said again word for word, counted up, or called the message, in the order of the speech. */
export function findSetApart(speech: Speech, stops: LearnedStops): SetApart[] {
  const numbers = findNumbered(speech.words)
  const repeated = saidAgain(speech, stops, numbers)
  const points = announced(speech, stops, numbers).filter(
    ({ from }) => !repeated.some((one) => one.from === from),
  )
  const counted = [...repeated, ...points]
  return [
    ...messagesOf(speech),
    ...repeated,
    // of a list of which nothing else is heard, 'o primeiro ponto' tells too little
    ...points.filter((point) => counted.some((other) => areOfOneList(point, other))),
  ].toSorted((a, b) => a.from - b.from)
}

function areOfOneList({ numbered: one }: SetApart, { numbered: other }: SetApart): boolean {
  if (!one || !other || one.number === other.number) return false
  return one.noun === null || other.noun === null || one.noun === other.noun
}

/** From the announcement to 'vou repetir', where he does repeat it. */
function messagesOf({ words }: Speech): SetApart[] {
  return messageStarts(words).flatMap((from) => {
    for (let to = from + SHORTEST_ANNOUNCED; to <= from + LONGEST_MESSAGE; to += 1) {
      if (!REPEATS.test(saidIn(words, to, to + 2))) continue
      const end = saidIn(words, to - REPEATED_WORDS, to)
      if (!saidIn(words, to, to + REPEATED_WITHIN).includes(end)) return []
      return [{ from, to, said: saidIn(words, from, to), numbered: null, isMessage: true }]
    }
    return []
  })
}

function saidAgain(
  speech: Speech,
  { mark, end, question }: LearnedStops,
  numbers: Numbers,
): SetApart[] {
  const { words } = speech
  const next = (to: number) => words[to]?.folded ?? ''
  return findSaidAgain(speech).flatMap(({ said, places }) => {
    const known = places.flatMap(({ from }) => numbers.get(from) ?? [])
    const begins = places.some(({ from }) => {
      const [marked = 0, opens = 0] = [mark[from], end[from]]
      return marked >= SURE_START || (marked >= START && opens >= STOP_BEFORE)
    })
    const closes = places.some(({ to }) => {
      const least = GOES_ON.test(next(to))
        ? CLEAR_STOP
        : known.length > 0
          ? POINT_STOP
          : STOP_BEHIND
      return (mark[to] ?? 0) >= END && (end[to] ?? 0) >= least
    })
    const isLimited = places.some(({ to }) => UNLESS.test(next(to)) && (end[to] ?? 0) < CLEAR_STOP)
    const asks = places.some(({ to }) => (question[to] ?? 0) >= MAYBE_ASKED)
    const hangs = places.some(
      ({ from }) => HANGS.test(words[from - 1]?.folded ?? '') && (end[from] ?? 0) < STOP_BEHIND,
    )
    const runsOn = places.every(({ from, to }) => end.subarray(from + 1, to).some(isStop))
    if (
      (!begins && known.length === 0) ||
      !closes ||
      isLimited ||
      asks ||
      hangs ||
      runsOn ||
      COUNTS.test(said)
    )
      return []
    const numbered = known.find(({ noun }) => noun !== null) ?? known[0] ?? null
    return places.map(({ from, to }) => ({ from, to, said, numbered, isMessage: false }))
  })
}

/** What follows right on 'o segundo passo', up to where it clearly ends; what is said again may be short. */
function announced(
  { words }: Speech,
  { mark, end, question }: LearnedStops,
  numbers: Numbers,
): SetApart[] {
  const named = Array.from(numbers).filter(([, { noun }]) => noun !== null)
  return named.slice(0, MOST_ANNOUNCED).flatMap(([from, numbered]) => {
    let inside = 1
    let to = from + 1
    while (to - from < LONGEST_ANNOUNCED && to < words.length && (end[to] ?? 0) < POINT_STOP) {
      inside *= 1 - (end[to] ?? 0)
      to += 1
    }
    const said = saidIn(words, from, to)
    const stops = end[to] ?? 0
    const isClear = (mark[to] ?? 0) >= END && (question[to] ?? 0) < MAYBE_ASKED && inside >= INSIDE
    if (!isClear || COUNTS.test(said)) return []
    if (GOES_ON.test(words[to]?.folded ?? '') && stops < CLEAR_STOP) return []
    const isLong = to - from >= SHORTEST_ANNOUNCED && stops >= STOP_BEHIND
    const isShort = to - from >= SHORTEST_SAID_AGAIN && to - from < SHORTEST_ANNOUNCED
    if (!isLong && !(isShort && isSaidBehind(words, from, to))) return []
    return [{ from, to, said, numbered, isMessage: false }]
  })
}

function isSaidBehind(words: Speech['words'], from: number, to: number): boolean {
  for (let at = to; at + to - from <= words.length; at += 1) {
    let same = 0
    while (from + same < to && words[at + same]?.folded === words[from + same]?.folded) same += 1
    if (from + same === to) return true
  }
  return false
}

function saidIn(words: Speech['words'], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
}
