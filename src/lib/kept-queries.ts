import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { COPY_LIFETIME, forgetCopiesOf, keepCopy, readCopy, tidyCopies } from './device-copies'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The user for whom the answer is kept on this device for 7 days, to be read without a connection. */
      keepFor?: string
    }
  }
}

/**
 * Keeps the answers of queries that say so in their `meta`, and shows the kept answer while the first one of a visit
 * is on its way, or for as long as there is no connection. A newer answer always takes its place. Returns the way out.
 */
export function keepQueries(queryClient: QueryClient, owner: string): () => void {
  void tidyCopies(owner)
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll().filter((candidate) => isKept(candidate, owner))) {
    if (query.state.data === undefined) void restore(queryClient, query, owner)
    else void keep(query, owner)
  }
  return cache.subscribe((event) => {
    const { query } = event
    if (!isKept(query, owner)) return
    if (event.type === 'added') void restore(queryClient, query, owner)
    if (event.type === 'updated' && event.action.type === 'success') {
      const { data, dataUpdatedAt } = query.state
      if (restored.get(query) === dataUpdatedAt) return
      void keepCopy({
        owner,
        key: keyOf(query.queryKey),
        value: data,
        lifetime: COPY_LIFETIME.read,
      })
    }
  })
}

/** Drops what this device has of something that was deleted: the queries whose key names its id, and their copies. */
export async function forgetKept(
  queryClient: QueryClient,
  owner: string,
  id: string,
): Promise<void> {
  queryClient.removeQueries({
    predicate: (query) => isKept(query, owner) && query.queryKey.includes(id),
  })
  await forgetCopiesOf(id)
}

/** When each query was given what the device had. */
const restored = new WeakMap<Query, number>()

function isKept(query: Query, owner: string): boolean {
  return query.meta?.keepFor === owner
}

function keep({ queryKey, state }: Query, owner: string): Promise<void> {
  const lifetime = COPY_LIFETIME.read
  return keepCopy({ owner, key: keyOf(queryKey), value: state.data, lifetime })
}

async function restore(queryClient: QueryClient, query: Query, owner: string): Promise<void> {
  if (query.state.data !== undefined) return
  const copy = await readCopy(owner, keyOf(query.queryKey))
  const isGone = queryClient.getQueryCache().get(query.queryHash) !== query
  if (!copy || isGone || query.state.data !== undefined) return
  restored.set(query, copy.keptAt)
  queryClient.setQueryData(query.queryKey, copy.value, { updatedAt: copy.keptAt })
}

function keyOf(queryKey: QueryKey): string {
  return `query/${JSON.stringify(queryKey)}`
}
