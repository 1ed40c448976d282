import { formatReference } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Movement } from '../listen/movements.ts'
import type { Told } from '../listen/telling.ts'
import { enumerate, quoted, type Brief, suggest } from './brief.ts'

const FIRST = ['A mensagem começa assim', 'O caminho começa aqui', 'O ponto de partida é este']
const NEXT = ['Em seguida', 'Daí a mensagem segue', 'O passo seguinte é este']
const LATER = ['Mais adiante', 'A mensagem então avança', 'No passo seguinte']
const LAST = ['Na última parte', 'Perto do fim', 'Já quase no fim']

const POINT = [
  'Numa frase da própria mensagem:',
  'O pregador resume assim:',
  'O centro, dito por ele:',
]
const STORY = [
  'Para que se veja isso, entra uma história:',
  'Aqui o pregador conta uma história:',
  'Nesta altura a mensagem conta:',
]
const HARD = [
  'E há uma palavra que custa ouvir:',
  'O lado difícil também é dito:',
  'A mensagem não deixa de avisar:',
]
const APPEAL = ['E termina com este pedido:', 'O que fica pedido no fim:', 'O convite do fim:']

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
        : [said(`${one(texts)} ${told.prose}`, told.at)]
  // without an entry the point stands on top of the outline
  const point = isOnTop(brief) ? [] : lead(POINT, thread.thesis)
  return [
    suggest(whatItIsAbout(brief)),
    ...(group.band === 'infantil' ? [suggest(FOR_CHILDREN)] : []),
    ...point,
    ...announcedPoints(brief, minutes),
    ...movements.flatMap((movement, index) => {
      const within = (told: Told | null) =>
        told !== null && told.from >= movement.from && told.from < movement.to ? told : null
      const step = writeStep(brief, movement, index, minutes)
      if (minutes < SHORT) return step
      const story = thread.story ? tellStory(within(thread.story.told), one) : []
      return step.concat(story, group.grief ? [] : lead(HARD, within(thread.hard)))
    }),
    ...lead(APPEAL, thread.appeal),
  ]
}

/** Whether the sermon's point is the idea above the outline, and not that of the prepared passage. */
function isOnTop({ prepared, group }: Brief): boolean {
  return group.band !== 'infantil' && !prepared
}

const FOR_CHILDREN =
  'O que vem abaixo é para você, que conduz: conte a mensagem às crianças em poucas frases, com as suas palavras.'

/** Of captions, the points as they were announced: they end where nobody can hear it, and are quoted as they come. */
function announcedPoints({ pointQuotes }: Brief, minutes: number): DraftBlock[] {
  if (pointQuotes.length === 0 || minutes < SHORT) return []
  return [said('A mensagem anda por estes pontos:'), ...pointQuotes.flatMap(quoted)]
}

function said(text: string, at: number | null = null): DraftBlock {
  return { kind: 'paragraph', text, origin: 'said', at }
}

function tellStory(told: Told | null, one: (texts: readonly string[]) => string): DraftBlock[] {
  if (told === null) return []
  // of himself only the preacher can say 'eu'
  if (told.isOwn && !told.isWhole) return []
  if (told.isWhole) return [said(one(STORY)), { kind: 'quote', text: told.quote, at: told.at }]
  return [said(`${one(STORY)} ${told.prose}`, told.at)]
}

function writeStep(brief: Brief, movement: Movement, index: number, minutes: number): DraftBlock[] {
  const { thread, pool, choose, movements } = brief
  const steps = thread.steps[index] ?? []
  const told = minutes >= LONG ? steps : steps.slice(0, 1)
  const isLast = index === movements.length - 1
  const [opening = 'Depois'] = choose.take(
    index === 0 ? FIRST : isLast ? LAST : index === 1 ? NEXT : LATER,
    1,
  )
  const verses = movement.verses ? `, ${onVerses(movement.verses)}` : ''
  if (told.length > 0) {
    const [first, second] = told
    if (!first) return []
    // of two places in one step the second is heard in his own voice
    const isQuoted = second?.isWhole && second.isVerbatim && !second.isOwn
    const prose = isQuoted ? first.prose : told.map((one) => one.prose).join(' ')
    const step = said(`${opening}${verses}: ${prose}`, first.at)
    return isQuoted ? [step, { kind: 'quote', text: second.quote, at: second.at }] : [step]
  }
  if (brief.pointQuotes.length > 0) return []
  const between = [pool.positionOf(movement.from), pool.positionOf(movement.to)] as const
  const quote = minutes >= SHORT ? pool.best({ between, least: SAYS_SOMETHING }) : null
  const text = stepOf(brief, movement, opening)
  return (text === null ? [] : [said(text, movement.at)]).concat(quoted(quote))
}

/** Below this a sentence is true and flat. */
const SAYS_SOMETHING = 0.5

function onVerses({ first, last }: { first: number; last: number }): string {
  return first === last
    ? `ao tratar do versículo ${first}`
    : `ao tratar dos versículos ${first} a ${last}`
}

function whatItIsAbout({ passages, themes, prepared, near, group }: Brief): string {
  const text = passages.base ? formatReference(passages.base) : null
  const subject = prepared?.entry.theme ?? themes[0]?.name ?? null
  const about =
    text === null
      ? subject === null
        ? 'Este é o caminho da mensagem, contado com as frases dela.'
        : `O assunto da mensagem foi ${subject}.`
      : `A mensagem partiu de ${text}${subject === null ? '' : ` para falar sobre ${subject}`}.`
  const entry = prepared?.entry ?? near?.entry
  const context = entry ? ` ${entry.context}` : ''
  const how = group.visitors ? ' Conte isto com as suas palavras, para quem não ouviu.' : ''
  return `${about}${context}${how}`
}

/** Of a step without a sentence to tell, what is sure all the same; null for nothing. */
function stepOf(
  { prepared, passages }: Brief,
  { story, verses, references }: Movement,
  opening: string,
): string | null {
  const told = [
    ...(verses ? [`a leitura fica ${versesOf(verses)}`] : []),
    ...(story === null ? [] : [`entra a história de ${story}`]),
    ...remembered(references, prepared?.whole ?? passages.base),
  ]
  return told.length === 0 ? null : `${opening}: ${told.join('; ')}.`
}

function versesOf({ first, last }: { first: number; last: number }): string {
  return first === last ? `no versículo ${first}` : `nos versículos ${first} a ${last}`
}

const MOST_TEXTS = 3

/** Other texts than the one that the sermon is about. */
function remembered(references: readonly BibleReference[], base: BibleReference | null): string[] {
  const named = references
    .filter(({ verse }) => verse !== undefined)
    .filter(({ book, chapter }) => book !== base?.book || chapter !== base.chapter)
    .slice(0, MOST_TEXTS)
    .map(formatReference)
  return named.length > 0 ? [`é a vez de ${enumerate(named)}`] : []
}
