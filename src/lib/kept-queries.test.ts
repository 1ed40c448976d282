import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKept, keepQueries } from './kept-queries'

const copies = vi.hoisted(
  () => new Map<string, { owner: string; value: unknown; keptAt: number }>(),
)

vi.mock('./device-copies', () => ({
  COPY_LIFETIME: { read: 1, written: 1 },
  tidyCopies: async () => {},
  readCopy: async (owner: string, key: string) => {
    const copy = copies.get(key)
    return copy?.owner === owner ? copy : null
  },
  keepCopy: async ({ owner, key, value }: { owner: string; key: string; value: unknown }) => {
    copies.set(key, { owner, value, keptAt: Date.now() })
  },
  forgetCopiesOf: async (id: string) => {
    for (const key of copies.keys()) if (key.includes(id)) copies.delete(key)
  },
}))

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

function watch(
  client: QueryClient,
  { queryKey, keepFor, answer }: { queryKey: QueryKey; keepFor?: string; answer: () => unknown },
) {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async () => answer(),
    retry: false,
    ...(keepFor !== undefined && { meta: { keepFor } }),
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
  keepQueries(client, owner)
  return client
}

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => copies.clear())
afterEach(() => {
  for (const client of clients.splice(0)) client.clear()
})

describe('keepQueries', () => {
  it('shows at the next visit what was read, where nothing can be read', async () => {
    watch(visit('marta'), { queryKey: ['um'], keepFor: 'marta', answer: () => 'o esboço' })
    await settled()
    const later = watch(visit('marta'), { queryKey: ['um'], keepFor: 'marta', answer: unreachable })
    await settled()
    expect(later.data()).toBe('o esboço')
  })

  it('lets a newer answer take its place', async () => {
    watch(visit('marta'), { queryKey: ['um'], keepFor: 'marta', answer: () => 'velho' })
    await settled()
    const later = watch(visit('marta'), {
      queryKey: ['um'],
      keepFor: 'marta',
      answer: () => 'novo',
    })
    await settled()
    expect(later.data()).toBe('novo')
    expect([...copies.values()].map(({ value }) => value)).toEqual(['novo'])
  })

  it('keeps nothing of queries that do not ask for it, nor for somebody else', async () => {
    const client = visit('marta')
    watch(client, { queryKey: ['um'], answer: () => 'sem pedir' })
    watch(client, { queryKey: ['dois'], keepFor: 'rute', answer: () => 'de outra pessoa' })
    await settled()
    expect(copies.size).toBe(0)
  })

  it('shows nothing of another person', async () => {
    watch(visit('marta'), { queryKey: ['um'], keepFor: 'marta', answer: () => 'de marta' })
    await settled()
    const hers = watch(visit('rute'), { queryKey: ['um'], keepFor: 'rute', answer: unreachable })
    await settled()
    expect(hers.data()).toBeUndefined()
  })

  it('looks after what was asked for before it began', async () => {
    const client = new QueryClient()
    clients.push(client)
    watch(client, { queryKey: ['um'], keepFor: 'marta', answer: () => 'antes' })
    await settled()
    keepQueries(client, 'marta')
    await settled()
    expect([...copies.values()].map(({ value }) => value)).toEqual(['antes'])
  })

  it('forgets what was deleted, here and among the copies', async () => {
    const client = visit('marta')
    for (const id of ['um', 'dois']) {
      watch(client, { queryKey: ['texto', id], keepFor: 'marta', answer: () => id }).stop()
    }
    await settled()
    await forgetKept(client, 'marta', 'um')
    expect([...copies.values()].map(({ value }) => value)).toEqual(['dois'])
    expect(client.getQueryData(['texto', 'um'])).toBeUndefined()
    expect(client.getQueryData(['texto', 'dois'])).toBe('dois')
  })
})
