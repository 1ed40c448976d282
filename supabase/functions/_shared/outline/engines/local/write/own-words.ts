import { formatReference } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { fold } from '../../../model/words.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Told } from '../listen/telling.ts'
import type { Quote } from '../listen/quote-pool.ts'
import { type Brief, quoted, suggest } from './brief.ts'

/*
 * What a leader does with a sermon for which the bank has no entry: made of its own sentences and of the verses it
 * dwells on. '{}' is a whole sentence of the preacher's, '#' the text, '%' the verse that the sermon comes back to.
 */

const TO_COMPLETE: readonly string[] = [
  'Duas colunas. No alto da folha, copie a frase da mensagem: “{}” De um lado: onde isso já é assim em mim. Do outro: onde ainda não é.',
  'Frase para terminar. Leia em silêncio: “{}” Depois complete: por isso, nesta semana, eu começo a … e paro de …',
  'Bilhete com data. Escreva para você mesmo daqui a um mês: a mensagem dizia “{}” Eu queria que até lá … Guarde a folha dentro da Bíblia.',
  'De zero a dez. “{}” Dê uma nota ao quanto isso aparece em casa, no trabalho e no seu tempo com Deus. Ao lado da menor nota, escreva um passo.',
  'Linha do dia. Desenhe as horas de ontem. Marque onde esta frase da mensagem coube, e onde faltou: “{}” Escolha uma dessas horas para amanhã.',
  'Três perguntas curtas. “{}” O que eu já sabia? O que eu evito? O que eu faço primeiro? Uma linha para cada uma.',
  'Carta sem selo. Comece assim, para Deus: ouvi que “{}” e a verdade é que eu … Escreva até onde der; ninguém vai ler.',
  'Duas colunas. Releia %. De um lado: o que este versículo diz de Deus. Do outro: o que ele muda em mim. Embaixo, um passo para esta semana, com dia e hora.',
  'Carta curta. Releia # em silêncio e escreva a Deus três linhas: o que entendi, o que ainda não entendo, o que peço.',
  'Antes e depois. Complete: antes desta mensagem eu pensava que …; agora eu …; por isso, até domingo, eu …',
  'Uma pessoa, um passo. Escreva o nome de alguém de casa ou do trabalho com quem o que ouvimos hoje pode mudar uma conversa, e quando será essa conversa.',
  'Dois nomes. Leia: “{}” Escreva o nome de alguém que já ajudou você a viver isso e o de alguém a quem você pode ajudar.',
]

const TO_DO: readonly { do: string; tell: string }[] = [
  {
    do: 'Leia # em três dias diferentes, uma vez em voz alta, e anote de cada vez uma palavra que não tinha visto.',
    tell: 'que palavra voltou mais.',
  },
  {
    do: 'Mande a alguém que não ouviu a mensagem esta frase dela: “{}” Pergunte o que a pessoa acha, e escute até o fim.',
    tell: 'o que você ouviu de volta.',
  },
  {
    do: 'Decore %, um pedaço por dia, na hora de lavar a louça ou de pegar a condução.',
    tell: 'em que momento o versículo apareceu sem ser chamado.',
  },
  {
    do: 'Escreva num papel “{}” e ponha onde a sua semana mais aperta: o volante, a mesa, a porta da geladeira.',
    tell: 'onde você pôs o papel, e que dia ele serviu.',
  },
  {
    do: 'Convide uma pessoa para um café e leia com ela %. Só uma pergunta: o que isso tem a ver com a nossa semana?',
    tell: 'com quem você leu, e para onde foi a conversa.',
  },
  {
    do: 'Antes de dormir, por cinco noites, responda numa linha: onde hoje se viu que “{}”',
    tell: 'qual das cinco linhas mais surpreendeu você.',
  },
  {
    do: 'Escolha um passo que a mensagem pediu e combine com alguém do grupo o dia e a hora em que um vai perguntar ao outro.',
    tell: 'o que ajudou e o que atrapalhou.',
  },
  {
    do: 'Copie # à mão, devagar, e sublinhe o que a mensagem iluminou e o que você ainda não entende.',
    tell: 'o que ficou sublinhado.',
  },
]

const TO_CLOSE: readonly string[] = [
  'Para terminar, leiam juntos, em voz alta, %.',
  'Uma última vez, devagar, e todos de olhos fechados: alguém lê %.',
  'Cada um leva para casa %; leiam-no juntos antes de sair.',
  'Fechem a folha e digam, de memória, o que puderem de %. Depois leiam.',
  'Para terminar, cada um diz em uma frase o que leva para casa; ninguém comenta a frase do outro.',
]

const TO_CLOSE_ALONE: readonly string[] = [
  'Para terminar, escreva em uma frase o que você leva deste tempo.',
  'Para terminar, leia em voz alta %.',
  'Uma última vez, devagar: %. Fique um minuto em silêncio com ele.',
]

const TO_PRAY: readonly string[] = [
  'Transformem % em oração: cada um diz a Deus uma frase que comece com uma palavra do versículo.',
  'Alguém lê %, e depois de um silêncio quem quiser agradece ou pede a partir dele.',
  'Orem pela frase da folha que mais incomodou cada um, sem precisar dizer qual é.',
]

/** The sentence of the sermon that nothing else on the outline has taken. */
function freeSentence({ thread }: Brief, place: number): Told | null {
  const printed = [
    ...thread.steps.flat(),
    ...[thread.thesis, thread.hard, thread.appeal, thread.closing].filter((told) => told !== null),
  ]
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

const LONGEST = 26
const TAKEN_BY_QUESTIONS = 3

function fill(text: string, told: Told | null, brief: Brief): string {
  const { base, key } = brief.passages
  const verse = toKeep(brief)
  return text
    .replace('{}', told?.prose ?? '')
    .replace('#', formatReference(key ?? base ?? { book: 'PSA', chapter: 1 }))
    .replace('%', verse ? formatReference(verse) : '')
}

/** A verse that one prays, learns or goes home with. */
const KEEPS =
  /\b(?:amor|amou|ama|grac\w+|misericordi\w+|paz|esperanca|bendit\w+|louv\w+|confi\w+|fiel|fidelidade|salv\w+|vida|bondade|bom|perdo\w+|bencao|abenco\w+|forca|refugio|alegr\w+|luz|guard\w+|ajud\w+|livr\w+|coracao|sirv\w+|servir|promessa\w*|consol\w+|gloria|fe|cre\w*|obedec\w+|descans\w+)\b/g
/** A verse that nobody should be sent home with alone. */
const HURTS =
  /\b(?:mat(?:ar|ou|aram|ai)|mort[eo]s?|morr\w+|ira|furor|homicid\w+|prostitu\w+|sangue|espada|maldi\w+|imund\w+|adult\w+|inimig\w+|destru\w+|ferir|feriu|fer[ei]\w*|malicia|odei\w+|inferno|fogo|castig\w+|condena\w+|vinga\w+|guerra|servo de|criad[oa]|filho de|filha de|disse lhe|ladra\w*|nu[as]?|ventre|cadaver\w*|enxofre|murmurador\w*)\b/g

/** Of the verses that are read, the one to keep: it says something good, and hurts nobody; null for none. */
function toKeep({ passages, verses, weights }: Brief): BibleReference | null {
  const { key } = passages
  if (!key) return null
  let best: { verse: number; score: number } | null = null
  const most = Math.max(1, ...weights.values())
  for (const { verse, text } of verses) {
    const folded = fold(text)
    const good = folded.match(KEEPS)?.length ?? 0
    const score =
      good -
      2 * (folded.match(HURTS)?.length ?? 0) +
      (weights.get(verse) ?? 0) / most -
      (/[?]/.test(text) ? 1 : 0)
    if (good > 0 && score >= 1 && (!best || score > best.score)) best = { verse, score }
  }
  return best && { book: key.book, chapter: key.chapter, verse: best.verse }
}

/** What of these can be filled: without a sentence or a text, the others. */
function usable(texts: readonly string[], told: Told | null, brief: Brief): string[] {
  const verse = toKeep(brief)
  return texts.filter(
    (text) =>
      (told !== null || !text.includes('{}')) &&
      (brief.passages.key !== null || !text.includes('#')) &&
      (verse !== null || !text.includes('%')),
  )
}

/** Something to complete on paper, from a sentence of the sermon; empty where none stands alone. */
export function completeFromSermon(brief: Brief): DraftBlock[] {
  const told = freeSentence(brief, 0)
  const [text] = brief.choose.take(usable(TO_COMPLETE, told, brief), 1)
  if (text === undefined) return []
  const paper =
    brief.profile.audience === 'group'
      ? [suggest('Papel e caneta para cada um. Ninguém precisa mostrar o que escreveu.')]
      : []
  return [...paper, suggest(fill(text, told, brief))]
}

/** One thing to do in the week, and what to tell of it. */
export function challengeFromSermon(brief: Brief): DraftBlock[] {
  const told = freeSentence(brief, 1)
  const isAlone = brief.profile.audience === 'person'
  const texts = usable(
    TO_DO.map((one) => one.do).filter((text) => !isAlone || !/grupo/.test(text)),
    told,
    brief,
  )
  const [text] = brief.choose.take(texts, 1)
  const tell = TO_DO.find((one) => one.do === text)?.tell
  if (text === undefined || tell === undefined) return []
  return [
    suggest(fill(text, told, brief)),
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

export function closeFromSermon(brief: Brief): DraftBlock[] {
  const texts = brief.profile.audience === 'person' ? TO_CLOSE_ALONE : TO_CLOSE
  return brief.choose
    .take(usable(texts, null, brief), 1)
    .map((text) => suggest(fill(text, null, brief)))
}

export function prayFromSermon(brief: Brief): string[] {
  return brief.choose.take(usable(TO_PRAY, null, brief), 1).map((text) => fill(text, null, brief))
}
