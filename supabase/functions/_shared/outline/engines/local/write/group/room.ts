import type { BibleReference } from '../../../../../bible/reference.ts'
import type { People } from '../../passages/passage.ts'
import type { DraftBlock, OutlineDraft } from '../../../../model/document.ts'
import type { Group } from './group.ts'

/** Who a meeting is with, as far as a text can be for others. */
export type Room = Pick<Group, 'audiences' | 'band'>

/** Said to two who are married. */
const TO_A_COUPLE =
  /(?<!dois )\ba dois(?=[?,.;:]| e )|\bvocês dois\b|\bcada casal\b|\b(?:seu cônjuge|sua esposa|seu marido)\b/i

/** Of a wedding, where one mourns whom they married. */
const OF_A_WEDDING =
  /\baliança no dedo\b|\bcasamentos?\b|\blua de mel\b|\bcônjuge\b|\bbodas de (?:ouro|prata)\b/i
/** What somebody of fourteen has nothing to do with. */
const OF_ADULTS =
  /\b(?:audiência|cartório|boletos?|aluguel|hipoteca|financiamento|inventário|testamento (?:de|do|em)|imposto de renda|holerite|aposentadoria|cônjuge|hora extra)\b/i

/** Of whom nobody takes it that they are married. */
const MAY_BE_ALONE: ReadonlySet<People> = new Set([
  'women',
  'men',
  'teens',
  'young',
  'singles',
  'elderly',
  'mourning',
])

const WORK =
  /\b(?:trabalho|emprego|escritório|chefe|faculdade|volante|condução|ofício|carreira|colegas de trabalho)\b/i

/** Whether a question or a task can be given to those who sit there. */
export function suitsRoom(text: string, room: Room): boolean {
  if (!suitsAge(text, room)) return false
  if (room.audiences.includes('mourning') && OF_A_WEDDING.test(text)) return false
  if ((room.band === 'juvenil' || room.band === 'infantil') && OF_ADULTS.test(text)) return false
  const mayBeAlone = room.audiences.some((audience) => MAY_BE_ALONE.has(audience))
  return room.band === 'casais' || !mayBeAlone || !TO_A_COUPLE.test(text)
}

/** Of each two nobody is both. */
const EITHER: readonly (readonly [People, People])[] = [
  ['women', 'men'],
  ['singles', 'couples'],
]

/** Who all of them may be: where 'casados e solteiros' sit together, what is for one of the two leaves the others out. */
export function sharedBy({ audiences }: Pick<Room, 'audiences'>): People[] {
  const both = new Set(EITHER.filter((two) => two.every((one) => audiences.includes(one))).flat())
  return audiences.filter((one) => !both.has(one))
}

/** Whoever is retired or at school is not sent to work. */
function suitsAge(text: string, { band }: Room): boolean {
  return !((band === 'idosos' || band === 'juvenil' || band === 'infantil') && WORK.test(text))
}

/** Only women, as the leader wrote. */
function isOfWomen({ audiences }: Room): boolean {
  return audiences.includes('women') && !audiences.includes('men')
}

const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u
/** 'Com adolescentes, foquem em …': what a leader needs who has them. */
const WITH_OTHERS: readonly (readonly [RegExp, (room: Room) => boolean])[] = [
  [/^Com adolescentes\b/, ({ band }) => band === 'juvenil' || band === 'misto'],
  [/^Com crianças\b/, ({ band }) => band === 'infantil' || band === 'misto'],
  [/^Com (?:os )?jovens\b/, ({ band }) => band === 'jovens' || band === 'misto'],
  [/^Com (?:os )?casais\b/, ({ band }) => band === 'casais' || band === 'misto'],
  [
    /\b(?:separe homens e mulheres|homens e mulheres em grupos separados)\b/i,
    ({ audiences }) => audiences.includes('women') === audiences.includes('men'),
  ],
]
/** 'Volte ao 21.': to a verse that is on the sheet. */
const BACK_TO = /\b[Vv]olt(?:e|em)\b[^.]*?\b(?:ao|aos|para o) (?:versículo )?(\d{1,3})\b/

/** A note without the sentences for leaders of other people, or on verses that are not read; null where nothing is left. */
export function noteFor(note: string, room: Room, read: BibleReference): string | null {
  const { verse: first = 1, endVerse: last = first } = read
  const kept = note.split(SENTENCE_END).filter((sentence) => {
    const back = BACK_TO.exec(sentence)?.[1]
    return (
      WITH_OTHERS.every(([pattern, isThere]) => !pattern.test(sentence) || isThere(room)) &&
      (back === undefined || (Number(back) >= first && Number(back) <= last))
    )
  })
  return kept.length === 0 ? null : kept.join(' ')
}

/** Instructions to those who sit there; what is said of people in the text stays as it is. */
const ONE_BY_ONE =
  /\b([Cc])ada um(?= (?:responde|escolhe|diz|lê|leva|conta|escreve|fala|fica|traz|desenha|ora|pega|recebe|vai|completa|pensa|faz|põe|segura|repete|tira|dá|agradece|anota|procurando)(?!\p{L})|[.]$|[.] Ninguém)/gu
const ALL_TOGETHER =
  /\b([Tt])odos(?= (?:param|leem|respondem|repetem|oram|cantam|fecham|levantam|falam)\b)/g
const IN_FEMININE: readonly (readonly [RegExp, string])[] = [
  [ONE_BY_ONE, '$1ada uma'],
  [ALL_TOGETHER, '$1odas'],
  [/\bna semana de cada um\b/g, 'na semana de cada uma'],
  [/\bcaneta para cada um\b/g, 'caneta para cada uma'],
  [/\bdiga o nome de cada um\b/g, 'diga o nome de cada uma'],
  [/\bum de cada vez\b/g, 'uma de cada vez'],
  [/\bum vai perguntar ao outro\b/g, 'uma vai perguntar à outra'],
  [/\bninguém comenta a frase do outro\b/g, 'ninguém comenta a frase da outra'],
  [/\bpara você mesmo\b/g, 'para você mesma'],
  [/\bnão é obrigado a\b/g, 'não é obrigada a'],
]

/** 'Onde você fica sozinho?': what is asked of her, as far as it ends like a participle; 'você fica perto' does not change. */
const SAID_OF_HER =
  /\b(você(?: (?:já|ainda|não|nunca|também|se))* (?:é|está|estava|foi|ficou|fica|fosse|sente|sentiu|vive|viu|gosta de ser|gostaria de ser|quer ser)(?: (?:mais|muito|tão))? )(?!(?:perto|pertinho|muito|caminho|pecado|motivo|estado|lado|resultado|recado|cuidado|pedido)\b)(\p{L}+(?:ad|id|inh|os|rt|et|eir|rid))o(?!\p{L})/gu

/** What is quoted stays as it was said. */
function ofHer(text: string): string {
  return text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : part.replaceAll(SAID_OF_HER, '$1$2a')))
    .join('')
}

/** Who prays it thanks for herself; what is said of others in it stays. */
const THANKS = /\bObrigado\b/g

/** The outline as it speaks to the people of the room. */
export function spokenTo(draft: OutlineDraft, room: Room): OutlineDraft {
  if (!isOfWomen(room)) return draft
  const inFeminine = (text: string) =>
    ofHer(IN_FEMININE.reduce((said, [pattern, other]) => said.replaceAll(pattern, other), text))
  const said = (block: DraftBlock, isPrayer: boolean): DraftBlock => {
    if (block.kind === 'bullets' || block.kind === 'numbered')
      return block.origin === 'suggested' ? { ...block, items: block.items.map(ofHer) } : block
    if (block.kind !== 'paragraph' || block.origin !== 'suggested') return block
    const text = inFeminine(block.text)
    return { ...block, text: isPrayer ? text.replaceAll(THANKS, 'Obrigada') : text }
  }
  return {
    ...draft,
    goal: draft.goal && inFeminine(draft.goal),
    preparation: draft.preparation && inFeminine(draft.preparation),
    sections: draft.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => said(block, section.kind === 'prayer')),
    })),
  }
}
