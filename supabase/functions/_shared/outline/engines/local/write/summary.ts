import { formatReference } from '../../../../bible/canon.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/telling.ts'
import { kindOf } from '../passages/plain/kind-of.ts'
import { gospel } from '../passages/plain/kinds/gospel.ts'
import { narrative } from '../passages/plain/kinds/narrative.ts'
import { parable } from '../passages/plain/kinds/parable.ts'
import { overlaps } from '../themes/theme-detection.ts'
import { enumerate, type Brief, suggest } from './brief.ts'

/** '{v}' are the verses that were open: ', com o versículo 8 aberto,' or nothing. */
const FIRST = ['No começo{v} ouvimos:', 'A mensagem começa{v} assim:']
const NEXT = ['Depois{v} ouvimos:', 'Em seguida{v} a mensagem diz:']
const LATER = ['Mais adiante{v} a mensagem diz:', 'Mais à frente{v} ouvimos:']
const LAST = ['Na última parte{v} ouvimos:', 'Na última parte{v} a mensagem diz:']
/** Of whatever part. */
const SOMEWHERE = ['No caminho da mensagem{v} ouvimos:', 'Na mensagem{v} ouvimos:']

const POINT = ['Uma frase carrega a mensagem:', 'A mensagem pode ser contada a partir desta frase:']
const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]
const ALSO = ['Ouvimos também:', 'Também se ouviu:']
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
  const lead = (texts: readonly string[], told: Told | null): DraftBlock[] =>
    told === null
      ? []
      : told.isWhole
        ? [said(one(texts)), { kind: 'quote', text: told.quote, at: told.at }]
        : wordsOf(told) === null
          ? []
          : [said(`${one(texts)} “${wordsOf(told)}”`, told.at)]
  const point = isOnTop(brief) ? null : thread.thesis
  const kept = keptOf(brief, point, minutes)
  const ifKept = (sentence: Told | null) =>
    sentence !== null && kept.has(sentence) ? sentence : null
  return [
    suggest(whatItIsAbout(brief)),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...(minutes >= LONG ? textRetold(brief) : []),
    ...lead(POINT, ifKept(point)),
    ...movements.flatMap((movement, index) => {
      const within = (told: Told | null) =>
        told !== null && told.from >= movement.from && told.from < movement.to ? told : null
      const isFirst = thread.steps.slice(0, index).every(([first = null]) => ifKept(first) === null)
      const step = writeStep(brief, index, ifKept(thread.steps[index]?.[0] ?? null), isFirst)
      if (minutes < SHORT) return step
      const story = thread.story ? tellStory(within(thread.story.told), one) : []
      const second = lead(ALSO, ifKept(thread.steps[index]?.[1] ?? null))
      return step.concat(second, story, lead(ALSO, ifKept(within(thread.hard))))
    }),
    ...passesBy(brief),
    ...lead(APPEAL, ifKept(thread.appeal)),
  ]
}

/** What happens in the text, before what was said of it: whoever did not hear the sermon has something to hold on to. */
function textRetold({ prepared, relation, group }: Brief): DraftBlock[] {
  const story = prepared?.entry.children?.to12.story
  if (!prepared || story === undefined || group.band === 'infantil') return []
  if (relation !== 'preached' || !TELLING.has(kindOf(prepared.read))) return []
  return [suggest(`O que o texto conta: ${story}`)]
}

/** Of other texts the bank tells children a comparison. */
const TELLING = new Set([narrative, gospel, parable])

/** The few sentences that are told: its point and its appeal first, then of its parts those that say most. */
function keptOf({ thread, group }: Brief, point: Told | null, minutes: number): ReadonlySet<Told> {
  const steps = thread.steps.flat().toSorted((a, b) => b.score - a.score)
  return new Set(
    [point, thread.appeal, ...steps, group.grief || minutes < SHORT ? null : thread.hard]
      .filter((one) => one !== null)
      .filter((one) => one.isWhole || wordsOf(one) !== null)
      .slice(0, minutes >= LONG ? MOST_QUOTES : FEW_QUOTES),
  )
}

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
  return told.isWhole && told.to - told.from >= HEARD
    ? [said(opening), { kind: 'quote', text: told.quote, at: told.at }]
    : [said(`${opening} “${wordsOf(told)}”`, told.at)]
}

const HEARD = 9

function writeStep(brief: Brief, index: number, told: Told | null, isFirst: boolean): DraftBlock[] {
  const { movements, choose, speech } = brief
  if (told === null) return []
  const place = told.from / Math.max(1, speech.words.length)
  const forms =
    isFirst && place < BEGINNING
      ? FIRST
      : index > 0 && index === movements.length - 1
        ? LAST
        : isFirst
          ? SOMEWHERE
          : index === 1
            ? NEXT
            : LATER
  const [form = ''] = choose.take(forms, 1)
  return inHisWords(form.replace('{v}', versesOf(brief, index, told)), told)
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
  return some.length === 0 ? [] : [said(`No caminho, a mensagem lembra também ${enumerate(some)}.`)]
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
  const { passages, themes, prepared, relation, near, group, expounds } = brief
  const text = passages.base ? formatReference(passages.base) : null
  const isOwn = relation === 'preached' || relation === 'around'
  const subject = (prepared && isOwn ? prepared.entry.theme : themes[0]?.name) ?? null
  const about =
    text === null
      ? subject === null
        ? 'Este é o caminho da mensagem, contado com as frases dela.'
        : `O assunto da mensagem foi ${subject}.`
      : !expounds
        ? `A mensagem passou por vários textos${subject === null ? '' : ` para falar sobre ${subject}`}; um deles é ${text}.`
        : `A mensagem partiu de ${text}${subject === null ? '' : ` para falar sobre ${subject}`}.`
  // of another passage, and of a text of which nothing is known, it is told where it is read
  const entry = (isOwn ? prepared : near)?.entry
  const context = entry ? ` ${entry.context}` : ''
  const how = group.visitors ? ' Conte isto com as suas palavras, para quem não ouviu.' : ''
  return `${about}${context}${how}`
}
