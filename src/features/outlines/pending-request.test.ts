import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutlineInput } from './outline-input'
import { forgetRequest, requestIdFor } from './pending-request'

const INPUT: OutlineInput = {
  url: 'https://youtu.be/dQw4w9WgXcQ',
  outlineType: 'celula',
  duration: 60,
  groupProfile: '',
  additionalInfo: '',
  startTime: null,
  endTime: null,
  transcript: null,
}

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

describe.each(Object.entries(STORAGES))('with %s', (_, make) => {
  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: make() })
  })

  afterEach(() => {
    forgetRequest(requestIdFor('user', INPUT))
    vi.unstubAllGlobals()
  })

  it('keeps the id while the same is asked again', () => {
    const id = requestIdFor('user', INPUT)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(requestIdFor('user', { ...INPUT })).toBe(id)
  })

  it.each([
    { url: 'https://youtu.be/dQw4w9WgXcR' },
    { outlineType: 'sermao' as const },
    { duration: 55 },
    { groupProfile: 'jovens' },
    { additionalInfo: 'jovens' },
    { startTime: 1 },
    { endTime: 1 },
    { transcript: 'a' },
  ])('takes another id for %o', (changed) => {
    const id = requestIdFor('user', INPUT)
    expect(requestIdFor('user', { ...INPUT, ...changed })).not.toBe(id)
  })

  it('takes another id for another user', () => {
    const id = requestIdFor('user', INPUT)
    expect(requestIdFor('someone else', INPUT)).not.toBe(id)
  })

  it('takes another id once the result was seen', () => {
    const id = requestIdFor('user', INPUT)
    forgetRequest(id)
    expect(requestIdFor('user', INPUT)).not.toBe(id)
  })

  it('does not forget a later request', () => {
    const id = requestIdFor('user', INPUT)
    forgetRequest('another')
    expect(requestIdFor('user', INPUT)).toBe(id)
  })
})

describe('what is stored', () => {
  it('says nothing about the input', () => {
    const store = storage()
    vi.stubGlobal('window', { localStorage: store })
    requestIdFor('user', { ...INPUT, groupProfile: 'recém-casados' })
    const stored = store.getItem('esboca:pending-outline')
    vi.unstubAllGlobals()
    expect(stored).not.toContain('casados')
    expect(Object.keys(JSON.parse(stored ?? '{}') as object)).toEqual(['requestId', 'fingerprint'])
  })

  it('is taken for nothing when it makes no sense', () => {
    const store = storage()
    vi.stubGlobal('window', { localStorage: store })
    for (const junk of ['{', 'null', '{"requestId":1}']) {
      store.setItem('esboca:pending-outline', junk)
      expect(requestIdFor('user', INPUT)).toMatch(/^[0-9a-f-]{36}$/)
    }
    vi.unstubAllGlobals()
  })
})
