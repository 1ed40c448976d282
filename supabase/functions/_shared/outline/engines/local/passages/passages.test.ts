import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mendLine, type Place } from '../../../verify/free-text.ts'
import { indexSpeech } from '../../../verify/speech-index.ts'
import { THEMES } from '../themes/themes.ts'
import type { BookPassages, Passage, Question } from './passage.ts'

const BOOKS = readdirSync(new URL('books/', import.meta.url)).map((name) => name.slice(0, 3))
const RANGE = /^(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/
const MOST_READ = 12

/** The names of fields that are no Portuguese word either: a leader would find one on the sheet. */
const FIELD_NAME =
  /\b(?:differ|lost|tender|leader|children|comfort|closing|interpret|bridge|listen)\b/

const SILENCE = indexSpeech({ cues: [], timed: false, language: 'pt', title: null })
/** Rules of verification that take a sentence away. */
const DROPPING: ReadonlySet<string> = new Set(['false_attribution', 'reference_unknown'])

/** Every text of a passage. */
function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(proseIn) : []
}

/** The texts of a passage in which verification might find something: a quotation, or figures. */
const textsIn = (value: unknown) => proseIn(value).filter((text) => /[“\d]/.test(text))

type Verse = { chapter: number; verse: number }
type Range = { from: Verse; to: Verse }

describe.each(BOOKS)('passages of %s', async (book) => {
  const bible = JSON.parse(
    readFileSync(new URL(`../../../../bible/books/${book}.json`, import.meta.url), 'utf8'),
  ) as string[][]
  const passages = await passagesOf(book)

  it.each(passages.map((passage) => [passage.verses, passage] as const))('%s', (_, passage) => {
    expect(faultsOf(passage, bible)).toEqual([])
  })

  it('stand on a sheet as they are written', async () => {
    const dropped: string[] = []
    for (const passage of passages) {
      const { from, to } = rangeOf(passage.verses)
      const scripture = bible
        .slice(from.chapter - 1, to.chapter)
        .flat()
        .join(' ')
      const report: Place['report'] = (rule, detail) => {
        if (DROPPING.has(rule)) dropped.push(`${passage.verses} ${detail}`)
      }
      for (const text of textsIn(passage)) {
        await mendLine(text, 'suggested', 2_000, {
          where: text,
          speech: SILENCE,
          scripture,
          report,
        })
      }
    }
    expect(dropped).toEqual([])
  })

  it('come in the order of the book, each once', () => {
    const starts = passages.map(({ verses }) => {
      const { from } = rangeOf(verses)
      return from.chapter * 1000 + from.verse
    })
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(new Set(passages.map(({ verses }) => verses)).size).toBe(passages.length)
  })
})

it('asks no question twice, in any book', async () => {
  const asked = new Map<string, string>()
  const twice: string[] = []
  for (const book of BOOKS) {
    const passages = await passagesOf(book)
    for (const passage of passages) {
      for (const text of [
        ...questionsOf(passage).map(({ ask }) => ask),
        ...passage.icebreakers.map((icebreaker) => icebreaker.text),
        ...passage.challenges.map(({ do: challenge }) => challenge),
      ]) {
        const place = `${book} ${passage.verses}`
        const before = asked.get(text)
        if (before) twice.push(`${before} and ${place}: ${text}`)
        asked.set(text, place)
      }
    }
  }
  expect(twice).toEqual([])
})

async function passagesOf(book: string): Promise<Passage[]> {
  const bank: Record<string, BookPassages> = await import(`./books/${book}.ts`)
  return Object.values(bank).flat()
}

function rangeOf(text: string): Range {
  const [, chapter, verse, endChapter, endVerse] = RANGE.exec(text) ?? []
  if (chapter === undefined) throw new Error(`not a range: ${text}`)
  const from = { chapter: Number(chapter), verse: Number(verse) }
  return {
    from,
    to: {
      chapter: Number(endChapter ?? chapter),
      verse: Number(endVerse ?? verse),
    },
  }
}

function isWithin(inner: Range, outer: Range): boolean {
  const at = ({ chapter, verse }: Verse) => chapter * 1000 + verse
  return at(inner.from) >= at(outer.from) && at(inner.to) <= at(outer.to)
}

function isSame(one: Verse, other: Verse): boolean {
  return one.chapter === other.chapter && one.verse === other.verse
}

function questionsOf({ observe, interpret, live }: Passage): readonly Question[] {
  return [...observe, ...interpret, ...live]
}

/** What a machine can see of README.md's rules, in words. */
function faultsOf(passage: Passage, bible: readonly (readonly string[])[]): string[] {
  const faults: string[] = []
  const need = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const exists = ({ from, to }: Range) =>
    [from, to].every(({ chapter, verse }) => bible[chapter - 1]?.[verse - 1] !== undefined) &&
    from.chapter * 1000 + from.verse <= to.chapter * 1000 + to.verse

  const whole = rangeOf(passage.verses)
  const read = rangeOf(passage.read.verses)
  need(exists(whole), 'the passage does not exist')
  need(exists(read) && isWithin(read, whole), '`read` is not inside the passage')
  need(
    read.from.chapter === read.to.chapter && read.to.verse - read.from.verse < MOST_READ,
    `\`read\` is longer than ${MOST_READ} verses or of two chapters`,
  )
  need(isWithin(rangeOf(passage.key), read), '`key` is not inside `read`')
  need(passage.title.length <= 45, 'the title is too long')
  need(passage.themes.length > 0, 'no theme')
  for (const theme of passage.themes)
    need(
      THEMES.some(({ id }) => id === theme),
      `unknown theme ${theme}`,
    )

  let next = whole.from
  for (const { verses, says } of passage.retold) {
    const { from, to } = rangeOf(verses)
    need(
      isSame(from, next) || isSame(from, { chapter: next.chapter + 1, verse: 1 }),
      `${verses} is retold behind a gap`,
    )
    next = { ...to, verse: to.verse + 1 }
    need(within(count(says), 5, 45), `${verses} is retold in ${count(says)} words`)
    need(/[.?]”?$/.test(says), `${verses} is retold without an end`)
    need(!/^(?:El[ea]s?|Iss?[ot]o)\b/.test(says), `${verses} is retold without its noun`)
    need(!/vers[íi]culo|\bv\. ?\d/.test(says), `${verses} is retold by its number`)
  }
  need(isSame(next, { ...whole.to, verse: whole.to.verse + 1 }), 'not retold to its end')

  need(!FIELD_NAME.test(Object.values(passage).flatMap(proseIn).join(' ')), 'a field by its name')
  need(passage.observe.length >= 3, 'fewer than three questions to observe')
  need(passage.interpret.length >= 3, 'fewer than three questions to interpret')
  need(passage.live.length >= 5, 'fewer than five questions to live')
  const isFor = (...audience: string[]) =>
    passage.live.some((question) => question.for?.some((one) => audience.includes(one)))
  need(isFor('adults'), 'no question to live for adults')
  need(isFor('young', 'teens'), 'no question to live for the young')
  need(passage.icebreakers.length >= 2, 'fewer than two icebreakers')
  need(passage.complete.length >= 2, 'fewer than two things to complete')
  need(passage.challenges.length >= 2, 'fewer than two challenges')
  need(passage.words.length >= 6, 'fewer than six words to be known by')
  for (const word of passage.words) need(/^[a-z0-9 ]{3,}$/.test(word), `word '${word}'`)

  const readText = plain(versesOf(read, bible))
  for (const { ask, verses, listen } of [...passage.observe, ...passage.interpret]) {
    for (const part of verses.split(', ')) {
      need(isWithin(rangeOf(part), read), `asks about ${part}, which is not read: ${ask}`)
    }
    for (const [, words = ''] of `${ask} ${listen}`.matchAll(/“([^”]+)”/g)) {
      need(
        words.split(' ').length < 3 || readText.includes(plain(words)),
        `“${words}” does not stand in ${passage.read.verses} of the stored Bible`,
      )
    }
  }
  for (const { ask } of questionsOf(passage)) {
    need(ask.includes('?'), `no question: ${ask}`)
    need(count(ask) <= 45, `a question of ${count(ask)} words: ${ask}`)
  }
  need(count(passage.idea) <= 40, 'the idea is longer than 40 words')
  need(count(passage.context) <= 90, 'the context is longer than 90 words')
  if (passage.children) {
    const { truth, to7, to12 } = passage.children
    need(count(truth) <= 12, `children take home ${count(truth)} words`)
    need(within(count(to7.story), 60, 160), `the story to 7 has ${count(to7.story)} words`)
    need(within(count(to12.story), 80, 220), `the story to 12 has ${count(to12.story)} words`)
  }
  for (const text of textsOf(passage)) {
    need(!/[—–"<>*_#]|\.{3}/.test(text), `a mark that does not belong in a text: ${text}`)
    need(text === text.trim() && !/\s{2}/.test(text), `loose blanks: ${text}`)
  }
  return faults
}

function versesOf({ from, to }: Range, bible: readonly (readonly string[])[]): string {
  return (bible[from.chapter - 1] ?? []).slice(from.verse - 1, to.verse).join(' ')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function count(text: string): number {
  return text.split(/\s+/).length
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Every text of an entry, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
