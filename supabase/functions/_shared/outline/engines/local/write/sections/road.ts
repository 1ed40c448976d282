import { contains, formatReference } from '../../../../../bible/canon.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { Told } from '../../listen/thread/telling.ts'
import type { Thread } from '../../listen/thread/thread.ts'
import { KEPT } from '../../listen/worth/worth.ts'
import { COUNTED, isCountedNoun } from '../../listen/words/counted-nouns.ts'
import { actorsIn } from '../../passages/plain/actors.ts'
import { kindOf } from '../../passages/plain/kind-of.ts'
import { gospel } from '../../passages/plain/kinds/gospel.ts'
import { narrative } from '../../passages/plain/kinds/narrative.ts'
import { parable } from '../../passages/plain/kinds/parable.ts'
import { overlaps } from '../../themes/theme-detection.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { inHisWords, said, wordsOf } from './told-blocks.ts'
import { enumerate, isAbout, nameOfSubject, whatIsOpened } from '../brief/wording.ts'

/** Where in the sermon a sentence stands, each up to a share of it. */
const PLACES: readonly { until: number; texts: readonly string[] }[] = [
  { until: 0.2, texts: ['Logo no começo', 'Logo no início'] },
  { until: 0.42, texts: ['Um pouco adiante', 'Ainda na primeira parte'] },
  { until: 0.6, texts: ['A meio caminho', 'Lá pela metade'] },
  { until: 0.85, texts: ['Mais adiante', 'Mais à frente'] },
  { until: 1, texts: ['Perto do fim', 'Já perto do fim'] },
]
const ALSO = ['Logo depois', 'Pouco depois']

/** What it does there is for the group to hear: only the way to Christ, and whom it speaks of, are named. */
const TO_CHRIST = ['a mensagem fala de Jesus:', 'a mensagem olha para Jesus:']

const POINT = ['Uma frase que fica da mensagem:', 'Da mensagem, uma frase para guardar:']
const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]
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
  const one = (texts: readonly string[]) => choose.take(texts, 1)[0] ?? texts[0] ?? ''
  const excerpts = excerptsFor(brief, minutes)
  const point = isOnTop(brief) || isIn(excerpts, thread.thesis) ? null : thread.thesis
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
  const retold = minutes >= (excerpts.length > 0 ? LONG : SHORT) ? textRetold(brief) : []
  return [
    said(whatItIsAbout(brief)),
    ...aroundTheText(brief, retold.length === 0),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...retold,
    ...(point && kept.has(point) ? inHisWords(one(POINT), widest(point)) : []),
    ...countedUp(points),
    ...ofParts.flatMap(({ told, isStory }, place) => {
      if (isStory) return tellStory(told, one)
      const before = ofParts.slice(0, place).filter((other) => !other.isStory)
      const last = before.at(-1)?.told ?? null
      const lead = excerpts.includes(told)
        ? `${placeIn(brief, told, last)}:`
        : leadOf(brief, told, last)
      return inHisWords(lead, widest(told))
    }),
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

/** What happens in the text, where the group reads only a part of it: what was said of the rest has something to hold on to. */
function textRetold({ prepared, relation, group, passages }: Brief): DraftBlock[] {
  const story = prepared?.entry.children?.to12.story
  if (!prepared || story === undefined || group.band === 'infantil') return []
  if (relation !== 'preached' || !TELLING.has(kindOf(prepared.read))) return []
  if (passages.base === null || contains(prepared.read, passages.base)) return []
  return [suggest(`O texto, com outras palavras: ${toldToTheGrown(story)}`)]
}

/** Without what is called out to children on the way: 'Que trapaça!' What happens, and who does it, stays. */
function toldToTheGrown(story: string): string {
  return (story.match(/[^.!?]+[.!?]+["”’]?\s*/gu) ?? [story])
    .filter((sentence) => !/^(?:Que|Uau|Puxa|Nossa|Ufa|Viva|Imagine) .{0,24}!\s*$/u.test(sentence))
    .join('')
    .replaceAll('!', '.')
    .trim()
}

/** Of other texts the bank tells children a comparison. */
const TELLING = new Set([narrative, gospel, parable])

/** As many as are heard in this time, in their order. */
function excerptsFor({ thread, group }: Brief, minutes: number): readonly Told[] {
  if (group.band === 'infantil') return []
  return thread.excerpts.slice(0, mostExcerpts(minutes)).toSorted((a, b) => a.from - b.from)
}

function mostExcerpts(minutes: number): number {
  if (minutes < SHORT) return 1
  if (minutes < LONG) return 2
  return Math.min(MOST_EXCERPTS, Math.floor(minutes / MINUTES_EACH))
}

const MOST_EXCERPTS = 4
/** To read one aloud, and to let it be heard. */
const MINUTES_EACH = 1.8

/** Of captions few pieces are sure to be whole sentences, and those that are say more than a good one among hundreds. */
const KEPT_IN_CAPTIONS = 1.25

/** Whether some of it is told already: no sentence stands there twice. */
function isIn(excerpts: readonly Told[], told: Told | null): boolean {
  return told !== null && excerpts.some(({ from, to }) => told.from < to && told.to > from)
}

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

function tellStory(told: Told | null, one: (texts: readonly string[]) => string): DraftBlock[] {
  if (told === null || !canTellStory(told)) return []
  if (told.isWhole) return [said(one(STORY)), { kind: 'quote', text: told.quote, at: told.at }]
  return [said(`${one(STORY)} “${told.prose}”`, told.at)]
}

/** Of himself only the preacher can say 'eu'. */
function canTellStory(told: Told): boolean {
  return !(told.isOwn && !told.isWhole) && wordsOf(told) !== null
}

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

/** Where in the sermon something stands: a passage of several sentences says by itself what it speaks of. */
function placeIn({ choose, speech }: Brief, told: Told, before: Told | null): string {
  const placeOf = ({ from }: Told) =>
    PLACES.findIndex(({ until }) => from / Math.max(1, speech.words.length) <= until)
  const place = placeOf(told)
  const texts = before && placeOf(before) === place ? ALSO : (PLACES[place]?.texts ?? ALSO)
  return choose.take(texts, 1)[0] ?? texts[0] ?? ''
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
  const isOwn = relation === 'preached' || relation === 'around'
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

/** What the bank knows of the text, which the preacher need not have said; told again whole, the text needs it no more. */
function aroundTheText(
  { prepared, relation, near, group }: Brief,
  isNeeded: boolean,
): DraftBlock[] {
  // of another passage, and of a text of which nothing is known, it is told where it is read
  const entry = (relation === 'preached' || relation === 'around' ? prepared : near)?.entry
  const lines = [
    ...(isNeeded && entry?.context ? [`Sobre o texto: ${entry.context}`] : []),
    ...(group.visitors ? ['Conte isto com as suas palavras, para quem não ouviu.'] : []),
  ]
  return lines.length === 0 ? [] : [suggest(lines.join(' '))]
}
