import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removePersisted, persistQueries } from './persist-queries'

const entries = vi.hoisted(
  () => new Map<string, { owner: string; value: unknown; storedAt: number }>(),
)

vi.mock('./offline-store', () => ({
  ENTRY_LIFETIME: { read: 1, written: 1 },
  cleanUpEntries: async () => {},
  readEntry: async (owner: string, key: string) => {
    const entry = entries.get(key)
    return entry?.owner === owner ? entry : null
  },
  writeEntry: async ({ owner, key, value }: { owner: string; key: string; value: unknown }) => {
    entries.set(key, { owner, value, storedAt: Date.now() })
  },
  removeEntries: async (isUnwanted: (key: string) => boolean) => {
    for (const key of entries.keys()) if (isUnwanted(key)) entries.delete(key)
  },
}))

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

function watch(
  client: QueryClient,
  {
    queryKey,
    persistFor,
    answer,
  }: { queryKey: QueryKey; persistFor?: string; answer: () => unknown },
) {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async () => answer(),
    retry: false,
    ...(persistFor !== undefined && { meta: { persistFor } }),
  })
  const stop = observer.subscribe(() => {})
  return { data: () => observer.getCurrentResult().data, stop }
}

const clients: QueryClient[] = []

/** A visit to the app of this user. */
function visit(owner: string): QueryClient {
  const client = new QueryClient()
  client.mount()
  clients.push(client)
  persistQueries(client, owner)
  return client
}

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => entries.clear())
afterEach(() => {
  for (const client of clients.splice(0)) client.clear()
})

describe('persistQueries', () => {
  it('asks anew for what it has shown, however fresh: it may have changed since elsewhere in the app', async () => {
    const titles = ['antes', 'depois']
    const query = { queryKey: ['um'], meta: { persistFor: 'marta' }, staleTime: 60_000 }
    const asked = (client: QueryClient) =>
      new QueryObserver(client, { ...query, queryFn: async () => titles.shift() })
    asked(visit('marta')).subscribe(() => {})
    await settled()
    const client = visit('marta')
    // known before anybody shows it, as where a part of the page comes later
    client.getQueryCache().build(client, client.defaultQueryOptions(query))
    await settled()
    const later = asked(client)
    later.subscribe(() => {})
    await settled()
    expect(later.getCurrentResult().data).toBe('depois')
  })

  it('shows at the next visit what was read, where nothing can be read', async () => {
    watch(visit('marta'), { queryKey: ['um'], persistFor: 'marta', answer: () => 'o esboço' })
    await settled()
    const later = watch(visit('marta'), {
      queryKey: ['um'],
      persistFor: 'marta',
      answer: unreachable,
    })
    await settled()
    expect(later.data()).toBe('o esboço')
  })

  it('lets a newer answer take its place', async () => {
    watch(visit('marta'), { queryKey: ['um'], persistFor: 'marta', answer: () => 'velho' })
    await settled()
    const later = watch(visit('marta'), {
      queryKey: ['um'],
      persistFor: 'marta',
      answer: () => 'novo',
    })
    await settled()
    expect(later.data()).toBe('novo')
    expect([...entries.values()].map(({ value }) => value)).toEqual(['novo'])
  })

  it('keeps nothing of queries that do not ask for it, nor for somebody else', async () => {
    const client = visit('marta')
    watch(client, { queryKey: ['um'], answer: () => 'sem pedir' })
    watch(client, { queryKey: ['dois'], persistFor: 'rute', answer: () => 'de outra pessoa' })
    await settled()
    expect(entries.size).toBe(0)
  })

  it('shows nothing of another person', async () => {
    watch(visit('marta'), { queryKey: ['um'], persistFor: 'marta', answer: () => 'de marta' })
    await settled()
    const hers = watch(visit('rute'), { queryKey: ['um'], persistFor: 'rute', answer: unreachable })
    await settled()
    expect(hers.data()).toBeUndefined()
  })

  it('neither reads nor keeps what a build with other shapes has written', async () => {
    vi.stubEnv('STORED_SHAPES', 'older')
    watch(visit('marta'), { queryKey: ['um'], persistFor: 'marta', answer: () => 'de antes' })
    await settled()
    vi.unstubAllEnvs()
    expect([...entries.keys()]).toEqual(['query/older/["um"]'])
    entries.set('edit/um', { owner: 'marta', value: 'à mão', storedAt: 0 })
    const later = watch(visit('marta'), {
      queryKey: ['um'],
      persistFor: 'marta',
      answer: unreachable,
    })
    await settled()
    expect(later.data()).toBeUndefined()
    expect([...entries.keys()]).toEqual(['edit/um'])
  })

  it('looks after what was asked for before it began', async () => {
    const client = new QueryClient()
    clients.push(client)
    watch(client, { queryKey: ['um'], persistFor: 'marta', answer: () => 'antes' })
    await settled()
    persistQueries(client, 'marta')
    await settled()
    expect([...entries.values()].map(({ value }) => value)).toEqual(['antes'])
  })

  it('forgets what was deleted, here and among the entries', async () => {
    const client = visit('marta')
    for (const id of ['um', 'dois']) {
      watch(client, { queryKey: ['texto', id], persistFor: 'marta', answer: () => id }).stop()
    }
    await settled()
    await removePersisted(client, 'marta', 'um')
    expect([...entries.values()].map(({ value }) => value)).toEqual(['dois'])
    expect(client.getQueryData(['texto', 'um'])).toBeUndefined()
    expect(client.getQueryData(['texto', 'dois'])).toBe('dois')
  })
})
