import type { DraftBlock } from '../../../../model/document.ts'
import { fold } from '../../../../model/words.ts'
import type { Told } from '../../listen/thread/telling.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'
import type { Brief } from '../brief/brief.ts'
import { quoted, suggest } from '../brief/draft-blocks.ts'
import { suitsRoom } from '../group/room.ts'
import { PAPER } from './preparation.ts'

/*
 * What a leader does with what the sermon itself asks. '{}' is a whole sentence of the preacher's in which he asks something:
 * of a sentence that asks nothing no task is made.
 */

const TO_COMPLETE: readonly string[] = [
  'Duas colunas. No alto da folha, copie o que a mensagem pede: “{}” De um lado: onde já vivo isso. Do outro: onde ainda não vivo. Marque uma linha do segundo lado para esta semana.',
  'Frase para terminar. A mensagem pede: “{}” Complete: por isso, nesta semana, eu começo a … e paro de …',
  'De zero a dez. A mensagem pede: “{}” Dê uma nota ao quanto isso aparece em casa, fora de casa e no seu tempo com Deus. Ao lado da menor nota, escreva um passo.',
  'Linha do dia. A mensagem pede: “{}” Desenhe as horas de ontem, marque onde isso coube e onde faltou, e escolha uma dessas horas para amanhã.',
  'Dois nomes. A mensagem pede: “{}” Escreva o nome de alguém que ajuda você a viver isso e o de alguém a quem você pode ajudar.',
]
const TO_COMPLETE_WITHOUT: readonly string[] = [
  'Antes e depois. Complete: antes desta mensagem eu pensava que …; agora eu …; por isso, até domingo, eu …',
  'Uma pessoa, um passo. Escreva o nome de alguém de casa ou de perto com quem o que ouvimos hoje pode mudar uma conversa, e quando será essa conversa.',
]

type Task = { do: string; tell: string }

const TO_DO: readonly Task[] = [
  {
    do: 'A mensagem pede: “{}” Escolha uma situação desta semana, com dia e hora, em que você vai fazer isso, e anote no celular.',
    tell: 'o que aconteceu nesse dia.',
  },
  {
    do: 'Leia para alguém de casa o que a mensagem pede: “{}” Pergunte onde isso já se vê em você, e onde ainda não; escute até o fim.',
    tell: 'o que você ouviu de volta.',
  },
  {
    do: 'Antes de dormir, por cinco noites, escreva uma linha: onde hoje você fez, ou deixou de fazer, o que a mensagem pede: “{}”',
    tell: 'qual das cinco linhas mais surpreendeu você.',
  },
]
/** Where the paper has asked it already. */
const TO_DO_AGAIN: readonly Task[] = [
  {
    do: 'Volte ao pedido da mensagem que está na sua folha. Escolha uma situação desta semana, com dia e hora, em que você vai viver isso, e anote no celular.',
    tell: 'o que aconteceu nesse dia.',
  },
  {
    do: 'Combine com alguém do grupo o dia em que um vai perguntar ao outro como foi com o pedido da mensagem que está na folha.',
    tell: 'o que ajudou e o que atrapalhou.',
  },
]

const TO_CLOSE =
  'Para terminar, cada um diz em uma frase o que leva para casa; ninguém comenta a frase do outro.'
const TO_CLOSE_ALONE = 'Para terminar, escreva em uma frase o que você leva deste tempo.'

const TO_PRAY = 'Orem pela frase da folha que mais incomodou cada um, sem precisar dizer qual é.'

/** What the sermon asks of those who hear it: first what it asks at its end. */
function requestsIn({ thread }: Brief): Told[] {
  const duties = [...thread.steps.flat(), ...thread.strong].filter(({ does }) => does === 'duty')
  const all = [...(thread.appeal ? [thread.appeal] : []), ...duties]
  return all.filter(
    (told, index) =>
      told.isVerbatim &&
      !told.isOwn &&
      !FORBIDS.test(fold(told.prose)) &&
      told.to - told.from <= LONGEST &&
      !thread.asked.some(({ from }) => from === told.from) &&
      all.findIndex(({ from }) => from === told.from) === index,
  )
}

/** 'O que nós não podemos fazer é achar que …': what is not to be done, nobody marks on a paper as lived. */
const FORBIDS = /\bnao (?:pod\w+|dev\w+|precis\w+|adianta|se pode|da para)\b|^o que (?:nos )?nao\b/

/** Whether a paper and a challenge can be made of what the sermon itself asks. */
export function hasRequest(brief: Brief): boolean {
  return requestsIn(brief).length > 0
}

const LONGEST = 30

function fill(text: string, told: Told | undefined): string {
  return text.replace('{}', told?.prose ?? '')
}

/** Something to complete on paper, of what the sermon asks. */
export function completeFromSermon(brief: Brief): DraftBlock[] {
  const [told] = requestsIn(brief)
  const [text] = brief.choose.take(
    (told ? TO_COMPLETE : TO_COMPLETE_WITHOUT).filter((one) => suitsRoom(one, brief.group)),
    1,
  )
  if (text === undefined) return []
  const paper = brief.profile.audience === 'group' ? [suggest(PAPER)] : []
  return [...paper, suggest(fill(text, told))]
}

/** One thing to do in the week, and what to tell of it; empty where the sermon asks nothing. */
export function challengeFromSermon(brief: Brief): DraftBlock[] {
  const [asked, another] = requestsIn(brief)
  if (!asked) return []
  const isAlone = brief.profile.audience === 'person'
  const hasPaper = brief.profile.sections.some(({ kind }) => kind === 'application')
  const told = hasPaper ? another : asked
  const tasks = (told ? TO_DO : TO_DO_AGAIN).filter((one) => !isAlone || !/grupo/.test(one.do))
  const [text] = brief.choose.take(
    tasks.map((one) => one.do),
    1,
  )
  const tell = tasks.find((one) => one.do === text)?.tell
  if (text === undefined || tell === undefined) return []
  return [
    suggest(fill(text, told)),
    ...(isAlone ? [] : [suggest(`No próximo encontro, conte ${tell}`)]),
  ]
}

/** What the preacher leaves them with; of a whole sermon a sentence that closes, or none. */
export function lastWord(
  { thread, movements }: Brief,
  minutes: number,
  ofShort: () => Quote | null,
): DraftBlock[] {
  if (minutes < 2) return []
  if (movements.length === 0) return quoted(ofShort())
  const { closing } = thread
  return closing ? [{ kind: 'quote', text: closing.quote, at: closing.at }] : []
}

export function closeFromSermon({ profile }: Brief): DraftBlock[] {
  return [suggest(profile.audience === 'person' ? TO_CLOSE_ALONE : TO_CLOSE)]
}

export function prayFromSermon({ profile }: Brief): string[] {
  return profile.audience === 'person' ? [] : [TO_PRAY]
}
