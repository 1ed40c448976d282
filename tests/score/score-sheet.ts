import { formatReference } from '../../supabase/functions/_shared/bible/canon.ts'
import {
  findReferenceCandidates,
  findReferences,
} from '../../supabase/functions/_shared/bible/references/find-references.ts'
import {
  verseText,
  withoutVerseNumbers,
} from '../../supabase/functions/_shared/bible/verse-text.ts'
import type { Transcript } from '../../supabase/functions/_shared/transcript/transcript.ts'
import { isOpenQuestion } from './open-question.ts'
import { readingEase, sentencesIn } from './readability.ts'
import { type Passage, type Quote, readSheet, type Section, type Sheet } from './read-sheet.ts'
import { type Place, spokenWords, wordsIn } from './spoken-words.ts'

export type Asked = { transcript: Transcript; videoId: string; duration: number }

export type Score = {
  quotes: number
  /** Thirds of the sermon, by words, from which something is quoted: 0 to 3. */
  thirds: number
  questions: number
  /** Of the questions, those that end in a question mark and cannot be answered with yes or no. */
  openQuestions: number
  /** Sentences of four words or more that stand on the sheet twice, alone or inside a longer one. */
  repeated: number
  readingEase: number | null
  /** Words of the sheet, without its appendices, for each minute of the meeting. */
  wordsPerMinute: number
  /** What must never be, each time it was found. */
  broken: Broken[]
}

export type Rule = 'quote' | 'time' | 'bible' | 'minutes' | 'section'

type Broken = { rule: Rule; detail: string }

const REQUIRED = [
  'Quebra-gelo',
  'Resumo da mensagem',
  'Perguntas para discussão',
  'Aplicação prática',
  'Conclusão',
  'Desafio',
]

/** What nobody spends minutes of the meeting on. */
const APPENDICES = new Set(['Textos bíblicos relacionados', 'Créditos'])

/** A shorter one ('Boa noite a todos!') may well come twice. */
const SENTENCE_WORDS = 4

/** Measures an outline by its Markdown and the transcript it was made from; the engine is not asked. */
export async function scoreSheet(markdown: string, asked: Asked): Promise<Score> {
  const sheet = readSheet(markdown)
  const find = spokenWords(asked.transcript)
  const quotes = sheet.sections.flatMap((section) => section.quotes)
  const places = quotes.map((quote) => find(quote.text))
  const meeting = sheet.sections.filter(({ title }) => !APPENDICES.has(title))
  const questions = questionsIn(sheet)
  return {
    quotes: quotes.length,
    thirds: thirdsOf(places),
    questions: questions.length,
    openQuestions: questions.filter(isOpenQuestion).length,
    repeated: repeatedIn(meeting),
    readingEase: readingEase(meeting.flatMap(({ prose }) => prose)),
    wordsPerMinute: Math.round(meeting.flatMap(allTexts).flatMap(wordsIn).length / asked.duration),
    broken: [
      ...quotes.flatMap((quote, index) => wrongIn(quote, places[index] ?? [], asked)),
      ...sheet.sections.flatMap(invalidReferences),
      ...(await wrongPassages(sheet)),
      ...wrongMinutes(meeting, asked.duration),
      ...REQUIRED.filter((title) => !meeting.some((section) => section.title === title)).map(
        (title) => broken('section', `no section '${title}'`),
      ),
    ],
  }
}

function broken(rule: Rule, detail: string): Broken {
  return { rule, detail }
}

function wrongIn(quote: Quote, places: readonly Place[], { transcript, videoId }: Asked): Broken[] {
  const { text, seconds } = quote
  if (places.length === 0) return [broken('quote', `never said: ${text}`)]
  if (!transcript.timed) {
    return seconds === null ? [] : [broken('time', `a time that is made up: ${text}`)]
  }
  if (quote.videoId !== videoId) return [broken('time', `leads to another video: ${text}`)]
  if (places.some(({ second }) => second === seconds)) return []
  return [broken('time', `said at ${places[0]?.second} s, not at ${seconds} s: ${text}`)]
}

function invalidReferences(section: Section): Broken[] {
  return allTexts(section).flatMap((text) =>
    findReferenceCandidates(text)
      .filter(({ reference }) => reference === null)
      .map(({ index, length }) =>
        broken('bible', `no such Bible text: ${text.slice(index, index + length)}`),
      ),
  )
}

async function wrongPassages(sheet: Sheet): Promise<Broken[]> {
  const wrong = await Promise.all(sheet.sections.flatMap(({ passages }) => passages).map(problemOf))
  return wrong.flatMap((problem) => (problem === null ? [] : [broken('bible', problem)]))
}

async function problemOf({ reference, text }: Passage): Promise<string | null> {
  const [found] = findReferences(reference)
  if (!found || formatReference(found.reference) !== reference) {
    return `no such Bible text: ${reference}`
  }
  const stored = text === null ? null : await verseText(found.reference)
  if (
    text === null ||
    wordsIn(stored ?? '').join(' ') === wordsIn(withoutVerseNumbers(text)).join(' ')
  )
    return null
  return `not the words of ${reference}: ${text}`
}

function wrongMinutes(sections: readonly Section[], duration: number): Broken[] {
  const total = sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return total === duration ? [] : [broken('minutes', `${total} minutes of ${duration}`)]
}

function thirdsOf(places: readonly (readonly Place[])[]): number {
  // Words that are said more than once count where they are said first.
  return new Set(places.flatMap(([first]) => (first ? [Math.floor(first.share * 3)] : []))).size
}

function questionsIn({ sections }: Sheet): string[] {
  const section = sections.find(({ title }) => title === 'Perguntas para discussão')
  if (!section) return []
  if (section.items.length > 0) return section.items
  return section.prose.filter((text) => text.includes('?'))
}

function repeatedIn(sections: readonly Section[]): number {
  const sentences = sections
    .flatMap(({ quotes, prose }) => [...quotes.map(({ text }) => text), ...prose])
    .flatMap(sentencesIn)
    .map(wordsIn)
    .filter((words) => words.length >= SENTENCE_WORDS)
    .map((words) => ` ${words.join(' ')} `)
  return sentences.filter((sentence, index) =>
    sentences.some(
      (other, place) =>
        place !== index && other.includes(sentence) && (other !== sentence || place < index),
    ),
  ).length
}

function allTexts({ quotes, passages, prose }: Section): string[] {
  return [
    ...quotes.map(({ text }) => text),
    ...passages.map(({ reference, text }) => `${reference} — ${text ?? ''}`),
    ...prose,
  ]
}
