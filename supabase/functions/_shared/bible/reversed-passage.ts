import type { Mention } from './book-mentions.ts'
import { BEFORE_BOOK, CHAPTER_WORDS, FROM_WORDS, VERSE_WORDS } from './passage-words.ts'
import { type Passage, readVersesAt } from './read-passage.ts'
import { type ReadNumber, readNumber, readOrdinal } from './spoken-numbers.ts'
import { isWord, type Token } from './tokens.ts'
import { readVerseStart } from './verse-start.ts'

/** Tokens looked back over: 'capítulo trinta e dois da primeira carta do apóstolo Paulo aos'. */
const LONGEST_WAY_BACK = 12
/** 'versículos dezesseis, dezessete e dezoito do'. */
const LONGEST_VERSES = 10

/** Where 'capítulo' and its number start. */
type Found = { at: number; number: ReadNumber }

/** 'capítulo 3', 'capítulo terceiro', 'terceiro capítulo'. */
function chapterNumber(tokens: readonly Token[], word: number): Found | null {
  const after = readOrdinal(tokens, word + 1) ?? readNumber(tokens, word + 1)
  if (after !== null) return { at: word, number: after }
  const before = readOrdinal(tokens, word - 1)
  return before && { at: word - 1, number: before }
}

function chapterBefore(tokens: readonly Token[], mention: Mention): Found | null {
  const earliest = Math.max(0, mention.from - LONGEST_WAY_BACK)
  for (let at = mention.from - 1; at >= earliest; at--) {
    if (!isWord(tokens[at], CHAPTER_WORDS)) continue
    const found = chapterNumber(tokens, at)
    if (found === null) return null
    const between = tokens.slice(Math.max(found.number.next, at + 1), mention.from)
    const leadsToBook = between.length > 0 && between.every((token) => isWord(token, BEFORE_BOOK))
    return leadsToBook ? found : null
  }
  return null
}

/** The token of 'versículo' whose verses end right before 'do capítulo'. */
function versesBefore(tokens: readonly Token[], mention: Mention, chapter: Found): Passage[] {
  const end = isWord(tokens[chapter.at - 1], FROM_WORDS) ? chapter.at - 1 : chapter.at
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_VERSES); at--) {
    if (!isWord(tokens[at], VERSE_WORDS)) continue
    const passages = readVersesAt(tokens, mention, chapter.number.value, { from: at, at: at + 1 })
    return passages.at(-1)?.to === end ? passages : []
  }
  return []
}

/**
 * Passages whose chapter stands before the book: 'capítulo 3 de João, versículo 16' and
 * 'versículo 16 do capítulo 3 do evangelho de João'.
 */
export function readReversedPassages(tokens: readonly Token[], mention: Mention): Passage[] {
  const chapter = chapterBefore(tokens, mention)
  if (chapter === null) return []
  const { value } = chapter.number
  const earlier = versesBefore(tokens, mention, chapter)
  const [first, ...rest] = earlier
  if (first !== undefined) {
    const only = rest.length === 0
    return [{ ...first, to: only ? mention.to : first.to }, ...rest]
  }

  const later = readVerseStart(tokens, mention.to)
  if (later !== null && later.said)
    return readVersesAt(tokens, mention, value, { from: chapter.at, at: later.at })
  const reference = { book: mention.book, chapter: value }
  return [{ reference, from: chapter.at, to: mention.to }]
}
