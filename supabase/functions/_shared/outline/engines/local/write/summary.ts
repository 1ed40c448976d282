import { formatReference } from '../../../../bible/canon.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/message/telling.ts'
import { kindOf } from '../passages/plain/kind-of.ts'
import { gospel } from '../passages/plain/kinds/gospel.ts'
import { narrative } from '../passages/plain/kinds/narrative.ts'
import { parable } from '../passages/plain/kinds/parable.ts'
import { actorsIn } from '../passages/plain/actors.ts'
import { overlaps } from '../themes/theme-detection.ts'
import { enumerate, type Brief, suggest } from './brief.ts'

/** Where in the sermon it is; '{v}' are the verses that were open: ', com o versículo 8 aberto,' or nothing. */
const FIRST = ['No começo{v}', 'Logo no início{v}']
const NEXT = ['Depois{v}', 'Em seguida{v}']
const LATER = ['Mais adiante{v}', 'Mais à frente{v}']
const LAST = ['Na última parte{v}']
/** Of whatever part. */
const SOMEWHERE = ['A certa altura{v}', 'No meio do caminho{v}']
const ALSO = ['Ali também', 'Na mesma parte']

/** What the sentence does there. */
const DOES: Record<Told['does'], readonly string[]> = {
  gospel: ['a mensagem chega a Jesus:', 'a mensagem olha para Jesus:'],
  warning: ['vem um aviso:', 'a mensagem avisa:'],
  duty: ['ouvimos o que cabe a nós:', 'a mensagem diz o que cabe a nós:'],
  contrast: ['a mensagem separa duas coisas:', 'a mensagem põe duas coisas frente a frente:'],
  claim: ['ouvimos:', 'a mensagem diz:', 'a mensagem afirma:'],
}

const POINT = ['Uma frase carrega a mensagem:', 'A mensagem pode ser contada a partir desta frase:']
const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]
const APPEAL = ['Perto do fim, a mensagem pede:', 'Já no fim vem este pedido:', 'O convite do fim:']

/** Minutes under which only what carries the sermon is told, and from which on with more of its sentences. */
const SHORT = 4
const LONG = 7

const MOST_QUOTES = 5
const FEW_QUOTES = 3

/**
 * The sermon told again, from its point through its parts in their order to what it asks for. What a part speaks of is
 * counted, and whole sentences of the preacher stand where they say it: nothing is claimed that was not heard.
 */
export function writeRoad(brief: Brief, minutes: number): DraftBlock[] {
  const { movements, thread, choose, group } = brief
  const one = (texts: readonly string[]) => choose.take(texts, 1)[0] ?? texts[0] ?? ''
  const point = isOnTop(brief) ? null : thread.thesis
  const kept = keptOf(brief, point, minutes)
  const ofParts = movements.flatMap(({ from, to }, index) => {
    const isHere = (told: Told | null) => told !== null && told.from >= from && told.from < to
    const others = [thread.hard, thread.gospel].filter((told) => told !== null)
    const here = [...(thread.steps[index] ?? []), ...others.filter(isHere)].filter((told) =>
      kept.has(told),
    )
    const story = minutes >= SHORT && thread.story && isHere(thread.story.told)
    return [
      ...here.map((told) => ({ told, index, isStory: false })),
      ...(story && thread.story ? [{ told: thread.story.told, index, isStory: true }] : []),
    ].toSorted((a, b) => a.told.from - b.told.from)
  })
  return [
    said(whatItIsAbout(brief)),
    ...aroundTheText(brief),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...(minutes >= LONG ? textRetold(brief) : []),
    ...(point && kept.has(point) ? inHisWords(one(POINT), point) : []),
    ...ofParts.flatMap(({ told, index, isStory }, place) => {
      if (isStory) return tellStory(told, one)
      const before = ofParts.slice(0, place).filter((other) => !other.isStory)
      return inHisWords(leadOf(brief, told, index, before), told)
    }),
    ...passesBy(brief),
    ...(thread.appeal && kept.has(thread.appeal) ? inHisWords(one(APPEAL), thread.appeal) : []),
  ]
}

/** What happens in the text, before what was said of it: whoever did not hear the sermon has something to hold on to. */
function textRetold({ prepared, relation, group, verses }: Brief): DraftBlock[] {
  const story = prepared?.entry.children?.to12.story
  if (!prepared || story === undefined || group.band === 'infantil') return []
  if (relation !== 'preached' || !TELLING.has(kindOf(prepared.read))) return []
  // a few verses are read in a minute, and tell themselves
  if (verses.length < LONG_TEXT) return []
  return [suggest(`O texto, com outras palavras: ${story}`)]
}

const LONG_TEXT = 8

/** Of other texts the bank tells children a comparison. */
const TELLING = new Set([narrative, gospel, parable])

/**
 * The few sentences that are told: its point, its appeal and its way to Christ first, then of its parts those that say
 * most, so that no third of the sermon is silent; its warning where there is room.
 */
function keptOf(
  { thread, group, speech }: Brief,
  point: Told | null,
  minutes: number,
): ReadonlySet<Told> {
  const most = minutes >= LONG ? MOST_QUOTES : FEW_QUOTES
  const canTell = (told: Told | null): told is Told =>
    told !== null && (told.isWhole || wordsOf(told) !== null)
  const kept = [point, thread.appeal, thread.gospel].filter(canTell)
  const thirdOf = ({ from }: Told) => Math.floor((3 * from) / Math.max(1, speech.words.length))
  for (const steps of [thread.steps.map(([first]) => first), thread.steps.map(([, one]) => one)]) {
    const left = new Set(steps.filter((told) => told !== undefined).filter(canTell))
    while (kept.length < most && left.size > 0) {
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

/** Whether the sermon's point is the idea above the outline, and not that of the prepared passage. */
function isOnTop({ prepared, isSpokenOf, group, thread }: Brief): boolean {
  return group.band !== 'infantil' && !(prepared && isSpokenOf) && thread.thesis !== null
}

const FOR_CHILDREN =
  'O que vem abaixo é para você, que conduz: conte a mensagem às crianças em poucas frases, com as suas palavras.'

function said(text: string, at: number | null = null): DraftBlock {
  return { kind: 'paragraph', text, origin: 'said', at }
}

function tellStory(told: Told | null, one: (texts: readonly string[]) => string): DraftBlock[] {
  if (told === null) return []
  // of himself only the preacher can say 'eu'
  if ((told.isOwn && !told.isWhole) || wordsOf(told) === null) return []
  if (told.isWhole) return [said(one(STORY)), { kind: 'quote', text: told.quote, at: told.at }]
  return [said(`${one(STORY)} “${told.prose}”`, told.at)]
}

/** A short sentence stands in the line; a longer one is heard by itself. */
function inHisWords(opening: string, told: Told): DraftBlock[] {
  if (told.isWhole && told.to - told.from >= HEARD)
    return [said(opening), { kind: 'quote', text: told.quote, at: told.at }]
  const words = wordsOf(told)
  return words === null ? [] : [said(`${opening} “${words}”`, told.at)]
}

const HEARD = 7

/** Where in the sermon a sentence stands, and what it does there. */
function leadOf(
  brief: Brief,
  told: Told,
  index: number,
  before: readonly { told: Told; index: number }[],
): string {
  const { movements, choose, speech, verses } = brief
  const place = told.from / Math.max(1, speech.words.length)
  const isFirst = before.length === 0
  const where =
    before.at(-1)?.index === index
      ? ALSO
      : isFirst && place < BEGINNING
        ? FIRST
        : index > 0 && index === movements.length - 1
          ? LAST
          : isFirst
            ? SOMEWHERE
            : index === 1
              ? NEXT
              : LATER
  const one = (texts: readonly string[]) => choose.take(texts, 1)[0] ?? texts[0] ?? ''
  if (told === brief.thread.gospel && before.at(-1)?.told === brief.thread.hard) return AFTER_HARD
  const actor =
    told.does === 'claim' ? actorsIn(verses).find((name) => opensWith(told, name)) : undefined
  // what was just said of one sentence is not said of the next
  const does = before.at(-1)?.told.does === told.does ? 'claim' : told.does
  const what = actor === undefined ? one(DOES[does]) : `a mensagem fala de ${actor}:`
  return `${one(where).replace('{v}', versesOf(brief, index, told))} ${what}`
}

/** The warning is not the end. */
const AFTER_HARD = 'Mas a mensagem não para aí:'

function opensWith({ prose }: Told, name: string): boolean {
  return new RegExp(String.raw`^${name}(?!\p{L})`, 'u').test(prose)
}

/** Up to which part of a sermon something is its beginning. */
const BEGINNING = 0.2

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
    .map(formatReference)
  const some = [...new Set(places)].slice(0, MOST_PLACES)
  return some.length === 0
    ? []
    : [said(`No caminho, a mensagem liga este texto a ${enumerate(some)}.`)]
}

const MOST_PLACES = 4

/** What stands between quotation marks is word for word; null where it is not. */
function wordsOf({ isVerbatim, isWhole, prose, quote }: Told): string | null {
  return isVerbatim ? prose : isWhole ? quote : null
}

/** The verses that were heard shortly before a sentence; of a lesson the text is one of several, and none is told. */
function versesOf({ movements, expounds, verses: read }: Brief, index: number, told: Told): string {
  if (!expounds || read.length < FEW) return ''
  const open = (movements[index]?.heard ?? [])
    .filter(({ at }) => at < told.from && at >= told.from - NEAR)
    .map(({ verse }) => verse)
  const [first, last] = [Math.min(...open), Math.max(...open)]
  if (open.length === 0 || last - first >= MANY) return ''
  return first === last
    ? `, com o versículo ${first} aberto,`
    : `, com os versículos ${first} a ${last} abertos,`
}

/** A text of fewer verses is open all the time. */
const FEW = 4
const MANY = 4
/** Words, about a minute of speech. */
const NEAR = 130

function whatItIsAbout(brief: Brief): string {
  const { passages, themes, prepared, relation, expounds } = brief
  const text = passages.base ? formatReference(passages.base) : null
  const isOwn = relation === 'preached' || relation === 'around'
  const subject = (prepared && isOwn ? prepared.entry.theme : themes[0]?.name) ?? null
  if (text !== null && !expounds) return `A mensagem passou por vários textos; um deles é ${text}.`
  if (text !== null)
    return `A mensagem partiu de ${text}${subject === null ? '' : ` para falar sobre ${subject}`}.`
  if (subject !== null) return `O assunto da mensagem foi ${subject}.`
  return prepared && relation === 'among'
    ? `A mensagem passou por vários textos; o encontro abre um deles, ${formatReference(prepared.read)}.`
    : 'Este é o caminho da mensagem, contado com as frases dela.'
}

/** What the bank knows of the text, which the preacher need not have said. */
function aroundTheText({ prepared, relation, near, group }: Brief): DraftBlock[] {
  // of another passage, and of a text of which nothing is known, it is told where it is read
  const entry = (relation === 'preached' || relation === 'around' ? prepared : near)?.entry
  const lines = [
    ...(entry?.context ? [`Sobre o texto: ${entry.context}`] : []),
    ...(group.visitors ? ['Conte isto com as suas palavras, para quem não ouviu.'] : []),
  ]
  return lines.length === 0 ? [] : [suggest(lines.join(' '))]
}
