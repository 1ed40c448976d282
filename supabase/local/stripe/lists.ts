import { ApiError, missing } from './api-error.ts'
import type { FormObject } from './form.ts'
import { textField } from './form.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** One page of a list, the newest first, as `limit`, `starting_after` and `ending_before` ask for it. */
export function page<Item extends { id: string }>(
  oldestFirst: readonly Item[],
  query: FormObject,
  url: string,
): { object: 'list'; data: Item[]; has_more: boolean; url: string } {
  const items = oldestFirst.toReversed()
  const limit = Number(textField(query, 'limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new ApiError(400, { param: 'limit' }, `This value must be between 1 and ${MAX_LIMIT}.`)
  }
  const after = textField(query, 'starting_after')
  const before = textField(query, 'ending_before')
  if (before !== undefined) {
    const end = position(items, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : position(items, after, 'starting_after') + 1
  const data = items.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < items.length, url }
}

function position(items: readonly { id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id)
  if (index === -1) throw missing('object', id, param)
  return index
}
