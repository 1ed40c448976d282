import { formatReference } from '../../bible/canon.ts'
import { findReferenceCandidates, findReferences } from '../../bible/references/find-references.ts'
import type { BibleReference } from '../../bible/reference.ts'
import { removeSpans, type Span } from './sentence-spans.ts'

export type PlacedReference = Span & { reference: BibleReference }

/** The references of a text that exist in the canon, with where they stand. */
export function placedReferences(text: string): PlacedReference[] {
  return findReferences(text).map(({ reference, index, length }) => ({
    reference,
    start: index,
    end: index + length,
  }))
}

/** What looks like a reference and is not in the canon. */
export function unknownReferences(text: string): Span[] {
  return findReferenceCandidates(text)
    .filter(({ reference }) => reference === null)
    .map(({ index, length }) => ({ start: index, end: index + length }))
}

/** The text without references that do not exist: each goes with its brackets or its sentence. */
export function removeUnknownReferences(
  text: string,
  onRemoved: (written: string) => void,
): string {
  const unknown = unknownReferences(text)
  if (unknown.length === 0) return text
  for (const { start, end } of unknown) onRemoved(text.slice(start, end))
  return removeSpans(text, unknown)
}

const PLAIN_FORM =
  /^(?:(?:[1-3]\s*[ªºao°]?\.?|I{1,3})\s*)?\p{L}+\.?\s+\d{1,3}(?:\s*[:.,]\s*\d{1,3}(?:\s*[-–]\s*\d{1,3})?)?$/u

/**
 * 'Jo 3.16' as 'João 3:16'. Only what is written as book, chapter and verse and nothing else: a
 * reference told in words, or one that is part of a list, keeps its words. 'Salmo' and 'Salmos' stay as
 * they are, since they do not fit the same sentence.
 */
export function normaliseReferences(text: string): string {
  let normalised = text
  for (const { reference, start, end } of placedReferences(text).toReversed()) {
    const written = text.slice(start, end)
    if (/^salmos?(?!\p{L})/iu.test(written) || !PLAIN_FORM.test(written)) continue
    normalised = normalised.slice(0, start) + formatReference(reference) + normalised.slice(end)
  }
  return normalised
}
