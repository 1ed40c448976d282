import type { OutlineType } from '@contract/meeting/meeting-types'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { inOrder } from '@/domain/series/series-order'

export type HistoryFilter = {
  /** Words to be found anywhere in title, group or content. */
  text: string
  type: OutlineType | 'all'
  /** The id of a group. */
  group: string
  /** The name of a series; empty for all outlines. */
  series: string
}

/** No group has this id. */
export const ALL_GROUPS = 'all'

const NO_NAMES: ReadonlyMap<string, string> = new Map()

const plainHeads = new WeakMap<OutlineSummary, { group: string; plain: string }>()

/**
 * The outlines that match, in the order given (HIST-2); those of a series in its own. Neither case nor accents matter; all words must be there.
 * What stands on a card is looked at here; `inContent` are the ids that the database has found, null while it has not
 * answered.
 */
export function searchOutlines(
  outlines: readonly OutlineSummary[],
  { text, type, group, series }: HistoryFilter,
  inContent: ReadonlySet<string> | null,
  /** By their id. */
  groupNames: ReadonlyMap<string, string> = NO_NAMES,
): OutlineSummary[] {
  const words = searchable(text).split(/\s+/).filter(Boolean)
  const among = series === '' ? outlines : inOrder(series, outlines)
  return among.filter((outline) => {
    if (type !== 'all' && outline.outline_type !== type) return false
    if (group !== ALL_GROUPS && outline.group_id !== group) return false
    if (words.length === 0 || inContent?.has(outline.id)) return true
    const head = plainHead(outline, groupNames.get(outline.group_id ?? '') ?? '')
    return words.every((word) => head.includes(word))
  })
}

/** What it is called, and for whom it was made. Made once per outline: it is asked for with every key that is typed. */
function plainHead(outline: OutlineSummary, group: string): string {
  const known = plainHeads.get(outline)
  if (known?.group === group) return known.plain
  const plain = searchable(
    [outline.title, outline.heading, group, outline.group_profile].filter(Boolean).join(' '),
  )
  plainHeads.set(outline, { group, plain })
  return plain
}

/** Without case and accents. The database does the same with whole outlines (private.plain_text). */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}
