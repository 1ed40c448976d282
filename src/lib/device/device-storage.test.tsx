import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage } from './device-storage'

afterEach(() => {
  vi.restoreAllMocks()
  deviceStorage.removeItem('a')
})

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}

describe('deviceStorage', () => {
  it('keeps things on the device', () => {
    deviceStorage.setItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    localStorage.setItem('a', '2')
    expect(deviceStorage.getItem('a')).toBe('2')
    deviceStorage.removeItem('a')
    expect(deviceStorage.getItem('a')).toBeNull()
  })

  it('remembers what a full storage does not take, instead of what it held before', () => {
    deviceStorage.setItem('a', 'before')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    deviceStorage.setItem('a', 'after')
    expect(deviceStorage.getItem('a')).toBe('after')
    expect(localStorage.getItem('a')).toBeNull()
    full.mockRestore()
    deviceStorage.setItem('a', 'later')
    expect(localStorage.getItem('a')).toBe('later')
    expect(deviceStorage.getItem('a')).toBe('later')
  })

  it('does without a storage that is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    expect(deviceStorage.getItem('a')).toBeNull()
    deviceStorage.setItem('a', '1')
    expect(deviceStorage.getItem('a')).toBe('1')
    expect(deviceStorage.keys()).toEqual(['a'])
    deviceStorage.removeItem('a')
    expect(deviceStorage.getItem('a')).toBeNull()
    expect(deviceStorage.keys()).toEqual([])
  })
})
