import { formatReference, verseCount } from '../../../../../bible/canon.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'
import { names } from '../../passages/sermon-passages.ts'
import { ABOUT_THE_TEXT, ACROSS_TEXTS } from '../../themes/bank/general.ts'
import { overlaps } from '../../themes/theme-detection.ts'
import type { Theme } from '../../themes/themes.ts'
import { type Brief, hasPoints, quoteLength, type SectionWriter, within } from '../brief/brief.ts'
import { heading, numbered, quoted, suggest } from '../brief/draft-blocks.ts'
import { enumerate } from '../brief/wording.ts'

const PARTS = ['No começo da mensagem', 'No meio da mensagem', 'Perto do fim da mensagem'] as const

/** The points of a sermon outline carry most of its quotations. */
const MOST_BESIDE_POINTS = 5

/** Highlights of the whole sermon, in order. */
export const writeSummary: SectionWriter = (brief, minutes) => {
  const { profile, pool, passages } = brief
  const most = hasPoints(profile) ? MOST_BESIDE_POINTS : 9
  const quotes = pool.covering(within(Math.round(minutes * 0.75), 3, most), {
    mostWords: quoteLength(brief),
  })
  const readHere = profile.readIn === 'summary'
  const verse = readHere && passages.key
  return [
    suggest(aboutTheMessage(brief, minutes)),
    ...(verse ? [{ kind: 'verse' as const, reference: formatReference(verse) }] : []),
    ...(readHere ? suggestedReading(brief) : []),
    ...(minutes >= 3 ? inParts(quotes) : quotes.flatMap(quoted)),
  ]
}

function aboutTheMessage({ sentences, themes, passages, group }: Brief, minutes: number): string {
  const [main, second, third] = themes
  const text = passages.base ? `, a partir de ${formatReference(passages.base)}` : ''
  const subject = main
    ? `O assunto principal da mensagem é ${main.name}${text}.`
    : passages.base
      ? `A mensagem parte de ${formatReference(passages.base)}.`
      : 'Estas são as falas que melhor resumem a mensagem.'
  const others = [second, third].flatMap((theme) => (theme ? [theme.name] : []))
  if (minutes <= 2) return subject
  const more = others.length > 1 ? 'outros assuntos' : 'outro assunto'
  const also = others.length > 0 ? ` Ela também toca em ${more}: ${others.join('; ')}.` : ''
  if (group.band === 'infantil')
    return `${subject} As falas abaixo são para você, que conduz: conte a mensagem às crianças em poucas frases, com as suas palavras.`
  return `${subject}${also} ${sentences.summary}`
}

/** A text of the theme is offered where the preacher named none, and said to be an offer. */
function suggestedReading({ passages }: Brief): DraftBlock[] {
  const [reading] = passages.suggested
  if (passages.said.length > 0 || !reading) return []
  return [suggest(`Sugestão de leitura, não citada na mensagem: ${formatReference(reading)}.`)]
}

function inParts(quotes: readonly Quote[]): DraftBlock[] {
  return PARTS.flatMap((title, third) => {
    const part = quotes.filter(({ position }) => Math.min(2, Math.floor(position * 3)) === third)
    return part.length > 0 ? [heading(title)].concat(part.flatMap(quoted)) : []
  })
}

/** Reading the text before talking about it. */
export const writeObservation: SectionWriter = (brief, minutes) => {
  const { passages, choose } = brief
  const { base, key } = passages
  const read = base ?? passages.said[0] ?? passages.suggested[0]
  const questions = choose.take(ABOUT_THE_TEXT, within(Math.round(minutes / 4), 2, 5))
  if (!read) {
    return [
      suggest(
        'Peça ao grupo que lembre qual texto bíblico a mensagem trouxe e leiam-no juntos antes de conversar.',
      ),
      ...numbered(questions),
    ]
  }
  return [
    suggest(howToRead(brief, formatReference(read))),
    ...suggestedReading(brief),
    ...(base && key ? [{ kind: 'verse' as const, reference: formatReference(key) }] : []),
    ...numbered(questions),
    ...(minutes >= 10 ? crossReferences(brief) : []),
  ]
}

function howToRead({ group }: Brief, reference: string): string {
  if (group.noReadingAloud)
    return `Deem três minutos para cada um ler ${reference} em silêncio, ou conte você mesmo o texto, sem pressa. Ninguém precisa ler para os outros.`
  if (group.band === 'infantil')
    return `Conte ${reference} como uma história, com gestos e vozes, e mostre onde ela está na Bíblia.`
  return `Leiam ${reference} duas vezes, devagar. Na segunda, cada um marca uma palavra ou ideia que chama a atenção.`
}

const SHORT_TEXT = 4

function crossReferences({ passages, choose, themes }: Brief): DraftBlock[] {
  const main = passages.base ?? passages.said[0] ?? null
  const others = passages.said.filter((reference) => !overlaps(reference, main))
  const short = others
    .toSorted((a, b) => hitsOf(themes, b) - hitsOf(themes, a))
    .filter((reference) => reference.verse !== undefined && verseCount(reference) <= SHORT_TEXT)
    .slice(0, 2)
  const [question = ''] = choose.take(ACROSS_TEXTS, 1)
  if (short.length > 0) {
    return [
      heading('Textos que conversam com este'),
      suggest('A mensagem também passou por aqui:'),
      ...short.map((reference): DraftBlock => ({
        kind: 'verse',
        reference: formatReference(reference),
      })),
      ...numbered([question]),
    ]
  }
  const offered = names(
    passages.said.length > 0 ? passages.suggested.slice(0, 2) : passages.suggested.slice(1, 3),
  )
  if (offered.length === 0) return []
  return [
    heading('Textos que conversam com este'),
    suggest(`Sugestão de leitura, não citada na mensagem: ${enumerate(offered)}.`),
    ...numbered([question]),
  ]
}

/** A text that belongs to the subject says more beside the main text than one named in passing. */
function hitsOf(themes: readonly Theme[], reference: BibleReference): number {
  return themes.filter(({ bank }) =>
    bank.readings.some((reading) =>
      findReferences(reading).some((found) => overlaps(found.reference, reference)),
    ),
  ).length
}

const ORDINALS = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto', 'Quinto'] as const

/** The points that the preacher announced; without any, the three parts of the message. */
export const writePoints: SectionWriter = (brief, minutes) => {
  const parts = brief.points.length > 0 ? announcedParts(brief) : plainParts(brief)
  const perPart = within(Math.round(minutes / parts.length / 4), brief.points.length > 0 ? 0 : 1, 3)
  return parts.flatMap((part) => writePart(brief, part, perPart, minutes >= 10))
}

function writePart(brief: Brief, part: Part, quotes: number, withTexts: boolean): DraftBlock[] {
  const { title, from, to, opening } = part
  const between = [brief.pool.positionOf(from), brief.pool.positionOf(to)] as const
  const support: Quote[] = []
  for (let i = 0; i < quotes; i += 1) {
    const quote = brief.pool.best({ between, mostWords: quoteLength(brief) })
    if (quote) support.push(quote)
  }
  const blocks = [
    ...(opening ? [opening] : []),
    ...support.toSorted((a, b) => a.from - b.from),
  ].flatMap(quoted)
  if (blocks.length === 0) return []
  const texts = withTexts ? textsBetween(brief, from, to) : []
  const named =
    texts.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: `Textos citados neste trecho da mensagem: ${enumerate(names(texts))}.`,
            origin: 'said' as const,
          },
        ]
      : []
  return [heading(title), ...blocks, ...named]
}

type Part = { title: string; from: number; to: number; opening: Quote | null }

function announcedParts({ points, speech, pool }: Brief): Part[] {
  return points.slice(0, ORDINALS.length).map((point, index) => ({
    title: `${ORDINALS[index]} ponto`,
    from: point.word,
    to: points[index + 1]?.word ?? Math.round(speech.words.length * 0.9),
    opening: pool.startingAt(point.word, 9, 40),
  }))
}

function plainParts({ utterances, speech }: Brief): Part[] {
  const size = Math.ceil(utterances.length / 3)
  return ['Primeira parte', 'Segunda parte', 'Terceira parte'].flatMap((title, index) => {
    const first = utterances[index * size]
    const last = utterances[(index + 1) * size]
    return first
      ? [{ title, from: first.from, to: last?.from ?? speech.words.length, opening: null }]
      : []
  })
}

function textsBetween({ speech, passages }: Brief, from: number, to: number): BibleReference[] {
  const start = speech.words[from]?.offset ?? 0
  const end = speech.words[to]?.offset ?? speech.text.length
  const found = findReferences(speech.text.slice(start, end)).map(({ reference }) => reference)
  return passages.said.filter(
    (said) =>
      !overlaps(said, passages.base) && found.some((reference) => overlaps(reference, said)),
  )
}
