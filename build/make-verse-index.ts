/**
 * Writes verse-index.ts from the stored Bible: `npm run gen:verse-index`; with --check it only compares.
 *
 * The index says of every key that at most MOST_VERSES verses have which verses these are. A commoner word tells
 * nothing: with 60 the base text of ten sermons of 233 more is missed, with 300 none is found besides.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { toBase91 } from '../supabase/functions/_shared/bible/packing/base91.ts'
import { writePlaces } from '../supabase/functions/_shared/bible/packing/bit-codes.ts'
import { BOOK_CODES } from '../supabase/functions/_shared/bible/books.ts'
import { verseKey } from '../supabase/functions/_shared/bible/verse-index/verse-keys.ts'

const MOST_VERSES = 120
/** A digit. */
const MOST_SHARED = 9

const BIBLE = new URL('../supabase/functions/_shared/bible/', import.meta.url)

const out = new URL('verse-index/verse-index.ts', BIBLE)
const verses = new Map<string, number[]>()
let ordinal = 0
for (const book of BOOK_CODES) {
  const chapters = JSON.parse(
    readFileSync(new URL(`books/${book}.json`, BIBLE), 'utf8'),
  ) as string[][]
  for (const text of chapters.flat()) {
    for (const key of keysOf(text)) {
      const known = verses.get(key)
      if (known) known.push(ordinal)
      else verses.set(key, [ordinal])
    }
    ordinal += 1
  }
}

const rows = [...verses]
  .filter(([, places]) => places.length <= MOST_VERSES)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
const bytes = writePlaces(
  rows.map(([, places]) => places),
  ordinal,
)
const module = `// Generated from the stored Bible by \`npm run gen:verse-index\`. Do not edit.

/** Keys of words, sorted, as \`shared-letters.ts\` reads them. */
export const KEYS =
  '${shared(rows.map(([key]) => key))}'

/** For each key: the ordinals in the Bible of the verses that have it, as \`bit-codes.ts\` reads them, in base91. */
export const PLACES =
  '${toBase91(bytes)}'
`

if (process.argv.includes('--check')) {
  if (readFileSync(out, 'utf8') !== module) {
    throw new Error('verse-index.ts is not what the stored Bible gives: npm run gen:verse-index')
  }
} else {
  writeFileSync(out, module)
}

function keysOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return new Set((words ?? []).map(verseKey).filter((key) => key !== null))
}

function shared(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let letters = 0
      while (letters < MOST_SHARED && letters < word.length && word[letters] === before[letters]) {
        letters += 1
      }
      before = word
      return `${letters}${word.slice(letters)}`
    })
    .join('')
}
