import type { OutlineType } from '@contract/outline-type'
import type { SavedOutline } from './outline-queries'

export type HistoryFilter = {
  /** Words to be found anywhere in title or content. */
  text: string
  type: OutlineType | 'all'
}

/** The outlines that match, in the order given (HIST-2). Neither case nor accents matter; all words must be there. */
export function searchOutlines(
  outlines: readonly SavedOutline[],
  { text, type }: HistoryFilter,
): SavedOutline[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return outlines.filter((outline) => {
    if (type !== 'all' && outline.outline_type !== type) return false
    if (words.length === 0) return true
    const hay = plain(`${outline.title}\n${outline.generated_content}`)
    return words.every((word) => hay.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
