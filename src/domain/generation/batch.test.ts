import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchQuery, putBatch, readBatch, updateItem, type Batch } from './batch'
import { stubLocalStorage } from './local-storage.test-support'

const KEY = 'esboca:batch'
const BATCH: Batch = {
  form: {
    url: 'https://youtu.be/demo-paz-01',
    startTime: '',
    endTime: '',
    series: '',
    seriesNumber: '',
    seriesTotal: '',
  },
  items: [{ groupId: 'g1', name: 'Jovens', requestId: null, state: 'waiting', problem: null }],
  askedAt: Date.UTC(2026, 10, 1),
}

let items: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) })
  items = stubLocalStorage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the outlines for several groups', () => {
  it('are there after a reload, for whoever asked for them', () => {
    const queryClient = new QueryClient()
    putBatch(queryClient, 'user', BATCH)
    updateItem(queryClient, 'user', 'g1', { state: 'working', requestId: 'r1' })
    const [item] = BATCH.items
    const worked = { ...BATCH, items: [{ ...item, state: 'working', requestId: 'r1' }] }
    expect(readBatch('user')).toEqual(worked)
    expect(queryClient.getQueryData(batchQuery('user').queryKey)?.batch).toEqual(worked)
    expect(readBatch('someone else')).toBeNull()
  })

  it('are over when they are closed, and after 30 days', () => {
    const queryClient = new QueryClient()
    putBatch(queryClient, 'user', BATCH)
    vi.setSystemTime(Date.UTC(2026, 11, 1))
    expect(readBatch('user')).toBeNull()
    putBatch(queryClient, 'user', null)
    expect(items.has(KEY)).toBe(false)
  })

  it.each([
    '{',
    'null',
    '7',
    JSON.stringify({ userId: 'user' }),
    JSON.stringify({ userId: 'user', batch: { ...BATCH, form: { url: 7 } } }),
    JSON.stringify({ userId: 'user', batch: { ...BATCH, items: [{ groupId: 'g1' }] } }),
    JSON.stringify({ userId: 'user', batch: { ...BATCH, askedAt: null } }),
  ])('are none where what is stored makes no sense: %s', (junk) => {
    items.set(KEY, junk)
    expect(readBatch('user')).toBeNull()
  })
})
