import { formatReference, existsInCanon } from '../../bible/canon.ts'
import type { MergedSection } from './draft-schema.ts'
import { placedReferences } from './references.ts'

const BOOKLESS = /\((\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?\)\s*$/u

/**
 * Headings that end in '(6:24-29)', with the book of the first passage that is printed: '(2 Reis 6:24-29)'. Without it
 * the figures are a mark of time, or numbers that nobody has said.
 */
export function withHeadingBooks(sections: readonly MergedSection[]): readonly MergedSection[] {
  const book = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'verse' ? placedReferences(block.reference) : []))
    .at(0)?.reference.book
  if (book === undefined) return sections
  const named = (heading: string) =>
    heading.replace(BOOKLESS, (written, chapter, verse, end?: string) => {
      const reference = {
        book,
        chapter: Number(chapter),
        verse: Number(verse),
        ...(end !== undefined && { endVerse: Number(end) }),
      }
      return existsInCanon(reference) ? `(${formatReference(reference)})` : written
    })
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'heading' ? { ...block, text: named(block.text) } : block,
    ),
  }))
}
