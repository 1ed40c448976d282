/**
 * Packs the stored Bible, the banks by passage and by theme and what was learned into modules that a function carries
 * (docs/deploy.md), a file a book, the others in one each: `npm run gen:books`; with --check it only compares.
 *
 * What is compared is what they hold: how gzip writes the same text depends on the processor. So a book is written only
 * when its text has changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fromBase91, toBase91 } from '../supabase/functions/_shared/bible/packing/base91.ts'
import { BOOK_CODES, type BookCode } from '../supabase/functions/_shared/bible/books.ts'
import {
  createDecoder,
  inPhrases,
  packWords,
  SAME_COST,
  toCodes,
  unpackWords,
  wordsOf,
} from '../supabase/functions/_shared/bible/packing/word-codes.ts'
import { commonPhrases } from './common-phrases.ts'
import type { BookPassages } from '../supabase/functions/_shared/outline/engines/local/passages/passage.ts'
import { subjectRow } from '../supabase/functions/_shared/outline/engines/local/passages/subject-rows.ts'
import { TELLING } from '../supabase/functions/_shared/outline/engines/local/listen/excerpts/telling-weights.ts'
import { KINDS } from '../supabase/functions/_shared/outline/engines/local/passages/plain/kinds/kinds.ts'
import { BANK } from '../supabase/functions/_shared/outline/engines/local/themes/bank/bank.ts'
import { topicRow } from '../supabase/functions/_shared/outline/engines/local/passages/topics/topic.ts'
import { TOPICS } from '../supabase/functions/_shared/outline/engines/local/passages/topics/topics.ts'

type Shelf = {
  folder: URL
  sources: string
  /** The content of a book, as JSON. */
  read: (file: URL) => string | Promise<string>
  /** What is known of all its books without opening one. */
  subjects?: (book: BookCode, json: string) => string[]
  /** Other lists that are packed beside the books. */
  lists?: Lists
}

/** The lines of each, by the name under which it is imported. */
type Lists = Readonly<Record<string, readonly string[]>>

const SHARED = new URL('../supabase/functions/_shared/', import.meta.url)
const SHELVES: readonly Shelf[] = [
  {
    folder: new URL('bible/', SHARED),
    sources: '.json',
    read: (file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
  },
  {
    folder: new URL('outline/engines/local/passages/', SHARED),
    sources: '.ts',
    read: async (file) => {
      const bank = (await import(file.href)) as Record<string, unknown[]>
      return JSON.stringify(Object.values(bank).flat())
    },
    subjects: (book, json) =>
      (JSON.parse(json) as BookPassages).map((entry) => subjectRow(book, entry)),
    lists: { TOPICS: TOPICS.map(topicRow), KINDS: [JSON.stringify(KINDS)] },
  },
]
const EXCERPTS_FOLDER = new URL('outline/engines/local/listen/excerpts/', SHARED)
const THEMES_FOLDER = new URL('outline/engines/local/themes/', SHARED)

/** Beside the books: the words that they are made of. Without it everything is packed anew. */
const VOCABULARY = 'vocabulary.ts'

const isCheck = process.argv.includes('--check')
const stale: string[] = []
for (const shelf of SHELVES) await packBooks(shelf)
packLists(THEMES_FOLDER, { THEMES: [JSON.stringify(BANK)] })
packLists(EXCERPTS_FOLDER, { TELLING: [JSON.stringify(TELLING)] })
if (isCheck && stale.length > 0) {
  throw new Error(`not what the books say: ${stale.join(', ')}. npm run gen:books`)
}

/** Lists without books. */
function packLists(folder: URL, lists: Lists): void {
  const packed = new URL('packed/', folder)
  mkdirSync(packed, { recursive: true })
  putLists(packed, lists)
  keepOnly(packed, Object.keys(lists).map(fileOf))
  putIndex(new URL('packed-lists.ts', folder), importsOf(lists))
}

async function packBooks({ folder, sources, read, subjects, lists }: Shelf): Promise<void> {
  const books = BOOK_CODES.filter((book) => existsSync(new URL(`books/${book}${sources}`, folder)))
  const packed = new URL('packed/', folder)
  mkdirSync(packed, { recursive: true })
  const texts = await Promise.all(
    books.map(async (book): Promise<[BookCode, string]> => [
      book,
      await read(new URL(`books/${book}${sources}`, folder)),
    ]),
  )

  const vocabulary = new URL(VOCABULARY, packed)
  const before = wordsIn(vocabulary)
  const decode = createDecoder(before)
  const outdated = texts.filter(([book, json]) => {
    const codes = unpacked(new URL(`${book}.ts`, packed))
    return codes === null || decode(codes) !== json
  })
  // where most books are packed again, their words are counted again: the list of another branch is none for these
  const isAnew = outdated.length > texts.length / 2
  const changed = isAnew ? texts : outdated
  // new words come after those that are known, so that the other books stay as they are
  const words = isAnew ? allWords(texts) : [...before, ...newWords(outdated, new Set(before))]
  const numbers = new Map(words.map((word, number) => [word, number]))
  if (isAnew || words.length > before.length) put(vocabulary, moduleOf(packWords(words)))
  for (const [book, json] of changed) {
    put(new URL(`${book}.ts`, packed), moduleOf(toCodes(json, numbers)))
  }

  const listed = {
    ...(subjects && { SUBJECTS: texts.flatMap(([book, json]) => subjects(book, json)) }),
    ...lists,
  }
  putLists(packed, listed)
  keepOnly(packed, [
    VOCABULARY,
    ...books.map((book) => `${book}.ts`),
    ...Object.keys(listed).map(fileOf),
  ])
  putIndex(new URL('packed-books.ts', folder), bookImports(books) + importsOf(listed))
}

function putLists(packed: URL, lists: Lists): void {
  for (const [name, rows] of Object.entries(lists)) {
    const file = new URL(fileOf(name), packed)
    const content = rows.join('\n')
    if (unpacked(file)?.toString() !== content) put(file, moduleOf(content))
  }
}

/** Takes away what is packed no more. */
function keepOnly(packed: URL, names: readonly string[]): void {
  for (const name of readdirSync(packed)) {
    if (!names.includes(name)) put(new URL(name, packed), null)
  }
}

/** The commonest first: they have the shortest codes. Of the same cost by letter: gzip makes less of the list. */
function allWords(texts: readonly (readonly [BookCode, string])[]): string[] {
  const books = texts.map(([, json]) => wordsOf(json))
  const phrases = commonPhrases(books)
  const counts = new Map<string, number>()
  for (const word of books.flatMap((words) => inPhrases(words, phrases))) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // one that always stands in a phrase may stand alone in a sentence to come
  for (const word of books.flat()) if (!counts.has(word)) counts.set(word, 0)
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  return SAME_COST.flatMap((end, range) => words.slice(SAME_COST[range - 1] ?? 0, end).toSorted())
}

function newWords(
  texts: readonly (readonly [BookCode, string])[],
  known: ReadonlySet<string>,
): string[] {
  const words = new Set(texts.flatMap(([, json]) => wordsOf(json)))
  return [...words].filter((word) => !known.has(word)).toSorted()
}

/** The module of a list: of TOPICS it is topics.ts. */
function fileOf(list: string): string {
  return `${list.toLowerCase()}.ts`
}

/** Writes a file, or removes it; while checking it only remembers. */
function put(file: URL, text: string | null): void {
  stale.push(file.pathname.split('/_shared/').at(-1) ?? file.pathname)
  if (isCheck) return
  if (text === null) rmSync(file)
  else writeFileSync(file, text)
}

function moduleOf(content: string | Uint8Array): string {
  return `export default '${toBase91(gzipSync(content, { level: 9 }))}'\n`
}

/** Null also for what was packed in another way, or has the marks of a conflict in it: it is packed anew. */
function unpacked(file: URL): Buffer | null {
  const packed = /'(.+)'/.exec(textOf(file) ?? '')?.[1]
  if (packed === undefined) return null
  try {
    return gunzipSync(fromBase91(packed))
  } catch {
    return null
  }
}

/** None where the vocabulary was packed in another way: everything is packed anew. */
function wordsIn(vocabulary: URL): string[] {
  try {
    return unpackWords(unpacked(vocabulary)?.toString() ?? '')
  } catch {
    return []
  }
}

function textOf(file: URL): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function putIndex(index: URL, imports: string): void {
  const content = `// Generated by \`npm run gen:books\`. Do not edit.\n${imports}`
  if (textOf(index) !== content) put(index, content)
}

/** Literal specifiers without import attributes, one a line: Supabase's CLI finds no others. */
function bookImports(books: readonly BookCode[]): string {
  const rows = books.map((book) => {
    const key = /^\d/.test(book) ? `'${book}'` : book
    return `  ${key}: () => import('./packed/${book}.ts'),\n`
  })
  return `
export const PACKED_BOOKS = {
${rows.join('')}}

export const VOCABULARY = () => import('./packed/${VOCABULARY}')
`
}

function importsOf(lists: Lists): string {
  return Object.keys(lists)
    .map((name) => `\nexport const ${name} = () => import('./packed/${fileOf(name)}')\n`)
    .join('')
}
