import { formatReference } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Movement } from '../listen/movements.ts'
import { enumerate, quoted, type Brief, suggest } from './brief.ts'

const FIRST = ['No começo', 'Na abertura', 'De início']
const NEXT = ['Depois', 'Em seguida', 'Dali em diante']
const LATER = ['Mais adiante', 'Na segunda metade', 'Avançando']
const LAST = ['No fim', 'Para terminar', 'Na última parte']

/**
 * The road of the sermon: its steps in order, each with its minute and with what is named there, and where a whole
 * sentence can stand alone, that sentence. The words that join are ours, and no claim is made that was not heard.
 */
export function writeRoad(brief: Brief, minutes: number): DraftBlock[] {
  const { movements } = brief
  return [
    suggest(whatItIsAbout(brief)),
    ...movements.flatMap((movement, index) => writeStep(brief, movement, index, minutes >= 4)),
  ]
}

function writeStep(
  brief: Brief,
  movement: Movement,
  index: number,
  withQuote: boolean,
): DraftBlock[] {
  const { pool } = brief
  const text = stepOf(brief, movement, index)
  const between = [pool.positionOf(movement.from), pool.positionOf(movement.to)] as const
  const quote = withQuote ? pool.best({ between, least: SAYS_SOMETHING }) : null
  const step: DraftBlock[] =
    text === null ? [] : [{ kind: 'paragraph', text, origin: 'said', at: movement.at }]
  return step.concat(quoted(quote))
}

/** Below this a sentence is true and flat. */
const SAYS_SOMETHING = 0.5

function whatItIsAbout({ passages, themes, prepared, group }: Brief): string {
  const text = passages.base ? formatReference(passages.base) : null
  const subject = prepared?.entry.theme ?? themes[0]?.name ?? null
  const about =
    text === null
      ? subject === null
        ? 'A mensagem passou por estes momentos.'
        : `O assunto da mensagem foi ${subject}.`
      : `A mensagem partiu de ${text}${subject === null ? '' : ` para falar sobre ${subject}`}.`
  const context = prepared ? ` ${prepared.entry.context}` : ''
  const how = group.visitors ? ' Conte isto com as suas palavras, para quem não ouviu.' : ''
  return `${about}${context}${how}`
}

/** Null where nothing sure can be said of a step. */
function stepOf(
  { movements, prepared, passages, choose }: Brief,
  { story, verses, references }: Movement,
  index: number,
): string | null {
  const told = [
    ...(verses ? [`ficou ${versesOf(verses)}`] : []),
    ...(story === null ? [] : [`contou de ${story}`]),
    ...remembered(references, prepared?.whole ?? passages.base),
  ]
  if (told.length === 0) return null
  const isLast = index === movements.length - 1
  const [opening = 'Depois'] = choose.take(
    index === 0 ? FIRST : isLast ? LAST : index === 1 ? NEXT : LATER,
    1,
  )
  return `${opening}, ${told.join('; ')}.`
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
  return named.length > 0 ? [`lembrou ${enumerate(named)}`] : []
}
