import { contains, formatReference } from '../../../../../bible/canon.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import { splitWords } from '../../../../model/words.ts'
import type { Told } from '../../listen/thread/telling.ts'
import type { Thread } from '../../listen/thread/thread.ts'
import { KEPT } from '../../listen/worth/worth.ts'
import { meantRoots } from '../../listen/words/subject-roots.ts'
import { COUNTED, isCountedNoun } from '../../listen/words/counted-nouns.ts'
import { isOwnText } from '../../passages/choose-entry.ts'
import { actorsIn } from '../../passages/plain/actors.ts'
import { overlaps } from '../../themes/theme-detection.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import type { Retold } from '../material/retold.ts'
import { alongTheText } from './along-the-text.ts'
import { placeIn } from './place-in-sermon.ts'
import { canTellStory, inHisWords, said, tellStory, wordsOf } from './told-blocks.ts'
import { enumerate, isAbout, nameOfSubject, whatIsOpened } from '../brief/wording.ts'
import { takeOne } from '../brief/seeded-choice.ts'

/** What it does there is for the group to hear: only the way to Christ, and whom it speaks of, are named. */
const TO_CHRIST = ['a mensagem fala de Jesus:', 'a mensagem olha para Jesus:']

const POINT = ['Uma frase que fica da mensagem:', 'Da mensagem, uma frase para guardar:']
const APPEAL = ['Perto do fim, a mensagem pede:', 'Já no fim vem este pedido:']

/** Minutes under which only what carries the sermon is told, and from which on with more of its sentences. */
const SHORT = 4
const LONG = 7

const MOST_QUOTES = 7
const FEW_QUOTES = 3

/**
 * The sermon told again, from its point through its parts in their order to what it asks for. What a part speaks of is
 * counted, and whole sentences of the preacher stand where they say it: nothing is claimed that was not heard.
 */
export function writeRoad(brief: Brief, minutes: number): DraftBlock[] {
  const { movements, thread, choose, group } = brief
  const one = (texts: readonly string[]) => takeOne(choose, texts)
  const excerpts = excerptsFor(brief, minutes)
  const point = isOnTop(brief) || isIn(excerpts, thread.thesis) ? null : longEnough(thread.thesis)
  const kept = keptOf(brief, point, excerpts, minutes)
  const widest = (told: Told): Told => {
    const wider = thread.wider.get(told)
    return wider && wordsOf(wider) !== null ? wider : told
  }
  const { appeal } = thread
  const isLast = appeal !== null && excerpts.every((told) => told.from < appeal.from)
  const parts = movements.flatMap(({ from, to }, index) => {
    const isHere = (told: Told | null) => told !== null && told.from >= from && told.from < to
    const others = [thread.hard, thread.gospel, isLast ? null : appeal].filter(
      (told) => told !== null,
    )
    const here = [
      ...[...(thread.steps[index] ?? []), ...others.filter(isHere)].filter((told) =>
        kept.has(told),
      ),
      ...excerpts.filter(isHere),
    ]
    const story = minutes >= SHORT && thread.story && isHere(thread.story.told)
    return [
      ...here.map((told) => ({ told, index, isStory: false })),
      ...(story && thread.story ? [{ told: thread.story.told, index, isStory: true }] : []),
    ].toSorted((a, b) => a.told.from - b.told.from)
  })
  // told with those around them, two sentences may share one
  const ofParts = parts.filter(
    ({ told }, place) =>
      !isIn(
        parts.slice(0, place).map((other) => widest(other.told)),
        told,
      ),
  )
  const points = group.band === 'infantil' ? [] : thread.points
  const isUntold = ofParts.length + points.length === 0 && !(point && kept.has(point))
  return [
    said(whatItIsAbout(brief)),
    ...aroundTheText(brief, canRetell(brief, minutes)),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...(point && kept.has(point) ? inHisWords(one(POINT), widest(point)) : []),
    ...countedUp(points),
    ...(canRetell(brief, minutes)
      ? alongTheText(brief, brief.retold, ofParts, widest)
      : ofParts.flatMap(({ told, isStory }, place) => {
          if (isStory) return tellStory(told, one)
          const last = ofParts.slice(0, place).findLast((other) => !other.isStory)?.told ?? null
          const lead = excerpts.includes(told)
            ? `${placeIn(brief, told, last)}:`
            : leadOf(brief, told, last)
          return inHisWords(lead, widest(told))
        })),
    ...(isUntold ? tellItYourself(brief) : passesBy(brief)),
    ...(minutes >= SHORT ? storiesToHear(brief) : []),
    ...(isLast && kept.has(appeal)
      ? inHisWords(
          appeal.does === 'duty' ? one(APPEAL) : leadOf(brief, appeal, null),
          widest(appeal),
        )
      : []),
  ]
}

const ORDINALS = ['Primeir', 'Segund', 'Terceir', 'Quart', 'Quint']

/** What the preacher counts up, each by the number that he gives it: some may not be heard whole. */
function countedUp(points: Thread['points']): DraftBlock[] {
  const [first] = points
  if (!first) return []
  const { noun } = first.numbered
  const [ending, one, several] = COUNTED[noun !== null && isCountedNoun(noun) ? noun : 'ponto']
  const isWhole = points.every(({ numbered }, index) => numbered.number === index + 1)
  const these = ending === 'o' ? 'estes' : 'estas'
  return [
    said(
      isWhole
        ? `A mensagem traz ${these} ${several}:`
        : `Entre ${ending}s ${several} que a mensagem traz:`,
    ),
    ...points.map(({ numbered, told }) =>
      said(`${ORDINALS[numbered.number - 1] ?? ''}${ending} ${one}: “${told.quote}”`, told.at),
    ),
  ]
}

/** Where no sentence of his tells it, whoever leads does. */
function tellItYourself({ group, profile }: Brief): DraftBlock[] {
  if (group.band === 'infantil') return []
  return [
    suggest(
      profile.audience === 'person'
        ? 'Lembre a mensagem antes de seguir: o que o pregador mostrou no texto, uma história que ele contou e o que ele pediu no fim.'
        : 'Conte a mensagem com as suas palavras, em dois ou três minutos: o que o pregador mostrou no texto, uma história que ele contou e o que ele pediu no fim.',
    ),
  ]
}

function canRetell(brief: Brief, minutes: number): brief is Brief & { retold: Retold } {
  return brief.retold !== null && brief.group.band !== 'infantil' && minutes >= SHORT
}

/** As many as are heard in this time, in their order. */
function excerptsFor(brief: Brief, minutes: number): readonly Told[] {
  const { thread, group } = brief
  if (group.band === 'infantil') return []
  const most = Math.min(
    mostExcerpts(minutes),
    canRetell(brief, minutes) ? MOST_WITH_TEXT : MOST_EXCERPTS,
  )
  return thread.excerpts.slice(0, most).toSorted((a, b) => a.from - b.from)
}

function mostExcerpts(minutes: number): number {
  if (minutes < SHORT) return 1
  if (minutes < LONG) return 2
  return Math.floor(minutes / MINUTES_EACH)
}

const MOST_EXCERPTS = 4
/** The text told beside them takes its time too. */
const MOST_WITH_TEXT = 3
/** To read one aloud, and to let it be heard. */
const MINUTES_EACH = 1.8

/** Of captions few pieces are sure to be whole sentences, and those that are say more than a good one among hundreds. */
const KEPT_IN_CAPTIONS = 1.25

/** 'Jesus entrou na nossa história.': of itself so short a sentence is nobody's point. */
function longEnough(point: Told | null): Told | null {
  return point && point.to - point.from >= LEAST_POINT ? point : null
}

const LEAST_POINT = 8

/** Whether some of it is told already, in its place or said again elsewhere: no sentence stands there twice. */
function isIn(excerpts: readonly Told[], told: Told | null): boolean {
  return (
    told !== null &&
    excerpts.some((one) => (told.from < one.to && told.to > one.from) || isSaidAgain(told, one))
  )
}

function isSaidAgain(told: Told, excerpt: Told): boolean {
  const own = meantRoots(splitWords(told.prose))
  const there = new Set(meantRoots(splitWords(excerpt.prose)))
  return (
    own.length >= LEAST_ROOTS && own.filter((root) => there.has(root)).length >= AGAIN * own.length
  )
}

const LEAST_ROOTS = 4
/** Of the words of a sentence, so many stand in the other. */
const AGAIN = 0.7

/**
 * The few sentences that are told, none where none is good by itself: its point, its appeal and its way to Christ first, then
 * of its parts those that say most, so that no third of the sermon is silent; its warning where there is room.
 */
function keptOf(
  { thread, group, speech }: Brief,
  point: Told | null,
  excerpts: readonly Told[],
  minutes: number,
): ReadonlySet<Told> {
  const least = speech.punctuated ? KEPT : KEPT_IN_CAPTIONS
  const canTell = (told: Told | null): told is Told =>
    told !== null && told.score >= least && (told.isWhole || wordsOf(told) !== null)
  // single sentences are splinters beside a thought with its reason; but where it ends, and Christ, are not left out
  if (excerpts.length > 1) {
    const ends = [thread.appeal, thread.gospel].filter(canTell)
    const told = thread.landing ? [...excerpts, thread.landing] : excerpts
    return new Set([...(point ? [point] : []), ...ends.filter((one) => !isIn(told, one))])
  }
  const most = minutes >= LONG ? MOST_QUOTES : FEW_QUOTES
  const kept = [point, thread.appeal, thread.gospel].filter(canTell)
  const words = () =>
    kept
      .map((told) => thread.wider.get(told) ?? told)
      .reduce((sum, { from, to }) => sum + to - from, 0)
  const thirdOf = ({ from }: Told) => Math.floor((3 * from) / Math.max(1, speech.words.length))
  for (const steps of [thread.steps.map(([first]) => first), thread.steps.map(([, one]) => one)]) {
    const left = new Set(steps.filter((told) => told !== undefined).filter(canTell))
    while (kept.length < most && left.size > 0 && words() < ENOUGH) {
      const covered = new Set(kept.map(thirdOf))
      const worth = (told: Told) => told.score + (covered.has(thirdOf(told)) ? 0 : SILENT_THIRD)
      const [next] = [...left].toSorted((a, b) => worth(b) - worth(a))
      if (!next) break
      kept.push(next)
      left.delete(next)
    }
    if (canTell(thread.hard) && !group.grief && minutes >= SHORT) kept.push(thread.hard)
  }
  return new Set([...new Set(kept)].slice(0, most))
}

const SILENT_THIRD = 1
/** Words of his by which a sermon is told: with more the summary is a heap of quotations. */
const ENOUGH = 250

/** Whether the sermon's point is the idea above the outline, and not that of the prepared passage. */
function isOnTop({ prepared, isSpokenOf, group, thread }: Brief): boolean {
  return group.band !== 'infantil' && !(prepared && isSpokenOf) && thread.thesis !== null
}

const FOR_CHILDREN =
  'O que vem abaixo é para você, que conduz: conte a mensagem às crianças em poucas frases, com as suas palavras.'

/** Whether whoever did not hear the sermon finds its story in the summary. */
export function tellsStory({ thread: { story }, movements }: Brief): boolean {
  if (!story || !canTellStory(story.told)) return false
  return movements.some(({ from, to }) => story.told.from >= from && story.told.from < to)
}

/** What cannot be told whole is not told: it is heard in the video, and told by whoever leads. */
function storiesToHear({ thread, group, profile }: Brief): DraftBlock[] {
  if (group.band === 'infantil' || profile.audience === 'person') return []
  return thread.storyStarts.map(({ at, quote }, index) =>
    said(
      `${index === 0 ? 'Uma história da mensagem que vale rever no vídeo e contar com as suas palavras' : 'Outra'} começa assim: “${quote}”`,
      at,
    ),
  )
}

/** Where in the sermon a sentence stands, and whom it speaks of. */
function leadOf(brief: Brief, told: Told, before: Told | null): string {
  const { choose, speech, verses, thread, movements, passages, expounds } = brief
  if (told === thread.gospel && before !== null && before === thread.hard) return AFTER_HARD
  const verse = verseBefore(movements, told)
  const { base } = passages
  const { verse: first = 1, endVerse: last = first } = base ?? {}
  const through = (told.from / Math.max(1, speech.words.length)) * (last - first) + first
  // far from where the sermon must be by then it was only named on the way
  const isOnTheWay = verse !== null && Math.abs(verse - through) <= ASTRAY * (last - first)
  const isThere =
    isOnTheWay &&
    base?.verse !== undefined &&
    expounds &&
    (!before || verse !== verseBefore(movements, before))
  const at = [`Ao chegar ao versículo ${verse}`, `No versículo ${verse}`]
  const where = isThere ? (choose.take(at, 1)[0] ?? '') : placeIn(brief, told, before)
  const actor =
    told.does === 'claim' ? actorsIn(verses).find((name) => opensWith(told, name)) : undefined
  if (actor !== undefined) return `${where}, a mensagem fala de ${actor}:`
  const [toChrist = ''] = choose.take(TO_CHRIST, 1)
  return told.does === 'gospel' ? `${where}, ${toChrist}` : `${where}:`
}

/** The verse of its text that was read or named last, where that was just before. */
function verseBefore(movements: Brief['movements'], { from }: Told): number | null {
  const heard = movements
    .flatMap((movement) => movement.heard)
    .filter(({ at }) => at <= from && from - at <= JUST_BEFORE)
  return heard.toSorted((a, b) => b.at - a.at)[0]?.verse ?? null
}

/** Of the text. */
const ASTRAY = 0.35
/** Words: a minute of speech. */
const JUST_BEFORE = 130

/** The warning is not the end. */
const AFTER_HARD = 'Mas a mensagem não para aí:'

function opensWith({ prose }: Told, name: string): boolean {
  return new RegExp(String.raw`^${name}(?!\p{L})`, 'u').test(prose)
}

/** Of captions, in which few sentences are sure, the passages beside its text that the sermon names on its way. */
function passesBy({ movements, passages, speech }: Brief): DraftBlock[] {
  if (speech.punctuated) return []
  const places = movements
    .flatMap(({ references }) => references)
    .filter(
      (one) =>
        one.verse !== undefined &&
        (one.book !== passages.base?.book || one.chapter !== passages.base.chapter) &&
        // what nobody read may have been misheard
        passages.said.some((meant) => overlaps(meant, one)),
    )
    // once read whole, it is not named by its verses
    .filter((one, _, all) => !all.some((other) => contains(other, one) && !contains(one, other)))
    .map(formatReference)
  const some = [...new Set(places)].slice(0, MOST_PLACES)
  return some.length === 0
    ? []
    : [said(`No caminho, a mensagem liga este texto a ${enumerate(some)}.`)]
}

const MOST_PLACES = 4

function whatItIsAbout(brief: Brief): string {
  const { passages, prepared, relation, expounds, topic, profile } = brief
  const text = passages.base ? formatReference(passages.base) : null
  if (topic?.tie && prepared) {
    // where the text is read before the summary, it is said there
    const opened = profile.readIn === 'summary' ? whatIsOpened(brief, prepared) : ''
    return `${isAbout(topic.name)} ${opened}`.trim()
  }
  const isOwn = isOwnText(relation)
  // of its own words, and yet on this text
  if (topic && prepared && text !== null && !expounds && isOwn)
    return `A mensagem abriu ${text} e falou sobre ${topic.name}.`
  if (topic && !expounds) return isAbout(topic.name)
  if (text !== null && !expounds) return `A mensagem passou por vários textos; um deles é ${text}.`
  // what the text is about, the preacher need not have taken from it
  if (text !== null)
    return `A mensagem partiu de ${text}${topic ? ` para falar sobre ${topic.name}` : ''}.`
  const subject = nameOfSubject(brief)
  if (subject !== null) return isAbout(subject)
  return prepared && relation === 'among'
    ? `A mensagem passou por vários textos; o encontro abre um deles, ${formatReference(prepared.read)}.`
    : 'Este é o caminho da mensagem, contado com as frases dela.'
}

/** What the bank knows of the text, which the preacher need not have said. */
function aroundTheText(
  { prepared, relation, near, group }: Brief,
  isRetold: boolean,
): DraftBlock[] {
  // of another passage, and of a text of which nothing is known, it is told where it is read
  const entry = (isOwnText(relation) ? prepared : near)?.entry
  const lines = [
    ...(entry?.context
      ? [`Sobre o texto: ${isRetold ? openingOf(entry.context) : entry.context}`]
      : []),
    ...(group.visitors ? ['Conte isto com as suas palavras, para quem não ouviu.'] : []),
  ]
  return lines.length === 0 ? [] : [suggest(lines.join(' '))]
}

/** Where it comes from: what happens in it is told in its steps. */
function openingOf(context: string): string {
  return (context.match(/.+?[.!?](?=\s|$)/gu) ?? [context]).slice(0, OPENING).join('').trim()
}

const OPENING = 2
