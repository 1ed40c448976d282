import type { DraftBlock } from '../../../../model/document.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'
import { BANDS } from '../../themes/bank/bands.ts'
import {
  ABOUT_A_DENIAL,
  ABOUT_A_QUOTE,
  CHILDREN_QUESTIONS,
  GROUP_ACTIVITIES,
} from '../../themes/bank/general.ts'
import type { ThemeBank } from '../../themes/theme-bank.ts'
import { themeScore } from '../../themes/theme-detection.ts'
import { type Brief, quoteLength, type SectionWriter, within } from '../brief/brief.ts'
import { heading, numbered, quoted, suggest } from '../brief/draft-blocks.ts'
import { takeAcross } from '../brief/seeded-choice.ts'
import { careNote } from './care-note.ts'
import { sermonQuestions } from './sermon-questions.ts'

const MINUTES_PER_QUESTION = 4.5
/** Minutes under which a question is not worth asking. */
const SHORTEST = 2
/** Questions of the shortest talk. */
const FEWEST = 2
const MOST_FOR_CHILDREN = 6
const BIG_GROUP = 12
/** Minutes. */
const SHORT_TALK = 3

type Level = 'observe' | 'understand' | 'live'
const LEVEL_TITLES: Record<Level, string> = {
  observe: 'Para observar',
  understand: 'Para entender',
  live: 'Para viver',
}

/** Where in the sermon each step of the conversation takes its quotation from. */
const LEVEL_PLACES: Record<Level, readonly [number, number]> = {
  observe: [0, 0.45],
  understand: [0.25, 0.75],
  live: [0.5, 1.01],
}

/** From what was said, through what it means, to what changes. */
export const writeQuestions: SectionWriter = (brief, minutes) => {
  const { group, profile } = brief
  if (group.band === 'infantil') return forChildren(brief, minutes)
  const { least, most } = profile.questions
  const few = Math.min(least, Math.max(FEWEST, Math.floor(minutes / SHORTEST)))
  const count = within(Math.round(minutes / MINUTES_PER_QUESTION), few, most)
  const titled = count >= 4
  if (minutes < SHORT_TALK) return atOnce(brief)
  const wished = aboutTheWish(brief, (bank) => bank.live)
  if (brief.movements.length > 0) {
    return [
      ...ofSermon(brief, wished.length > 0 ? count - 1 : count),
      ...wished,
      ...careNote(brief),
    ]
  }
  return [
    ...howToTalk(brief, minutes),
    ...levels(wished.length > 0 ? count - 1 : count).flatMap(([level, questions]) => {
      const blocks = rounds(brief, level, questions)
      return titled ? [heading(LEVEL_TITLES[level])].concat(blocks) : blocks
    }),
    ...wished,
    ...careNote(brief),
  ]
}

/** Of a whole sermon in which no text was found: what it told, then the theme. */
function ofSermon(brief: Brief, count: number): DraftBlock[] {
  const { profile, themes } = brief
  const sermon = sermonQuestions(brief)
  const living = Math.max(1, Math.ceil(count / 2))
  const understood = count > living ? sermon.ask('understand') : []
  const more = Math.max(0, count - living - (understood.length > 0 ? 1 : 0))
  const lived = sermon.ask('live')
  const second = living > 2 || (living > 1 && themes.length === 0) ? sermon.ask('live') : []
  const left = living - (lived.length > 0 ? 1 : 0) - (second.length > 0 ? 1 : 0)
  const titled = count >= 5 && profile.audience !== 'person'
  const part = (level: Level, blocks: DraftBlock[]) =>
    blocks.length === 0 ? [] : titled ? [heading(LEVEL_TITLES[level]), ...blocks] : blocks
  return [
    ...part(
      'understand',
      understood.concat(numbered(questionsFor(brief, 'understand', null, more))),
    ),
    ...part('live', lived.concat(second, numbered(questionsFor(brief, 'live', null, left)))),
  ]
}

/** One question of the theme that the leader asked for: the last, so that the sermon's own come first. */
export function aboutTheWish(
  { wishedTheme, choose }: Brief,
  of: (bank: ThemeBank) => readonly string[],
): DraftBlock[] {
  if (!wishedTheme) return []
  return [
    suggest(`Para ligar a mensagem a outro tema, ${wishedTheme.name}:`),
    ...numbered(choose.take(of(wishedTheme.bank), 1)),
  ]
}

/** No time for rounds: one quotation and two questions. */
function atOnce(brief: Brief): DraftBlock[] {
  const quote = quoteFor(brief, 'understand')
  return [
    ...quoted(quote),
    ...numbered([
      ...questionsFor(brief, 'understand', quote, 1),
      ...questionsFor(brief, 'live', quote, 1),
    ]),
  ]
}

function levels(count: number): [Level, number][] {
  const observe = count < 3 ? 0 : Math.max(1, Math.round(count * 0.25))
  const live = Math.max(1, Math.round(count * 0.37))
  const split: [Level, number][] = [
    ['observe', observe],
    ['understand', count - observe - live],
    ['live', live],
  ]
  return split.filter(([, questions]) => questions > 0)
}

/** A quotation and one or two questions about it; a third question asks for another quotation. */
function rounds(brief: Brief, level: Level, questions: number): DraftBlock[] {
  const blocks: DraftBlock[] = []
  for (let left = questions; left > 0; left -= 2) {
    const quote = quoteFor(brief, level)
    const items = questionsFor(brief, level, quote, Math.min(2, left))
    blocks.push(...quoted(quote), ...numbered(items))
  }
  return blocks
}

function quoteFor({ pool, signals, ...brief }: Brief, level: Level): Quote | null {
  const options = {
    mostWords: quoteLength({ pool, signals, ...brief }),
    bonus: (index: number) => (level === 'live' && signals.application.has(index) ? 0.3 : 0),
  }
  return pool.best({ ...options, between: LEVEL_PLACES[level] }) ?? pool.best(options)
}

function questionsFor(brief: Brief, level: Level, quote: Quote | null, count: number): string[] {
  if (count <= 0) return []
  const { choose, banks, main, group } = brief
  const about = quote ? ABOUT_A_QUOTE[level] : []
  const denies = quote !== null && / não /i.test(quote.text)
  if (level === 'observe') {
    return takeAcross(choose, [denies ? [ABOUT_A_DENIAL] : [], about, main.understand], count)
  }
  const own = quote ? bankOf(brief, quote) : main
  const themed = [own, ...banks].map((bank) => bank[level])
  if (level === 'understand') {
    // The first stays with the words just read, the next goes on to the subject.
    return takeAcross(choose, [themed[0] ?? [], about, ...themed], count)
  }
  const couples = group.band === 'casais' ? [main.couples] : []
  const teens = group.band === 'juvenil' ? [main.teens.question] : []
  const stage = [...couples, ...teens, ...BANDS[group.band].questions]
  const [first] = choose.take(
    couples.length + teens.length > 0 ? [...couples, ...teens] : own.live,
    1,
  )
  const rest = takeAcross(choose, [own.live, stage, about, ...themed], count - (first ? 1 : 0))
  return first ? [first, ...rest] : rest
}

/** The bank of the theme that these very words speak of. */
function bankOf({ speech, themes, main }: Brief, quote: Quote): ThemeBank {
  let best = { bank: main, score: 0 }
  for (const [rank, theme] of themes.entries()) {
    const score = themeScore(speech, quote.from, quote.to, theme) * (rank === 0 ? 1.5 : 1)
    if (score > best.score) best = { bank: theme.bank, score }
  }
  return best.bank
}

function howToTalk({ sentences, group }: Brief, minutes: number): DraftBlock[] {
  if (minutes < 4) return []
  if (sentences.questions !== null) return [suggest(sentences.questions)]
  if (group.size !== null && group.size > BIG_GROUP)
    return [
      suggest(
        'Como o grupo é grande, conversem em rodas de três ou quatro pessoas e ouçam depois uma resposta de cada roda.',
      ),
    ]
  if (group.noReadingAloud)
    return [
      suggest(
        'Leia você mesmo cada fala, devagar, e repita a pergunta. Ninguém precisa ler para os outros.',
      ),
    ]
  return [
    suggest(
      'Leia cada fala, dê um tempo de silêncio e só então faça as perguntas. Não é preciso usar todas: se a conversa for boa, fique nela.',
    ),
  ]
}

function forChildren(brief: Brief, minutes: number): DraftBlock[] {
  const { banks, choose, pool, profile } = brief
  const most = Math.min(MOST_FOR_CHILDREN, profile.questions.most)
  const count = within(Math.round(minutes / 2.5), FEWEST, most)
  const [main, ...others] = banks
  const wished = minutes >= SHORT_TALK ? aboutTheWish(brief, (bank) => bank.children.questions) : []
  const questions = takeAcross(
    choose,
    [
      main?.children.questions ?? [],
      CHILDREN_QUESTIONS,
      ...others.map(({ children }) => children.questions),
    ],
    wished.length > 0 ? count - 1 : count,
  )
  const quote = minutes >= 3 ? pool.best({ mostWords: quoteLength(brief) }) : null
  return [
    ...(quote
      ? [
          suggest('Leia esta fala bem devagar, explique com palavras simples e pergunte:'),
          ...quoted(quote),
        ]
      : []),
    ...numbered(questions),
    ...wished,
    ...(minutes >= 5 ? careNote(brief) : []),
  ]
}

/** With an object or a game for children, something to do together for the others. */
export const writeActivity: SectionWriter = ({ group, banks, main, choose }) => {
  if (group.band === 'infantil')
    return takeAcross(
      choose,
      banks.map(({ children }) => [children.activity]),
      1,
    ).map(suggest)
  if (group.band === 'juvenil') return [suggest(main.teens.activity)]
  return choose.take(GROUP_ACTIVITIES, 1).map(suggest)
}
