import { findMentions, type Mention } from './book-mentions.ts'
import { existsInCanon } from '../canon.ts'
import { findInventedReferences } from './invented-references.ts'
import { type Passage, readPassages } from './read-passage.ts'
import type { BibleReference } from '../reference.ts'
import { readReversedPassages, readVersesOf } from './reversed-passage.ts'
import { type Token, tokenise } from './tokens.ts'

/** `index` and `length` in UTF-16 units of the text that was searched. */
export type FoundReference = { reference: BibleReference; index: number; length: number }

/** Null: it looks like a reference, but the Bible has no such book, chapter or verse. */
export type Candidate = { reference: BibleReference | null; index: number; length: number }

/** The 1 of 'Salmo 23 1 João 4:8' belongs to the book behind it. */
function readUpTo(tokens: readonly Token[], mention: Mention, end: number): Passage[] {
  const passages = readPassages(tokens, mention)
  const runsOver = (passages.at(-1)?.to ?? 0) > end
  return runsOver ? readPassages(tokens.slice(0, end), mention) : passages
}

/** Passages behind a name; those that a verse stands before ('versículo 4 do Salmo 23') with that verse. */
function readAround(tokens: readonly Token[], mention: Mention, end: number, free: number) {
  const forward = readUpTo(tokens, mention, end)
  const [whole] = forward
  if (whole === undefined) return readReversedPassages(tokens, mention)
  const { chapter, verse, endChapter } = whole.reference
  if (forward.length > 1 || verse !== undefined || endChapter !== undefined) return forward
  const verses = readVersesOf(tokens, mention, { chapter, to: whole.to })
  return verses[0] !== undefined && verses[0].from >= free ? verses : forward
}

/** `invented` are those of a letter or book that the Bible does not have. */
type Passages = { known: Passage[]; invented: Passage[] }

function findPassages(tokens: readonly Token[]): Passages {
  const found: Passages = { known: [], invented: [] }
  let free = 0
  const mentions = findMentions(tokens)
  for (const [place, mention] of mentions.entries()) {
    const end = mentions[place + 1]?.from ?? tokens.length
    const passages = readAround(tokens, mention, end, free).filter(({ from }) => from >= free)
    found[mention.invented ? 'invented' : 'known'].push(...passages)
    free = passages.at(-1)?.to ?? 0
  }
  return found
}

function placed<Reference>(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  reference: Reference,
): { reference: Reference; index: number; length: number } {
  const index = tokens[from]?.start ?? 0
  return { reference, index, length: (tokens[to - 1]?.end ?? index) - index }
}

/**
 * The Bible passages that a text names, as Brazilians write and say them, in order of appearance.
 * Made for speech, punctuated or not: a name with no number is never one, and a number that counts
 * something ('Daniel 3 jovens') is none either. Only passages that exist in the canon. Of a list
 * ('Rm 8:28; 12:1-2') each item is found on its own; the book's name belongs to the first.
 */
export function findReferences(text: string): FoundReference[] {
  const tokens = tokenise(text)
  return findPassages(tokens)
    .known.filter((passage) => existsInCanon(passage.reference))
    .map((passage) => placed(tokens, passage, passage.reference))
}

/**
 * Everything in a text that passes for a Bible reference, also what does not exist ('Hezequias 4:2',
 * 'João 3:99', '3 Coríntios 1:1'), so that a caller can drop what a language model made up. Times of
 * day, durations and scores with a word for them are left alone; a bare 'Brasil 2:1' is a candidate.
 */
export function findReferenceCandidates(text: string): Candidate[] {
  const tokens = tokenise(text)
  const { known, invented } = findPassages(tokens)
  const named = known.map((passage) =>
    placed(tokens, passage, existsInCanon(passage.reference) ? passage.reference : null),
  )
  const spans = [...invented, ...findInventedReferences(tokens, [...known, ...invented])]
  const unknown = spans.map((span) => placed(tokens, span, null))
  return [...named, ...unknown].toSorted((one, other) => one.index - other.index)
}
