import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import {
  ENTRY_LIFETIME,
  removeEntries,
  writeEntry,
  readEntry,
  cleanUpEntries,
} from './offline-store'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The user for whom the answer is persisted on this device for 7 days, to be read without a connection. */
      persistFor?: string
    }
  }
}

const PREFIX = 'query/'

/**
 * Persists the answers of queries that say so in their `meta`, and restores them while the first answer of a visit is
 * on its way, or for as long as there is no connection. A newer answer always takes their place. Returns `unsubscribe`.
 */
export function persistQueries(queryClient: QueryClient, owner: string): () => void {
  void cleanUpEntries(owner)
  void removeEntries((key) => key.startsWith(PREFIX) && !key.startsWith(ofThisBuild()))
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll().filter((candidate) => isPersisted(candidate, owner))) {
    if (query.state.data === undefined) void restore(queryClient, query, owner)
    else void persist(query, owner)
  }
  return cache.subscribe((event) => {
    const { query } = event
    if (!isPersisted(query, owner)) return
    if (event.type === 'added') void restore(queryClient, query, owner)
    if (event.type === 'updated' && event.action.type === 'success') {
      if (restored.get(query) !== query.state.dataUpdatedAt) void persist(query, owner)
    }
  })
}

/** Drops what this device has of something that was deleted: the queries whose key names its id, and their entries. */
export async function removePersisted(
  queryClient: QueryClient,
  owner: string,
  id: string,
): Promise<void> {
  queryClient.removeQueries({
    predicate: (query) => isPersisted(query, owner) && query.queryKey.includes(id),
  })
  await removeEntries((key) => key.includes(id))
}

/** The age of what each query was restored with: that need not be persisted again. */
const restored = new WeakMap<Query, number>()

function isPersisted(query: Query, owner: string): boolean {
  return query.meta?.persistFor === owner
}

function persist({ queryKey, state }: Query, owner: string): Promise<void> {
  const lifetime = ENTRY_LIFETIME.read
  return writeEntry({ owner, key: keyOf(queryKey), value: state.data, lifetime })
}

async function restore(queryClient: QueryClient, query: Query, owner: string): Promise<void> {
  if (query.state.data !== undefined) return
  const entry = await readEntry(owner, keyOf(query.queryKey))
  const isGone = queryClient.getQueryCache().get(query.queryHash) !== query
  if (!entry || isGone || query.state.data !== undefined) return
  restored.set(query, entry.storedAt)
  queryClient.setQueryData(query.queryKey, entry.value, { updatedAt: entry.storedAt })
  // it may be seconds old and yet without what was done since: whoever shows it asks anew
  query.invalidate()
}

function keyOf(queryKey: QueryKey): string {
  return ofThisBuild() + JSON.stringify(queryKey)
}

/** What a build with other shapes has written is never read. */
function ofThisBuild(): string {
  return `${PREFIX}${import.meta.env.STORED_SHAPES}/`
}
