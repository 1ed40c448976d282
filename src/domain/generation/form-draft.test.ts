import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, clearDraftOfOthers, readDraft, writeDraft } from './form-draft'
import { stubLocalStorage } from './local-storage.test-support'
import { EMPTY_FORM } from './outline-input'

const KEY = 'esboca:draft'
const TYPED = { ...EMPTY_FORM, url: 'https://youtu.be/dQw4w9WgXcQ', startTime: '12:' }

let items: Map<string, string>

beforeEach(() => {
  items = stubLocalStorage()
})

afterEach(() => {
  clearDraft()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the draft of the form', () => {
  it('comes back as it was typed, to the same person only', () => {
    writeDraft('user', TYPED)
    expect(readDraft('user')).toEqual(TYPED)
    expect(readDraft('someone else')).toBeNull()
  })

  it('is gone for good as soon as somebody else is there, and stays for its owner', () => {
    writeDraft('user', TYPED)
    clearDraftOfOthers('user')
    expect(readDraft('user')).toEqual(TYPED)
    clearDraftOfOthers('someone else')
    expect(items.has(KEY)).toBe(false)
    for (const junk of ['{', 'null']) {
      items.set(KEY, junk)
      clearDraftOfOthers('user')
      expect(items.has(KEY)).toBe(false)
    }
  })

  it('is none where nothing was typed, or all was taken away again', () => {
    writeDraft('user', TYPED)
    writeDraft('user', { ...EMPTY_FORM })
    expect(readDraft('user')).toBeNull()
    expect(items.has(KEY)).toBe(false)
  })

  it('expires after 30 days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) })
    writeDraft('user', TYPED)
    vi.setSystemTime(Date.UTC(2026, 11, 1) - 1)
    expect(readDraft('user')).toEqual(TYPED)
    vi.setSystemTime(Date.UTC(2026, 11, 1))
    expect(readDraft('user')).toBeNull()
  })

  it.each([
    '{',
    'null',
    '7',
    JSON.stringify({ userId: 'user', typedAt: Date.now(), values: null }),
    JSON.stringify({ userId: 'user', typedAt: Date.now(), values: { ...TYPED, duration: '60' } }),
    JSON.stringify({ userId: 'user', typedAt: Date.now(), values: { ...TYPED, outlineType: 'x' } }),
    JSON.stringify({ userId: 'user', values: TYPED }),
  ])('is none where what is stored makes no sense: %s', (junk) => {
    items.set(KEY, junk)
    expect(readDraft('user')).toBeNull()
  })

  it('is kept by the tab where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('window', {
      localStorage: { getItem: blocked, setItem: blocked, removeItem: blocked },
    })
    writeDraft('user', TYPED)
    expect(readDraft('user')).toEqual(TYPED)
  })
})
