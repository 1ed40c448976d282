import type { BibleReference } from '../../bible/reference.ts'
import { verseText } from '../../bible/verse-text.ts'
import type { DraftSection } from '../model/document.ts'
import { placedReferences } from './references.ts'

/** A sheet prints one or two passages; more chapters than this vouch for nothing in particular. */
const MOST_CHAPTERS = 4

/**
 * The chapters whose verses a sheet prints, as text: who is named there and what is counted there is nobody's invention,
 * however the preacher or the captions put it ('o rei da Assíria' of a text that says Senaqueribe).
 *
 * @param baseText heard by us, for a section that is verified before the rest is written
 */
export async function scriptureOf(
  sections: readonly Pick<DraftSection, 'blocks'>[],
  baseText: BibleReference | null | undefined,
): Promise<string> {
  const references = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'verse' ? placedReferences(block.reference.slice(0, 200)) : [],
    ),
  )
  const passages = [...(baseText ? [baseText] : []), ...references.map((one) => one.reference)]
  const chapters = new Map(
    passages.map(({ book, chapter }) => [`${book} ${chapter}`, { book, chapter }]),
  )
  const texts = [...chapters.values()].slice(0, MOST_CHAPTERS).map((chapter) => verseText(chapter))
  return (await Promise.all(texts)).filter((text) => text !== null).join(' ')
}
