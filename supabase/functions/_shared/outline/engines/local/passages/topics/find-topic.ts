import { BOOKS } from '../../../../../bible/books.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import { once, unpackLines } from '../../../../../bible/packing/unpack-books.ts'
import { fold, splitWords } from '../../../../model/words.ts'
import type { Speech } from '../../listen/words/speech.ts'
import { stem } from '../../listen/words/stem.ts'
import { rarityOf, UNUSUAL } from '../../listen/words/usual-roots.ts'
import { TOPICS } from '../packed-books.ts'
import { readTopic, type Topic } from './topic.ts'
import { USUAL_TOPICS } from './usual-topics.ts'

type Phrase = { topic: Topic; roots: readonly string[]; weight: number }
type KeyedTopic = {
  topic: Topic
  titles: readonly (readonly string[])[]
}
type Table = {
  topics: readonly KeyedTopic[]
  /** What a topic is known by, by its first root. */
  byFirst: ReadonlyMap<string, readonly Phrase[]>
}

const table = once(async (): Promise<Table> => {
  const topics = (await unpackLines(TOPICS)).map(readTopic)
  const byFirst = new Map<string, Phrase[]>()
  for (const topic of topics) {
    const written = [...phrasesOf(topic.title), ...phrasesOf(topic.speech)]
    const known = new Map(written.map((roots) => [roots.join(' '), roots]))
    for (const roots of known.values()) {
      const [first = ''] = roots
      // a phrase says more than its words
      const weight = roots.length > 1 ? UNUSUAL : rarityOf(first)
      const phrases = byFirst.get(first)
      if (phrases) phrases.push({ topic, roots, weight })
      else byFirst.set(first, [{ topic, roots, weight }])
    }
  }
  return { topics: topics.map((topic) => ({ topic, titles: phrasesOf(topic.title) })), byFirst }
})

/** By how many deviations more than in an ordinary sermon the words of a topic are heard, where the title names it too. */
const BORNE_OUT = 2
/** Where it seems to go through a text all the same, as half of the lessons on a subject do. */
const INSTEAD_OF_ITS_TEXT = 3.5
/** Where the title does not: by so many, and by so many more than those of any other. */
const BEYOND_DOUBT = { excess: 8, margin: 3 } as const
/** Of what is heard of it, one word at most: a word alone is no subject. */
const OF_ONE_WORD = 0.85

/**
 * The subject that a message is preached on; null where its title names a text of the Bible, and where none is sure.
 *
 * @param expounds whether it goes through a passage: its speech is then no sign of a subject
 */
export async function findTopic(
  speech: Speech,
  title: string | null,
  expounds: boolean,
): Promise<Topic | null> {
  if (namesText(title ?? '')) return null
  const { topics, byFirst } = await table()
  const named = namedIn(title ?? '', topics)
  if (named.size === 0 && expounds) return null
  const scored = excessOf(speech, byFirst).toSorted((a, b) => b.excess - a.excess)
  const least = expounds ? INSTEAD_OF_ITS_TEXT : BORNE_OUT
  const [ofTitle] = scored
    .filter(({ topic, excess }) => named.has(topic) && excess >= least)
    .toSorted((a, b) => (named.get(b.topic) ?? 0) - (named.get(a.topic) ?? 0))
  if (ofTitle) return ofTitle.topic
  const [first, second] = scored
  const isSure =
    !expounds &&
    first !== undefined &&
    first.excess >= BEYOND_DOUBT.excess &&
    first.excess - (second?.excess ?? 0) >= BEYOND_DOUBT.margin &&
    first.ofOneWord <= OF_ONE_WORD
  return isSure ? first.topic : null
}

/** A preacher is called Lucas or Daniel, and nobody preaches on him. */
const PREACHER =
  /\b(?:pr|pra|pastor|pastora|rev|reverendo|reverenda|presb|presbitero|bispo|bispa|ap|apostolo|miss|missionario|missionaria|dr|ev|irmao|irma|padre|pe|prof)\b\.? \p{L}+/gu
const BOOK_NAMES = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(BOOKS)
    .map(({ name }) => fold(name))
    .join('|')})(?!\p{L})`,
  'u',
)

/** A passage, or a book that is gone through Sunday after Sunday. */
function namesText(title: string): boolean {
  return findReferences(title).length > 0 || BOOK_NAMES.test(fold(title).replaceAll(PREACHER, ''))
}

/** 'Culto de oração', 'Congresso de jovens', 'Igreja da Graça': when and where, and not on what. */
const OCCASION =
  /\b(?:cultos?|congresso|encontro|reuniao|noite|tarde|manha|semana|campanha|vigilia|domingo|igreja|comunidade|ministerio|congregacao|capela)(?: (?!e\b)\p{L}+)? d[aeo]s? (?:santa )?\p{L}+/gu

/** The topics that the title names, with the length of the phrase that it names them by. */
function namedIn(title: string, topics: readonly KeyedTopic[]): Map<Topic, number> {
  const said = ` ${rootsOf(fold(title).replaceAll(OCCASION, ' ')).join(' ')} `
  return new Map(
    topics.flatMap(({ topic, titles }) => {
      const lengths = titles
        .filter((roots) => said.includes(` ${roots.join(' ')} `))
        .map((roots) => roots.length)
      return lengths.length === 0 ? [] : [[topic, Math.max(...lengths)] as const]
    }),
  )
}

/** A topic that hardly any sermon speaks of is not found because one says its words twice. */
const LEAST_DEVIATION = 1.5
const PER = 1000

type Heard = {
  topic: Topic
  /** By how many standard deviations it is spoken of more than in an ordinary sermon. */
  excess: number
  /** Of what is heard of it, the share of its most frequent phrase: 0 to 1. */
  ofOneWord: number
}

function excessOf({ words }: Speech, byFirst: Table['byFirst']): Heard[] {
  const said = words.flatMap(({ folded }) => (SMALL.has(folded) ? [] : [stem(folded)]))
  const counts = new Map<Phrase, number>()
  for (let at = 0; at < said.length; at += 1) {
    for (const phrase of byFirst.get(said[at] ?? '') ?? NONE) {
      if (phrase.roots.every((root, offset) => said[at + offset] === root))
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  }
  const weights = new Map<Topic, { all: number; most: number }>()
  for (const [{ topic, weight }, count] of counts) {
    const { all, most } = weights.get(topic) ?? { all: 0, most: 0 }
    weights.set(topic, { all: all + weight * count, most: Math.max(most, weight * count) })
  }
  return Array.from(weights, ([topic, { all, most }]) => {
    const [mean, deviation] = USUAL_TOPICS[topic.name] ?? [0, 0]
    const score = (all * PER) / Math.max(1, words.length)
    const excess = (score - mean) / Math.max(deviation, LEAST_DEVIATION)
    return { topic, excess, ofOneWord: most / all }
  })
}

const NONE: readonly never[] = []

/** They stand between the words of a phrase and say nothing. */
const SMALL = new Set(
  'a o as os e de do da dos das em no na nos nas um uma ao aos com para por que se seu sua'.split(
    ' ',
  ),
)

function rootsOf(text: string): string[] {
  return splitWords(text).flatMap(({ folded }) => (SMALL.has(folded) ? [] : [stem(folded)]))
}

function phrasesOf(written: string): string[][] {
  return written
    .split(',')
    .map(rootsOf)
    .filter((roots) => roots.length > 0)
}
