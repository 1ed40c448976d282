import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findReferences } from '../../supabase/functions/_shared/bible/references/find-references.ts'
import type { BibleReference } from '../../supabase/functions/_shared/bible/reference.ts'
import { sectionOf } from '../../supabase/functions/_shared/contract/meeting/sections.ts'
import { readSheet, type Section } from './read-sheet.ts'
import { wordsIn } from './spoken-words.ts'

/** What an outline says of the sermon's meaning, as far as a machine can count it (docs/spec/outline-quality.md). */
export type Meaning = {
  /** Null where the sermon has no label. */
  baseText: 'right' | 'wrong' | 'none' | null
  questions: number
  /** Of these, the ones that belong to this sermon: its verses, its names, its phrases. */
  rooted: number
  /** Of these, the ones that an earlier sermon of the folder was asked too. */
  repeated: number
  quotes: number
  /** Of these, the ones that begin with what leans on the sentence before, or do not end. */
  brokenQuotes: number
  quotedWords: number
  words: number
}

const LEANS =
  /^(?:e|mas|porque|porém|então|assim|portanto|pois|isso|isto|aquilo|esse|essa|ele|ela|eles|elas|por isso|ou seja|também|aí|só que|que)\b/i
const LONG_RUN = 3
const TELLING_LETTERS = 6

/** Passages by file: from `labels.json` in the folder, else from the names of the files ('… - Efésios 4.31-32 - …'). */
export function readLabels(folder: string, files: readonly string[]): Map<string, BibleReference> {
  const written = path.join(folder, 'labels.json')
  const named = existsSync(written)
    ? (JSON.parse(readFileSync(written, 'utf8')) as Record<string, string>)
    : {}
  return new Map(
    files.flatMap((file) => {
      const name = named[file] ?? file.replace(/\.\w+$/, '').replace(/^\W*[\d-]{8,11}/, '')
      const [found] = findReferences(name.replaceAll(/(\d)\.(?=\d)/g, '$1:'))
      return found ? [[file, found.reference] as const] : []
    }),
  )
}

/** Scores the outlines of one group, sermon after sermon: what was asked before is remembered. */
export function createMeaningScore(): (
  markdown: string,
  spoken: string,
  label: BibleReference | undefined,
) => Meaning {
  const asked = new Set<string>()
  return (markdown, spoken, label) => {
    const { title, sections } = readSheet(markdown)
    const meeting = sections.filter(({ minutes }) => minutes !== null)
    const questions = meeting
      .filter(({ title: heading }) => sectionOf(heading) === 'questions')
      .flatMap(({ items }) => items)
    const quotes = meeting.flatMap((section) => section.quotes.map(({ text }) => text))
    const words = meeting.flatMap(textsOf).flatMap(wordsIn).length
    const heard = ` ${wordsIn(spoken).join(' ')} `
    const repeated = questions.filter((question) => asked.has(wordsIn(question).join(' '))).length
    for (const question of questions) asked.add(wordsIn(question).join(' '))
    return {
      baseText: label ? judgeBase(title, label) : null,
      questions: questions.length,
      rooted: questions.filter((question) => isRooted(question, heard)).length,
      repeated,
      quotes: quotes.length,
      brokenQuotes: quotes.filter((quote) => isBroken(quote)).length,
      quotedWords: quotes.flatMap(wordsIn).length,
      words,
    }
  }
}

function judgeBase(title: string, label: BibleReference): Meaning['baseText'] {
  const last = findReferences(title).at(-1)?.reference
  if (!last) return 'none'
  const isInside =
    last.chapter >= label.chapter && last.chapter <= (label.endChapter ?? label.chapter)
  return last.book === label.book && isInside ? 'right' : 'wrong'
}

/** With the verses that were read, with a phrase of the sermon, or standing under a sentence of it. */
function isRooted(question: string, heard: string): boolean {
  if (/\(v\. \d|\p{L} \d+:\d|frase da mensagem|a mensagem falou de/iu.test(question)) return true
  const words = wordsIn(question)
  return words.some((_, index) => {
    const run = words.slice(index, index + LONG_RUN)
    return (
      run.length === LONG_RUN &&
      run.filter((word) => word.length >= TELLING_LETTERS).length >= 2 &&
      heard.includes(` ${run.join(' ')} `)
    )
  })
}

function isBroken(quote: string): boolean {
  const said = quote.replace(/^["“]|["”]$/g, '')
  return LEANS.test(said) || !/[.!?]$/.test(said)
}

function textsOf({ quotes, passages, prose }: Section): string[] {
  return [...quotes.map(({ text }) => text), ...passages.map(({ text }) => text ?? ''), ...prose]
}

/** The table of the figures, as means over the folder. */
export function meaningSummary(scores: readonly Meaning[]): string {
  const total = (of: (score: Meaning) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0)
  const labelled = scores.filter(({ baseText }) => baseText !== null)
  const base = (value: Meaning['baseText']) =>
    share(labelled.filter(({ baseText }) => baseText === value).length, labelled.length)
  const questions = total((score) => score.questions)
  return [
    `base text right                ${base('right')}, goal 92 %`,
    `base text wrong                ${base('wrong')}, goal 0`,
    `no base text named             ${base('none')}, goal 5 %`,
    `rooted questions               ${share(
      total((score) => score.rooted),
      questions,
    )}, goal 70 %`,
    `questions asked before         ${share(
      total((score) => score.repeated),
      questions,
    )}, goal 10 % of a year`,
    `broken quotes                  ${share(
      total((score) => score.brokenQuotes),
      total((score) => score.quotes),
    )}, goal 3 %`,
    `quotes                         ${(total((score) => score.quotes) / Math.max(1, scores.length)).toFixed(1)} an outline, ${share(
      total((score) => score.quotedWords),
      total((score) => score.words),
    )} of the words, goal 10 to 20 %`,
    `words                          ${Math.round(total((score) => score.words) / Math.max(1, scores.length))} an outline of an hour`,
  ].join('\n')
}

function share(part: number, whole: number): string {
  return `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} % (${part}/${whole})`
}
