import { formatReference, verseCount } from '../../../../bible/canon.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/telling.ts'
import { enumerate, type Brief, suggest } from './brief.ts'

/**
 * '{v}' is where in the text a part is: ', nos versículos 8 a 10,' or nothing; '{s}' what it speaks of: 'a oração, o medo e
 * Pedro'.
 */
const FIRST = ['A mensagem começa{v} falando sobre {s}.', 'No começo{v} a mensagem fala sobre {s}.']
/** Where nothing is known of the parts before. */
const SOMEWHERE = ['A mensagem fala{v} sobre {s}.', 'No caminho{v} a mensagem fala sobre {s}.']
const SOMEWHERE_WORDS = ['Na mensagem{v} ouvimos:', 'No caminho da mensagem{v} ouvimos:']
const NEXT = ['Depois{v} fala sobre {s}.', 'Em seguida{v} olha para {s}.']
const LATER = [
  'Mais adiante{v} volta os olhos para {s}.',
  'Dali segue{v} para {s}.',
  'Mais à frente{v} fala sobre {s}.',
]
const LAST = ['Na última parte{v} fala sobre {s}.', 'Para terminar{v} olha para {s}.']

/** Between what a part speaks of and a sentence of it. */
const ITS_WORDS = [
  'Uma frase desta parte:',
  'Nas palavras da mensagem:',
  'Ali se ouve:',
  'Dali fica esta frase:',
]

/** Of a part of which only a sentence is known. */
const FIRST_WORDS = ['Na primeira parte{v} ouvimos:', 'No começo{v} ouvimos:']
const NEXT_WORDS = ['Depois{v} ouvimos:', 'Em seguida{v} a mensagem lembra:']
const LATER_WORDS = ['Mais adiante{v} a mensagem afirma:', 'Mais à frente{v} ouvimos:']
const LAST_WORDS = ['Na última parte{v} ouvimos:', 'Na última parte{v} a mensagem diz:']

const POINT = ['Uma frase carrega a mensagem:', 'A mensagem pode ser contada a partir desta frase:']
const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]
const HARD = ['E a mensagem avisa:', 'Há também um aviso:', 'O lado difícil também é dito:']
const APPEAL = ['Perto do fim, a mensagem pede:', 'Já no fim vem este pedido:', 'O convite do fim:']
const ASKED = ['A mensagem pede:', 'Este pedido é da mensagem:']

/** From which part of a sermon on something is its end. */
const END = 0.8

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
    ...lead(POINT, ifKept(point)),
    ...movements.flatMap((movement, index) => {
      const within = (told: Told | null) =>
        told !== null && told.from >= movement.from && told.from < movement.to ? told : null
      const step = writeStep(brief, index, ifKept(thread.steps[index]?.[0] ?? null))
      if (minutes < SHORT) return step
      const story = thread.story ? tellStory(within(thread.story.told), one) : []
      return step.concat(story, lead(HARD, ifKept(within(thread.hard))))
    }),
    ...lead(
      thread.appeal && placeOf(brief, thread.appeal) < END ? ASKED : APPEAL,
      ifKept(thread.appeal),
    ),
  ]
}

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

/** Where in the sermon something is said, from 0 to 1. */
function placeOf({ movements }: Brief, told: Told): number {
  return told.from / Math.max(1, movements.at(-1)?.to ?? 1)
}

function writeStep(brief: Brief, index: number, told: Told | null): DraftBlock[] {
  const { movements, choose } = brief
  const movement = movements[index]
  if (!movement) return []
  const { subjects, at } = movement
  const isFirst = index === 0
  const isSomewhere =
    index > 0 && movements.slice(0, index).every((_, before) => isSilent(brief, before))
  const isLast = index > 0 && index === movements.length - 1
  const where = versesOf(brief, index)
  const one = (texts: readonly string[]) => choose.take(texts, 1)[0] ?? texts[0] ?? ''
  const of = (first: string[], some: string[], next: string[], later: string[], last: string[]) =>
    one(isFirst ? first : isSomewhere ? some : isLast ? last : index === 1 ? next : later).replace(
      '{v}',
      where,
    )
  if (subjects.length > 0) {
    const names = enumerate(subjects.map(({ name }) => name))
    const opening = of(FIRST, SOMEWHERE, NEXT, LATER, LAST).replace('{s}', names)
    return told === null ? [said(opening, at)] : inHisWords(`${opening} ${one(ITS_WORDS)}`, told)
  }
  if (told === null) return brief.speech.punctuated ? [] : passesBy(brief, index)
  return inHisWords(of(FIRST_WORDS, SOMEWHERE_WORDS, NEXT_WORDS, LATER_WORDS, LAST_WORDS), told)
}

/** Whether nothing is told of a part. */
function isSilent({ movements, thread }: Brief, index: number): boolean {
  return (
    movements[index]?.subjects.length === 0 &&
    (thread.steps[index] ?? []).every((told) => wordsOf(told) === null)
  )
}

/** Of captions in which no sentence is sure, where in the Bible the step goes, and at what minute. */
function passesBy({ movements, passages }: Brief, index: number): DraftBlock[] {
  const movement = movements[index]
  if (!movement) return []
  const { verses, references, at } = movement
  const before = movements[index - 1]?.verses
  const isSame = before?.first === verses?.first && before?.last === verses?.last
  const places = [
    ...(verses && !isSame
      ? [
          verses.first === verses.last
            ? `o versículo ${verses.first}`
            : `os versículos ${verses.first} a ${verses.last}`,
        ]
      : []),
    ...references
      .filter(({ verse }) => verse !== undefined)
      .filter(
        ({ book, chapter }) => book !== passages.base?.book || chapter !== passages.base.chapter,
      )
      .slice(0, MOST_PLACES)
      .map(formatReference),
  ]
  if (places.length === 0) return []
  const isLast = index === movements.length - 1
  const opening =
    index === 0
      ? 'A mensagem começa com'
      : isLast
        ? 'Na última parte olha para'
        : 'Depois olha para'
  return [said(`${opening} ${enumerate(places)}.`, at)]
}

const MOST_PLACES = 3

/** What stands between quotation marks is word for word; null where it is not. */
function wordsOf({ isVerbatim, isWhole, prose, quote }: Told): string | null {
  return isVerbatim ? prose : isWhole ? quote : null
}

/** Verses that say where in the text a part is, and that the part before did not say. */
function versesOf({ movements, passages, expounds }: Brief, index: number): string {
  // of a lesson the text is one of several
  if (!expounds) return ''
  const verses = movements[index]?.verses
  const before = movements[index - 1]?.verses
  const all = passages.base?.verse === undefined ? Infinity : verseCount(passages.base)
  const isNew =
    verses &&
    (verses.first !== before?.first || verses.last !== before.last) &&
    verses.last - verses.first + 1 < Math.max(all, FEW) &&
    verses.last - verses.first < MANY
  if (!isNew) return ''
  const { first, last } = verses
  return first === last ? `, no versículo ${first},` : `, nos versículos ${first} a ${last},`
}

const FEW = 4
const MANY = 9

function whatItIsAbout(brief: Brief): string {
  const { passages, themes, prepared, relation, near, group, expounds } = brief
  const text = passages.base ? formatReference(passages.base) : null
  const isPreached = prepared !== null && relation === 'preached'
  const subject = (isPreached ? prepared.entry.theme : themes[0]?.name) ?? null
  const about =
    text === null
      ? subject === null
        ? 'Este é o caminho da mensagem, contado com as frases dela.'
        : `O assunto da mensagem foi ${subject}.`
      : !expounds
        ? `A mensagem passou por vários textos${subject === null ? '' : ` para falar sobre ${subject}`}; um deles é ${text}.`
        : `A mensagem partiu de ${text}${subject === null ? '' : ` para falar sobre ${subject}`}.`
  // of another passage, and of a text of which nothing is known, it is told where it is read
  const isTold = relation === 'preached' || relation === 'around'
  const entry = (isTold ? prepared : near)?.entry
  const context = entry ? ` ${entry.context}` : ''
  const how = group.visitors ? ' Conte isto com as suas palavras, para quem não ouviu.' : ''
  return `${about}${context}${how}`
}
