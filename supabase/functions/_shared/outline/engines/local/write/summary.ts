import { formatReference, verseCount } from '../../../../bible/canon.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/telling.ts'
import { enumerate, type Brief, suggest } from './brief.ts'

/** '{}' is the verses: 'pelo versículo 8' in the first, ', no versículo 8,' in the others; or nothing. */
const FIRST = ['O pregador começa{}:', 'A mensagem começa{}:']
const NEXT = ['Depois{} ouvimos:', 'Em seguida{} a mensagem lembra:', 'O passo seguinte{} é este:']
const LATER = [
  'Mais adiante{} a mensagem afirma:',
  'Mais à frente{} ouvimos:',
  'E a mensagem segue{} assim:',
]
/** Of whatever part. */
const SOMEWHERE = ['Na mensagem{} ouvimos:', 'No caminho da mensagem{} aparece isto:']
const LAST = ['Na última parte{} ouvimos:', 'Já perto do fim{} a mensagem diz:']
const MORE = ['E acrescenta:', 'E completa:', 'E diz ainda:']

const POINT = ['No centro da mensagem está esta frase:', 'A mensagem se resume assim:']
const SENTENCE = ['Uma frase da mensagem, para começar:', 'Para começar, uma frase da mensagem:']
const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]
const HARD = [
  'E há uma palavra que custa ouvir:',
  'O lado difícil também é dito:',
  'A mensagem não deixa de avisar:',
]
const APPEAL = [
  'A mensagem termina com este pedido:',
  'No fim, a mensagem pede:',
  'O convite do fim:',
]
const ASKED = ['A mensagem pede:', 'Este pedido é da mensagem:']

/** Up to which part of a sermon something is its beginning, and from which on its end. */
const BEGINNING = 0.2
const END = 0.8

/** Minutes under which only what carries the sermon is told, and from which on each step is told at more length. */
const SHORT = 4
const LONG = 7

/**
 * The sermon told again, from its point through its steps to what it asks for: whole sentences of the preacher, in the
 * order preached, each step with its minute. Only the words that join them are ours, and nothing is claimed that was
 * not heard.
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
  // without an entry the point stands on top of the outline
  const point = isOnTop(brief) ? [] : lead(thread.isSure ? POINT : SENTENCE, thread.thesis)
  return [
    suggest(whatItIsAbout(brief)),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...point,
    ...movements.flatMap((movement, index) => {
      const within = (told: Told | null) =>
        told !== null && told.from >= movement.from && told.from < movement.to ? told : null
      const step = writeStep(brief, index, minutes)
      if (minutes < SHORT) return step
      const story = thread.story ? tellStory(within(thread.story.told), one) : []
      return step.concat(story, group.grief ? [] : lead(HARD, within(thread.hard)))
    }),
    ...lead(thread.appeal && placeOf(brief, thread.appeal) < END ? ASKED : APPEAL, thread.appeal),
  ]
}

/** Whether the sermon's point is the idea above the outline, and not that of the prepared passage. */
function isOnTop({ prepared, isSpokenOf, group, thread }: Brief): boolean {
  return group.band !== 'infantil' && !(prepared && isSpokenOf) && thread.isSure
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

const HEARD = 16

/** Where in the sermon something is said, from 0 to 1. */
function placeOf({ movements }: Brief, told: Told): number {
  return told.from / Math.max(1, movements.at(-1)?.to ?? 1)
}

function writeStep(brief: Brief, index: number, minutes: number): DraftBlock[] {
  const { thread, choose } = brief
  const steps = (thread.steps[index] ?? []).filter((told) => wordsOf(told) !== null)
  const [first, second] = minutes >= LONG ? steps : steps.slice(0, 1)
  if (!first) return brief.speech.punctuated ? [] : passesBy(brief, index)
  const isFirst = thread.steps.slice(0, index).every((before) => before.length === 0)
  const place = placeOf(brief, first)
  const isOpening = isFirst && place < BEGINNING
  const forms = isFirst
    ? isOpening
      ? FIRST
      : SOMEWHERE
    : place >= END
      ? LAST
      : index === 1
        ? NEXT
        : LATER
  const [form = ''] = choose.take(forms, 1)
  const opening = form.replace('{}', versesOf(brief, index, isOpening))
  const step = inHisWords(opening, first)
  if (!second) return step
  const [more = ''] = choose.take(MORE, 1)
  return [...step, ...inHisWords(more, second)]
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
  const opening = index === 0 ? 'A mensagem começa com' : isLast ? 'Na última parte,' : 'Depois,'
  return [said(`${opening} ${enumerate(places)}.`, at)]
}

const MOST_PLACES = 3

/** What stands between quotation marks is word for word; null where it is not. */
function wordsOf({ isVerbatim, isWhole, prose, quote }: Told): string | null {
  return isVerbatim ? prose : isWhole ? quote : null
}

/** Verses that say where in the text a step is, and that the step before did not say. */
function versesOf({ movements, passages }: Brief, index: number, isOpening: boolean): string {
  const verses = movements[index]?.verses
  const before = movements[index - 1]?.verses
  const all = passages.base?.verse === undefined ? Infinity : verseCount(passages.base)
  const isNew =
    verses &&
    (verses.first !== before?.first || verses.last !== before.last) &&
    verses.last - verses.first + 1 < Math.max(all, FEW) &&
    verses.last - verses.first < MANY
  if (!isNew) return isOpening ? ' assim' : ''
  const { first, last } = verses
  if (isOpening)
    return first === last ? ` pelo versículo ${first}` : ` pelos versículos ${first} a ${last}`
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
