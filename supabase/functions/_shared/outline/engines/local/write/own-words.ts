import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/message/telling.ts'
import { toldIn } from '../listen/message/thread.ts'
import type { Quote } from '../listen/worth/quote-pool.ts'
import { type Brief, quoted, suggest } from './brief.ts'
import { suitsRoom } from './room.ts'

/*
 * What a leader does with a sermon in which no text was found: made of its own sentences. '{}' is a whole sentence of the
 * preacher's.
 */

const TO_COMPLETE: readonly string[] = [
  'Duas colunas. No alto da folha, copie a frase da mensagem: “{}” De um lado: onde isso já é assim em mim. Do outro: onde ainda não é.',
  'Frase para terminar. Leia em silêncio: “{}” Depois complete: por isso, nesta semana, eu começo a … e paro de …',
  'Bilhete com data. Escreva para você mesmo daqui a um mês: a mensagem dizia “{}” Eu queria que até lá … Guarde a folha dentro da Bíblia.',
  'De zero a dez. “{}” Dê uma nota ao quanto isso aparece em casa, fora de casa e no seu tempo com Deus. Ao lado da menor nota, escreva um passo.',
  'Linha do dia. Desenhe as horas de ontem. Marque onde esta frase da mensagem coube, e onde faltou: “{}” Escolha uma dessas horas para amanhã.',
  'Três perguntas curtas. “{}” O que eu já sabia? O que eu evito? O que eu faço primeiro? Uma linha para cada uma.',
  'Carta sem selo. Comece assim, para Deus: ouvi que “{}” e a verdade é que eu … Escreva até onde der; ninguém vai ler.',
  'Antes e depois. Complete: antes desta mensagem eu pensava que …; agora eu …; por isso, até domingo, eu …',
  'Uma pessoa, um passo. Escreva o nome de alguém de casa ou de perto com quem o que ouvimos hoje pode mudar uma conversa, e quando será essa conversa.',
  'Dois nomes. Leia: “{}” Escreva o nome de alguém que já ajudou você a viver isso e o de alguém a quem você pode ajudar.',
]

const TO_DO: readonly { do: string; tell: string }[] = [
  {
    do: 'Mande a alguém que não ouviu a mensagem esta frase dela: “{}” Pergunte o que a pessoa acha, e escute até o fim.',
    tell: 'o que você ouviu de volta.',
  },
  {
    do: 'Escreva num papel “{}” e ponha onde a sua semana mais aperta: o espelho, a mesa, a porta da geladeira.',
    tell: 'onde você pôs o papel, e que dia ele serviu.',
  },
  {
    do: 'Antes de dormir, por cinco noites, responda numa linha: onde hoje se viu que “{}”',
    tell: 'qual das cinco linhas mais surpreendeu você.',
  },
  {
    do: 'Escolha um passo que a mensagem pediu e combine com alguém do grupo o dia e a hora em que um vai perguntar ao outro.',
    tell: 'o que ajudou e o que atrapalhou.',
  },
]

const TO_CLOSE =
  'Para terminar, cada um diz em uma frase o que leva para casa; ninguém comenta a frase do outro.'
const TO_CLOSE_ALONE = 'Para terminar, escreva em uma frase o que você leva deste tempo.'

const TO_PRAY = 'Orem pela frase da folha que mais incomodou cada um, sem precisar dizer qual é.'

/** The sentence of the sermon that nothing else on the outline has taken. */
function freeSentence({ thread }: Brief, place: number): Told | null {
  const printed = toldIn(thread)
  const free = thread.strong.filter(
    (told) =>
      told.isVerbatim &&
      !thread.asked.some(({ from }) => from === told.from) &&
      told.to - told.from <= LONGEST &&
      printed.every(({ from, to }) => told.to <= from || told.from >= to),
  )
  // the questions take the first ones
  return free[TAKEN_BY_QUESTIONS + place] ?? free[free.length - 1 - place] ?? null
}

/** Whether a paper and a challenge can be made of the sermon itself. */
export function hasFreeSentence(brief: Brief): boolean {
  return freeSentence(brief, 0) !== null
}

const LONGEST = 26
const TAKEN_BY_QUESTIONS = 3

function fill(text: string, told: Told | null): string {
  return text.replace('{}', told?.prose ?? '')
}

/** What of these can be filled: without a sentence the others. */
function usable(texts: readonly string[], told: Told | null): string[] {
  return texts.filter((text) => told !== null || !text.includes('{}'))
}

/** Something to complete on paper, from a sentence of the sermon; empty where none stands alone. */
export function completeFromSermon(brief: Brief): DraftBlock[] {
  const told = freeSentence(brief, 0)
  const [text] = brief.choose.take(
    usable(TO_COMPLETE, told).filter((one) => suitsRoom(one, brief.group)),
    1,
  )
  if (text === undefined) return []
  const paper =
    brief.profile.audience === 'group'
      ? [suggest('Papel e caneta para cada um. Ninguém precisa mostrar o que escreveu.')]
      : []
  return [...paper, suggest(fill(text, told))]
}

/** One thing to do in the week, and what to tell of it. */
export function challengeFromSermon(brief: Brief): DraftBlock[] {
  const told = freeSentence(brief, 1)
  const isAlone = brief.profile.audience === 'person'
  const texts = usable(
    TO_DO.map((one) => one.do).filter(
      (text) => (!isAlone || !/grupo/.test(text)) && suitsRoom(text, brief.group),
    ),
    told,
  )
  const [text] = brief.choose.take(texts, 1)
  const tell = TO_DO.find((one) => one.do === text)?.tell
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
