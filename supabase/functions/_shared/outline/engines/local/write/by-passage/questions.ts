import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { People, Passage, Question, TextQuestion } from '../../passages/passage.ts'
import { wordQuestions } from '../../passages/plain/word-questions.ts'
import { touches } from '../../passages/portion.ts'
import { type Brief, isLedBySermon, opensAnother, within } from '../brief/brief.ts'
import { heading, suggest } from '../brief/draft-blocks.ts'
import { takeAcross } from '../brief/seeded-choice.ts'
import { sharedBy, suitsRoom } from '../group/room.ts'
import { careNote } from '../sections/care-note.ts'
import { NO_QUESTIONS, sermonQuestions } from '../sections/sermon-questions.ts'
import { aboutTheWish } from '../sections/talk.ts'
import { asked } from './asked.ts'
import { reading } from './reading.ts'
import { pick, pickSuitable } from './suited.ts'

/** Minutes that a group needs for one question. */
const MINUTES_PER_QUESTION = 2.9
/** Minutes that somebody alone needs to write an answer. */
const MINUTES_PER_ANSWER = 2.5

/** Reading, and what stands in the text. */
export function writeObservation(
  brief: Brief,
  minutes: number,
  prepared: PreparedPassage,
): DraftBlock[] {
  const { entry } = prepared
  return [
    ...(brief.relation === 'preached' ? [suggest(entry.context)] : []),
    ...reading(brief, prepared),
    ...asked(
      brief,
      entry.observe.slice(0, within(Math.round((minutes - 4) / MINUTES_PER_QUESTION), 1, 4)),
    ),
  ]
}

/** What is seen in the text, what it means, and what it changes; the sermon asks too where the text was prepared by its kind alone. */
export function writeQuestions(
  brief: Brief,
  minutes: number,
  prepared: PreparedPassage,
): DraftBlock[] {
  const { entry } = prepared
  const { profile } = brief
  const isAlone = profile.audience === 'person'
  const readsElsewhere = profile.readIn !== 'summary'
  const start = readsElsewhere ? [] : reading(brief, prepared)
  const { least, most } = profile.questions
  const perQuestion = isAlone ? MINUTES_PER_ANSWER : MINUTES_PER_QUESTION
  const count = within(
    Math.round((minutes - (readsElsewhere ? 0 : 3)) / perQuestion),
    minutes < 6 ? 2 : least,
    most,
  )
  const observing = readsElsewhere ? 0 : count >= 5 ? 2 : 1
  const living = Math.max(1, Math.floor((count - observing) * 0.5))
  // what was written on a text asks better than a frame round a sentence of the sermon; what holds for every text of its
  // kind says little
  const { ask } = isLedBySermon(brief) ? sermonQuestions(brief) : NO_QUESTIONS
  const own = count < 4 ? 0 : count >= 7 ? 3 : 2
  const ofSermon = own > 0 ? ask('live') : []
  // a sermon without a sentence to ask about leaves its turn to the text
  const ofSense = own > 1 ? ask('understand') : []
  const more = own > 2 ? ask('live') : []
  const understanding = Math.max(0, count - observing - living - askedIn(ofSermon, ofSense))
  const live = liveQuestions(brief, entry, living - askedIn(more))
  const titled = count >= 5 && !isAlone
  const part = (title: string, blocks: DraftBlock[]) =>
    blocks.length === 0 ? [] : titled ? [heading(title), ...blocks] : blocks
  const observed = fresh(brief, entry.observe, observing)
  // an entry cut to the portion may have nothing left to see
  const seen = observed.concat(
    wordQuestions(prepared.read, brief.verses, brief.weights, isAlone).slice(
      0,
      observing - observed.length,
    ),
  )
  // what is seen in the text costs least where the time is short: what changes the week stays
  const mayLeaveOutSeen = observing > 1
  const understood = fresh(brief, entry.interpret, understanding)
  // of an entry that was cut to the portion few questions are left: what the sermon says fills up
  const filling = understood.length + askedIn(ofSense) === 0 ? ask('understand') : []
  const left = understanding + living - understood.length - live.length - askedIn(more, filling)
  const further = left > 0 ? ask('live') : []
  return [
    ...start,
    ...part(
      'Para observar',
      asked(brief, seen, mayLeaveOutSeen ? leastPreached(brief, seen) : null),
    ),
    ...part('Para entender', asked(brief, understood).concat(ofSense, filling)),
    ...part('Para viver', [
      ...ofSermon,
      ...more,
      ...further,
      ...asked(brief, live, mayLeaveOutSeen ? null : live.length - 1),
    ]),
    ...aboutTheWish(brief, (bank) => bank.live),
    ...careNote(brief),
  ]
}

/** The last that asks of other verses than the sermon's; of these alone, the last. */
function leastPreached({ passages }: Brief, questions: readonly TextQuestion[]): number {
  const other = questions.findLastIndex(
    ({ verses }) => verses !== '' && !touches(verses, passages.base),
  )
  return other === -1 ? questions.length - 1 : other
}

/** How many of these hold a question; each holds one at most. */
function askedIn(...questions: readonly DraftBlock[][]): number {
  return questions.filter((blocks) => blocks.length > 0).length
}

/** What is made of the verses alone has few questions for one kind of people: one of them, and the others for all. */
function liveQuestions(brief: Brief, { live }: Passage, count: number): Passage['live'][number][] {
  const { choose, group, relation } = brief
  const askOf = ({ ask }: Question) => ask
  if (relation !== 'plain') return pickSuitable(brief, live, askOf, count)
  const audiences = sharedBy(group)
  const forThem = count > 1 ? live.filter((one) => isFor(one, audiences)) : []
  const own = pick(choose, forThem, askOf, audiences, 1)
  const forAll = live.filter((one) => one.for === undefined && suitsRoom(one.ask, group))
  return [...pick(choose, forAll, askOf, audiences, count - own.length), ...own]
}

function isFor(item: { for?: readonly People[] }, audiences: readonly People[]): boolean {
  return item.for?.some((audience) => audiences.includes(audience)) ?? false
}

/**
 * In the order of the text: first of the verses that were preached, and those that the leader's group was asked before
 * only where nothing else is left.
 */
function fresh(brief: Brief, questions: readonly TextQuestion[], count: number): TextQuestion[] {
  const { choose, passages, relation, weights } = brief
  // of the verses alone the best come first
  if (relation === 'plain') {
    const left = [...questions]
    const taken: TextQuestion[] = []
    for (let one = left.shift(); one && taken.length < count; one = left.shift()) {
      if (choose.takeNew([one.ask], 1).length > 0) taken.push(one)
    }
    return taken
  }
  const preached = opensAnother(brief)
    ? []
    : questions.filter(({ verses }) => touches(verses, passages.base))
  const most = Math.max(0, ...weights.values())
  const { base } = passages
  // first of the verses that the sermon comes back to most
  const dweltOn = preached.filter(({ verses }) =>
    Array.from(weights).some(
      ([verse, weight]) =>
        base !== null &&
        weight >= MOST_DWELT * most &&
        touches(verses, { book: base.book, chapter: base.chapter, verse }),
    ),
  )
  const lists = [dweltOn, preached, questions].map((list) => list.map(({ ask }) => ask))
  const taken = new Set(takeAcross(choose, lists, count))
  return questions.filter(({ ask }) => taken.has(ask))
}

/** Of what the verse weighs that the sermon dwells on most. */
const MOST_DWELT = 0.6
