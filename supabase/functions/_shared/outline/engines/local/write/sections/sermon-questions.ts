import { formatReference } from '../../../../../bible/canon.ts'
import { timeMark } from '../../../../model/time-mark.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import { fold, splitWords } from '../../../../model/words.ts'
import { stem } from '../../listen/words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../../listen/words/stop-words.ts'
import { WARNS } from '../../listen/thread/main-lines.ts'
import type { Told } from '../../listen/thread/telling.ts'
import { type Thread, toldIn } from '../../listen/thread/thread.ts'
import { type Brief, opensAnother } from '../brief/brief.ts'
import { numbered } from '../brief/draft-blocks.ts'
import { type Subject, subjectNamedIn } from './named-in-sentence.ts'
import { suitsRoom } from '../group/room.ts'
import { tellsStory } from './road.ts'

/** What a question is for: to see what it means, or what it changes. */
export type Aim = 'understand' | 'live'

/** '{}' is a whole sentence of the preacher's, '@' when he said it, '#' the base text. */
const LEADS = [
  'A mensagem diz@: “{}”',
  'O pregador disse@: “{}”',
  'Ouvimos na mensagem@: “{}”',
  'Foi dito na mensagem@: “{}”',
] as const

/** Each has to hold behind whatever is affirmed of God or of us: a question that does not follow from its sentence is none. */
const OF_A_CLAIM: Record<Aim, readonly string[]> = {
  understand: [
    'Que palavra dessa frase pesa mais para você, e por quê?',
    'Por que alguém discordaria dessa frase, e o que você responderia?',
    'Como você diria isso, com as suas palavras, a quem nunca entrou numa igreja?',
    'Que versículo lido diz algo parecido, e o que ele acrescenta?',
  ],
  live: [
    'Em que situação você viu isso de perto, ou achou difícil acreditar?',
    'O que, nessa frase, consola você, e o que incomoda?',
  ],
}

/** '{}' is what the sermon speaks of, with its preposition: what changes stands behind it. */
const OF_A_SUBJECT: readonly string[] = [
  'A mensagem falou {}.',
  'Na mensagem ouvimos falar {}.',
  'O pregador falou {}.',
]

const ABOUT_A_CONTRAST: readonly string[] = [
  'O pregador disse@: “{}” O que essa frase nega, e o que põe no lugar?',
  'Ouvimos@: “{}” Quem, perto de você, precisa ouvir as duas metades dessa frase?',
  'A mensagem diz@: “{}” O que essa frase corrige no jeito comum de pensar?',
]

/** Not asked about where somebody may hear it of himself for the first time, or of whom he buried. */
const HARSH = /\b(?:mort[eo]s?|inferno|conden\w+|castigo\w*|ira|furor|juizo|salario do pecado)\b/

const ABOUT_A_STORY: readonly string[] = [
  'A mensagem contou {}. Em que ponto dela você se viu, e por quê?',
  'O que {}, como a mensagem contou, ajuda a ver em # que passaria despercebido?',
  'Por que o pregador escolheu justamente {} para falar de #?',
  'Se você fosse recontar {} a uma criança, onde poria o coração da mensagem?',
]

/** A warning consoles nobody. */
const COMFORTS = /consola você/

const LONGEST_ASKED = 30
/** Words of a story that a group can tell again. */
const SHORTEST_STORY = 45
/** Said of what the group has read. */
const ON_THE_TEXT = /#|vers[íi]culo|\btexto\b|\blid[oa]s?\b/
/** Roots that a sentence shares with what was read before one may ask where it stands there. */
const OF_THE_TEXT = 2
/** Said to a group. */
const TO_MANY = /vocês|\b(?:Releiam|Voltem)\b|grupo/

/** What belongs to this sermon and to no other; each sentence, contrast and story is asked about once. */
export type SermonQuestions = {
  ask: (aim: Aim) => DraftBlock[]
}

export const NO_QUESTIONS: SermonQuestions = { ask: () => [] }

/** Questions about what the preacher said and told, as far as it stands alone. */
export function sermonQuestions(brief: Brief): SermonQuestions {
  const { thread, choose, group, passages } = brief
  const { take, fill } = createForms(brief)
  const { canBeAsked, isUntold } = askable(brief)
  const asked = new Set<Told>()
  const isUnasked = (told: Told) => [...asked].every((one) => isApart(told, one))
  /** What is asked about once at the most: the story, the contrast, the point, a subject. */
  const kinds = new Set<string>()

  const story = (): DraftBlock[] => {
    if (!thread.story || kinds.has('story')) return []
    const { name, told } = thread.story
    // of three short sentences nobody tells a story again
    if (!tellsStory(brief) || told.to - told.from < SHORTEST_STORY) return []
    kinds.add('story')
    const forms = passages.base ? ABOUT_A_STORY : ABOUT_A_STORY.filter((one) => !one.includes('#'))
    const [form = ''] = take(forms)
    return [
      ...numbered([fill(form, `a história de ${name}`, null)]),
      {
        kind: 'note',
        text: 'A história está no resumo. Deixe o grupo recontar com as próprias palavras; quem não ouviu a mensagem entende por aqui.',
      },
    ]
  }
  const contrast = (): DraftBlock[] => {
    const told = thread.contrast
    if (!told || kinds.has('contrast')) return []
    if (!canBeAsked(told) || !isUnasked(told) || !isUntold(told)) return []
    kinds.add('contrast')
    asked.add(told)
    const [form = ''] = take(ABOUT_A_CONTRAST, told)
    return numbered([fill(form, told.prose, told.at)])
  }
  const about = (told: Told, forms: readonly string[]): DraftBlock[] => {
    const [form] = take(forms, told)
    if (form === undefined) return []
    asked.add(told)
    return numbered([fill(form, told.prose, told.at)])
  }
  const sentence = (aim: Aim): DraftBlock[] => {
    const told = keptFor(aim, thread).find(
      (one) => canBeAsked(one) && isUntold(one) && isUnasked(one),
    )
    return told ? about(told, formsFor(aim)) : []
  }
  /** What it speaks of, without a sentence of its own: what is not quoted is not quoted wrongly. */
  const subject = (): DraftBlock[] => {
    const named = subjectsOf(thread).filter(({ name }) => !kinds.has(name))
    for (const { name, live } of named) {
      const [ask] = take(live.filter((one) => suitsRoom(one, group)))
      const [opening] = choose.take(OF_A_SUBJECT, 1)
      if (ask === undefined || opening === undefined) continue
      kinds.add(name)
      return numbered([`${opening.replace('{}', withOf(name))} ${ask}`])
    }
    return []
  }
  const pointed = (aim: Aim): DraftBlock[] => {
    for (const { told, forms } of toldAlready(brief, aim)) {
      const blocks = canBeAsked(told) && isUnasked(told) ? about(told, forms ?? formsFor(aim)) : []
      if (blocks.length > 0) return blocks
    }
    const { thesis } = thread
    if (!thesis || !canBeAsked(thesis) || kinds.has('point')) return []
    kinds.add('point')
    return about(thesis, formsFor(aim))
  }
  return {
    ask: (aim) =>
      firstOf(
        aim === 'live'
          ? [story, () => sentence('live'), contrast, () => pointed('live'), subject]
          : [contrast, () => sentence('understand'), () => pointed('understand')],
      ),
  }
}

/** The forms of a question, as far as they fit this meeting and this text. */
function createForms(brief: Brief) {
  const { choose, passages, profile, expounds, verses } = brief
  const text = passages.base ? formatReference(passages.base) : 'a Bíblia'
  const isAlone = profile.audience === 'person'
  // what is read there is not what the preacher had open
  const isOfAnother = !(passages.base && expounds) || opensAnother(brief)
  const read = new Set(verses.flatMap((verse) => rootsIn(verse.text)))
  const isOfTheText = ({ prose }: Told) =>
    new Set(rootsIn(prose).filter((root) => read.has(root))).size >= OF_THE_TEXT
  const fits = (form: string, told: Told | undefined) =>
    !(isAlone && TO_MANY.test(form)) &&
    !(told && COMFORTS.test(form) && WARNS.test(fold(told.prose))) &&
    (!ON_THE_TEXT.test(form) || (!isOfAnother && (!told || isOfTheText(told))))
  return {
    /** One of these that fits, if any, and never the same again. */
    take: (forms: readonly string[], told?: Told) =>
      choose.take(
        forms.filter((form) => fits(form, told)),
        1,
      ),
    fill: (form: string, words: string, at: number | null) =>
      form
        .replace('{}', words)
        .replace('@', at === null ? '' : `, aos ${timeMark(at)}`)
        .replace('#', text),
  }
}

/** Which sentences can be asked about in this room, and which of them the sheet does not tell already. */
function askable(brief: Brief) {
  const isTender = brief.group.visitors || brief.group.grief
  const printed = printedIn(brief)
  return {
    canBeAsked: ({ isVerbatim, prose, from, to }: Told) =>
      isVerbatim && to - from <= LONGEST_ASKED && !(isTender && HARSH.test(fold(prose))),
    isUntold: (told: Told) => printed.every((one) => isApart(told, one)),
  }
}

/** Whether two pieces have no word in common. */
function isApart(one: Told, other: Told): boolean {
  return one.to <= other.from || one.from >= other.to
}

/** What is kept for the questions: of us first where it is about life, of God where it is about the sense. */
function keptFor(aim: Aim, { asked: [ofUs, other], strong }: Thread): readonly Told[] {
  const kept = aim === 'live' ? [ofUs, ...strong, other] : [other, ofUs, ...strong]
  return kept.filter((told) => told !== undefined)
}

function formsFor(aim: Aim): readonly string[] {
  return OF_A_CLAIM[aim].map((ask, index) => `${LEADS[index % LEADS.length] ?? LEADS[0]} ${ask}`)
}

/** What the first of these brings that brings anything. */
function firstOf(writers: readonly (() => DraftBlock[])[]): DraftBlock[] {
  for (const write of writers) {
    const blocks = write()
    if (blocks.length > 0) return blocks
  }
  return []
}

/** What the summary tells and what may be asked of it, the best first; without forms, of what it names. */
function toldAlready(
  { thread, group }: Brief,
  aim: Aim,
): { told: Told; forms: readonly string[] | null }[] {
  const of = (told: Told | null, forms: readonly string[]) =>
    told === null || forms.length === 0 ? [] : [{ told, forms }]
  return [
    ...of(thread.appeal, OF_APPEAL[aim]),
    ...of(thread.gospel, OF_GOSPEL[aim]),
    ...of(group.grief || group.visitors ? null : thread.hard, OF_HARD[aim]),
    ...thread.steps
      .flat()
      .filter(({ does }) => does === 'duty' || does === 'contrast' || does === 'gospel')
      .map((told) => ({ told, forms: null })),
  ]
}

const OF_HARD: Record<Aim, readonly string[]> = {
  understand: [
    'A mensagem avisa@: “{}” O que, no texto lido, dá razão a esse aviso?',
    'O pregador não deixou de fora@: “{}” Por que essa frase precisava ser dita?',
  ],
  live: [
    'A mensagem avisa@: “{}” O que você costuma fazer com um aviso assim, e o que faria diferente nesta semana?',
  ],
}

const OF_GOSPEL: Record<Aim, readonly string[]> = {
  understand: [
    'A mensagem chega a Jesus assim@: “{}” O que ele fez por nós que ninguém, no texto lido, podia fazer?',
    'A mensagem chega a Jesus assim@: “{}” Como vocês diriam isso a quem nunca ouviu falar dele?',
  ],
  live: ['A mensagem chega a Jesus assim@: “{}” O que muda na sua semana se isso já está feito?'],
}

const OF_APPEAL: Record<Aim, readonly string[]> = {
  understand: ['A mensagem pede@: “{}” O que, no texto lido, dá base para esse pedido?'],
  live: [
    'A mensagem pede@: “{}” Que parte desse pedido é para você, hoje?',
    'A mensagem pede@: “{}” O que, em você, responde depressa, e o que puxa para trás?',
  ],
}

/** What the lines that carry the sermon name, those first that are named in more of them. */
function subjectsOf(thread: Thread): readonly Subject[] {
  const times = new Map<Subject, number>()
  for (const { prose } of [...toldIn(thread), ...thread.asked]) {
    const subject = subjectNamedIn(prose)
    if (subject) times.set(subject, (times.get(subject) ?? 0) + 1)
  }
  return [...times].toSorted((a, b) => b[1] - a[1]).map(([subject]) => subject)
}

/** 'da oração', 'do perdão', 'de quem somos em Cristo'. */
function withOf(name: string): string {
  return /^[oa] /.test(name) ? `d${name}` : `de ${name}`
}

function rootsIn(text: string): string[] {
  return splitWords(text).flatMap(({ folded }) =>
    folded.length > 3 && carriesMeaning(folded) && !SERMON_WORDS.has(folded) ? [stem(folded)] : [],
  )
}

/** What the summary and the idea above it tell already. */
function printedIn({ thread }: Brief): readonly Told[] {
  return [...toldIn(thread), ...(thread.story ? [thread.story.told] : [])]
}
