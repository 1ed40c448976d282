import type { BookCode } from '../../../../bible/books.ts'
import { fold, splitWords } from '../../../model/words.ts'
import { PROPER_NAMES } from '../../../model/proper-names.ts'
import { stem } from '../listen/words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../listen/words/stop-words.ts'
import type { Passage } from './passage.ts'

/** What the whole bank is searched by without opening its books. */
export type Subject = {
  book: BookCode
  /** As the entry writes them: 'chapter:verse-verse'. */
  verses: string
  themes: readonly string[]
  /** Roots of the words by which a sermon on the passage is known, and of its theme. */
  strong: readonly string[]
  /** Roots of its title and its idea. */
  weak: readonly string[]
}

const SHORTEST = 4
/** A sermon that names Peter is not about whatever Peter did. */
const NAMES: ReadonlySet<string> = new Set(
  Array.from(PROPER_NAMES.keys(), (name) => stem(fold(name))),
)

/** One line of the list that `npm run gen:books` makes of the bank. */
export function subjectRow(
  book: BookCode,
  { verses, themes, words, theme, title, idea }: Passage,
): string {
  const strong = rootsOf([...words, theme])
  const weak = rootsOf([title, idea]).filter((root) => !strong.includes(root))
  return [book, verses, themes.join(' '), strong.join(' '), weak.join(' ')].join('|')
}

export function readSubject(row: string): Subject {
  const [book = '', verses = '', themes = '', strong = '', weak = ''] = row.split('|')
  return {
    book: book as BookCode,
    verses,
    themes: themes.split(' '),
    strong: strong.split(' '),
    weak: weak.split(' '),
  }
}

function rootsOf(texts: readonly string[]): string[] {
  const roots = texts
    .flatMap((text) => splitWords(text))
    .filter(
      ({ folded }) =>
        folded.length >= SHORTEST && carriesMeaning(folded) && !SERMON_WORDS.has(folded),
    )
    .map(({ folded }) => stem(folded))
  return [...new Set(roots)].filter((root) => !NAMES.has(root))
}
