import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage } from '@/lib/device/device-storage'
import type { OutlineInput } from './outline-input'
import {
  forgetRequest,
  forgetRequestsOfOthers,
  openRequest,
  pendingRequests,
  updateRequest,
} from './pending-request'

const INPUT: OutlineInput = {
  url: 'https://youtu.be/dQw4w9WgXcQ',
  outlineType: 'celula',
  duration: 60,
  groupProfile: '',
  additionalInfo: '',
  startTime: null,
  endTime: null,
  groupId: null,
  series: null,
  previousOutlineId: null,
  transcript: null,
}

const KEY = 'esboca:pending-outline'

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const STORAGES = {
  'a storage': storage,
  'a storage that is full': () => ({
    ...storage(),
    setItem: () => {
      throw new DOMException('exceeded', 'QuotaExceededError')
    },
  }),
  'a storage that is blocked': () => ({ getItem: blocked, setItem: blocked, removeItem: blocked }),
}

const idFor = (input: OutlineInput, user = 'user') => openRequest(user, input).requestId

describe.each(Object.entries(STORAGES))('with %s', (_, make) => {
  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: make() })
  })

  afterEach(() => {
    deviceStorage.removeItem(KEY)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('keeps the id while the same is asked again', () => {
    const id = idFor(INPUT)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(idFor({ ...INPUT })).toBe(id)
    expect(pendingRequests('user')).toHaveLength(1)
  })

  it.each([
    { url: 'https://youtu.be/dQw4w9WgXcR' },
    { outlineType: 'sermao' as const },
    { duration: 55 },
    { groupProfile: 'jovens' },
    { additionalInfo: 'jovens' },
    { startTime: 1 },
    { series: { name: 'Romanos', number: 3, total: 8 } },
    { endTime: 1 },
    { transcript: 'a' },
  ])('takes another id for %o', (changed) => {
    const id = idFor(INPUT)
    expect(idFor({ ...INPUT, ...changed })).not.toBe(id)
    expect(idFor(INPUT)).toBe(id)
  })

  it('takes another id for another user, and shows neither the requests of the other', () => {
    const id = idFor(INPUT)
    expect(idFor(INPUT, 'someone else')).not.toBe(id)
    expect(pendingRequests('user').map(({ requestId }) => requestId)).toEqual([id])
  })

  it('is forgotten as soon as somebody else is there, and kept for its owner', () => {
    idFor(INPUT, 'someone else')
    const id = idFor(INPUT)
    forgetRequestsOfOthers('user')
    expect(pendingRequests('someone else')).toEqual([])
    expect(pendingRequests('user').map(({ requestId }) => requestId)).toEqual([id])
  })

  it('takes another id once the request has come to its end', () => {
    const id = idFor(INPUT)
    forgetRequest(id)
    expect(pendingRequests('user')).toEqual([])
    expect(idFor(INPUT)).not.toBe(id)
  })

  it('does not forget another request', () => {
    const id = idFor(INPUT)
    forgetRequest('another')
    expect(idFor(INPUT)).toBe(id)
  })

  it('takes another id for an outline that was shown and only waits to be saved', () => {
    const id = idFor(INPUT)
    updateRequest(id, { unsaved: '# Paz' })
    expect(idFor(INPUT)).not.toBe(id)
    expect(pendingRequests('user').map(({ unsaved }) => unsaved)).toEqual([null, '# Paz'])
  })

  it('asked again, is one that the person does not know to have failed', () => {
    updateRequest(idFor(INPUT), { told: true })
    expect(pendingRequests('user')[0]?.told).toBe(true)
    expect(openRequest('user', INPUT).told).toBe(false)
  })

  it('gives up after 30 days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) })
    idFor(INPUT)
    vi.setSystemTime(Date.UTC(2026, 11, 1) - 1)
    expect(pendingRequests('user')).toHaveLength(1)
    vi.setSystemTime(Date.UTC(2026, 11, 1))
    expect(pendingRequests('user')).toEqual([])
  })

  it('keeps the newest five', () => {
    for (const duration of [5, 10, 15, 20, 25, 30]) idFor({ ...INPUT, duration })
    expect(pendingRequests('user').map(({ input }) => input.duration)).toEqual([30, 25, 20, 15, 10])
  })
})

describe('what is stored', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is what the history needs, and never the pasted transcript', () => {
    const store = storage()
    vi.stubGlobal('window', { localStorage: store })
    openRequest('user', { ...INPUT, groupProfile: 'recém-casados', transcript: 'A graça e a paz' })
    const stored = store.getItem(KEY) ?? ''
    expect(stored).toContain('recém-casados')
    expect(stored).not.toContain('A graça e a paz')
  })

  it.each(['{', 'null', '{"requestId":1}', '[{"requestId":"a"}]', '[null]', '"x"'])(
    'is taken for nothing when it makes no sense: %s',
    (junk) => {
      const store = storage()
      vi.stubGlobal('window', { localStorage: store })
      store.setItem(KEY, junk)
      expect(pendingRequests('user')).toEqual([])
      expect(idFor(INPUT)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})
